import type { CardKind } from '@crewdock/contract/kinds';
import type { FacetName } from './question.ts';

/** Facets of which a card may have several values. */
export type ListFacet = Exclude<FacetName, 'seniority' | 'english'>;

const LISTS: ListFacet[] = ['skills', 'specializations', 'categories', 'industries', 'country'];

/** A talent lives in one country; a job may name several. */
const FACETS: Record<CardKind, ListFacet[]> = {
  talent: LISTS.filter((facet) => facet !== 'country'),
  request: LISTS,
};

/** Ids of values stay below this. */
const STEP = 10_000_000;

export function listFacets(kind: CardKind): ListFacet[] {
  return FACETS[kind];
}

/** A value of a list facet as one number that no other facet's value has. */
export function facetCode(facet: ListFacet, value: number): number {
  return LISTS.indexOf(facet) * STEP + value;
}

export function readFacetCode(code: number): { facet: ListFacet; value: number } {
  return { facet: LISTS[Math.floor(code / STEP)]!, value: code % STEP };
}
