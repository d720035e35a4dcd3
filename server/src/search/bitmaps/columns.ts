import type { BitSpace } from './bit-space.ts';
import { NumberBits } from './number-bits.ts';

/** Represents an unspecified rate: the lowest 32-bit integer. */
export const UNKNOWN = -2_147_483_648;

/** Columns of numbers by slot, for sorting and for filtering by rate. */
export class MarketColumns {
  ids: Int32Array<ArrayBuffer>;
  company: Int32Array<ArrayBuffer>;
  /** Microseconds since 1970, because PostgreSQL stores microseconds. */
  modified: Float64Array<ArrayBuffer>;
  priority: Int16Array<ArrayBuffer>;
  sortLow: Int32Array<ArrayBuffer>;
  sortHigh: Int32Array<ArrayBuffer>;
  /** The rates of a talent, or the maximum rates of a job. */
  hourly: Int32Array<ArrayBuffer>;
  monthly: Int32Array<ArrayBuffer>;
  readonly hourlyLow: NumberBits;
  readonly hourlyHigh: NumberBits;
  readonly monthlyLow: NumberBits;
  readonly monthlyHigh: NumberBits;

  constructor(space: BitSpace) {
    const { slots } = space;
    this.ids = new Int32Array(slots);
    this.company = new Int32Array(slots);
    this.modified = new Float64Array(slots);
    this.priority = new Int16Array(slots);
    this.sortLow = new Int32Array(slots);
    this.sortHigh = new Int32Array(slots);
    this.hourly = new Int32Array(slots);
    this.monthly = new Int32Array(slots);
    this.hourlyLow = new NumberBits(space);
    this.hourlyHigh = new NumberBits(space);
    this.monthlyLow = new NumberBits(space);
    this.monthlyHigh = new NumberBits(space);
  }

  get bytes(): number {
    const arrays = [
      this.ids,
      this.company,
      this.modified,
      this.priority,
      this.sortLow,
      this.sortHigh,
      this.hourly,
      this.monthly,
    ];
    const numbers = [this.hourlyLow, this.hourlyHigh, this.monthlyLow, this.monthlyHigh];
    return [...arrays.map((array) => array.byteLength), ...numbers.map(({ bytes }) => bytes)].reduce((a, b) => a + b);
  }

  moveTo(space: BitSpace): void {
    const { slots } = space;
    this.ids = copyInto(this.ids, new Int32Array(slots));
    this.company = copyInto(this.company, new Int32Array(slots));
    this.modified = copyInto(this.modified, new Float64Array(slots));
    this.priority = copyInto(this.priority, new Int16Array(slots));
    this.sortLow = copyInto(this.sortLow, new Int32Array(slots));
    this.sortHigh = copyInto(this.sortHigh, new Int32Array(slots));
    this.hourly = copyInto(this.hourly, new Int32Array(slots));
    this.monthly = copyInto(this.monthly, new Int32Array(slots));
    for (const numbers of [this.hourlyLow, this.hourlyHigh, this.monthlyLow, this.monthlyHigh]) numbers.moveTo(space);
  }
}

/** Copies `from` into the larger array `to` and returns `to`. */
export function copyInto<T extends { set(from: T): void }>(from: T, to: T): T {
  to.set(from);
  return to;
}
