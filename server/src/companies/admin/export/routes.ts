import type { companyExport } from '@crewdock/contract/company-export';
import type { Handlers } from '@crewdock/contract/endpoint';
import type { Context } from '../../../core/context/context.ts';
import { requireSuperadmin } from '../administrator.ts';
import { removeExport, startExport } from './change.ts';
import { findExport, presentExport } from './found.ts';
import { exportAddress, linkedArchive } from './link.ts';

export const companyExportRoutes: Handlers<typeof companyExport, Context> = {
  getCompanyExport: (_, context) => shown(context),
  async startCompanyExport(_, context) {
    await startExport(context);
    return shown(context);
  },
  async removeCompanyExport(_, context) {
    await removeExport(context);
    return shown(context);
  },
  linkCompanyExport: async (_, context) => ({ url: await exportAddress(context) }),
  fetchCompanyExport: ({ query }, context) => linkedArchive(query.link, context),
};

async function shown(context: Context) {
  const found = await findExport(context.db, requireSuperadmin(context).company.id);
  return { export: found ? presentExport(found) : null };
}
