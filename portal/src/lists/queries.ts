import type { CardList } from '@crewdock/contract/lists';
import type { CardKind } from '@crewdock/contract/kinds';
import { LONGEST_PAGE } from '@crewdock/contract/limits';
import type { CallOutput } from '@crewdock/sdk/client';
import { type InfiniteData, queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import { visitFor } from '../sharing/passwords.ts';
import { changeCached } from '../query/optimistic.ts';
import { EACH_VISIT, queryClient } from '../queryClient.ts';
import { pagesQuery } from '../query/pages.ts';

/** The lists of who is asking, page by page, with the counts of both states. */
export function myListsQuery(archive: boolean) {
  return pagesQuery({
    queryKey: ['lists', 'mine', archive],
    load: (offset, signal) => call('GET /lists/', { query: { archive, offset }, signal }),
    staleTime: EACH_VISIT,
  });
}

/** One's active lists, each with the entry that this card is in it. */
export function listsForCardQuery(kind: CardKind, id: number) {
  return queryOptions({
    queryKey: ['lists', 'for', kind, id],
    queryFn: ({ signal }) => call('GET /lists/', { query: { [kind]: id, limit: LONGEST_PAGE }, signal }),
    staleTime: 0,
  });
}

/** A list of one's own with its cards, last added first. */
export function listQuery(id: number) {
  return pagesQuery({
    queryKey: ['lists', 'one', id],
    load: (offset, signal) => call('GET /lists/{id}/', { params: { id }, query: { offset }, signal }),
    staleTime: EACH_VISIT,
  });
}

export type OneList = InfiniteData<CallOutput<'GET /lists/{id}/'>>;

/** What everybody sees of a public list. */
export function publicListQuery(key: string) {
  return pagesQuery({
    queryKey: ['lists', 'public', key],
    load: (offset, signal) => call('GET /lists/public/{key}/', { params: { key }, query: { offset }, signal }),
  });
}

/** What a link with a tag shows of a list. */
export function sharedListQuery(key: string) {
  return pagesQuery({
    queryKey: ['lists', 'shared', key],
    load: (offset, signal) => openShared(key, offset, signal),
  });
}

/** Shows what a link opens with the password that was typed, or rejects while the page goes on asking for it. */
export async function openList(key: string): Promise<void> {
  const first = await openShared(key, 0);
  queryClient.setQueryData(sharedListQuery(key).queryKey, { pages: [first], pageParams: [0] });
}

function openShared(key: string, offset: number, signal?: AbortSignal) {
  return call('POST /lists/{id}/open/', {
    params: { id: key },
    query: { offset },
    body: visitFor(key),
    ...(signal && { signal }),
  });
}

/** What a change of a list answered: its page shows it at once, the others ask anew. */
export function keepList(list: CardList): void {
  changeCached<OneList>(listQuery(list.id).queryKey, (data) => ({
    ...data,
    pages: data.pages.map((page) => ({ ...page, list })),
  }));
  void queryClient.invalidateQueries({ queryKey: ['lists', 'mine'] });
  void queryClient.invalidateQueries({ queryKey: ['lists', 'public'] });
}
