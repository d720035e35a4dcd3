import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api.ts';
import { EACH_VISIT } from '../../queryClient.ts';

const EVERY_MS = 10_000;

/** Server status, polled while the page is open. */
export const healthQuery = queryOptions({
  queryKey: ['staff', 'health'],
  queryFn: ({ signal }) => call('GET /admin-panel/health/', { signal }),
  staleTime: EACH_VISIT,
  refetchInterval: EVERY_MS,
});
