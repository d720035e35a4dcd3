import type { CardList } from '@crewdock/contract/lists';
import type { CardKind } from '@crewdock/contract/kinds';
import { LONGEST_PAGE } from '@crewdock/contract/limits';
import type { CallOutput } from '@crewdock/sdk/client';
import { type InfiniteData, queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import { visitFor } from '../sharing/passwords.ts';
import { changeCached } from '../query/optimistic.ts';
import { EACH_VISIT, queryClient } from '../queryClient.ts';
import { cursorPagesQuery } from '../query/pages.ts';

/** The user's lists page by page, with the counters of active and archived lists. */
export function myListsQuery(archive: boolean) {
  return cursorPagesQuery({
    queryKey: ['lists', 'mine', archive],
    load: (from, signal) => call('GET /lists/', { query: { ...from, archive }, signal }),
    staleTime: EACH_VISIT,
  });
}

/** The user's active lists, each with the entry for this card, if any. */
export function listsForCardQuery(kind: CardKind, id: number) {
  return queryOptions({
    queryKey: ['lists', 'for', kind, id],
    queryFn: ({ signal }) => call('GET /lists/', { query: { [kind]: id, limit: LONGEST_PAGE }, signal }),
    staleTime: 0,
  });
}

/** A list of the user with its cards, most recently added first. */
export function listQuery(id: number) {
  return cursorPagesQuery({
    queryKey: ['lists', 'one', id],
    load: (from, signal) => call('GET /lists/{id}/', { params: { id }, query: from, signal }),
    staleTime: EACH_VISIT,
  });
}

export type OneList = InfiniteData<CallOutput<'GET /lists/{id}/'>>;

export function publicListQuery(key: string) {
  return cursorPagesQuery({
    queryKey: ['lists', 'public', key],
    load: (from, signal) => call('GET /lists/public/{key}/', { params: { key }, query: from, signal }),
  });
}

export function sharedListQuery(key: string) {
  return cursorPagesQuery({
    queryKey: ['lists', 'shared', key],
    load: (from, signal) => openShared(key, from, signal),
  });
}

/** Opens a shared list with the entered password and caches the list. Rejects if the password is wrong. */
export async function openSharedList(key: string): Promise<void> {
  const first = await openShared(key, {});
  queryClient.setQueryData(sharedListQuery(key).queryKey, { pages: [first], pageParams: [null] });
}

function openShared(key: string, query: { cursor?: string }, signal?: AbortSignal) {
  return call('POST /lists/{id}/open/', {
    params: { id: key },
    query,
    body: visitFor(key),
    ...(signal && { signal }),
  });
}

/** Stores a changed list in the cache and invalidates the other queries of lists. */
export function updateCachedList(list: CardList): void {
  changeCached<OneList>(listQuery(list.id).queryKey, (data) => ({
    ...data,
    pages: data.pages.map((page) => ({ ...page, list })),
  }));
  void queryClient.invalidateQueries({ queryKey: ['lists', 'mine'] });
  void queryClient.invalidateQueries({ queryKey: ['lists', 'public'] });
}
