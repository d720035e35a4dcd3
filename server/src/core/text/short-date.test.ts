import { expect, test } from 'vitest';
import { formatUtcShortDate, weekdayDate } from './short-date.ts';

test('a date reads `D Mon YYYY` in every month', () => {
  const days = Array.from({ length: 12 }, (_, at) => formatUtcShortDate(`2026-${String(at + 1).padStart(2, '0')}-07`));
  expect(days.map((day) => day.split(' ')[1]).join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
  expect(formatUtcShortDate(new Date('2026-09-30T23:59:00Z'))).toBe('30 Sep 2026');
});

test('a date with its weekday uses the time zone', () => {
  expect(weekdayDate(new Date('2026-03-31T22:30:00Z'), 'Europe/Berlin')).toBe('Wednesday 1 Apr 2026');
  expect(weekdayDate(new Date('2026-03-31T22:30:00Z'), 'UTC')).toBe('Tuesday 31 Mar 2026');
});
