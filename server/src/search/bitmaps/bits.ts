import type { Kernels } from './kernels.ts';

/** The memory for bit sets of the same length. */
export interface Space {
  readonly kernels: Kernels;
  /** Number of slots per set. */
  readonly slots: number;
  readonly bytes: number;
  /** Allocates an empty set. Free it with `giveBack`. */
  take(): Bits;
  giveBack(bits: Bits): void;
  /** Returns a temporary set for a single query. The set still contains old bits. */
  lend(): Bits;
  lendEmpty(): Bits;
}

/** Returns the number of 32-bit words for a number of slots. */
export function wordsFor(slots: number): number {
  return (slots + 31) >>> 5;
}

/** A set of slots: one bit per slot, in 32-bit words. */
export class Bits {
  readonly space: Space;
  readonly words: Uint32Array;
  readonly #address: number;

  constructor(space: Space, words: Uint32Array) {
    this.space = space;
    this.words = words;
    this.#address = words.byteOffset;
  }

  has(slot: number): boolean {
    return ((this.words[slot >>> 5]! >>> (slot & 31)) & 1) === 1;
  }

  include(slot: number): void {
    this.words[slot >>> 5]! |= 1 << (slot & 31);
  }

  exclude(slot: number): void {
    this.words[slot >>> 5]! &= ~(1 << (slot & 31));
  }

  clear(): this {
    return this.becomeChange(this, this);
  }

  fill(): this {
    this.words.fill(0xffff_ffff);
    return this;
  }

  /** Replaces this set with its intersection with the other set. */
  keep(other: Bits): this {
    return this.becomeCommon(this, other);
  }

  /** Adds the slots of the other set to this set. */
  addAll(other: Bits): this {
    return this.becomeUnion(this, other);
  }

  becomeCommon(a: Bits, b: Bits): this {
    this.space.kernels.and(this.#address, a.#address, b.#address, this.space.bytes);
    return this;
  }

  becomeUnion(a: Bits, b: Bits): this {
    this.space.kernels.or(this.#address, a.#address, b.#address, this.space.bytes);
    return this;
  }

  /** Replaces this set with the symmetric difference of the two sets. */
  becomeChange(a: Bits, b: Bits): this {
    this.space.kernels.xor(this.#address, a.#address, b.#address, this.space.bytes);
    return this;
  }

  /** Replaces this set with the slots in `whole` that are not in `part`. */
  becomeRest(whole: Bits, part: Bits): this {
    this.space.kernels.andNot(this.#address, whole.#address, part.#address, this.space.bytes);
    return this;
  }

  /** Returns a temporary copy for the current query. The results of `and` and `without` are temporary too. */
  copy(): Bits {
    return this.and(this);
  }

  and(other: Bits): Bits {
    return this.space.lend().becomeCommon(this, other);
  }

  without(part: Bits): Bits {
    return this.space.lend().becomeRest(this, part);
  }

  isEmpty(): boolean {
    return this.count() === 0;
  }

  count(): number {
    return this.countCommon(this);
  }

  countCommon(other: Bits): number {
    return this.space.kernels.countCommon(this.#address, other.#address, this.space.bytes);
  }

  /** Writes the slots of this set into `slots` in ascending order and returns their number. */
  list(slots: Uint32Array): number {
    const { words } = this;
    let found = 0;
    for (let at = 0; at < words.length; at++) {
      let word = words[at]!;
      while (word !== 0) {
        slots[found++] = (at << 5) + 31 - Math.clz32(word & -word);
        word &= word - 1;
      }
    }
    return found;
  }

  /** Copies this set into a larger space. */
  movedTo(space: Space): Bits {
    const bits = space.take();
    bits.words.set(this.words);
    return bits;
  }
}
