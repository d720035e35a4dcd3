import type { CardKind } from '@crewdock/contract/kinds';
import type { Relation, StatusFilter } from '@crewdock/contract/relations';
import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import { changeCached } from '../query/optimistic.ts';
import { withItems } from '../query/pages.ts';
import { queryClient } from '../queryClient.ts';
import type { Own, Related, RelatedPage } from './queries.ts';
import { RELATION_FILTER_TABS, isRelationInFilter } from './words.ts';

type List = InfiniteData<RelatedPage>;

/** Prefix of the query keys of a card's relation lists. */
export function relationsKey({ kind, id }: Own): QueryKey {
  return ['relations', kind, id];
}

/** Finds a relation in the active lists of the query cache. */
export function cachedRelation(id: number): Relation | undefined {
  const lists = queryClient.getQueriesData<List>({ queryKey: ['relations'], type: 'active' });
  const items = lists.flatMap(([, list]) => list?.pages.flatMap((page) => page.items) ?? []);
  return items.find(({ relation }) => relation.id === id)?.relation;
}

/**
 * Returns a cache updater for a changed relation: adds it to lists whose filter it matches, and removes it from other
 * lists unless `stays`. Doesn't sort the lists; the next fetch does.
 */
export function withRelation(related: Related, relation: Relation, { stays = false } = {}) {
  return (list: List, queryKey: QueryKey): List => {
    const { kind, filter, step } = listOf(queryKey);
    const isIn = (each: Relation) => isRelationInFilter(each, filter, kind) && (step === null || stepOf(each) === step);
    const place = placeOf(list, relation.id);
    const pages = list.pages.map((page) => ({
      ...page,
      ...recounted(page, kind, related.relation, relation),
      total: page.total + Number(isIn(relation)) - Number(isIn(related.relation)),
    }));
    const isListed = isIn(relation);
    if (!place && !isListed) return { ...list, pages };
    const page = place?.page ?? 0;
    const items = [...pages[page]!.items];
    // Added at the top, because lists are sorted by last move.
    if (!place) items.unshift({ ...related, relation });
    else if (isListed || stays) items[place.at] = { ...items[place.at]!, relation };
    else items.splice(place.at, 1);
    pages[page] = { ...pages[page]!, items };
    return { ...list, pages };
  };
}

/** Changes the note counter of a relation in all cached lists. */
export function countNote(own: Own, { relation: { id } }: Related, by: 1 | -1): void {
  changeCached<List>(relationsKey(own), (list) =>
    withItems(list, (items) =>
      items.map((item) =>
        item.relation.id === id
          ? { ...item, relation: { ...item.relation, notes: Math.max(0, item.relation.notes + by) } }
          : item,
      ),
    ),
  );
}

/** Parses the query key of a relation list. */
function listOf([, kind, , filter, step]: QueryKey) {
  return { kind: kind as CardKind, filter: filter as StatusFilter, step: step as number | null };
}

function stepOf({ status, proceed }: Relation): number | null {
  return status === 'proceeded' && proceed ? proceed.reason.id : null;
}

function placeOf({ pages }: List, id: number): { page: number; at: number } | null {
  for (const [page, { items }] of pages.entries()) {
    const at = items.findIndex(({ relation }) => relation.id === id);
    if (at !== -1) return { page, at };
  }
  return null;
}

function recounted({ counters, steps }: RelatedPage, kind: CardKind, from: Relation, to: Relation) {
  const after = { ...counters };
  for (const { id } of RELATION_FILTER_TABS)
    after[id] += Number(isRelationInFilter(to, id, kind)) - Number(isRelationInFilter(from, id, kind));
  const move = (id: number) => Number(stepOf(to) === id) - Number(stepOf(from) === id);
  return { counters: after, steps: steps.map((step) => ({ ...step, count: step.count + move(step.id) })) };
}
