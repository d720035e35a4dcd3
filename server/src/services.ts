import { join } from 'node:path';
import { createCaptcha } from './people/captcha/captcha.ts';
import { createCvRenderer } from './cards/cv/renderer.ts';
import { listedCards } from './cards/listed-cards.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/db/open.ts';
import { createNames } from './dictionaries/names.ts';
import { localFiles } from './platform/files/files.ts';
import type { Services } from './platform/http/context.ts';
import { createLimits } from './platform/http/limits.ts';
import { createOrigins } from './platform/http/origins.ts';
import { createOutbox } from './platform/mail/outbox.ts';
import { sqlSearch } from './market/search/sql-search.ts';
import { createPasswords } from './people/passwords/hash.ts';
import { createSocial } from './people/social/provider-client.ts';

/** What handlers and tasks may use, on the given connections. */
export function createServices(config: Config, db: Database): Services {
  const origins = createOrigins(config.publicUrl);
  return {
    db: db.kysely,
    search: sqlSearch(db.kysely),
    listed: listedCards(db.pool, db.kysely),
    names: createNames(db.kysely),
    origins,
    limits: createLimits(db.pool),
    passwords: createPasswords(),
    outbox: createOutbox(origins),
    files: localFiles(join(config.dataDirectory, 'files')),
    cvs: createCvRenderer(),
    captcha: createCaptcha(config.captcha, db.kysely),
    social: createSocial(config.social),
    contactEmail: config.contactEmail,
  };
}
