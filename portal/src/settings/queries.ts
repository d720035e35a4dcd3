import type { Profile } from '@crewdock/contract/profile';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import { EACH_VISIT, queryClient } from '../queryClient.ts';
import { reloadSession } from '../session/session.ts';

/** Who is signed in, with all that only they may read. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call('GET /profile/', { signal }),
});

/** The browsers that are signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ['profile', 'sessions'],
  queryFn: async ({ signal }) => (await call('GET /profile/sessions/', { signal })).items,
  staleTime: EACH_VISIT,
});

/** What this portal mails to one's own address. */
export const subscriptionsQuery = queryOptions({
  queryKey: ['profile', 'subscriptions'],
  queryFn: ({ signal }) => call('GET /profile/subscriptions/', { signal }),
  staleTime: EACH_VISIT,
});

/** Whether sign-in asks for a second factor. */
export const twoFactorQuery = queryOptions({
  queryKey: ['profile', 'two-factor'],
  queryFn: ({ signal }) => call('GET /profile/two-factor/', { signal }),
});

/** What a change answered: the page shows it at once, the frame's names and pictures follow. */
export function keepProfile(profile: Profile): void {
  queryClient.setQueryData(profileQuery.queryKey, profile);
  // Out of reach: the frame shows the former values until the next load.
  reloadSession().catch(() => undefined);
}
