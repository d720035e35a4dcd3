import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { Company } from '../companies/queries.ts';
import type { Names } from '../dictionaries/names.ts';
import type { MarketSearch } from '../market/search/question.ts';
import type { Origins } from './origins.ts';
import type { Actor } from './session.ts';

/** What every handler may use. */
export interface Services {
  db: Kysely<Schema>;
  search: MarketSearch;
  /** Labels of dictionaries, skills and countries. */
  names: () => Promise<Names>;
  origins: Origins;
  /** Counts one write of the caller; refuses when there were too many. */
  limitWrites: (caller: string) => Promise<void>;
}

/** What a handler knows of its request besides the input. */
export interface Context extends Services {
  actor: Actor;
  /** The white-label company of the host, or null on the main portal. */
  company: Company | null;
  /** The network address of the caller, for limits only. */
  caller: string;
  now: Date;
}
