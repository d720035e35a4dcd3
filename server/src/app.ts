import { api } from '@crewdock/contract/api';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { randomUUID } from 'node:crypto';
import { staffTables } from '@crewdock/contract/staff/tables';
import { matchingRoutes } from './explanations/routes.ts';
import { importLinkRoutes } from './imports/links/routes.ts';
import { massImportRoutes } from './imports/mass/routes.ts';
import { jobTextRoutes } from './imports/job-texts/routes.ts';
import { resumeRoutes } from './imports/resumes/routes.ts';
import { applicationRoutes } from './applications/routes.ts';
import { bookingRoutes } from './interviews/routes.ts';
import { captchaRoutes } from './people/captcha/routes.ts';
import { cardEditingRoutes } from './cards/editing/routes.ts';
import { cardFileRoutes } from './cards/files/routes.ts';
import { cardRoutes } from './cards/routes.ts';
import { closingRoutes } from './relations/fill-job/routes.ts';
import { companyRoutes } from './companies/routes.ts';
import { companyGroupRoutes } from './companies/admin/groups/routes.ts';
import { companyActivityRoutes } from './companies/admin/activity/routes.ts';
import { companyCheckRoutes } from './companies/admin/check/routes.ts';
import { companyDomainRoutes } from './companies/admin/domain/routes.ts';
import { companyExportRoutes } from './companies/admin/export/routes.ts';
import { companyInboxRoutes } from './companies/admin/inbox/routes.ts';
import { companyNumbersRoutes } from './companies/admin/numbers/routes.ts';
import { companySettingsRoutes } from './companies/admin/settings/routes.ts';
import { companyUserRoutes } from './companies/admin/users/routes.ts';
import { widgetSettingsRoutes } from './companies/widget-settings.ts';
import type { Config } from './core/config/config.ts';
import { contactRoutes } from './contact/routes.ts';
import type { Database } from './infra/db/open.ts';
import { watchReplicas } from './infra/monitoring/replica-metrics.ts';
import type { Replicas } from './infra/replicas/replicas.ts';
import { dictionaryRoutes } from './dictionaries/routes.ts';
import { serveFiles } from './infra/storage/serve.ts';
import { compressAnswers } from './infra/http/compression.ts';
import { Connections } from './infra/http/connections.ts';
import { answerNotFound, sendError } from './core/errors/errors.ts';
import { readBodies } from './infra/http/bodies.ts';
import { createOnce } from './core/idempotency/idempotency.ts';
import { logRequests } from './infra/http/log.ts';
import { createMetrics, watchDatabase } from './infra/monitoring/metrics.ts';
import { mount } from './infra/http/mount.ts';
import { documentApi } from './infra/http/openapi.ts';
import { refuseWrongHosts } from './infra/http/hosts.ts';
import { createWarnings, watchWarnings } from './infra/monitoring/operating-warnings.ts';
import { mountProbes } from './infra/monitoring/probes.ts';
import { readableUrl } from './infra/http/readable-url.ts';
import { parseQueryString } from './infra/http/query-string.ts';
import { secureHeaders } from './infra/http/security.ts';
import { mountStaticFiles } from './infra/http/static-files.ts';
import { tellWriters } from './infra/http/written.ts';
import { importRoutes, massImportVariantRoutes } from './imports/tables/routes.ts';
import { operationRoutes } from './core/operations/routes.ts';
import { takeOneClicks } from './infra/http/one-click.ts';
import { mountMailbox } from './infra/http/mailbox.ts';
import { listRoutes } from './lists/routes.ts';
import { landingRoutes } from './market/landing.ts';
import { marketRoutes } from './market/routes.ts';
import { memoryOrSql } from './search/bitmaps/bitmap-search.ts';
import { sharingRoutes } from './sharing/routes.ts';
import { shareStatisticsRoutes } from './sharing/statistics-routes.ts';
import { verdictRoutes } from './sharing/verdicts/routes.ts';
import { MarketMemory } from './search/bitmaps/market-memory.ts';
import { readiness, watchMarket } from './search/metrics.ts';
import { noteRoutes } from './relations/notes/routes.ts';
import { staffRelationRoutes } from './relations/staff/routes.ts';
import { relationRoutes } from './relations/routes.ts';
import { JustMade } from './pages/just-made.ts';
import { type MadePage, mountPages } from './pages/mount.ts';
import { RELEASE } from './core/config/release.ts';
import type { Reports } from './core/logging/reports.ts';
import { endMailsByClick, mailRoutes } from './people/mails/routes.ts';
import { profileRoutes } from './people/profile/routes.ts';
import { registrationRoutes } from './people/registration/routes.ts';
import { ownResourceRoutes } from './resources/own-routes.ts';
import { readingServices } from './reading.ts';
import { resourceRoutes } from './resources/routes.ts';
import { widgetOptionRoutes } from './served-widgets/options.ts';
import { serveWidgets } from './served-widgets/routes.ts';
import { createServices, storeOf } from './services.ts';
import { sessionRoutes } from './people/session/routes.ts';
import { signInRoutes } from './people/sign-in/routes.ts';
import { socialRoutes } from './people/social/routes.ts';
import { applicationSource } from './staff/applications/source.ts';
import { auditSource } from './staff/audit/source.ts';
import { feedRoutes } from './feeds/routes.ts';
import { serveFeeds } from './feeds/serve.ts';
import { leadRoutes } from './staff/sdr/routes.ts';
import { accountPageRoutes } from './staff/people/account-page.ts';
import { accountMergeRoutes } from './staff/people/merge/routes.ts';
import { accountRoutes, peopleRoutes } from './staff/people/routes.ts';
import { sectionRoutes } from './staff/sections/routes.ts';
import { healthRoutes } from './staff/health/routes.ts';
import { staffCompanyRoutes } from './staff/companies/routes.ts';
import { companySource } from './staff/companies/source.ts';
import { duplicateRoutes } from './staff/attribution/duplicates.ts';
import { ledgerSource } from './staff/attribution/source.ts';
import { statsRoutes } from './staff/stats/routes.ts';
import { requestSource } from './staff/cards/requests.ts';
import { talentSource } from './staff/cards/talents.ts';
import { resourceSource } from './staff/resources/source.ts';
import { skillSource } from './staff/skills/source.ts';
import { tableRoutes } from './staff/table/routes.ts';
import { updateSource } from './staff/updates/source.ts';
import { navigationRoutes } from './staff/navigation/routes.ts';
import { viewRoutes } from './staff/views/routes.ts';
import { unsubscribeFromMarketByClick } from './notifications/subscriptions/market/routes.ts';
import { subscriptionRoutes, unsubscribeByClick } from './notifications/subscriptions/routes.ts';
import type { PasswordCost } from './people/passwords/hash.ts';
import { twoFactorRoutes } from './people/two-factor/routes.ts';

