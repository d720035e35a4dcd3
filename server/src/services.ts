import type { FastifyBaseLogger } from 'fastify';
import { join } from 'node:path';
import { companyOfHost, findCompany, isPortalHost } from './companies/queries.ts';
import { allFeatures, type AllServices } from './context.ts';
import type { Config } from './core/config/config.ts';
import { createOrigins } from './core/config/origins.ts';
import { createLimits } from './core/context/limits.ts';
import { PagePositions } from './core/context/page-positions.ts';
import { createVault } from './core/encryption/vault.ts';
import { vaultKeys } from './core/encryption/vault-keys.ts';
import { mergeDeclarations, type ServicesOf } from './core/feature/define-feature.ts';
import type { PasswordCost, Platform } from './core/feature/platform.ts';
import type { AnyFeature } from './features.ts';
import type { Database } from './infra/db/open.ts';
import { createDns } from './infra/dns/dns.ts';
import { createDrawing } from './infra/drawing/drawing.ts';
import { createOutbox } from './infra/email/outbox.ts';
import { createModel } from './infra/language-model/model.ts';
import { createFiles } from './infra/storage/files.ts';
import { folderStore } from './infra/storage/folder-store.ts';
import { s3Store } from './infra/storage/s3-store.ts';
import type { Store } from './infra/storage/store.ts';
import { actorOfSession, authenticateToken, isStaff } from './people/accounts/authenticate.ts';

export interface ServiceOptions {
  /** Log for failures that are not reported in a response. */
  log?: Pick<FastifyBaseLogger, 'warn'>;
  /** Argon2id parameters; production parameters by default. Tests pass the minimum. */
  passwordCost?: PasswordCost;
}

/** Creates the services of handlers and tasks, using these connections. */
export function createServices(
  config: Config,
  { kysely: db, pool, url }: Database,
  { log, passwordCost }: ServiceOptions = {},
): AllServices {
  const origins = createOrigins(config.publicUrl);
  const model = config.model && createModel(config.model, { log });
  // Plain http is only used for local trials, where a second factor is pointless.
  const staffNeedFactor = config.publicUrl.protocol === 'https:';
  return {
    ...featureServices({ config, db, pool, databaseUrl: url, origins, model, log, passwordCost }),
    db,
    identity: {
      actorOf: (authorization, now) => authenticateToken(db, authorization, { now, staffNeedFactor }),
      actorOfSession: (tokenHash, now) => actorOfSession(db, tokenHash, { now, staffNeedFactor }),
      isStaff: (executor, personId) => isStaff(executor, personId, { staffNeedFactor }),
      companyOfHost: (hostname) => companyOfHost(db, origins, hostname),
      isPortalHost: (hostname) => isPortalHost(db, origins, hostname),
      companyOfSlug: (slug) => findCompany(db, slug),
    },
    origins,
    limits: createLimits(pool, config.limitsPerAddress),
    pagePositions: new PagePositions(),
    outbox: createOutbox(origins, config.mailFrom),
    files: createFiles(
      db,
      createFileStore(config),
      allFeatures.flatMap(({ files = [] }) => files),
    ),
    dns: createDns(config.dnsServers),
    drawing: createDrawing(),
    model,
    vault: createVault(() => vaultKeys(config)),
    contactEmail: config.contactEmail,
    subSites: config.subSites,
  };
}

function featureServices(platform: Platform): ServicesOf<AnyFeature> {
  return mergeDeclarations(allFeatures.map(({ services }) => services?.(platform)));
}

/** Creates the configured file store: S3, or a folder in the data directory. */
export function createFileStore({ filesS3, dataDirectory }: Config): Store {
  return filesS3 ? s3Store(filesS3) : folderStore(join(dataDirectory, 'files'));
}
