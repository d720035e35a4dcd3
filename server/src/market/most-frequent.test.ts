import { expect, test } from 'vitest';
import { mostFrequent } from './most-frequent.ts';

const counts = new Map([
  [5, 1],
  [9, 3],
  [2, 3],
  [7, 8],
  [1, 1],
]);

test('the most frequent values come first, and of equal ones the smaller id', () => {
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

test('picked values are there once, however rare', () => {
  expect(mostFrequent(counts, 1, [5, 7, 4])).toEqual([
    [7, 8],
    [5, 1],
    [4, 0],
  ]);
});
