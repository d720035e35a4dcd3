import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';

/** Number of hires, and the companies that are hiring. */
export const landingQuery = queryOptions({
  queryKey: ['landing'],
  queryFn: ({ signal }) => call('GET /landing/', { signal }),
});
