import type { CardKind } from '@crewdock/contract/kinds';
import type { FacetName } from './question.ts';

/** Facets for which a card can have several values. */
export type ListFacet = Exclude<FacetName, 'seniority' | 'english' | 'availability' | 'engagement' | 'work_mode'>;

/** Facets for which a card has at most one value. */
export type SingleFacet = Exclude<FacetName, ListFacet> | 'country';

const LISTS: ListFacet[] = ['skills', 'specializations', 'categories', 'industries', 'country'];

/** The facets of each kind of card. The country is a list facet of jobs, because a job may have several countries. */
const FACETS: Record<CardKind, { lists: ListFacet[]; singles: SingleFacet[] }> = {
  talent: {
    lists: LISTS.filter((facet) => facet !== 'country'),
    singles: ['seniority', 'english', 'country', 'availability'],
  },
  request: { lists: LISTS, singles: ['seniority', 'english', 'engagement', 'work_mode'] },
};

/** Upper limit of the ids of values (exclusive). */
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
