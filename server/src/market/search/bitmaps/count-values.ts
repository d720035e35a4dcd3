import {
  type Counts,
  FACET_FILTER,
  FACET_NAMES,
  type FacetCounts,
  type FacetName,
  HOT_DAYS,
  pickedFacets,
  withoutFilter,
} from '../question.ts';
import { type Bits, count, difference } from './bits.ts';
import type { MarketCards } from './market-cards.ts';
import { OPEN } from './market-cards.ts';
import type { Selection } from './selection.ts';

/** Steps that a card takes besides those for its terms. */
const STEPS_A_CARD = 3;

/** Cards whose terms have been counted. */
interface Counted {
  bits: Bits;
  size: number;
  tally: Uint32Array;
}

/** Total and facets. Facets whose filter is off are counted from the result, each of the others without its filter. */
export function countValues(selection: Selection): Counts {
  const { cards, question, found } = selection;
  const picked = pickedFacets(question);
  const open = FACET_NAMES.filter((facet) => !picked.has(facet));
  const nothing: Counted = { bits: cards.emptyBits(), size: 0, tally: new Uint32Array(cards.terms.sets.length) };
  const known = [nothing, wholeScope(selection)];
  const total = count(found);
  const result = tallyNear(cards, { bits: found, size: total }, open, known);
  // What leaves a filter out holds all of the result.
  if (result) known.push(result);
  const facets = result ? byTerm(cards, result.tally, open) : byValue(cards, found, open);
  for (const facet of picked) {
    const bits = selection.fitting(withoutFilter(question, FACET_FILTER[facet]));
    const own = tallyNear(cards, { bits, size: count(bits) }, [facet], known);
    Object.assign(facets, own ? byTerm(cards, own.tally, [facet]) : byValue(cards, bits, [facet]));
  }
  return { total, hot: countHot(selection), facets: facets as FacetCounts };
}

/** All that the asker may see: of the open cards the terms are always counted, those of a company are few. */
function wholeScope({ cards, question, scope }: Selection): Counted {
  const tally = new Uint32Array(cards.terms.sets.length);
  tally.set(cards.openTally.subarray(0, tally.length));
  const own = question.companyId === null ? undefined : cards.companies.get(question.companyId);
  if (own) tallyInto(tally, cards, own.toBits(), 1);
  return { bits: scope, size: (cards.companies.get(OPEN)?.size ?? 0) + (own?.size ?? 0), tally };
}

/**
 * Counts the terms of cards by the lists of those by which they differ from others that have been counted, which hold all of
 * them or lie in them. Null where it takes fewer steps to look at a set for each value.
 */
function tallyNear(
  cards: MarketCards,
  { bits, size }: Omit<Counted, 'tally'>,
  facets: FacetName[],
  known: Counted[],
): Counted | null {
  const distance = (other: Counted) => Math.abs(size - other.size);
  const nearest = known.reduce((best, other) => (distance(other) < distance(best) ? other : best));
  const stepsACard = STEPS_A_CARD + cards.lists.total / Math.max(1, cards.size);
  if (stepsOfValues(cards, facets) < distance(nearest) * stepsACard) return null;
  const tally = nearest.tally.slice();
  if (nearest.size < size) tallyInto(tally, cards, difference(bits, nearest.bits), 1);
  else if (nearest.size > size) tallyInto(tally, cards, difference(nearest.bits, bits), -1);
  return { bits, size, tally };
}

function stepsOfValues({ terms }: MarketCards, facets: FacetName[]): number {
  let steps = 0;
  for (const facet of facets) for (const term of terms.in(facet).values()) steps += terms.sets[term]!.steps;
  return steps;
}

function byValue({ terms }: MarketCards, bits: Bits, facets: FacetName[]): Partial<FacetCounts> {
  return counted(facets, (facet) =>
    [...terms.in(facet)].map(([value, term]): [number, number] => [value, terms.sets[term]!.countIn(bits)]),
  );
}

function byTerm({ terms }: MarketCards, tally: Uint32Array, facets: FacetName[]): Partial<FacetCounts> {
  return counted(facets, (facet) =>
    [...terms.in(facet)].map(([value, term]): [number, number] => [value, tally[term]!]),
  );
}

/** As the database does, without the values that no card has. */
function counted(facets: FacetName[], countsOf: (facet: FacetName) => [number, number][]): Partial<FacetCounts> {
  return Object.fromEntries(facets.map((facet) => [facet, new Map(countsOf(facet).filter(([, size]) => size > 0))]));
}

/** Adds one, or takes one away, for every term of each of the cards. */
function tallyInto(tally: Uint32Array, { lists }: MarketCards, bits: Bits, by: 1 | -1): void {
  const { terms, heads } = lists;
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word]!; rest !== 0; rest &= rest - 1) {
      const head = 2 * ((word << 5) + 31 - Math.clz32(rest & -rest));
      const from = heads[head]!;
      const to = from + (heads[head + 1]! & 0xffff);
      for (let at = from; at < to; at++) tally[terms[at]!]! += by;
    }
  }
}

function countHot({ cards, found, question }: Selection): number {
  const since = (question.now.getTime() - HOT_DAYS * 86_400_000) * 1000;
  return cards.recency.count(found, since, cards.columns.modified, cards.used);
}
