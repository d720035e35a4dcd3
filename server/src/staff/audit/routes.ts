import type { audit } from '@crewdock/contract/audit';
import type { Handlers } from '@crewdock/contract/endpoint';
import type { Context } from '../../platform/http/context.ts';
import { auditEntries } from './queries.ts';

export const auditRoutes: Handlers<typeof audit, Context> = {
  listAuditEntries: ({ query }, { db }) => auditEntries(db, query),
};
