import { AVAILABLE_WITHIN } from '@crewdock/contract/card-fields';
import type { BitSpace } from './bit-space.ts';
import type { Bits } from './bits.ts';
import { UNKNOWN, copied } from './columns.ts';

/**
 * Who can start within so many days. One bit a slot says it for each number of days that can be asked for, as it is on one day;
 * what is told is read anew for the first question of another day.
 */
export class Availability {
  /** By slot, counted from 1970. */
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
    this.#day = copied(this.#day, new Int32Array(space.slots).fill(UNKNOWN));
    this.#notice = copied(this.#notice, new Int32Array(space.slots).fill(UNKNOWN));
    this.#within = new Map([...this.#within].map(([days, bits]) => [days, bits.movedTo(space)]));
  }

  /** A slot's card tells another day or notice period than before. */
  change(slot: number, day: number | null, notice: number | null): void {
    this.#day[slot] = day ?? UNKNOWN;
    this.#notice[slot] = notice ?? UNKNOWN;
    for (const [days, bits] of this.#within) {
      if (this.#isFree(slot, days)) bits.include(slot);
      else bits.exclude(slot);
    }
  }

  /** Not to be written to, and worth nothing any more when another day is asked for. */
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
