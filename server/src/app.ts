import { type Api, api } from '@crewdock/contract/api';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { randomUUID } from 'node:crypto';
import { operationRoutes } from './core/operations/routes.ts';
import { allFeatures, type AllServices } from './context.ts';
import type { RequestFacts } from './core/context/context.ts';
import {
  mergeDeclarations,
  type AnyRoutes,
  type Routes,
  type RoutesOf,
  type RunningServer,
} from './core/feature/define-feature.ts';
import type { PasswordCost } from './core/feature/platform.ts';
import type { AnyFeature } from './features.ts';
import type { Config } from './core/config/config.ts';
import type { Database } from './infra/db/open.ts';
import { watchReplicas } from './infra/monitoring/replica-metrics.ts';
import type { Replicas } from './infra/replicas/replicas.ts';
import { serveFiles } from './infra/storage/serve.ts';
import { compressAnswers } from './infra/http/compression.ts';
import { Connections } from './infra/http/connections.ts';
import { answerNotFound, sendError } from './core/errors/errors.ts';
import { readBodies } from './infra/http/bodies.ts';
import { createOnce } from './core/idempotency/idempotency.ts';
import { logRequests } from './infra/http/log.ts';
import { createMetrics, watchDatabase } from './infra/monitoring/metrics.ts';
import { mountEndpoints } from './infra/http/mount.ts';
import { documentApi } from './infra/http/openapi.ts';
import { refuseWrongHosts } from './infra/http/hosts.ts';
import { createWarnings, watchWarnings } from './infra/monitoring/operating-warnings.ts';
import { mountProbes } from './infra/monitoring/probes.ts';
import { readableUrl } from './infra/http/readable-url.ts';
import { parseQueryString } from './infra/http/query-string.ts';
import { secureHeaders } from './infra/http/security.ts';
import { mountStaticFiles } from './infra/http/static-files.ts';
import { tellWriters } from './infra/http/written.ts';
import { mountMailbox } from './infra/http/mailbox.ts';
import { memoryOrSql } from './search/bitmaps/bitmap-search.ts';
import { MarketMemory } from './search/bitmaps/market-memory.ts';
import { getMarketReadiness, watchMarket } from './search/metrics.ts';
import { JustMade } from './pages/just-made.ts';
import { type MadePage, mountPages } from './pages/mount.ts';
import { RELEASE } from './core/config/release.ts';
import type { Reports } from './core/logging/reports.ts';
import { readingServices } from './reading.ts';
import { createServices, createFileStore } from './services.ts';

interface AppOptions {
  config: Config;
  db: Database;
  /** Read replicas of the database; null if there are none. */
  replicas?: Replicas | null;
  log: FastifyBaseLogger;
  reports?: Reports | null;
  /** Argon2id parameters; production parameters by default. Tests pass the minimum. */
  passwordCost?: PasswordCost;
}

const BODY_LIMIT = 256 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
/**
 * Maximum length of path parameters in the router: longer than a request head can be, so that endpoint schemas instead
 * of the router reject long parameters.
 */
const LONGEST_PART = 16 * 1024;
/**
 * Time limit in milliseconds for registering all endpoints. Fastify's default of ten seconds can be too short on a busy
 * machine.
 */
const MOUNT_TIMEOUT_MS = 120_000;

/**
 * Builds the server for one port: API, documentation, probes, static files of the portal and the widgets, and pages.
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
  // Fastify does not validate, because `mountEndpoints` validates all parts of a request together.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(answerNotFound);

  const memory = new MarketMemory({
    pool: db.pool,
    log,
    limitBytes: config.marketMemoryMb * 2 ** 20,
    // Cards found in memory are loaded from the database afterward, so replicas that lack the cards must not be used.
    ...(replicas && { onRead: (client) => replicas.raiseFloor(client) }),
  });
  const metrics = createMetrics();
  watchDatabase(metrics, db.pool);
  const warnings = createWarnings({ config, store: createFileStore(config) });
  watchWarnings(metrics, warnings);
  metrics.rows('build_info', 'Version and build of the running release.', ['version', 'build'], async () => [
    { ...RELEASE, value: 1 },
  ]);
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
  // Registered after the cookies, because a cookie determines which database the request reads.
  const identities = (request: FastifyRequest) => [...new Set([reading(request).identity, services.identity])];
  refuseWrongHosts(app, { identities, checksHosts: config.hasPublicUrl });
  if (replicas) tellWriters(app, replicas, https);
  const justMade = new JustMade<MadePage>(app);
  await documentApi(app);
  await app.register(async (scope) => {
    await readBodies(scope);
    mountProbes(scope, { pool: db.pool, replicas, connections, warnings }, () => ({
      release: RELEASE,
      market: getMarketReadiness(memory),
    }));
    serveFiles(scope, services.files);
    mountMailbox(scope, config, db.kysely);
    for (const { addRoutes } of allFeatures) addRoutes?.(scope, services, https);
    for (const [name, handlers] of Object.entries(allRoutes({ app, pool: db.pool, https }))) {
      mountEndpoints(scope, api[name as keyof Api], handlers, options);
    }
  });
  await mountStaticFiles(app);
  await mountPages(app, reading, { https, reportsTo: config.reports.portal, justMade });
  memory.start();
  app.addHook('onClose', () => memory.close());
  app.addHook('onClose', () => services.drawing.close());
  for (const { close } of allFeatures) app.addHook('onClose', () => close?.(services));
  return app;
}

/** Returns the handlers of all endpoint tables. It is a type error if a table has no handlers. */
function allRoutes(server: RunningServer): AnyRoutes<AllServices & RequestFacts> {
  const platformRoutes: Routes<Exclude<keyof Api, RoutesOf<AnyFeature>>, AllServices & RequestFacts> = {
    operations: operationRoutes,
  };
  return mergeDeclarations([
    platformRoutes,
    ...allFeatures.map(({ routes }) => (typeof routes === 'function' ? routes(server) : routes)),
  ]);
}
