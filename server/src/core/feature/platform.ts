import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Schema } from '../../infra/db/schema.ts';
import type { Model } from '../../infra/language-model/model.ts';
import type { Config } from '../config/config.ts';
import type { Origins } from '../config/origins.ts';

/** Dependencies with which features create their services. */
export interface Platform {
  config: Config;
  db: Kysely<Schema>;
  pool: Pool;
  /** Connection URL of the database, for worker processes. */
  databaseUrl: string;
  origins: Origins;
  model: Model | null;
  /** Log for failures that are not reported in a response. */
  log: Pick<FastifyBaseLogger, 'warn'> | undefined;
  /** Undefined uses the production cost; tests pass the minimum. */
  passwordCost: PasswordCost | undefined;
}

/** Argon2id parameters. */
export interface PasswordCost {
  /** Memory in KiB. */
  memoryCost: number;
  /** Number of passes. */
  timeCost: number;
  /** Number of threads. */
  parallelism: number;
}
