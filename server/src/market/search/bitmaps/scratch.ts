import type { Bits } from './bits.ts';

/**
 * Bits that are only needed while one question is answered. They are used again for the next one: at a million cards a
 * question takes some megabytes, and collecting those would cost more than searching.
 */
let owner: object | null = null;
let lent = 0;
const pool: Bits[] = [];

/** From here on all that was lent before may be overwritten. */
export function beginScratch(next: object): void {
  owner = next;
  lent = 0;
}

/** Whether what was lent for this is still untouched. */
export function ownsScratch(former: object): boolean {
  return owner === former;
}

export function emptyScratch(words: number): Bits {
  return lend(words).fill(0);
}

export function scratchCopy(bits: Bits): Bits {
  const copy = lend(bits.length);
  copy.set(bits);
  return copy;
}

/** What is in it is left from before. */
function lend(words: number): Bits {
  let bits = pool[lent];
  if (bits?.length !== words) pool[lent] = bits = new Uint32Array(words);
  lent++;
  return bits;
}
