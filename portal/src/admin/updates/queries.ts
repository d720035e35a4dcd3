import type { UpdateStatus } from '@crewdock/contract/updates';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../api.ts';
import { EACH_VISIT } from '../../queryClient.ts';

/** The inbox in one status, newest first, with the counts of all. It is asked again when somebody comes back to it. */
export function updatesQuery(status: UpdateStatus) {
  return infiniteQueryOptions({
    queryKey: ['updates', status],
    queryFn: ({ pageParam, signal }) =>
      call('GET /admin-panel/updates/', { query: { status, offset: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.results.length, 0);
      return last.results.length > 0 && loaded < last.count ? loaded : undefined;
    },
    staleTime: EACH_VISIT,
    refetchOnWindowFocus: true,
  });
}
