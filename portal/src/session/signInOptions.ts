import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';

/** Which ways to sign in this portal offers, and its captcha. They don't change while a page lives. */
export const signInOptionsQuery = queryOptions({
  queryKey: ['sign-in-options'],
  queryFn: ({ signal }) => call('GET /auth/options/', { signal }),
  staleTime: Infinity,
  // A form that waits for them says that there is no network, and doesn't wait for one.
  networkMode: 'always',
});
