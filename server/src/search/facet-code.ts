import type { CardKind } from '@crewdock/contract/kinds';
import type { FacetName } from './question.ts';

/** Facets with any number of values per card. */
export type ListFacet = Exclude<FacetName, 'seniority' | 'english' | 'availability' | 'engagement' | 'work_mode'>;

/** Facets with at most one value per card. */
export type SingleFacet = Exclude<FacetName, ListFacet> | 'country';

const LISTS: ListFacet[] = ['skills', 'specializations', 'categories', 'industries', 'country'];

/** A talent has one country; a job may have several. */
const FACETS: Record<CardKind, { lists: ListFacet[]; singles: SingleFacet[] }> = {
  talent: {
    lists: LISTS.filter((facet) => facet !== 'country'),
    singles: ['seniority', 'english', 'country', 'availability'],
  },
  request: { lists: LISTS, singles: ['seniority', 'english', 'engagement', 'work_mode'] },
};

/** Ids of values are below this. */
const STEP = 10_000_000;

export function listFacets(kind: CardKind): ListFacet[] {
  return FACETS[kind].lists;
}

export function singleFacets(kind: CardKind): SingleFacet[] {
  return FACETS[kind].singles;
}

/** Encodes a value of a list facet as a number that is unique across facets. */
export function facetCode(facet: ListFacet, value: number): number {
  return LISTS.indexOf(facet) * STEP + value;
}

export function readFacetCode(code: number): { facet: ListFacet; value: number } {
  return { facet: LISTS[Math.floor(code / STEP)]!, value: code % STEP };
}
