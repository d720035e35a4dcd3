import type { companyGroups } from '@crewdock/contract/company-groups';
import type { Handlers } from '@crewdock/contract/endpoint';
import type { Context } from '../../../core/context/context.ts';
import { requireSuperadmin } from '../administrator.ts';
import { changeGroup, addCompanyGroup, deleteGroup } from './change.ts';
import { loadAllMembersGroup, groupBy, groupsWithVersions } from './list.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';
import * as notices from '../../../core/messages/notices.ts';

export const companyGroupRoutes: Handlers<typeof companyGroups, Context> = {
  async listCompanyGroups(_, context) {
    const { company } = requireSuperadmin(context);
    const [all, groups] = await Promise.all([
      loadAllMembersGroup(context.db, company.id),
      groupsWithVersions(context.db, company.id),
    ]);
    return { items: [all, ...groups] };
  },
  async createCompanyGroup({ body }, context) {
    const asker = requireSuperadmin(context);
    return groupBy(context.db, asker.company.id, await addCompanyGroup(body, asker, context));
  },
  getCompanyGroup: async ({ params }, context) => groupBy(context.db, requireSuperadmin(context).company.id, params.id),
  async changeCompanyGroup({ params, body }, context) {
    const asker = requireSuperadmin(context);
    await changeGroup(params.id, body, asker, context);
    return groupBy(context.db, asker.company.id, params.id);
  },
  async deleteCompanyGroup({ params, query }, context) {
    await deleteGroup(params.id, query.version, requireSuperadmin(context), context);
    return { detail: formatMessage(notices.groupDeleted) };
  },
};
