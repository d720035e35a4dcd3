import { expect, test } from 'vitest';
import { formatMoment, formatSecond } from './formatMoment.ts';

test('a moment is told where the reader is, with two digits for each part of its time', () => {
  const iso = new Date(2026, 8, 7, 4, 5, 9).toISOString();
  expect([formatMoment(iso), formatSecond(iso)]).toEqual(['7 Sep 2026, 04:05', '7 Sep 2026, 04:05:09']);
});
