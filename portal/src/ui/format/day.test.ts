import { expect, test } from 'vitest';
import { formatDay, parseDay } from './day.ts';

test.each([
  ['7 Mar 2026', '2026-03-07'],
  ['07 march 2026', '2026-03-07'],
  [' 7. Sept. 2026 ', '2026-09-07'],
  ['Mar 7, 2026', '2026-03-07'],
  ['March 7 2026', '2026-03-07'],
  ['2026-03-07', '2026-03-07'],
  ['2026-3-7', '2026-03-07'],
  ['29 Feb 2028', '2028-02-29'],
])('the date %s is understood', (text, day) => expect(parseDay(text)).toBe(day));

test.each(['', 'soon', '7/3/2026', '03.07.2026', '29 Feb 2026', '31 Apr 2026', '2026-13-01', '7 Mar 26', '7 Xyz 2026'])(
  'the text “%s” is not understood as a date',
  (text) => expect(parseDay(text)).toBeNull(),
);

test('a formatted date is understood as the same date', () => {
  for (const day of ['2026-01-31', '2026-05-01', '2026-09-30', '1999-12-01'])
    expect(parseDay(formatDay(day))).toBe(day);
  expect(formatDay('')).toBe('');
});
