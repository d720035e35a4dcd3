import type { session } from '@crewdock/contract/session';
import type { Handlers } from '@crewdock/contract/endpoint';
import { type Context, personOf } from '../../platform/http/context.ts';
import { loadSession } from './queries.ts';

export const sessionRoutes: Handlers<typeof session, Context> = {
  getSession: (_, context) =>
    loadSession(context.db, { personId: personOf(context).id, companyId: context.company?.id ?? null }),
};
