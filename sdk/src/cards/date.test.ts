import { expect, test } from 'vitest';
import { relativeDate, shortDate, shortDay, shortMonth } from './date.ts';

const now = new Date(2026, 2, 31, 9);

test.each([
  [0, 'today'],
  [1, '1 day ago'],
  [6, '6 days ago'],
  [7, '1 week ago'],
  [13, '1 week ago'],
  [29, '4 weeks ago'],
  [30, '1 month ago'],
  [400, '13 months ago'],
  [-2, 'today'],
])('a date %i days ago is formatted as %j', (days, text) => {
  expect(relativeDate(new Date(2026, 2, 31 - days, 23, 59).toISOString(), now)).toBe(text);
});

test('dates are formatted as D Mon YYYY', () => {
  expect(shortDate(new Date(2026, 2, 7).toISOString())).toBe('7 Mar 2026');
});

test('days and months are formatted independently of the time zone', () => {
  expect(shortDay('2026-03-01')).toBe('1 Mar 2026');
  expect(shortMonth('2026-12')).toBe('Dec 2026');
});
