import type { FacetCounts } from '../question.ts';
import type { Bits } from './bits.ts';
import type { MarketCards } from './market-cards.ts';
import type { TermFacet } from './terms.ts';

/**
 * Counts cards by value, without values that have none. There are hundreds of skills and few are shown: a skill with
 * fewer cards in the whole market than the last shown skill has in this result is not counted.
 */
export class ValueCounts {
  readonly #cards: MarketCards;
  readonly #mostSkills: number;
  readonly #picked: Set<number>;

  constructor(cards: MarketCards, mostSkills: number, picked: Iterable<number>) {
    this.#cards = cards;
    this.#mostSkills = mostSkills;
    this.#picked = new Set(picked);
  }

  /** From the number of cards per term. */
  fromTally(facets: TermFacet[], tally: Uint32Array): Partial<FacetCounts> {
    return this.#collect(
      facets,
      (term) => tally[term]!,
      (term) => tally[term]!,
    );
  }

  /** By intersecting the set of every value with `bits`. */
  in(facets: TermFacet[], bits: Bits): Partial<FacetCounts> {
    const { sets } = this.#cards.terms;
    return this.#collect(
      facets,
      (term) => sets[term]!.countIn(bits),
      (term) => sets[term]!.size,
    );
  }

  /** The estimated cost of `in` for this many cards, if all values are evenly distributed. */
  steps(facets: TermFacet[], size: number): number {
    const { terms } = this.#cards;
    const share = size / Math.max(1, this.#cards.size);
    let steps = 0;
    for (const facet of facets) {
      let counted = 0;
      let least = 0;
      for (const term of terms.in(facet).values()) {
        const set = terms.sets[term]!;
        if (facet === 'skills' && ++counted === this.#mostSkills) least = share * set.size;
        if (set.size >= least) steps += set.steps;
      }
    }
    return steps;
  }

  #collect(
    facets: TermFacet[],
    countOf: (term: number) => number,
    /** An upper bound of the count, at least as fast to get. */
    boundOf: (term: number) => number,
  ): Partial<FacetCounts> {
    const counts: Partial<FacetCounts> = {};
    const largest = new Largest(this.#mostSkills);
    for (const facet of facets) {
      const values = (counts[facet] = new Map<number, number>());
      for (const [value, term] of this.#cards.terms.in(facet)) {
        if (facet === 'skills' && boundOf(term) < largest.least && !this.#picked.has(value)) continue;
        const size = countOf(term);
        if (facet === 'skills') largest.add(size);
        if (size > 0) values.set(value, size);
      }
    }
    return counts;
  }
}

/** Keeps the largest `most` numbers. */
class Largest {
  /** In ascending order. */
  readonly #numbers: Uint32Array;

  constructor(most: number) {
    this.#numbers = new Uint32Array(most);
  }

  /** The smallest of them, or 0 while there are fewer than `most`. */
  get least(): number {
    return this.#numbers[0]!;
  }

  add(number: number): void {
    const numbers = this.#numbers;
    if (number <= numbers[0]!) return;
    let at = 0;
    while (at + 1 < numbers.length && numbers[at + 1]! < number) {
      numbers[at] = numbers[at + 1]!;
      at++;
    }
    numbers[at] = number;
  }
}
