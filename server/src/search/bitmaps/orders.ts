import { setImmediate as othersFirst } from 'node:timers/promises';
import type { Question } from '../question.ts';
import type { BitSpace } from './bit-space.ts';
import type { Bits } from './bits.ts';
import { type Columns, UNKNOWN } from './columns.ts';

export type OrderName = Question['sortBy'];

/** So much of a market may have changed before it is sorted again. */
const SHARE = 1 / 32;
const FEW = 64;
/** So many slots are looked at before others get their turn. */
const AT_ONCE = 32_768;

/** Slots as they were sorted when that was last done, and which cards are others since. */
export class Orders {
  readonly sorted: Record<OrderName, Uint32Array<ArrayBuffer>>;
  changed: Bits;
  #changes = 0;

  /** `changed` are those that may not stand where they belong; its own from then on. */
  constructor(sorted: Orders['sorted'], changed: Bits) {
    this.sorted = sorted;
    this.changed = changed;
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

/**
 * The slots that were ever used, in every order. Others are answered meanwhile; a slot that is written to while this goes on may stand
 * anywhere, and all others stand right. By the last column first, each sort keeping what the one before has done: many times quicker than by comparing.
 */
export async function sortSlots(columns: Columns, used: number): Promise<Orders['sorted']> {
  const slots = Uint32Array.from({ length: used }, (_, slot) => slot);
  await sortBy(slots, 2, (slot) => 0xffff_ffff - columns.ids[slot]!);
  await sortBy(slots, 4, (slot) => 2 ** 52 - columns.modified[slot]!);
  const sorted = { '-modified': slots, '-1': slots.slice(), rate: slots.slice(), '-rate': slots.slice() };
  await sortBy(sorted['-1'], 1, (slot) => columns.priority[slot]! + 0x8000);
  await sortBy(sorted.rate, 2, (slot) => upwards(columns.sortLow[slot]!));
  await sortBy(sorted['-rate'], 2, (slot) => downwards(columns.sortHigh[slot]!));
  return sorted;
}

function upwards(rate: number): number {
  return rate === UNKNOWN ? 0xffff_ffff : rate + 0x7fff_ffff;
}

function downwards(rate: number): number {
  return rate === UNKNOWN ? 0xffff_ffff : 0x7fff_ffff - rate;
}

/** Sorts by a whole number of so many digits of 16 bits each; equal ones stay in their order. */
async function sortBy(slots: Uint32Array, digits: number, numberOf: (slot: number) => number): Promise<void> {
  const sorted = new Uint32Array(slots.length);
  // Read once: a number that changes in between would take another's place.
  const read = new Uint16Array(slots.length);
  for (let digit = 0; digit < digits; digit++) {
    const step = 2 ** (16 * digit);
    const ends = new Uint32Array(0x1_0000);
    for (let from = 0; from < slots.length; from += AT_ONCE) {
      await othersFirst();
      const to = Math.min(slots.length, from + AT_ONCE);
      for (let at = from; at < to; at++) ends[(read[at] = Math.floor(numberOf(slots[at]!) / step) % 0x1_0000)]!++;
    }
    for (let at = 1; at < ends.length; at++) ends[at]! += ends[at - 1]!;
    for (let to = slots.length; to > 0; to -= AT_ONCE) {
      await othersFirst();
      for (let at = to - 1; at >= Math.max(0, to - AT_ONCE); at--) sorted[--ends[read[at]!]!] = slots[at]!;
    }
    slots.set(sorted);
  }
}
