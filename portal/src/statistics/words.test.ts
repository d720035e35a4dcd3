import { expect, test } from 'vitest';
import { daysAsked } from './words.ts';

test.each([
  ['7', 7],
  ['365', 365],
  ['8', 30],
  [null, 30],
])('the period of %s', (asked, days) => {
  expect(daysAsked(asked)).toBe(days);
});
