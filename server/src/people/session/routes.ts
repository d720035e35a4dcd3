import type { session } from '@crewdock/contract/session';
import type { Handlers } from '@crewdock/contract/endpoint';
import { type Context, personOf } from '../../platform/http/context.ts';
import { loadSession } from './queries.ts';

export const sessionRoutes: Handlers<typeof session, Context> = {
  async getSession(_, context) {
    const asker = personOf(context);
    const { lacksSecondFactor } = asker;
    const session = await loadSession(context.db, { asker, companyId: context.company?.id ?? null });
    // How much there is in the inbox is the staff's to know.
    const hidden = lacksSecondFactor && { new_updates_count: null };
    return { ...session, ...hidden, lacks_second_factor: lacksSecondFactor };
  },
};
