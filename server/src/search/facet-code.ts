import type { CardKind } from '@crewdock/contract/kinds';
import type { FacetName } from './question.ts';

/** Facets of which a card may have several values. */
export type ListFacet = Exclude<FacetName, 'seniority' | 'english' | 'availability' | 'engagement' | 'work_mode'>;

/** Facets of which a card has one value at most. */
export type SingleFacet = Exclude<FacetName, ListFacet> | 'country';

const LISTS: ListFacet[] = ['skills', 'specializations', 'categories', 'industries', 'country'];

/** A talent lives in one country; a job may name several. */
const FACETS: Record<CardKind, { lists: ListFacet[]; singles: SingleFacet[] }> = {
  talent: {
    lists: LISTS.filter((facet) => facet !== 'country'),
    singles: ['seniority', 'english', 'country', 'availability'],
  },
  request: { lists: LISTS, singles: ['seniority', 'english', 'engagement', 'work_mode'] },
};

/** Ids of values stay below this. */
const STEP = 10_000_000;

export function listFacets(kind: CardKind): ListFacet[] {
  return FACETS[kind].lists;
}

export function singleFacets(kind: CardKind): SingleFacet[] {
  return FACETS[kind].singles;
}

/** A value of a list facet as one number that no other facet's value has. */
export function facetCode(facet: ListFacet, value: number): number {
  return LISTS.indexOf(facet) * STEP + value;
}

export function readFacetCode(code: number): { facet: ListFacet; value: number } {
  return { facet: LISTS[Math.floor(code / STEP)]!, value: code % STEP };
}
