import type { CardList } from '@crewdock/contract/lists';
import type { CardKind } from '@crewdock/contract/kinds';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import { EACH_VISIT, queryClient } from '../queryClient.ts';

/** As many lists as are offered for a card. */
export const OFFERED = 100;

/** The lists of who is asking, page by page, with the counts of both states. */
export function myListsQuery(archive: boolean) {
  return infiniteQueryOptions({
    queryKey: ['lists', 'mine', archive],
    queryFn: ({ pageParam, signal }) => call('GET /lists/', { query: { archive, offset: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: loadedSoFar,
    staleTime: EACH_VISIT,
  });
}

/** One's active lists, each with the entry that this card is in it. */
export function listsForCardQuery(kind: CardKind, id: number) {
  return queryOptions({
    queryKey: ['lists', 'for', kind, id],
    queryFn: ({ signal }) => call('GET /lists/', { query: { [kind]: id, limit: OFFERED }, signal }),
    staleTime: 0,
  });
}

/** A list of one's own with its cards, last added first. */
export function listQuery(id: number) {
  return infiniteQueryOptions({
    queryKey: ['lists', 'one', id],
    queryFn: ({ pageParam, signal }) =>
      call('GET /lists/{id}/', { params: { id }, query: { offset: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: loadedSoFar,
    staleTime: EACH_VISIT,
  });
}

/** What everybody sees of a public list. */
export function publicListQuery(key: string) {
  return infiniteQueryOptions({
    queryKey: ['lists', 'public', key],
    queryFn: ({ pageParam, signal }) =>
      call('GET /lists/public/{key}/', { params: { key }, query: { offset: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: loadedSoFar,
  });
}

/** What a change of a list answered: its page shows it at once, the others ask anew. */
export function keepList(list: CardList): void {
  void queryClient.cancelQueries({ queryKey: listQuery(list.id).queryKey });
  queryClient.setQueryData(
    listQuery(list.id).queryKey,
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, list })) },
  );
  void queryClient.invalidateQueries({ queryKey: ['lists', 'mine'] });
  void queryClient.invalidateQueries({ queryKey: ['lists', 'public'] });
}

function loadedSoFar(last: { count: number; results: unknown[] }, pages: { results: unknown[] }[]) {
  const loaded = pages.reduce((sum, page) => sum + page.results.length, 0);
  return last.results.length > 0 && loaded < last.count ? loaded : undefined;
}
