import { expect, test } from 'vitest';
import { mostFrequent } from './most-frequent.ts';

const counts = new Map([
  [5, 1],
  [9, 3],
  [2, 3],
  [7, 8],
  [1, 1],
]);

test('values are sorted by descending count, and values with equal counts by ascending id', () => {
  const all = [
    [7, 8],
    [2, 3],
    [9, 3],
    [1, 1],
    [5, 1],
  ];
  expect(mostFrequent(counts, Infinity)).toEqual(all);
  for (let size = 1; size <= 6; size++) expect(mostFrequent(counts, size)).toEqual(all.slice(0, size));
});

test('selected values are included once, even if they are rare', () => {
  expect(mostFrequent(counts, 1, [5, 7, 4])).toEqual([
    [7, 8],
    [5, 1],
    [4, 0],
  ]);
});
