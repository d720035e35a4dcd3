import type { Handlers } from '@crewdock/contract/endpoint';
import type { staffNavigation } from '@crewdock/contract/staff/navigation';
import type { Context } from '../../core/context/context.ts';
import { searchStaffPanel } from './find.ts';
import { countPendingStaffItems } from './waiting.ts';

export const navigationRoutes: Handlers<typeof staffNavigation, Context> = {
  countWaiting: (_, { db }) => countPendingStaffItems(db),
  find: ({ query: { search } }, { db }) => searchStaffPanel(db, search),
};
