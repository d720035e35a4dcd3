import { type Bits, difference, exclude, include, wordsFor } from './bits.ts';
import { type Digits, atLeast } from './digits.ts';

/** A number of zero or more for each slot, or none, kept by its binary digits: bounds are found for 32 slots at a time. */
export class NumberBits {
  #known: Bits;
  readonly #digits: Digits = [];

  constructor(slots: number) {
    this.#known = new Uint32Array(wordsFor(slots));
  }

  get bytes(): number {
    return (1 + this.#digits.length) * this.#known.byteLength;
  }

  grow(slots: number): void {
    const larger = (bits: Bits) => {
      const copy = new Uint32Array(wordsFor(slots));
      copy.set(bits);
      return copy;
    };
    this.#known = larger(this.#known);
    for (const [power, digit] of this.#digits.entries()) this.#digits[power] = larger(digit);
  }

  set(slot: number, value: number | null): void {
    if (value === null) exclude(this.#known, slot);
    else include(this.#known, slot);
    const number = value ?? 0;
    for (let power = 0; power < this.#digits.length || number >>> power > 0; power++) {
      const digit = (this.#digits[power] ??= new Uint32Array(this.#known.length));
      if ((number >>> power) % 2 === 1) include(digit, slot);
      else exclude(digit, slot);
    }
  }

  /** The slots whose number is known and `least` or more. */
  atLeast(least: number): Bits {
    return atLeast(this.#digits, least, this.#known);
  }

  /** The slots whose number is known and `most` or less. */
  atMost(most: number): Bits {
    return difference(this.#known, atLeast(this.#digits, most + 1, this.#known));
  }
}
