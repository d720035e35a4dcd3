import type { SubSites } from '@crewdock/contract/accounts';
import type { Kysely } from 'kysely';
import type { Schema } from './db/schema.ts';
import type { Files } from './files/files.ts';
import type { Identity } from './http/identity.ts';
import type { Limits } from './http/limits.ts';
import type { Origins } from './http/origins.ts';
import type { PagePositions } from './http/page-positions.ts';
import type { Outbox } from './mail/outbox.ts';
import type { WithVault } from './vault.ts';

/**
 * Services of the platform for all handlers and tasks. Features declare the services they offer to others as `With…`.
 */
export interface Services extends WithVault {
  db: Kysely<Schema>;
  identity: Identity;
  origins: Origins;
  limits: Limits;
  pagePositions: PagePositions;
  outbox: Outbox;
  files: Files;
  /** Recipient of the contact form's messages. */
  contactEmail: string | undefined;
  /** The sub-sites that the main portal links to. */
  subSites: SubSites;
}