interface AppOptions {
  config: Config;
  db: Database;
  /** Read replicas of the database; null when there are none. */
  replicas?: Replicas | null;
  log: FastifyBaseLogger;
  reports?: Reports | null;
  /** Production cost by default; tests pass the minimum. */
  passwordCost?: PasswordCost;
}

const BODY_LIMIT = 256 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
/**
 * Longer than the limited request head allows, so that the endpoint's schema rejects long parameters instead of the
 * router.
 */
const LONGEST_PART = 16 * 1024;
/** Registering all endpoints can exceed Fastify's default of ten seconds on a busy machine. */
const MOUNT_TIMEOUT_MS = 120_000;

/**
 * Builds the whole server, which uses one port: API, documentation, probes, files of the portal and the widgets, pages.
 */
export async function buildApp(appOptions: AppOptions): Promise<FastifyInstance> {
  const { config, db, replicas = null, log, reports, passwordCost } = appOptions;
  const connections = new Connections();
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    pluginTimeout: MOUNT_TIMEOUT_MS,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PART, querystringParser: parseQueryString },
    rewriteUrl: readableUrl,
    serverFactory: connections.createServer,
    return503OnClosing: false,
  });
  connections.attach(app);
  // `mount` validates all parts of a request at once.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(answerNotFound);

  const memory = new MarketMemory({
    pool: db.pool,
    log,
    limitBytes: config.marketMemoryMb * 2 ** 20,
    // Cards found in memory are then loaded from the database, so no replica that lacks them may be used.
    ...(replicas && { onRead: (client) => replicas.raiseFloor(client) }),
  });
  const metrics = createMetrics();
  watchDatabase(metrics, db.pool);
  const warnings = createWarnings({ config, store: storeOf(config) });
  watchWarnings(metrics, warnings);
  metrics.rows('build_info', 'The release that runs.', ['version', 'build'], async () => [{ ...RELEASE, value: 1 }]);
  const base = createServices(config, db, { log, passwordCost });
  const onSearch = watchMarket(metrics, memory);
  const services = { ...base, search: memoryOrSql(memory, base.search, onSearch) };
  const https = config.publicUrl.protocol === 'https:';
  const reading = replicas ? readingServices(services, { memory, replicas, https, onSearch }) : () => services;
  if (replicas) watchReplicas(metrics, replicas);
  const options = { services, reading, once: createOnce(db), https, checkResponses: config.env !== 'production' };

  reports?.name(app);
  logRequests(app);
  metrics.mount(app, config.metricsToken);
  await compressAnswers(app);
  secureHeaders(app, config);
  await app.register(cookie);
  // After the cookies: one of them selects the database that the request reads.
  const identities = (request: FastifyRequest) => [...new Set([reading(request).identity, services.identity])];
  refuseWrongHosts(app, { identities, checksHosts: config.hasPublicUrl });
  if (replicas) tellWriters(app, replicas, https);
  const justMade = new JustMade<MadePage>(app);
  await documentApi(app);
  await app.register(async (scope) => {
    await readBodies(scope);
    mountProbes(scope, { pool: db.pool, replicas, connections, warnings }, () => ({
      release: RELEASE,
      market: readiness(memory),
    }));
    serveFiles(scope, services.files);
    takeOneClicks(scope, '/available-resources-unsubscribe', (link) => unsubscribeByClick(link, services));
    takeOneClicks(scope, '/market-unsubscribe', (link) => unsubscribeFromMarketByClick(link, services));
    takeOneClicks(scope, '/mails-unsubscribe', (link) => endMailsByClick(link, services));
    serveWidgets(scope, services, https);
    serveFeeds(scope, services);
    mountMailbox(scope, config, db.kysely);
    mount(scope, api.market, marketRoutes, options);
    mount(scope, api.landing, landingRoutes, options);
    mount(scope, api.cards, cardRoutes, options);
    mount(scope, api.cardEditing, cardEditingRoutes, options);
    mount(scope, api.cardFiles, cardFileRoutes, options);
    mount(scope, api.relations, relationRoutes, options);
    mount(scope, api.relationNotes, noteRoutes, options);
    mount(scope, api.staffRelations, staffRelationRoutes, options);
    mount(scope, api.matching, matchingRoutes, options);
    mount(scope, api.lists, listRoutes, options);
    mount(scope, api.companies, companyRoutes, options);
    mount(scope, api.companyUsers, companyUserRoutes, options);
    mount(scope, api.companyGroups, companyGroupRoutes, options);
    mount(scope, api.companyInbox, companyInboxRoutes, options);
    mount(scope, api.companyActivity, companyActivityRoutes, options);
    mount(scope, api.companyExport, companyExportRoutes, options);
    mount(scope, api.companyNumbers, companyNumbersRoutes, options);
    mount(scope, api.companyCheck, companyCheckRoutes(app, https), options);
    mount(scope, api.companyDomain, companyDomainRoutes, options);
    mount(scope, api.companySettings, companySettingsRoutes, options);
    mount(scope, api.dictionaries, dictionaryRoutes, options);
    mount(scope, api.accounts, { ...registrationRoutes, ...signInRoutes, ...captchaRoutes }, options);
    mount(scope, api.session, sessionRoutes, options);
    mount(scope, api.mails, mailRoutes, options);
    mount(scope, api.profile, profileRoutes, options);
    mount(scope, api.twoFactor, twoFactorRoutes, options);
    mount(scope, api.social, socialRoutes, options);
    mount(scope, api.contact, contactRoutes, options);
    mount(scope, api.updates, tableRoutes(staffTables.updates, updateSource), options);
    mount(scope, api.staffRequests, tableRoutes(staffTables.requests, requestSource), options);
    mount(scope, api.staffTalents, tableRoutes(staffTables.talents, talentSource), options);
    mount(scope, api.staffSkills, tableRoutes(staffTables.skills, skillSource), options);
    mount(scope, api.staffResources, tableRoutes(staffTables.availableResources, resourceSource), options);
    mount(scope, api.requestApplications, tableRoutes(staffTables.requestApplications, applicationSource), options);
    mount(scope, api.vendors, peopleRoutes(staffTables.vendors, 2), options);
    mount(scope, api.clients, peopleRoutes(staffTables.clients, 1), options);
    mount(scope, api.contractors, peopleRoutes(staffTables.contractors, 3), options);
    mount(scope, api.staff, accountRoutes(staffTables.staff), options);
    mount(scope, api.sdrRequests, leadRoutes(staffTables.sdrRequests), options);
    mount(scope, api.sdrClients, leadRoutes(staffTables.sdrClients), options);
    mount(scope, api.companiesTable, tableRoutes(staffTables.companies, companySource), options);
    mount(scope, api.staffCompanies, staffCompanyRoutes, options);
    mount(scope, api.staffAccounts, accountPageRoutes, options);
    mount(scope, api.accountMerge, accountMergeRoutes, options);
    mount(scope, api.staffViews, viewRoutes, options);
    mount(scope, api.sections, sectionRoutes, options);
    mount(scope, api.ledger, tableRoutes(staffTables.ledger, ledgerSource), options);
    mount(scope, api.duplicates, duplicateRoutes, options);
    mount(scope, api.staffNavigation, navigationRoutes, options);
    mount(scope, api.health, healthRoutes(db.pool), options);
    mount(scope, api.feed, feedRoutes, options);
    mount(scope, api.stats, statsRoutes, options);
    mount(scope, api.audit, tableRoutes(staffTables.audit, auditSource), options);
    mount(scope, api.applications, applicationRoutes, options);
    mount(scope, api.booking, bookingRoutes, options);
    mount(scope, api.closing, closingRoutes, options);
    mount(scope, api.resources, resourceRoutes, options);
    mount(scope, api.ownResources, ownResourceRoutes, options);
    mount(scope, api.subscriptions, subscriptionRoutes, options);
    mount(scope, api.imports, importRoutes, options);
    mount(scope, api.massImportVariants, massImportVariantRoutes, options);
    mount(scope, api.resumes, resumeRoutes, options);
    mount(scope, api.jobTexts, jobTextRoutes, options);
    mount(scope, api.massImport, massImportRoutes, options);
    mount(scope, api.importLinks, importLinkRoutes, options);
    mount(scope, api.widgetSettings, { ...widgetSettingsRoutes, ...widgetOptionRoutes }, options);
    mount(scope, api.operations, operationRoutes, options);
    mount(scope, api.sharing, sharingRoutes, options);
    mount(scope, api.shareStatistics, shareStatisticsRoutes, options);
    mount(scope, api.verdicts, verdictRoutes, options);
  });
  await mountStaticFiles(app);
  await mountPages(app, reading, { https, reportsTo: config.reports.portal, justMade });
  memory.start();
  app.addHook('onClose', () => memory.close());
  app.addHook('onClose', () => services.counter.close());
  app.addHook('onClose', () => services.cvs.pool.close());
  app.addHook('onClose', () => services.drawing.close());
  app.addHook('onClose', () => services.importReader.close());
  app.addHook('onClose', () => services.importProcesses.close());
  app.addHook('onClose', () => services.resumes.close());
  app.addHook('onClose', () => services.jobTexts.close());
  return app;
}
