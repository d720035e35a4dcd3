import type { BitSpace } from './bit-space.ts';
import type { Bits } from './bits.ts';

const HOUR = 3_600_000_000;

/**
 * Counts cards modified since a time that advances with each query. A bit set contains the cards modified after a
 * reference time. Only cards modified within an hour of the reference time need a comparison of times.
 */
export class Recency {
  #recent: Bits;
  #since = Infinity;
  readonly #ageing = new Set<number>();

  constructor(space: BitSpace) {
    this.#recent = space.take();
  }

  get bytes(): number {
    return this.#recent.space.bytes;
  }

  moveTo(space: BitSpace): void {
    this.#recent = this.#recent.movedTo(space);
  }

  /** Sets the modification time of a slot's card. */
  change(slot: number, modified: number): void {
    if (modified >= this.#since) this.#recent.include(slot);
    else this.#recent.exclude(slot);
    if (modified >= this.#since && modified < this.#since + HOUR) this.#ageing.add(slot);
    else this.#ageing.delete(slot);
  }

  /** Returns the number of cards in `bits` modified at or after `since`. All times are in microseconds. */
  count(bits: Bits, since: number, modified: Float64Array, used: number): number {
    if (since < this.#since || since > this.#since + HOUR) this.#readAll(since, modified, used);
    let sum = bits.countCommon(this.#recent);
    for (const slot of this.#ageing) {
      if (modified[slot]! < since && this.#recent.has(slot) && bits.has(slot)) sum--;
    }
    return sum;
  }

  #readAll(since: number, modified: Float64Array, used: number): void {
    this.#since = since;
    this.#recent.clear();
    this.#ageing.clear();
    for (let slot = 0; slot < used; slot++) {
      if (modified[slot]! < since) continue;
      this.#recent.include(slot);
      if (modified[slot]! < since + HOUR) this.#ageing.add(slot);
    }
  }
}
