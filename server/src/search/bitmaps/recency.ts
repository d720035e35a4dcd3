import type { BitSpace } from './bit-space.ts';
import type { Bits } from './bits.ts';

const HOUR = 3_600_000_000;

/**
 * Counts cards that changed since a moment, which moves on from question to question. One bit a slot says who changed after
 * a moment of the last hour; only of those who stop being recent within the hour the time is looked at.
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

  /** A slot's card changed at another time than before. */
  change(slot: number, modified: number): void {
    if (modified >= this.#since) this.#recent.include(slot);
    else this.#recent.exclude(slot);
    if (modified >= this.#since && modified < this.#since + HOUR) this.#ageing.add(slot);
    else this.#ageing.delete(slot);
  }

  /** How many of these changed at `since` or later; all times in microseconds. */
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
