import type { FacetName } from '../question.ts';
import type { BitSpace } from './bit-space.ts';
import { SlotSet } from './slot-set.ts';

/** A field whose values are terms. Facet fields are counted; the other fields are used by filters only. */
export type TermField = TermFacet | 'main_skills' | 'full_stack';
/** Availability has no terms, because it depends on the day of the query. */
export type TermFacet = Exclude<FacetName, 'availability'>;

/** Maximum number of terms, because the lists of cards store terms as 16-bit numbers. */
const MOST_TERMS = 65_536;

/** Thrown if the market exceeds the limits of the bitmaps. Searches are then answered from SQL. */
export class TooLarge extends Error {}

/** The terms of a market: each value of a field is a term, with the set of its cards. */
export class Terms {
  readonly sets: SlotSet[] = [];
  /** The field of each term. */
  readonly fields: TermField[] = [];
  readonly values: number[] = [];
  readonly #byField = new Map<TermField, Map<number, number>>();
  #space: BitSpace;

  constructor(space: BitSpace) {
    this.#space = space;
  }

  get bytes(): number {
    return this.sets.reduce((sum, set) => sum + set.bytes, 0);
  }

  moveTo(space: BitSpace): void {
    this.#space = space;
    for (const set of this.sets) set.moveTo(space);
  }

  /** Returns the term of a value. Creates a term for a new value. */
  of(field: TermField, value: number): number {
    const terms = this.#termsOf(field);
    const known = terms.get(value);
    if (known !== undefined) return known;
    const term = this.sets.length;
    if (term === MOST_TERMS) throw new TooLarge(`the market has more than ${MOST_TERMS} different values`);
    this.sets.push(new SlotSet(this.#space));
    this.fields.push(field);
    this.values.push(value);
    terms.set(value, term);
    return term;
  }

  /** Returns the cards with a value; undefined if the value never occurred. */
  cardsWith(field: TermField, value: number): SlotSet | undefined {
    const term = this.#byField.get(field)?.get(value);
    return term === undefined ? undefined : this.sets[term];
  }

  /** Returns the values that have occurred in a field, with their terms. */
  in(field: TermField): ReadonlyMap<number, number> {
    return this.#termsOf(field);
  }

  /** Reorders the result of `in` by the current number of cards, most cards first. */
  sort(): void {
    for (const [field, terms] of this.#byField) {
      const sorted = [...terms].sort(([, a], [, b]) => this.sets[b]!.size - this.sets[a]!.size);
      this.#byField.set(field, new Map(sorted));
    }
  }

  #termsOf(field: TermField): Map<number, number> {
    let terms = this.#byField.get(field);
    if (!terms) this.#byField.set(field, (terms = new Map()));
    return terms;
  }
}
