import type { companyActivity } from '@crewdock/contract/company-activity';
import type { Handlers } from '@crewdock/contract/endpoint';
import type { Context } from '../../../core/context/context.ts';
import { notFound } from '../../../core/errors/errors.ts';
import { buildPageCursors } from '../../../infra/http/cursor-pages.ts';
import { requireAdministrator } from '../administrator.ts';
import { activeMembers, latestActs } from './list.ts';

const DAY_MS = 86_400_000;

export const companyActivityRoutes: Handlers<typeof companyActivity, Context> = {
  async listCompanyActivity({ query }, context) {
    const asker = requireAdministrator(context);
    const asked = { asker, since: new Date(context.now.getTime() - Number(query.days) * DAY_MS) };
    const { member } = query;
    const [members, { rows: items, ...page }] = await Promise.all([
      activeMembers(context.db, asked),
      latestActs(context, asked, query),
    ]);
    const counted = member === undefined ? members : members.filter(({ uid }) => uid === member);
    if (counted.length === 0 && member !== undefined) throw notFound();
    const total = counted.reduce((sum, { acts }) => sum + acts, 0);
    return { items, ...buildPageCursors(total, page), members };
  },
};
