import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Vocabulary } from './vocabulary.ts';

const WORDS = 3000;

test('words are found by their prefix, and removed when no card has them', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'ß', '東'), minLength: 1, maxLength: 6 });
  const words = [...new Set(fc.sample(letters, { numRuns: WORDS, seed: 1 }))];
  const vocabulary = new Vocabulary();
  const gone = new Set<number>();
  const add = (some: string[]) => {
    for (const word of some) {
      vocabulary.of(word);
      vocabulary.sort((number) => !gone.has(number));
    }
  };
  const half = words.slice(0, words.length / 2);
  add(half);
  const kept = half.filter((_, at) => at % 3 !== 0);
  for (const word of half) if (!kept.includes(word)) gone.add(vocabulary.of(word));
  // Enough words to trigger sorting.
  const others = words.slice(half.length);
  for (const word of others) vocabulary.of(word);
  vocabulary.sort((number) => !gone.has(number));
  gone.clear();
  expect(half.filter((word) => vocabulary.numberOf(word) !== undefined)).toEqual(kept);
  // New words reuse the numbers of removed words.
  const { size } = vocabulary;
  const more = Array.from({ length: half.length - kept.length }, (_, at) => `c${at}`);
  add(more);
  expect(vocabulary.size).toBe(size);
  const all = [...kept, ...others, ...more];
  expect(new Set(all.map((word) => vocabulary.numberOf(word))).size).toBe(all.length);
  for (const prefix of ['a', 'bß', '東東', 'c', 'c1', 'd', ...all.slice(0, 50)]) {
    const expected = all.filter((word) => word.startsWith(prefix)).map((word) => vocabulary.numberOf(word)!);
    expect([prefix, [...vocabulary.startingWith(prefix)].toSorted()]).toEqual([prefix, expected.toSorted()]);
  }
});
