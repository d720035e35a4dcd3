import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api.ts';

/** Cards and people that match the search. Responses to previous searches are dropped. */
export function findQuery(search: string) {
  return queryOptions({
    queryKey: ['staff', 'find', search],
    queryFn: ({ signal }) => call('GET /admin-panel/find/', { query: { search }, signal }),
    enabled: search !== '',
    placeholderData: search === '' ? undefined : keepPreviousData,
  });
}
