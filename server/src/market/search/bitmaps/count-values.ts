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

/** Total and facets. Facets whose filter is off are counted from the result, each of the others without its filter. */
export function countValues(selection: Selection): Counts {
  const { question, found } = selection;
  const picked = pickedFacets(question);
  const open = FACET_NAMES.filter((facet) => !picked.has(facet));
  const total = count(found);
  const facets = countFacets(selection, found, total, open);
  for (const facet of picked) {
    const bits = selection.fitting(withoutFilter(question, FACET_FILTER[facet]));
    Object.assign(facets, countFacets(selection, bits, count(bits), [facet]));
  }
  return { total, hot: countHot(selection), facets: facets as FacetCounts };
}

/** Whichever takes fewer steps: the cards' lists, the lists of the cards that are not there, or a set for each value. */
function countFacets(selection: Selection, bits: Bits, size: number, facets: FacetName[]): Partial<FacetCounts> {
  const { cards, scope, question } = selection;
  const own = question.companyId === null ? 0 : (cards.companies.get(question.companyId)?.size ?? 0);
  const others = own + (cards.companies.get(OPEN)?.size ?? 0) - size;
  const stepsACard = STEPS_A_CARD + cards.lists.total / Math.max(1, cards.size);
  const byCards = size * stepsACard;
  const byOthers = (others + own) * stepsACard;
  const byValues = stepsOfValues(cards, facets);
  if (byValues < Math.min(byCards, byOthers)) return countByValues(cards, bits, facets);
  if (byCards <= byOthers) return byTerm(cards, tallyOf(cards, bits), facets);
  const tally = tallyOf(cards, difference(scope, bits));
  const ownTally = own > 0 ? tallyOf(cards, ownCards(selection)) : null;
  for (let term = 0; term < tally.length; term++)
    tally[term] = (cards.openTally[term] ?? 0) + (ownTally ? ownTally[term]! : 0) - tally[term]!;
  return byTerm(cards, tally, facets);
}

function stepsOfValues({ terms }: MarketCards, facets: FacetName[]): number {
  let steps = 0;
  for (const facet of facets) for (const term of terms.in(facet).values()) steps += terms.sets[term]!.steps;
  return steps;
}

function countByValues({ terms }: MarketCards, bits: Bits, facets: FacetName[]): Partial<FacetCounts> {
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

/** How many of the cards have each term. */
function tallyOf({ lists, terms: { sets } }: MarketCards, bits: Bits): Uint32Array {
  const tally = new Uint32Array(sets.length);
  const { terms, heads } = lists;
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word]!; rest !== 0; rest &= rest - 1) {
      const head = 2 * ((word << 5) + 31 - Math.clz32(rest & -rest));
      const from = heads[head]!;
      const to = from + (heads[head + 1]! & 0xffff);
      for (let at = from; at < to; at++) tally[terms[at]!]!++;
    }
  }
  return tally;
}

function ownCards({ cards, question }: Selection): Bits {
  const bits = cards.emptyBits();
  cards.companies.get(question.companyId!)!.addTo(bits);
  return bits;
}

function countHot({ cards, found, question }: Selection): number {
  const since = (question.now.getTime() - HOT_DAYS * 86_400_000) * 1000;
  return cards.recency.count(found, since, cards.columns.modified, cards.used);
}
