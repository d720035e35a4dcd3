import { AVAILABLE_WITHIN } from '@crewdock/contract/card-fields';
import {
  type Counts,
  FACET_FILTER,
  FACET_NAMES,
  type FacetCounts,
  HOT_DAYS,
  dayOf,
  pickedFacets,
  listedSkills,
  withoutFilter,
} from '../question.ts';
import type { Bits } from './bits.ts';
import { type MarketCards, OPEN } from './market-cards.ts';
import type { Selection } from './selection.ts';
import { tallyInto } from './tally.ts';
import type { TermFacet } from './terms.ts';
import { ValueCounts } from './value-counts.ts';

/** Steps that a card takes besides those for its terms. */
const STEPS_A_CARD = 5;

/** Cards whose terms have been counted. */
interface Counted {
  bits: Bits;
  size: number;
  tally: Uint32Array;
}

/**
 * Total and facets, of skills at least the most frequent and those that are picked. Facets whose filter is off are counted
 * from the result, each of the others without its filter.
 */
export function countValues(selection: Selection, mostSkills: number): Counts {
  const { cards, question, found } = selection;
  const values = new ValueCounts(cards, mostSkills, listedSkills(question.filters));
  const picked = pickedFacets(question);
  const open = TERM_FACETS.filter((facet) => !picked.has(facet));
  const nothing: Counted = { bits: cards.emptyBits(), size: 0, tally: new Uint32Array(cards.terms.sets.length) };
  const known = [nothing, wholeScope(selection)];
  const total = found.count();
  const result = tallyNear(cards, values, { bits: found, size: total }, open, known);
  // What leaves a filter out holds all of the result.
  if (result) known.push(result);
  const facets = result ? values.fromTally(open, result.tally) : values.in(open, found);
  for (const facet of TERM_FACETS) {
    if (!picked.has(facet)) continue;
    const bits = selection.fitting(withoutFilter(question, FACET_FILTER[facet]));
    const own = tallyNear(cards, values, { bits, size: bits.count() }, [facet], known);
    Object.assign(facets, own ? values.fromTally([facet], own.tally) : values.in([facet], bits));
  }
  const all = { ...facets, availability: countAvailable(selection) } as FacetCounts;
  return { total, hot: countHot(selection), facets: all };
}

const TERM_FACETS = FACET_NAMES.filter((facet): facet is TermFacet => facet !== 'availability');

/** All that the asker may see: of the open cards the terms are always counted, those of a company are few. */
function wholeScope({ cards, question, scope }: Selection): Counted {
  const tally = new Uint32Array(cards.terms.sets.length);
  tally.set(cards.openTally.subarray(0, tally.length));
  const own = question.companyId === null ? undefined : cards.companies.get(question.companyId);
  if (own) tallyInto(tally, cards.lists, own.toBits(), 1);
  return { bits: scope, size: (cards.companies.get(OPEN)?.size ?? 0) + (own?.size ?? 0), tally };
}

/**
 * Counts the terms of cards by the lists of those by which they differ from others that have been counted, which hold all of
 * them or lie in them. Null where it takes fewer steps to look at a set for each value.
 */
function tallyNear(
  cards: MarketCards,
  values: ValueCounts,
  { bits, size }: Omit<Counted, 'tally'>,
  facets: TermFacet[],
  known: Counted[],
): Counted | null {
  const distance = (other: Counted) => Math.abs(size - other.size);
  const nearest = known.reduce((best, other) => (distance(other) < distance(best) ? other : best));
  const stepsACard = STEPS_A_CARD + cards.lists.total / Math.max(1, cards.size);
  if (values.steps(facets, size) < distance(nearest) * stepsACard) return null;
  const tally = nearest.tally.slice();
  if (nearest.size < size) tallyInto(tally, cards.lists, bits.without(nearest.bits), 1);
  else if (nearest.size > size) tallyInto(tally, cards.lists, nearest.bits.without(bits), -1);
  return { bits, size, tally };
}

function countAvailable(selection: Selection): Map<number, number> {
  const { cards, question } = selection;
  const isPicked = question.filters.availability !== undefined;
  const bits = isPicked ? selection.fitting(withoutFilter(question, 'availability')) : selection.found;
  const counts = AVAILABLE_WITHIN.map((days) => {
    const free = cards.availability.within(days, dayOf(question));
    return [days, bits.countCommon(free)] as const;
  });
  return new Map(counts.filter(([, count]) => count > 0));
}

function countHot({ cards, found, question }: Selection): number {
  const since = (question.now.getTime() - HOT_DAYS * 86_400_000) * 1000;
  return cards.recency.count(found, since, cards.columns.modified, cards.used);
}
