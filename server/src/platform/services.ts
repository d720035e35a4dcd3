import type { Kysely } from 'kysely';
import type { Schema } from './db/schema.ts';
import type { Files } from './files/files.ts';
import type { Identity } from './http/identity.ts';
import type { Limits } from './http/limits.ts';
import type { Origins } from './http/origins.ts';
import type { Outbox } from './mail/outbox.ts';
import type { WithVault } from './vault.ts';

/** What the platform offers to every handler and task. What a feature offers to others it declares itself, as `With…`. */
export interface Services extends WithVault {
  db: Kysely<Schema>;
  identity: Identity;
  origins: Origins;
  limits: Limits;
  outbox: Outbox;
  files: Files;
  /** Where messages to the people behind the portal are mailed to. */
  contactEmail: string | undefined;
}
