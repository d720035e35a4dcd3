import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';

/** How many were hired here, and who hires. */
export const landingQuery = queryOptions({
  queryKey: ['landing'],
  queryFn: ({ signal }) => call('GET /landing/', { signal }),
});
