import type { Operation } from '@crewdock/contract/operations';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import { EACH_VISIT, queryClient } from '../queryClient.ts';
import { isActive, pollInterval } from './polling.ts';

/** One of one's operations, asked for again while it goes on and somebody looks. */
export function operationQuery(uid: string) {
  return queryOptions({
    queryKey: ['operations', 'one', uid],
    queryFn: ({ signal }) => call('GET /operations/{uid}/', { params: { uid }, signal }),
    staleTime: EACH_VISIT,
    refetchInterval: ({ state }) => pollInterval(state.data, state.dataUpdateCount + state.errorUpdateCount),
    refetchOnWindowFocus: ({ state }) => isActive(state.data),
  });
}

/** All of one's own, newest first. */
export const operationsQuery = infiniteQueryOptions({
  queryKey: ['operations', 'all'],
  async queryFn({ pageParam, signal }) {
    const page = await call('GET /operations/', { query: { offset: pageParam }, signal });
    page.items.forEach(keepOperation);
    return page;
  },
  initialPageParam: 0,
  getNextPageParam: loadedSoFar,
  staleTime: EACH_VISIT,
});

/** What it could not do. */
export function issuesQuery(uid: string) {
  return infiniteQueryOptions({
    queryKey: ['operations', 'issues', uid],
    queryFn: ({ pageParam, signal }) =>
      call('GET /operations/{uid}/issues/', { params: { uid }, query: { offset: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: loadedSoFar,
    staleTime: 0,
  });
}

/** What an answer said of it. */
export function keepOperation(operation: Operation): void {
  queryClient.setQueryData(operationQuery(operation.uid).queryKey, operation);
}

function loadedSoFar(last: { total: number; items: unknown[] }, pages: { items: unknown[] }[]) {
  const loaded = pages.reduce((sum, page) => sum + page.items.length, 0);
  return last.items.length > 0 && loaded < last.total ? loaded : undefined;
}
