import { expect, test } from 'vitest';
import { formatMoment, formatSecond } from './formatMoment.ts';

test('a moment is formatted in the reader’s time zone with two-digit time parts', () => {
  const iso = new Date(2026, 8, 7, 4, 5, 9).toISOString();
  expect([formatMoment(iso), formatSecond(iso)]).toEqual(['7 Sep 2026, 04:05', '7 Sep 2026, 04:05:09']);
});
