import type { BitSpace } from './bit-space.ts';
import type { Bits } from './bits.ts';
import { type Digits, atLeast } from './digits.ts';

/** A non-negative number or null for each slot. Stored by binary digits, so that many slots are compared at once. */
export class NumberBits {
  #known: Bits;
  readonly #digits: Digits = [];

  constructor(space: BitSpace) {
    this.#known = space.take();
  }

  get bytes(): number {
    return (1 + this.#digits.length) * this.#known.space.bytes;
  }

  moveTo(space: BitSpace): void {
    this.#known = this.#known.movedTo(space);
    for (const [power, digit] of this.#digits.entries()) this.#digits[power] = digit.movedTo(space);
  }

  set(slot: number, value: number | null): void {
    if (value === null) this.#known.exclude(slot);
    else this.#known.include(slot);
    const number = value ?? 0;
    for (let power = 0; power < this.#digits.length || number >>> power > 0; power++) {
      const digit = (this.#digits[power] ??= this.#known.space.take());
      if ((number >>> power) % 2 === 1) digit.include(slot);
      else digit.exclude(slot);
    }
  }

  /** Returns the slots whose number is at least `least`. */
  atLeast(least: number): Bits {
    return atLeast(this.#digits, least, this.#known);
  }

  /** Returns the slots whose number is at most `most`. */
  atMost(most: number): Bits {
    return this.#known.without(atLeast(this.#digits, most + 1, this.#known));
  }
}
