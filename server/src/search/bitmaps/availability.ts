import { AVAILABLE_WITHIN } from '@crewdock/contract/card-fields';
import type { BitSpace } from './bit-space.ts';
import type { Bits } from './bits.ts';
import { UNKNOWN, copyInto } from './columns.ts';

/**
 * Finds the cards that can start within a number of days. Keeps a bit set for each number of days that the filter
 * offers. The sets are valid for one day; the first query on another day recomputes them.
 */
export class Availability {
  /** Start day by slot, in days since 1970. */
  #day: Int32Array<ArrayBuffer>;
  #notice: Int32Array<ArrayBuffer>;
  #within: Map<number, Bits>;
  #today = Number.NaN;

  constructor(space: BitSpace) {
    this.#day = new Int32Array(space.slots).fill(UNKNOWN);
    this.#notice = new Int32Array(space.slots).fill(UNKNOWN);
    this.#within = new Map(AVAILABLE_WITHIN.map((days) => [days, space.take()]));
  }

  get bytes(): number {
    const bits = [...this.#within.values()].reduce((sum, { space }) => sum + space.bytes, 0);
    return this.#day.byteLength + this.#notice.byteLength + bits;
  }

  moveTo(space: BitSpace): void {
    this.#day = copyInto(this.#day, new Int32Array(space.slots).fill(UNKNOWN));
    this.#notice = copyInto(this.#notice, new Int32Array(space.slots).fill(UNKNOWN));
    this.#within = new Map([...this.#within].map(([days, bits]) => [days, bits.movedTo(space)]));
  }

  /** Sets the start day and the notice period of a slot's card. */
  change(slot: number, day: number | null, notice: number | null): void {
    this.#day[slot] = day ?? UNKNOWN;
    this.#notice[slot] = notice ?? UNKNOWN;
    for (const [days, bits] of this.#within) {
      if (this.#isFree(slot, days)) bits.include(slot);
      else bits.exclude(slot);
    }
  }

  /**
   * Returns the cards that can start within `days` days. The set is read-only, and valid until a query on another day.
   */
  within(days: number, today: number): Bits {
    if (today !== this.#today) this.#readAll(today);
    return this.#within.get(days)!;
  }

  #readAll(today: number): void {
    this.#today = today;
    for (const [days, bits] of this.#within) {
      bits.clear();
      for (let slot = 0; slot < this.#day.length; slot++) if (this.#isFree(slot, days)) bits.include(slot);
    }
  }

  #isFree(slot: number, days: number): boolean {
    const [day, notice] = [this.#day[slot]!, this.#notice[slot]!];
    return (day !== UNKNOWN && day <= this.#today + days) || (notice !== UNKNOWN && notice <= days);
  }
}
