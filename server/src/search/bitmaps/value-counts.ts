import type { FacetCounts } from '../question.ts';
import type { Bits } from './bits.ts';
import type { MarketCards } from './market-cards.ts';
import type { TermFacet } from './terms.ts';

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
  fromTally(facets: TermFacet[], tally: Uint32Array): Partial<FacetCounts> {
    return this.#collect(
      facets,
      (term) => tally[term]!,
      (term) => tally[term]!,
    );
  }

  /** From the sets of all values. */
  in(facets: TermFacet[], bits: Bits): Partial<FacetCounts> {
    const { sets } = this.#cards.terms;
    return this.#collect(
      facets,
      (term) => sets[term]!.countIn(bits),
      (term) => sets[term]!.size,
    );
  }

  /** How many steps that takes with so many cards, if all values are spread alike. */
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
    /** No smaller than the count, and no slower to find. */
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
