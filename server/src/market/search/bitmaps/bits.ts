import { scratchCopy } from './scratch.ts';

/** One bit a slot, in words of 32. All of one market's have the same length. */
export type Bits = Uint32Array<ArrayBuffer>;

/** How many words hold so many bits. */
export function wordsFor(slots: number): number {
  return (slots + 31) >>> 5;
}

export function has(bits: Bits, slot: number): boolean {
  return ((bits[slot >>> 5]! >>> (slot & 31)) & 1) === 1;
}

export function include(bits: Bits, slot: number): void {
  bits[slot >>> 5]! |= 1 << (slot & 31);
}

export function exclude(bits: Bits, slot: number): void {
  bits[slot >>> 5]! &= ~(1 << (slot & 31));
}

/** Leaves in `target` what is in `other` too. */
export function keepCommon(target: Bits, other: Bits): void {
  for (let at = 0; at < target.length; at++) target[at]! &= other[at]!;
}

/** Adds to `target` what is in `other`. */
export function addAll(target: Bits, other: Bits): void {
  for (let at = 0; at < target.length; at++) target[at]! |= other[at]!;
}

/** What is in `whole` and not in `part`, for this question alone. */
export function difference(whole: Bits, part: Bits): Bits {
  const rest = scratchCopy(whole);
  for (let at = 0; at < rest.length; at++) rest[at]! &= ~part[at]!;
  return rest;
}

export function isEmpty(bits: Bits): boolean {
  for (let at = 0; at < bits.length; at++) if (bits[at] !== 0) return false;
  return true;
}

export function count(bits: Bits): number {
  return countCommon(bits, bits);
}

/** Four words at a time share the last steps of adding up their bits. */
export function countCommon(a: Bits, b: Bits): number {
  let sum = 0;
  let at = 0;
  for (; at + 3 < a.length; at += 4) {
    const first = pairs(a[at]! & b[at]!) + pairs(a[at + 1]! & b[at + 1]!);
    const second = pairs(a[at + 2]! & b[at + 2]!) + pairs(a[at + 3]! & b[at + 3]!);
    sum += addBytes(toBytes(first) + toBytes(second));
  }
  for (; at < a.length; at++) sum += addBytes(toBytes(pairs(a[at]! & b[at]!)));
  return sum;
}

/** Writes the slots in ascending order into `slots` and answers how many there are. */
export function listSlots(bits: Bits, slots: Uint32Array): number {
  let found = 0;
  for (let at = 0; at < bits.length; at++) {
    let word = bits[at]!;
    while (word !== 0) {
      slots[found++] = (at << 5) + 31 - Math.clz32(word & -word);
      word &= word - 1;
    }
  }
  return found;
}

/** How many bits each group of four has; there is no instruction for it in JavaScript. */
function pairs(word: number): number {
  const twos = word - ((word >>> 1) & 0x55555555);
  return (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
}

/** Groups of four, of up to 15 each, as bytes. */
function toBytes(fours: number): number {
  return (fours & 0x0f0f0f0f) + ((fours >>> 4) & 0x0f0f0f0f);
}

/** The sum of four bytes, of less than 256. */
function addBytes(bytes: number): number {
  return Math.imul(bytes, 0x01010101) >>> 24;
}
