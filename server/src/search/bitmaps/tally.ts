import type { Bits } from './bits.ts';
import type { TermLists } from './term-lists.ts';

/** Number of cards whose lists are looked up together. */
const BATCH = 32;
const slots = new Uint32Array(BATCH);
const starts = new Uint32Array(BATCH);
const ends = new Uint32Array(BATCH);
const firsts = new Uint16Array(BATCH);

/** Adds `by` to the count of each counted term of the cards. */
export function tallyInto(tally: Uint32Array, lists: TermLists, { words }: Bits, by: 1 | -1): void {
  let size = 0;
  for (let word = 0; word < words.length; word++) {
    for (let rest = words[word]!; rest !== 0; rest &= rest - 1) {
      slots[size++] = (word << 5) + 31 - Math.clz32(rest & -rest);
      if (size < BATCH) continue;
      tallyBatch(tally, lists, size, by);
      size = 0;
    }
  }
  tallyBatch(tally, lists, size, by);
}

/** Counts a batch of cards. Reads the start of all lists first, so that their cache misses overlap. */
function tallyBatch(tally: Uint32Array, { heads, terms }: TermLists, size: number, by: 1 | -1): void {
  for (let card = 0; card < size; card++) {
    const head = 2 * slots[card]!;
    const start = heads[head]!;
    starts[card] = start;
    ends[card] = start + (heads[head + 1]! & 0xffff);
    firsts[card] = terms[start]!;
  }
  for (let card = 0; card < size; card++) {
    const end = ends[card]!;
    let at = starts[card]!;
    if (at === end) continue;
    tally[firsts[card]!]! += by;
    while (++at < end) tally[terms[at]!]! += by;
  }
}
