import type { Config } from './config.ts';
import type { Database } from './db/open.ts';
import { createNames } from './dictionaries/names.ts';
import type { Services } from './http/context.ts';
import { createLimits } from './http/limits.ts';
import { createOrigins } from './http/origins.ts';
import { createOutbox } from './mail/outbox.ts';
import { sqlSearch } from './market/search/sql-search.ts';
import { createPasswords } from './passwords/hash.ts';

/** What handlers and tasks may use, on the given connections. */
export function createServices(config: Config, db: Database): Services {
  return {
    db: db.kysely,
    search: sqlSearch(db.kysely),
    names: createNames(db.kysely),
    origins: createOrigins(config.publicUrl),
    limits: createLimits(db.pool),
    passwords: createPasswords(),
    outbox: createOutbox(config.publicUrl.origin),
  };
}
