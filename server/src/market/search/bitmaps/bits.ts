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

/** What is in `whole` and not in `part`. */
export function difference(whole: Bits, part: Bits): Bits {
  const rest = whole.slice();
  for (let at = 0; at < rest.length; at++) rest[at]! &= ~part[at]!;
  return rest;
}

export function count(bits: Bits): number {
  let sum = 0;
  for (let at = 0; at < bits.length; at++) sum += ones(bits[at]!);
  return sum;
}

export function countCommon(a: Bits, b: Bits): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += ones(a[at]! & b[at]!);
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

/** Bits of a word, added up side by side: there is no instruction for it in JavaScript. */
function ones(word: number): number {
  let sum = word - ((word >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
