import { Availability } from './availability.ts';
import { BitSpace } from './bit-space.ts';
import { type Bits, wordsFor } from './bits.ts';
import { CardWordIndex, type RowWords } from './card-words.ts';
import { MarketColumns, UNKNOWN, copyInto } from './columns.ts';
import { Orders, sortSlots } from './orders.ts';
import { Recency } from './recency.ts';
import { SlotSet } from './slot-set.ts';
import { TermLists } from './term-lists.ts';
import { type TermField, Terms } from './terms.ts';

/** A row of the market index in the database. */
export interface IndexedCardRow extends RowWords {
  card_id: number;
  /** `OPEN_MARKET_ID` for open cards. */
  company_id: number;
  /** Microseconds since 1970, because PostgreSQL stores microseconds. */
  modified: number;
  priority: number;
  full_stack: boolean;
  seniority: number | null;
  english: number | null;
  hourly_low: number | null;
  hourly_high: number | null;
  monthly_low: number | null;
  monthly_high: number | null;
  /** The rates of a talent, or the maximum rates of a job. */
  hourly: number | null;
  monthly: number | null;
  sort_low: number | null;
  sort_high: number | null;
  /** Days since 1970. This and the notice period are null for jobs. */
  available_from: number | null;
  notice_period: number | null;
  /** This and the work mode are null for talents. */
  engagement: number | null;
  work_mode: number | null;
  countries: number[];
  skills: number[];
  /** One note per skill, encoded as described in `skill-notes.ts`. */
  skill_notes: number[];
  main_skills: number[];
  specializations: number[];
  categories: number[];
  industries: number[];
}

/** The `company_id` of open cards. */
export const OPEN_MARKET_ID = 0;

/** Skills must be the first list, because skill notes are stored by position. */
const LISTS = ['skills', 'specializations', 'categories', 'industries'] as const;

const SINGLES = ['seniority', 'english', 'engagement', 'work_mode'] as const;

const GROWTH = 1.1;
const SMALLEST = 32;

/**
 * The talents or the jobs in memory. Each card has a slot. Each value (term) has the set of slots of its cards. Each
 * slot has the list of its card's terms, and numbers for sorting and for filtering by rate.
 */
export class MarketCards {
  readonly terms: Terms;
  readonly lists: TermLists;
  /** Number of open cards by term. */
  openTally = new Uint32Array(256);
  /** Null before the first sort. */
  orders: Orders | null = null;
  readonly companies = new Map<number, SlotSet>();
  readonly columns: MarketColumns;
  /** Null if the words do not fit into the memory limit. */
  words: CardWordIndex | null;
  readonly recency: Recency;
  readonly availability: Availability;
  /** Number of slots that have ever been used. Higher slots are empty. */
  used = 0;
  /** Incremented when a card is added, changed or removed. */
  version = 0;
  #slotOf: Int32Array<ArrayBuffer>;
  #free: number[] = [];
  /** Slots that changed while the orders were being rebuilt; null at other times. */
  #changedMeanwhile: Bits | null = null;
  #space: BitSpace;

