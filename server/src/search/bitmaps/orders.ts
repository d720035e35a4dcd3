import { setImmediate as othersFirst } from 'node:timers/promises';
import type { MarketQuestion } from '../question.ts';
import type { BitSpace } from './bit-space.ts';
import type { Bits } from './bits.ts';
import { type MarketColumns, UNKNOWN } from './columns.ts';

export type OrderName = MarketQuestion['sortBy'];

/** The orders are sorted again when more than `FEW` plus this share of all cards have changed. */
const SHARE = 1 / 32;
const FEW = 64;
/** Number of slots that are processed before the event loop handles other requests. */
const AT_ONCE = 32_768;

/** The slots in each order as last sorted, and the slots changed since then. */
export class Orders {
  readonly sorted: Record<OrderName, Uint32Array<ArrayBuffer>>;
  changed: Bits;
  #changes = 0;

  /** `changed` contains the slots that may be at a wrong position. The instance takes ownership of the set. */
  constructor(sorted: Orders['sorted'], changed: Bits) {
    this.sorted = sorted;
    this.changed = changed;
  }

  get bytes(): number {
    return Object.values(this.sorted).reduce((sum, slots) => sum + slots.byteLength, this.changed.space.bytes);
  }

  /** Whether enough cards have changed to sort again. */
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
 * Sorts the used slots in every order, yielding to other requests. Slots that change concurrently may end up at any
 * position. Uses a radix sort from the last column to the first, which is many times faster than a comparison sort.
 */
export async function sortSlots(columns: MarketColumns, used: number): Promise<Orders['sorted']> {
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

/** Sorts stably by a non-negative integer with `digits` digits of 16 bits. */
async function sortBy(slots: Uint32Array, digits: number, numberOf: (slot: number) => number): Promise<void> {
  const sorted = new Uint32Array(slots.length);
  // Reads each number only once. A number that changed between the two passes would overwrite another slot's position.
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
