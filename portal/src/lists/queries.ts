import type { CardList } from '@crewdock/contract/lists';
import type { CardKind } from '@crewdock/contract/kinds';
import { LONGEST_PAGE } from '@crewdock/contract/limits';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
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

/** What everybody sees of a public list. */
export function publicListQuery(key: string) {
  return pagesQuery({
    queryKey: ['lists', 'public', key],
    load: (offset, signal) => call('GET /lists/public/{key}/', { params: { key }, query: { offset }, signal }),
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
