import type { CardKind } from '@crewdock/contract/kinds';
import type { Relation, RelationStatus, StatusFilter } from '@crewdock/contract/relations';
import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import { queryClient } from '../queryClient.ts';
import type { Related, RelatedPage } from './queries.ts';
import { FILTERS, isInFilter } from './words.ts';

/** One of one's own cards, whose relations are shown. */
export interface Own {
  kind: CardKind;
  id: number;
}

type List = InfiniteData<RelatedPage>;

/** A relation as it was put into the lists, and where it stood in each of them before. */
interface Patched {
  related: Related;
  relation: Relation;
  places: Map<StatusFilter, { page: number; at: number }>;
}

/** Shows a relation as it is now: in the lists that it belongs to, and no longer in others. Their order stays until they are loaded anew. */
export function patchRelation(own: Own, related: Related, relation: Relation): Patched {
  const places: Patched['places'] = new Map();
  changeLists(own, (list, filter) => {
    const place = placeOf(list, relation.id);
    if (place) places.set(filter, place);
    const pages = list.pages.map((page) => ({
      ...page,
      ...recounted(page, filter, related.relation.status, relation.status),
    }));
    const isListed = isInFilter(relation.status, filter);
    if (!place && !isListed) return { ...list, pages };
    const page = place?.page ?? 0;
    const items = [...pages[page]!.items];
    // What comes anew was moved last, and so it comes first.
    if (!place) items.unshift({ ...related, relation });
    else if (isListed) items[place.at] = { ...items[place.at]!, relation };
    else items.splice(place.at, 1);
    pages[page] = { ...pages[page]!, items };
    return { ...list, pages };
  });
  return { related, relation, places };
}

/** Takes a patch back; what stands there now shows where the relation stood before, whether it belongs to the list or not. */
export function restoreRelation(own: Own, { relation: patched, related, places }: Patched, relation: Relation): void {
  changeLists(own, (list, filter) => {
    const pages = list.pages.map((page) => ({ ...page, ...recounted(page, filter, patched.status, relation.status) }));
    const now = placeOf(list, relation.id);
    const before = places.get(filter);
    const place = now ?? before;
    if (!place || !pages[place.page]) return { ...list, pages };
    const items = [...pages[place.page]!.items];
    const isKept = before !== undefined || isInFilter(relation.status, filter);
    items.splice(place.at, now ? 1 : 0, ...(isKept ? [{ ...related, relation }] : []));
    pages[place.page] = { ...pages[place.page]!, items };
    return { ...list, pages };
  });
}

function changeLists({ kind, id }: Own, change: (list: List, filter: StatusFilter) => List): void {
  // An answer that is on its way knows nothing of the move.
  void queryClient.cancelQueries({ queryKey: ['relations', kind, id] });
  for (const [queryKey, list] of queryClient.getQueriesData<List>({ queryKey: ['relations', kind, id] })) {
    if (list) queryClient.setQueryData(queryKey, change(list, filterOf(queryKey)));
  }
}

function filterOf(queryKey: QueryKey): StatusFilter {
  return queryKey[3] as StatusFilter;
}

function placeOf({ pages }: List, id: number): { page: number; at: number } | null {
  for (const [page, { items }] of pages.entries()) {
    const at = items.findIndex(({ relation }) => relation.id === id);
    if (at !== -1) return { page, at };
  }
  return null;
}

function recounted({ counters }: RelatedPage, filter: StatusFilter, from: RelationStatus, to: RelationStatus) {
  const after = { ...counters };
  for (const { id } of FILTERS) after[id] += Number(isInFilter(to, id)) - Number(isInFilter(from, id));
  return { counters: after, total: after[filter] };
}
