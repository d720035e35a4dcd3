import type { session } from '@crewdock/contract/session';
import type { Handlers } from '@crewdock/contract/endpoint';
import { type Context, requirePerson } from '../../core/context/context.ts';
import type { WithInboxCount } from './inbox-count.ts';
import { loadSession } from './queries.ts';

export const sessionRoutes: Handlers<typeof session, Context & WithInboxCount> = {
  async getSession(_, context) {
    const asker = requirePerson(context);
    const [{ companies, ...session }, inbox_count] = await Promise.all([
      loadSession(context.db, { asker, companyId: context.company?.id ?? null }),
      context.countInbox(context),
    ]);
    // Only staff with staff rights may see the size of the staff inbox.
    const hidden = asker.lacksSecondFactor && { new_updates_count: null };
    return {
      ...session,
      companies: companies.map(({ id, name, ...host }) => ({ id, name, portal_url: context.origins.of(host) })),
      inbox_count,
      ...hidden,
      lacks_second_factor: asker.lacksSecondFactor,
    };
  },
};
