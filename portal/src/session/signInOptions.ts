import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';

/** Sign-in methods and captcha of this portal. Constant for the lifetime of the page. */
export const signInOptionsQuery = queryOptions({
  queryKey: ['sign-in-options'],
  queryFn: ({ signal }) => call('GET /auth/options/', { signal }),
  staleTime: Infinity,
  // Sends the request even when the browser is offline, so that the form shows a network error instead of waiting.
  networkMode: 'always',
});
