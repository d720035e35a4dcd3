import type { Operation } from '@crewdock/contract/operations';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import { cursorPagesQuery } from '../query/pages.ts';
import { EACH_VISIT, queryClient } from '../queryClient.ts';
import { isActive, pollInterval } from './polling.ts';

/** An operation of the user; polled while it is active and the page is visible. */
export function operationQuery(uid: string) {
  return queryOptions({
    queryKey: ['operations', 'one', uid],
    queryFn: ({ signal }) => call('GET /operations/{uid}/', { params: { uid }, signal }),
    staleTime: EACH_VISIT,
    refetchInterval: ({ state }) => pollInterval(state.data, state.dataUpdateCount + state.errorUpdateCount),
    refetchOnWindowFocus: ({ state }) => isActive(state.data),
  });
}

export const operationsQuery = cursorPagesQuery({
  queryKey: ['operations', 'all'],
  async load(from, signal) {
    const page = await call('GET /operations/', { query: from, signal });
    page.items.forEach(keepOperation);
    return page;
  },
  staleTime: EACH_VISIT,
});

/** The failed items of an operation. */
export function issuesQuery(uid: string) {
  return cursorPagesQuery({
    queryKey: ['operations', 'issues', uid],
    load: (from, signal) => call('GET /operations/{uid}/issues/', { params: { uid }, query: from, signal }),
    staleTime: 0,
  });
}

export function keepOperation(operation: Operation): void {
  queryClient.setQueryData(operationQuery(operation.uid).queryKey, operation);
}
