import type { FacetCounts, FacetName } from '../question.ts';
import type { Bits } from './bits.ts';
import type { MarketCards } from './market-cards.ts';

/**
 * Counts by value, without the values that no card has. Of skills there are hundreds, and few are shown: one that has fewer
 * cards in the whole market than so many others have among these needs no counting.
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

  /** From how many cards have each term. */
  fromTally(facets: FacetName[], tally: Uint32Array): Partial<FacetCounts> {
    return this.#collect(facets, (term) => tally[term]!);
  }

  /** From the sets of all values. */
  in(facets: FacetName[], bits: Bits): Partial<FacetCounts> {
    const { sets } = this.#cards.terms;
    const largest = new Largest(this.#mostSkills);
    return this.#collect(facets, (term, facet, value) => {
      const set = sets[term]!;
      if (facet !== 'skills') return set.countIn(bits);
      if (set.size < largest.least && !this.#picked.has(value)) return 0;
      const size = set.countIn(bits);
      largest.add(size);
      return size;
    });
  }

  /** How many steps that takes with so many cards, if all values are spread alike. */
  steps(facets: FacetName[], size: number): number {
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
    facets: FacetName[],
    countOf: (term: number, facet: FacetName, value: number) => number,
  ): Partial<FacetCounts> {
    const counts: Partial<FacetCounts> = {};
    for (const facet of facets) {
      const values = (counts[facet] = new Map<number, number>());
      for (const [value, term] of this.#cards.terms.in(facet)) {
        const size = countOf(term, facet, value);
        if (size > 0) values.set(value, size);
      }
    }
    return counts;
  }
}

/** The largest so many of some numbers. */
class Largest {
  /** In ascending order. */
  readonly #numbers: Uint32Array;

  constructor(most: number) {
    this.#numbers = new Uint32Array(most);
  }

  /** The last one of them, or 0 while there are fewer. */
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
