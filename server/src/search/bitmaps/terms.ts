import type { FacetName } from '../question.ts';
import type { BitSpace } from './bit-space.ts';
import { SlotSet } from './slot-set.ts';

/** What a card has values of. Facets are counted, the others only filter. */
export type Field = TermFacet | 'main_skills' | 'full_stack';
/** Availability goes by the day on which it is asked for. */
export type TermFacet = Exclude<FacetName, 'availability'>;

/** Terms are numbered in 16 bits wherever a card lists its own. */
const MOST_TERMS = 65_536;

/** A market outgrew what the bitmaps are made for; SQL answers it. */
export class TooLarge extends Error {}

/** Every value that occurs in a field is a term, with the cards that have it. */
export class Terms {
  readonly sets: SlotSet[] = [];
  /** By term. */
  readonly fields: Field[] = [];
  readonly values: number[] = [];
  readonly #byField = new Map<Field, Map<number, number>>();
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

  /** The term of a value, made when it is new. */
  of(field: Field, value: number): number {
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

  /** The cards with a value, if there ever were any. */
  cardsWith(field: Field, value: number): SlotSet | undefined {
    const term = this.#byField.get(field)?.get(value);
    return term === undefined ? undefined : this.sets[term];
  }

  /** Value and term of all that occurred in a field. */
  in(field: Field): ReadonlyMap<number, number> {
    return this.#termsOf(field);
  }

  /** Lets `in` begin with the values that most cards have, as far as that does not change. */
  sort(): void {
    for (const [field, terms] of this.#byField) {
      const sorted = [...terms].sort(([, a], [, b]) => this.sets[b]!.size - this.sets[a]!.size);
      this.#byField.set(field, new Map(sorted));
    }
  }

  #termsOf(field: Field): Map<number, number> {
    let terms = this.#byField.get(field);
    if (!terms) this.#byField.set(field, (terms = new Map()));
    return terms;
  }
}
