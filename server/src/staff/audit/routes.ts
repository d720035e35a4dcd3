import type { audit } from '@crewdock/contract/audit';
import type { Handlers } from '@crewdock/contract/endpoint';
import type { Context } from '../../platform/http/context.ts';
import { pageOf } from '../../platform/http/page.ts';
import { auditEntries } from './queries.ts';

export const auditRoutes: Handlers<typeof audit, Context> = {
  async listAuditEntries({ query }, { db }) {
    const { rows, total } = await auditEntries(db, query);
    return pageOf(rows, total, query);
  },
};
