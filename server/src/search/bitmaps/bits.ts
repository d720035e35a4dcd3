import type { Kernels } from './kernels.ts';

/** Where sets of one length lie. */
export interface Space {
  readonly kernels: Kernels;
  /** Of every set. */
  readonly slots: number;
  readonly bytes: number;
  /** An empty set, for as long as it is wanted. */
  take(): Bits;
  giveBack(bits: Bits): void;
  /** A set for one question alone. */
  lend(): Bits;
  lendEmpty(): Bits;
}

/** How many words of 32 hold so many bits. */
export function wordsFor(slots: number): number {
  return (slots + 31) >>> 5;
}

/** A set of slots: one bit a slot, in words of 32. */
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

  /** Keeps what is in the other one too. */
  keep(other: Bits): this {
    return this.becomeCommon(this, other);
  }

  /** Adds what is in the other one. */
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

  /** What is in one of the two alone. */
  becomeChange(a: Bits, b: Bits): this {
    this.space.kernels.xor(this.#address, a.#address, b.#address, this.space.bytes);
    return this;
  }

  /** What is in `whole` and not in `part`. */
  becomeRest(whole: Bits, part: Bits): this {
    this.space.kernels.andNot(this.#address, whole.#address, part.#address, this.space.bytes);
    return this;
  }

  /** For this question alone, like the next two. */
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

  /** Writes the slots in ascending order into `slots` and answers how many there are. */
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

  /** The same slots in a larger space. */
  movedTo(space: Space): Bits {
    const bits = space.take();
    bits.words.set(this.words);
    return bits;
  }
}
