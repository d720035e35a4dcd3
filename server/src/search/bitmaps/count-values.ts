import { AVAILABLE_WITHIN } from '@crewdock/contract/card-fields';
import {
  type MarketCounts,
  FACET_FILTER,
  FACET_NAMES,
  type FacetCounts,
  HOT_DAYS,
  getUtcDay,
  pickedFacets,
  listedSkills,
  withoutFilter,
} from '../question.ts';
import type { Bits } from './bits.ts';
import { type MarketCards, OPEN_MARKET_ID } from './market-cards.ts';
import type { CardSelection } from './selection.ts';
import { tallyInto } from './tally.ts';
import type { TermFacet } from './terms.ts';
import { ValueCounts } from './value-counts.ts';

/** Estimated number of steps to count a card, in addition to one step per term of the card. */
const STEPS_A_CARD = 5;

/** A set of cards, its size, and the number of its cards for each term. */
interface Counted {
  bits: Bits;
  size: number;
  tally: Uint32Array;
}

/**
 * Computes the total and the facets. The skills facet contains at least the `mostSkills` most frequent skills and the
 * selected skills. A facet with an active filter is counted without that filter, all other facets from the result.
 */
export function countValues(selection: CardSelection, mostSkills: number): MarketCounts {
  const { cards, question, found } = selection;
  const values = new ValueCounts(cards, mostSkills, listedSkills(question.filters));
  const picked = pickedFacets(question);
  const open = TERM_FACETS.filter((facet) => !picked.has(facet));
  const nothing: Counted = { bits: cards.emptyBits(), size: 0, tally: new Uint32Array(cards.terms.sets.length) };
  const known = [nothing, wholeScope(selection)];
  const total = found.count();
  const result = tallyNear(cards, values, { bits: found, size: total }, open, known);
  // The counts of the result can be reused, because the result is a subset of each result without one filter.
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

/**
 * Counts all cards that the viewer may see. Cheap, because the counts of open cards are maintained and a company has
 * few cards.
 */
function wholeScope({ cards, question, scope }: CardSelection): Counted {
  const tally = new Uint32Array(cards.terms.sets.length);
  tally.set(cards.openTally.subarray(0, tally.length));
  const own = question.companyId === null ? undefined : cards.companies.get(question.companyId);
  if (own) tallyInto(tally, cards.lists, own.toBits(), 1);
  return { bits: scope, size: (cards.companies.get(OPEN_MARKET_ID)?.size ?? 0) + (own?.size ?? 0), tally };
}

/**
 * Counts the terms of a set of cards. Starts from the counted set of the most similar size, which must be a subset or
 * superset, and adds or subtracts the cards that differ. Returns null if counting each value separately is cheaper.
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

function countAvailable(selection: CardSelection): Map<number, number> {
  const { cards, question } = selection;
  const isPicked = question.filters.availability !== undefined;
  const bits = isPicked ? selection.fitting(withoutFilter(question, 'availability')) : selection.found;
  const counts = AVAILABLE_WITHIN.map((days) => {
    const free = cards.availability.within(days, getUtcDay(question));
    return [days, bits.countCommon(free)] as const;
  });
  return new Map(counts.filter(([, count]) => count > 0));
}

function countHot({ cards, found, question }: CardSelection): number {
  const since = (question.now.getTime() - HOT_DAYS * 86_400_000) * 1000;
  return cards.recency.count(found, since, cards.columns.modified, cards.used);
}