  constructor(expected: number) {
    const capacity = roomFor(expected);
    this.#space = new BitSpace(capacity);
    this.terms = new Terms(this.#space);
    this.lists = new TermLists(capacity);
    this.columns = new MarketColumns(this.#space);
    this.#slotOf = new Int32Array(capacity).fill(-1);
    this.words = new CardWordIndex(this.#space);
    this.recency = new Recency(this.#space);
    this.availability = new Availability(this.#space);
  }

  get size(): number {
    return this.used - this.#free.length;
  }

  /** The memory of the bit sets. Replaced when the market grows. */
  get space(): BitSpace {
    return this.#space;
  }

  /** Approximate memory use in bytes. */
  get bytes(): number {
    const companies = [...this.companies.values()].reduce((sum, set) => sum + set.bytes, 0);
    const parts = [this.columns, this.lists, this.terms, this.recency, this.availability].reduce(
      (sum, { bytes }) => sum + bytes,
      companies,
    );
    return (
      parts + (this.words?.bytes ?? 0) + this.#slotOf.byteLength + this.openTally.byteLength + (this.orders?.bytes ?? 0)
    );
  }

  /** Rebuilds the sort orders if many cards have changed. Searches and changes may run concurrently. */
  async sort(): Promise<void> {
    if (this.orders && !this.orders.isWorn) return;
    this.#changedMeanwhile = this.#space.take();
    const sorted = await sortSlots(this.columns, this.used);
    if (this.orders) this.#space.giveBack(this.orders.changed);
    this.orders = new Orders(sorted, this.#changedMeanwhile);
    this.#changedMeanwhile = null;
    this.terms.sort();
  }

  /** Returns an empty temporary set for a single query. */
  emptyBits(): Bits {
    return this.#space.lendEmpty();
  }

  /** Releases the words, so that other data of the market can use their memory. */
  dropWords(): void {
    this.words?.giveBack();
    this.words = null;
  }

  /** Returns the slot of a card, or -1 if the card is not in the market. */
  slotOf(id: number): number {
    return this.#slotOf[id] ?? -1;
  }

  /** Adds or replaces a card. */
  put(row: IndexedCardRow): void {
    const slot = this.slotOf(row.card_id) === -1 ? this.#takeSlot(row.card_id) : this.#emptied(row.card_id);
    const counted = this.#countedTerms(row);
    const others = this.#termsOf('main_skills', row.main_skills);
    if (row.full_stack) others.push(this.terms.of('full_stack', 1));
    this.lists.set(slot, counted, others, row.skill_notes);
    for (const term of this.lists.get(slot)) this.terms.sets[term]!.add(slot);
    this.#companySet(row.company_id).add(slot);
    this.#write(slot, row);
    this.#tally(slot, 1);
    this.orders?.change(slot);
    this.#changedMeanwhile?.include(slot);
    this.words?.put(slot, row);
    this.recency.change(slot, row.modified);
    this.availability.change(slot, row.available_from, row.notice_period);
    this.version++;
  }

  /** Applies changes to the cards `ids`: adds or replaces the cards in `rows`, and removes the other cards. */
  replace(ids: number[], rows: IndexedCardRow[]): void {
    const gone = new Set(ids);
    for (const row of rows) {
      gone.delete(row.card_id);
      this.put(row);
    }
    for (const id of gone) this.remove(id);
  }

  /** Removes a card. Does nothing if the card is not in the market. */
  remove(id: number): void {
    if (this.slotOf(id) === -1) return;
    const slot = this.#emptied(id);
    this.lists.set(slot, [], [], []);
    this.words?.remove(slot);
    this.#slotOf[id] = -1;
    this.#free.push(slot);
    this.version++;
  }

  /** Removes all values of a card and returns its slot. */
  #emptied(id: number): number {
    const slot = this.slotOf(id);
    this.#tally(slot, -1);
    for (const term of this.lists.get(slot)) this.terms.sets[term]!.delete(slot);
    this.companies.get(this.columns.company[slot]!)!.delete(slot);
    return slot;
  }

  #takeSlot(id: number): number {
    const slot = this.#free.pop() ?? this.used++;
    if (slot === this.#space.slots) this.#grow();
    if (id >= this.#slotOf.length) this.#slotOf = copyInto(this.#slotOf, new Int32Array(roomFor(id)).fill(-1));
    this.#slotOf[id] = slot;
    this.columns.ids[slot] = id;
    return slot;
  }

  #write(slot: number, row: IndexedCardRow): void {
    const { columns } = this;
    columns.company[slot] = row.company_id;
    columns.modified[slot] = row.modified;
    columns.priority[slot] = row.priority;
    columns.sortLow[slot] = row.sort_low ?? UNKNOWN;
    columns.sortHigh[slot] = row.sort_high ?? UNKNOWN;
    columns.hourly[slot] = row.hourly ?? UNKNOWN;
    columns.monthly[slot] = row.monthly ?? UNKNOWN;
    columns.hourlyLow.set(slot, row.hourly_low);
    columns.hourlyHigh.set(slot, row.hourly_high);
    columns.monthlyLow.set(slot, row.monthly_low);
    columns.monthlyHigh.set(slot, row.monthly_high);
  }

  #countedTerms(row: IndexedCardRow): number[] {
    const terms = LISTS.flatMap((field) => this.#termsOf(field, row[field]));
    terms.push(...this.#termsOf('country', row.countries));
    for (const field of SINGLES) if (row[field] !== null) terms.push(this.terms.of(field, row[field]));
    return terms;
  }

  #termsOf(field: TermField, values: number[]): number[] {
    return values.map((value) => this.terms.of(field, value));
  }

  #tally(slot: number, by: 1 | -1): void {
    if (this.columns.company[slot] !== OPEN_MARKET_ID) return;
    if (this.openTally.length < this.terms.sets.length)
      this.openTally = copyInto(this.openTally, new Uint32Array(roomFor(this.terms.sets.length)));
    for (const term of this.lists.counted(slot)) this.openTally[term]! += by;
  }

  #companySet(id: number): SlotSet {
    let set = this.companies.get(id);
    if (!set) this.companies.set(id, (set = new SlotSet(this.#space)));
    return set;
  }

  #grow(): void {
    const space = new BitSpace(roomFor(this.#space.slots));
    this.#space = space;
    for (const part of [this.terms, ...this.companies.values(), this.recency, this.availability, this.columns])
      part.moveTo(space);
    this.words?.moveTo(space);
    this.orders?.moveTo(space);
    this.#changedMeanwhile = this.#changedMeanwhile?.movedTo(space) ?? null;
    this.lists.grow(space.slots);
  }
}

/** Returns the capacity for a number of slots: a multiple of 32, with spare slots. */
function roomFor(slots: number): number {
  return 32 * wordsFor(Math.max(SMALLEST, Math.ceil(slots * GROWTH)));
}
