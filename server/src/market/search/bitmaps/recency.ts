import { type Bits, countCommon, exclude, has, include } from './bits.ts';

const HOUR = 3_600_000_000;

/**
 * Counts cards that changed since a moment, which moves on from question to question. One bit a slot says who changed after
 * a moment of the last hour; only of those who stop being recent within the hour the time is looked at.
 */
export class Recency {
  #recent: Bits;
  #since = Infinity;
  readonly #ageing = new Set<number>();

  constructor(words: number) {
    this.#recent = new Uint32Array(words);
  }

  get bytes(): number {
    return this.#recent.byteLength;
  }

  grow(words: number): void {
    const { length } = this.#recent;
    if (length < words) this.#recent = new Uint32Array(words);
    this.#since = Infinity;
  }

  /** A slot's card changed at another time than before. */
  change(slot: number, modified: number): void {
    if (modified >= this.#since) include(this.#recent, slot);
    else exclude(this.#recent, slot);
    if (modified >= this.#since && modified < this.#since + HOUR) this.#ageing.add(slot);
    else this.#ageing.delete(slot);
  }

  /** How many of these changed at `since` or later; all times in microseconds. */
  count(bits: Bits, since: number, modified: Float64Array, used: number): number {
    if (since < this.#since || since > this.#since + HOUR) this.#readAll(since, modified, used);
    let sum = countCommon(bits, this.#recent);
    for (const slot of this.#ageing) {
      if (modified[slot]! < since && has(this.#recent, slot) && has(bits, slot)) sum--;
    }
    return sum;
  }

  #readAll(since: number, modified: Float64Array, used: number): void {
    this.#since = since;
    this.#recent.fill(0);
    this.#ageing.clear();
    for (let slot = 0; slot < used; slot++) {
      if (modified[slot]! < since) continue;
      include(this.#recent, slot);
      if (modified[slot]! < since + HOUR) this.#ageing.add(slot);
    }
  }
}
