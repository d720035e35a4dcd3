import type { companyActivity } from '@crewdock/contract/company-activity';
import type { Handlers } from '@crewdock/contract/endpoint';
import type { Context } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import { pageOf } from '../../platform/http/page.ts';
import { administratorOf } from '../administrator.ts';
import { activeMembers, latestActs } from './list.ts';

const DAY_MS = 86_400_000;

export const companyActivityRoutes: Handlers<typeof companyActivity, Context> = {
  async listCompanyActivity({ query }, context) {
    const asker = administratorOf(context);
    const asked = { asker, since: new Date(context.now.getTime() - Number(query.days) * DAY_MS) };
    const { member, limit, offset } = query;
    const [members, items] = await Promise.all([
      activeMembers(context.db, asked),
      latestActs(context.db, asked, { member, limit, offset }),
    ]);
    const counted = member === undefined ? members : members.filter(({ uid }) => uid === member);
    if (counted.length === 0 && member !== undefined) throw notFound();
    const total = counted.reduce((sum, { acts }) => sum + acts, 0);
    return { ...pageOf(items, total, query), members };
  },
};
