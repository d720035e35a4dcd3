import type { Bits } from './bits.ts';

/**
 * Bits that are only needed while one question is answered. They are used again for the next one: at a million cards a
 * question takes some megabytes, and collecting those would cost more than searching.
 */
const pool: Bits[] = [];
let lent = 0;
let turn = 0;

/** From here on all that was lent before may be overwritten. Answers the number of this turn. */
export function beginScratch(): number {
  lent = 0;
  return ++turn;
}

/** Whether what was lent in that turn is still untouched. */
export function isScratchOf(former: number): boolean {
  return turn === former;
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
  if (!bits || bits.length < words) pool[lent] = bits = new Uint32Array(words);
  lent++;
  // The two markets differ in size and take turns.
  return bits.length === words ? bits : bits.subarray(0, words);
}
