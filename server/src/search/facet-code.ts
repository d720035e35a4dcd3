import type { CardKind } from '@crewdock/contract/kinds';
import type { FacetName } from './question.ts';

/** Facets of which a card may have several values. */
export type ListFacet = Exclude<FacetName, 'seniority' | 'english'>;

const LISTS: ListFacet[] = ['skills', 'specializations', 'categories', 'industries', 'country'];

/** Ids of values stay below this. */
const STEP = 10_000_000;

/** A talent lives in one country; a job may name several. */
export function listFacets(kind: CardKind): ListFacet[] {
  return kind === 'talent' ? LISTS.filter((facet) => facet !== 'country') : LISTS;
}

/** A value of a list facet as one number that no other facet's value has. */
export function facetCode(facet: ListFacet, value: number): number {
  return LISTS.indexOf(facet) * STEP + value;
}

export function readFacetCode(code: number): { facet: ListFacet; value: number } {
  return { facet: LISTS[Math.floor(code / STEP)]!, value: code % STEP };
}
