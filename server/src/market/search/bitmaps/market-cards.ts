import { type Bits, wordsFor } from './bits.ts';
import { SlotSet } from './slot-set.ts';
import { TermLists } from './term-lists.ts';
import { type Field, Terms } from './terms.ts';

/** An index row as the bitmaps take it. */
export interface CardRow {
  card_id: number;
  /** 0: the open market. */
  company_id: number;
  /** Microseconds since 1970, as exact as PostgreSQL's. */
  modified: number;
  priority: number;
  full_stack: boolean;
  seniority: number | null;
  english: number | null;
  hourly_low: number | null;
  hourly_high: number | null;
  monthly_low: number | null;
  monthly_high: number | null;
  sort_low: number | null;
  sort_high: number | null;
  countries: number[];
  skills: number[];
  main_skills: number[];
  specializations: number[];
  categories: number[];
  industries: number[];
}

/** Stands for an unknown rate. */
export const UNKNOWN = -2_147_483_648;
/** `company_id` of the open market. */
export const OPEN = 0;

const LISTS = ['skills', 'specializations', 'categories', 'industries'] as const;
const RATES = ['hourly_low', 'hourly_high', 'monthly_low', 'monthly_high', 'sort_low', 'sort_high'] as const;

type Rate = (typeof RATES)[number];

const GROWTH = 1.1;
const SMALLEST = 1024;

/**
 * One of the two markets in memory. A card has a slot; every value has the set of slots of its cards, every slot the list
 * of its card's values and a number in each of the columns that sort and bound.
 */
export class MarketCards {
  readonly terms: Terms;
  readonly lists: TermLists;
  /** How many open cards have each term. */
  openTally = new Uint32Array(256);
  readonly companies = new Map<number, SlotSet>();
  ids: Int32Array<ArrayBuffer>;
  modified: Float64Array<ArrayBuffer>;
  priority: Int16Array<ArrayBuffer>;
  rates: Record<Rate, Int32Array<ArrayBuffer>>;
  /** Slots that were ever used: all others are behind them. */
  used = 0;
  /** Changes with every card that comes, changes or leaves. */
  version = 0;
  #company: Int32Array<ArrayBuffer>;
  #slotOf: Int32Array<ArrayBuffer>;
  #free: number[] = [];
  #capacity: number;

  constructor(expected: number) {
    const capacity = roomFor(expected);
    const words = wordsFor(capacity);
    this.#capacity = capacity;
    this.terms = new Terms(words);
    this.lists = new TermLists(capacity);
    this.ids = new Int32Array(capacity);
    this.modified = new Float64Array(capacity);
    this.priority = new Int16Array(capacity);
    this.rates = Object.fromEntries(RATES.map((rate) => [rate, new Int32Array(capacity)])) as typeof this.rates;
    this.#company = new Int32Array(capacity);
    this.#slotOf = new Int32Array(capacity).fill(-1);
  }

  get size(): number {
    return this.used - this.#free.length;
  }

  get words(): number {
    return wordsFor(this.#capacity);
  }

  /** What it takes in memory, but for a few small things. */
  get bytes(): number {
    const columns = [this.ids, this.modified, this.priority, this.#company, this.#slotOf, this.openTally];
    const arrays = [...columns, ...Object.values(this.rates)];
    const companies = [...this.companies.values()].reduce((sum, set) => sum + set.bytes, 0);
    return arrays.reduce((sum, array) => sum + array.byteLength, 0) + companies + this.lists.bytes + this.terms.bytes;
  }

  emptyBits(): Bits {
    return new Uint32Array(this.words);
  }

  /** The slot of a card that is in the market, or -1. */
  slotOf(id: number): number {
    return this.#slotOf[id] ?? -1;
  }

  /** A card comes, or is another than before. */
  put(row: CardRow): void {
    const slot = this.slotOf(row.card_id) === -1 ? this.#takeSlot(row.card_id) : this.#emptied(row.card_id);
    const counted = this.#countedTerms(row);
    const others = this.#termsOf('main_skills', row.main_skills);
    if (row.full_stack) others.push(this.terms.of('full_stack', 1));
    this.lists.set(slot, counted, others);
    for (const term of this.lists.get(slot)) this.terms.sets[term]!.add(slot);
    this.#companySet(row.company_id).add(slot);
    this.#company[slot] = row.company_id;
    this.#tally(slot, 1);
    this.modified[slot] = row.modified;
    this.priority[slot] = row.priority;
    for (const rate of RATES) this.rates[rate][slot] = row[rate] ?? UNKNOWN;
    this.version++;
  }

  /** A card leaves, if it was there. */
  remove(id: number): void {
    if (this.slotOf(id) === -1) return;
    const slot = this.#emptied(id);
    this.lists.set(slot, [], []);
    this.#slotOf[id] = -1;
    this.#free.push(slot);
    this.version++;
  }

  /** The card's slot, from which all its values are gone. */
  #emptied(id: number): number {
    const slot = this.slotOf(id);
    this.#tally(slot, -1);
    for (const term of this.lists.get(slot)) this.terms.sets[term]!.delete(slot);
    this.companies.get(this.#company[slot]!)!.delete(slot);
    return slot;
  }

  #takeSlot(id: number): number {
    const slot = this.#free.pop() ?? this.used++;
    if (slot === this.#capacity) this.#grow();
    if (id >= this.#slotOf.length) this.#slotOf = copied(this.#slotOf, new Int32Array(roomFor(id)).fill(-1));
    this.#slotOf[id] = slot;
    this.ids[slot] = id;
    return slot;
  }

  #countedTerms(row: CardRow): number[] {
    const terms = LISTS.flatMap((field) => this.#termsOf(field, row[field]));
    terms.push(...this.#termsOf('country', row.countries));
    if (row.seniority !== null) terms.push(this.terms.of('seniority', row.seniority));
    if (row.english !== null) terms.push(this.terms.of('english', row.english));
    return terms;
  }

  #termsOf(field: Field, values: number[]): number[] {
    return values.map((value) => this.terms.of(field, value));
  }

  #tally(slot: number, by: 1 | -1): void {
    if (this.#company[slot] !== OPEN) return;
    if (this.openTally.length < this.terms.sets.length)
      this.openTally = copied(this.openTally, new Uint32Array(roomFor(this.terms.sets.length)));
    const terms = this.lists.get(slot);
    for (let at = 0; at < this.lists.counted[slot]!; at++) this.openTally[terms[at]!]! += by;
  }

  #companySet(id: number): SlotSet {
    let set = this.companies.get(id);
    if (!set) this.companies.set(id, (set = new SlotSet(this.words)));
    return set;
  }

  #grow(): void {
    const capacity = roomFor(this.#capacity);
    this.#capacity = capacity;
    this.terms.grow(this.words);
    for (const set of this.companies.values()) set.grow(this.words);
    this.lists.grow(capacity);
    this.ids = copied(this.ids, new Int32Array(capacity));
    this.modified = copied(this.modified, new Float64Array(capacity));
    this.priority = copied(this.priority, new Int16Array(capacity));
    this.#company = copied(this.#company, new Int32Array(capacity));
    for (const rate of RATES) this.rates[rate] = copied(this.rates[rate], new Int32Array(capacity));
  }
}

/** A whole number of words with room to spare. */
function roomFor(slots: number): number {
  return 32 * wordsFor(Math.max(SMALLEST, Math.ceil(slots * GROWTH)));
}

function copied<T extends { set(from: T): void }>(from: T, to: T): T {
  to.set(from);
  return to;
}
