import type { Profile } from '@crewdock/contract/profile';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import { EACH_VISIT, queryClient } from '../queryClient.ts';
import { reloadSession } from '../session/session.ts';

/** The signed-in user's profile, including private data. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call('GET /profile/', { signal }),
});

/** The user's active sessions. */
export const sessionsQuery = queryOptions({
  queryKey: ['profile', 'sessions'],
  queryFn: async ({ signal }) => (await call('GET /profile/sessions/', { signal })).items,
  staleTime: EACH_VISIT,
});

/** The user's email subscriptions on this portal. */
export const subscriptionsQuery = queryOptions({
  queryKey: ['profile', 'subscriptions'],
  queryFn: ({ signal }) => call('GET /profile/subscriptions/', { signal }),
  staleTime: EACH_VISIT,
});

export const twoFactorQuery = queryOptions({
  queryKey: ['profile', 'two-factor'],
  queryFn: ({ signal }) => call('GET /profile/two-factor/', { signal }),
});

/** Stores the changed profile in the cache and reloads the session, which contains parts of the profile. */
export function keepProfile(profile: Profile): void {
  queryClient.setQueryData(profileQuery.queryKey, profile);
  // Errors are ignored: when offline, the header shows the previous values until the next load.
  reloadSession().catch(() => undefined);
}
