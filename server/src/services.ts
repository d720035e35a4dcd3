import type { FastifyBaseLogger } from 'fastify';
import { join } from 'node:path';
import { massImportFiles } from './imports/mass/add-file.ts';
import { createModel } from './infra/language-model/model.ts';
import { JobTexts } from './imports/job-texts/job-texts.ts';
import { ResumeReader } from './imports/resumes/resume-reader.ts';
import { Resumes } from './imports/resumes/resumes.ts';
import { applicationCvs, earlierApplicationCvs } from './applications/cv-files.ts';
import { uploadedCvs } from './cards/files/cv-upload.ts';
import { photos } from './cards/files/photo.ts';
import { createCvRenderer } from './cards/cv/renderer.ts';
import { listedCards } from './cards/listed-cards.ts';
import { companyArchives } from './companies/admin/export/found.ts';
import { logoPurposes } from './companies/logo.ts';
import { companyOfHost, findCompany, isPortalHost } from './companies/queries.ts';
import type { AllServices } from './context.ts';
import { createNames } from './dictionaries/names.ts';
import { createFetchDocument } from './imports/tables/cv/fetch-document.ts';
import { importedCvs } from './imports/tables/cv/naming.ts';
import { ImportProcesses } from './imports/tables/apart/import-processes.ts';
import { FileReader } from './imports/tables/files/read.ts';
import { importedFiles } from './imports/tables/upload.ts';
import { sqlSearch } from './search/sql-search.ts';
import { actorOfSession, authenticate, isStaff } from './people/accounts/authenticate.ts';
import { createCaptcha } from './people/captcha/captcha.ts';
import { createPasswords, type PasswordCost } from './people/passwords/hash.ts';
import { avatars } from './people/profile/avatar.ts';
import { createSocial } from './people/social/provider-client.ts';
import type { Config } from './core/config/config.ts';
import type { Database } from './infra/db/open.ts';
import { createDns } from './infra/dns/dns.ts';
import { createDrawing } from './infra/drawing/drawing.ts';
import { createFetchBytes } from './infra/outbound-fetch/fetch-bytes.ts';
import { createFiles } from './infra/storage/files.ts';
import { folderStore } from './infra/storage/folder-store.ts';
import { s3Store } from './infra/storage/s3-store.ts';
import type { Store } from './infra/storage/store.ts';
import { createLimits } from './core/context/limits.ts';
import { createOrigins } from './core/config/origins.ts';
import { PagePositions } from './core/context/page-positions.ts';
import { createOutbox } from './infra/email/outbox.ts';
import { createVault } from './core/encryption/vault.ts';
import { vaultKeys } from './core/encryption/vault-keys.ts';
import { cardRelations } from './relations/of-cards.ts';
import { resourceCvs } from './resources/cv.ts';
import { createCounter } from './sharing/counter.ts';
import { addressedByTag, inWidget } from './sharing/happened.ts';
import { openCard } from './sharing/open.ts';

/** The purposes that files can be stored for. */
const PURPOSES = [
  photos,
  avatars,
  uploadedCvs,
  applicationCvs,
  earlierApplicationCvs,
  resourceCvs,
  importedFiles,
  importedCvs,
  massImportFiles,
  companyArchives,
  ...Object.values(logoPurposes),
];

export interface ServiceOptions {
  /** Logs failures that no response reports. */
  log?: Pick<FastifyBaseLogger, 'warn'>;
  /** Production cost by default; tests pass the minimum. */
  passwordCost?: PasswordCost;
}

/** Creates the services of handlers and tasks on the given connections. */
export function createServices(
  config: Config,
  { kysely: db, pool, url }: Database,
  { log, passwordCost }: ServiceOptions = {},
): AllServices {
  const origins = createOrigins(config.publicUrl);
  const sharePasswords = createPasswords(passwordCost);
  const counter = createCounter(db, log);
  const model = config.model && createModel(config.model, { log });
  // Plain http is only used for a local trial, where a second factor would protect nothing.
  const staffNeedFactor = config.publicUrl.protocol === 'https:';
  return {
    db,
    identity: {
      actorOf: (authorization, now) => authenticate(db, authorization, { now, staffNeedFactor }),
      actorOfSession: (tokenHash, now) => actorOfSession(db, tokenHash, { now, staffNeedFactor }),
      isStaff: (executor, personId) => isStaff(executor, personId, { staffNeedFactor }),
      companyOfHost: (hostname) => companyOfHost(db, origins, hostname),
      isPortalHost: (hostname) => isPortalHost(db, origins, hostname),
      companyOfSlug: (slug) => findCompany(db, slug),
    },
    search: sqlSearch(db),
    listed: listedCards(db),
    cardRelations: cardRelations(db),
    names: createNames(db),
    origins,
    limits: createLimits(pool, config.formsPerAddress),
    pagePositions: new PagePositions(),
    passwords: createPasswords(passwordCost),
    sharePasswords,
    counter,
    taggedCard: async (kind, key, context) =>
      (await openCard(kind, key, undefined, { ...context, sharePasswords })).row,
    addressedByTag: (kind, key, context) => addressedByTag(kind, key, { ...context, counter }),
    inWidget: (happened, { caller, userAgent, wantsNoCount, now }) =>
      inWidget(happened, { caller, userAgent, wantsNoCount, now, counter }),
    outbox: createOutbox(origins, config.mailFrom),
    files: createFiles(db, storeOf(config), PURPOSES),
    cvs: createCvRenderer(),
    dns: createDns(config.dnsServers),
    drawing: createDrawing(),
    importReader: new FileReader(),
    importProcesses: new ImportProcesses(url),
    fetchDocument: createFetchDocument(createFetchBytes()),
    resumes: new Resumes(new ResumeReader(), createFetchBytes(), model),
    jobTexts: new JobTexts(createFetchBytes()),
    model,
    captcha: createCaptcha(config.captcha, db),
    social: createSocial(config.social),
    vault: createVault(() => vaultKeys(config)),
    contactEmail: config.contactEmail,
    subSites: config.subSites,
  };
}

/** Returns the configured file store: S3, or a folder in the data directory. */
export function storeOf({ filesS3, dataDirectory }: Config): Store {
  return filesS3 ? s3Store(filesS3) : folderStore(join(dataDirectory, 'files'));
}
