import { userInfo } from 'node:os';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Doer } from '../platform/audit/changed.ts';
import type { Config } from '../platform/config.ts';
import type { Schema } from '../platform/db/schema.ts';
import { VISITOR } from '../platform/http/actor.ts';
import { COMMAND_LINE } from '../platform/http/device.ts';
import type { Store } from '../platform/files/store.ts';
import type { Services } from '../platform/services.ts';
import type { Vault } from '../platform/vault.ts';

/** What commands work with. */
export interface Desk extends Pick<Services, 'db' | 'origins' | 'outbox'> {
  config: Config;
  db: Kysely<Schema>;
  pool: Pool;
  store: Store;
  vault: Vault;
  /** Who the audit log names. */
  doer: Doer;
  now: Date;
}

/** Opens what a command needs, and closes it behind it. */
export type AtDesk = <T>(work: (desk: Desk) => Promise<T>) => Promise<T>;

/** Who types commands, as far as the machine knows. */
export function operatorOf(): Doer {
  return {
    actor: VISITOR,
    isOperator: true,
    company: null,
    site: null,
    address: null,
    userAgent: `${COMMAND_LINE}, ${userInfo().username}`,
  };
}
