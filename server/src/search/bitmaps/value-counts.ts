import type { FacetCounts } from '../question.ts';
import type { Bits } from './bits.ts';
import type { MarketCards } from './market-cards.ts';
import type { TermFacet } from './terms.ts';

/**
 * Counts cards by value. Omits values without cards. Of hundreds of skills, only the most frequent are shown. A skill
 * is not counted if it has fewer cards in the whole market than the least frequent shown skill has in the result.
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

  /** Counts the values of facets from the number of cards per term. */
  fromTally(facets: TermFacet[], tally: Uint32Array): Partial<FacetCounts> {
    return this.#collect(
      facets,
      (term) => tally[term]!,
      (term) => tally[term]!,
    );
  }

  /** Counts the values of facets by intersecting the set of each value with `bits`. */
  in(facets: TermFacet[], bits: Bits): Partial<FacetCounts> {
    const { sets } = this.#cards.terms;
    return this.#collect(
      facets,
      (term) => sets[term]!.countIn(bits),
      (term) => sets[term]!.size,
    );
  }

  /** Estimates the cost of `in` for `size` cards, assuming an even distribution of all values. */
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
    /** Returns an upper bound of the count. Must not be slower than the count itself. */
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
  /** The numbers in ascending order. */
  readonly #numbers: Uint32Array;

  constructor(most: number) {
    this.#numbers = new Uint32Array(most);
  }

  /** Smallest kept number; 0 while there are fewer than `most`. */
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
