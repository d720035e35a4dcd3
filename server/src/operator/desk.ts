import { userInfo } from 'node:os';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Doer } from '../core/audit/changed.ts';
import type { Config } from '../core/config/config.ts';
import type { Schema } from '../infra/db/schema.ts';
import { VISITOR } from '../core/identity/actor.ts';
import { COMMAND_LINE } from '../core/identity/device.ts';
import type { Store } from '../infra/storage/store.ts';
import type { Services } from '../core/context/services.ts';
import type { Vault } from '../core/encryption/vault.ts';

/** Services and configuration that commands use. */
export interface Desk extends Pick<Services, 'db' | 'origins' | 'outbox'> {
  config: Config;
  db: Kysely<Schema>;
  pool: Pool;
  store: Store;
  vault: Vault;
  /** Actor for the audit log. */
  doer: Doer;
  now: Date;
}

/** Opens the resources that a command needs, runs `work`, and closes the resources. */
export type AtDesk = <T>(work: (desk: Desk) => Promise<T>) => Promise<T>;

/** Returns the actor of commands for the audit log, with the user name of the operating system. */
export function getOperator(): Doer {
  return {
    actor: VISITOR,
    isOperator: true,
    company: null,
    site: null,
    address: null,
    userAgent: `${COMMAND_LINE}, ${userInfo().username}`,
  };
}
