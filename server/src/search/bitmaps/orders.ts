import type { Question } from '../question.ts';
import type { BitSpace } from './bit-space.ts';
import type { Bits } from './bits.ts';
import { type Columns, UNKNOWN } from './columns.ts';

export type OrderName = Question['sortBy'];

/** So much of a market may have changed before it is sorted again. */
const SHARE = 1 / 32;
const FEW = 64;

/** Slots as they were sorted when that was last done, and which cards are others since. */
export class Orders {
  readonly sorted: Record<OrderName, Uint32Array<ArrayBuffer>>;
  changed: Bits;
  #changes = 0;

  /** Sorts the slots that were ever used; `unchanged` are none, and its own from then on. */
  constructor(columns: Columns, used: number, unchanged: Bits) {
    this.changed = unchanged;
    this.sorted = sort(columns, used);
  }

  get bytes(): number {
    return Object.values(this.sorted).reduce((sum, slots) => sum + slots.byteLength, this.changed.space.bytes);
  }

  /** Whether sorting again is worth it. */
  get isWorn(): boolean {
    return this.#changes > FEW + SHARE * this.sorted['-1'].length;
  }

  change(slot: number): void {
    this.changed.include(slot);
    this.#changes++;
  }

  moveTo(space: BitSpace): void {
    this.changed = this.changed.movedTo(space);
  }
}

/** By the last column first, each sort keeping what the one before has done: many times quicker than by comparing. */
function sort({ ids, modified, priority, sortLow, sortHigh }: Columns, used: number): Orders['sorted'] {
  const slots = Uint32Array.from({ length: used }, (_, slot) => slot);
  sortBy(slots, 2, (slot) => 0xffff_ffff - ids[slot]!);
  sortBy(slots, 4, (slot) => 2 ** 52 - modified[slot]!);
  const sorted = { '-modified': slots, '-1': slots.slice(), rate: slots.slice(), '-rate': slots.slice() };
  sortBy(sorted['-1'], 1, (slot) => priority[slot]! + 0x8000);
  sortBy(sorted.rate, 2, (slot) => (sortLow[slot] === UNKNOWN ? 0xffff_ffff : sortLow[slot]! + 0x7fff_ffff));
  sortBy(sorted['-rate'], 2, (slot) => (sortHigh[slot] === UNKNOWN ? 0xffff_ffff : 0x7fff_ffff - sortHigh[slot]!));
  return sorted;
}

/** Sorts by a whole number of so many digits of 16 bits each; equal ones stay in their order. */
function sortBy(slots: Uint32Array, digits: number, numberOf: (slot: number) => number): void {
  const sorted = new Uint32Array(slots.length);
  for (let digit = 0; digit < digits; digit++) {
    const step = 2 ** (16 * digit);
    const digitOf = (slot: number) => Math.floor(numberOf(slot) / step) % 0x1_0000;
    const ends = new Uint32Array(0x1_0000);
    for (let at = 0; at < slots.length; at++) ends[digitOf(slots[at]!)]!++;
    for (let at = 1; at < ends.length; at++) ends[at]! += ends[at - 1]!;
    for (let at = slots.length - 1; at >= 0; at--) sorted[--ends[digitOf(slots[at]!)]!] = slots[at]!;
    slots.set(sorted);
  }
}
