import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';

const PAGE = 20;

/** Who has applied for a job of one's own, newest first. */
export function applicationsQuery(id: number) {
  return infiniteQueryOptions({
    queryKey: ['applications', id],
    queryFn: ({ pageParam, signal }) =>
      call('GET /requests/{id}/applications/', {
        params: { id: String(id) },
        query: { offset: pageParam, limit: PAGE },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.results.length, 0);
      return last.results.length > 0 && loaded < last.count ? loaded : undefined;
    },
    // Others apply meanwhile.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}
