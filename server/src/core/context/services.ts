import type { SubSites } from '@crewdock/contract/accounts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import type { FileStorage } from '../../infra/storage/files.ts';
import type { Identity } from '../identity/identity.ts';
import type { Limits } from './limits.ts';
import type { Origins } from '../config/origins.ts';
import type { PagePositions } from './page-positions.ts';
import type { Outbox } from '../../infra/email/outbox.ts';
import type { WithVault } from '../encryption/vault.ts';

/**
 * Services of the core for all handlers and tasks. Features declare the services that they offer to other features as
 * `With…`.
 */
export interface Services extends WithVault {
  db: Kysely<Schema>;
  identity: Identity;
  origins: Origins;
  limits: Limits;
  pagePositions: PagePositions;
  outbox: Outbox;
  files: FileStorage;
  /** Address that receives messages of the contact form. */
  contactEmail: string | undefined;
  /** URLs of the sub-sites to which the main portal links. */
  subSites: SubSites;
}
