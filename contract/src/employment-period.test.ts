import { expect, test } from 'vitest';
import { formatEmploymentDates, formatEmploymentPeriod, isPeriodInOrder } from './employment-period.ts';

test.each([
  ['2019-03', '2022-06', 'Mar 2019 to Jun 2022 · 3 yrs 4 mo'],
  ['2019-03', null, 'Mar 2019 to now · 7 yrs 9 mo'],
  ['2019-03', '2019-03', 'Mar 2019 · 1 mo'],
  ['2025-12', '2026-10', 'Dec 2025 to Oct 2026 · 11 mo'],
  ['2025-12', null, 'Dec 2025 to now · 1 yr'],
  ['2012-01', '2013-12', 'Jan 2012 to Dec 2013 · 2 yrs'],
  ['2016', '2019', '2016 to 2019 · about 3 yrs'],
  ['2016', '2017-01', '2016 to Jan 2017 · about 1 yr'],
  ['2016-12', '2019', 'Dec 2016 to 2019 · about 3 yrs'],
  ['2016', '2016', '2016'],
  ['2016', '2016-05', '2016 to May 2016'],
  ['2024', null, '2024 to now · about 2 yrs'],
  ['2026', null, '2026 to now'],
  ['2016', '', '2016'],
  ['', '2016', 'until 2016'],
  ['', null, 'Current'],
  ['', '', ''],
  // A start in the current month of a time zone in which that month has already begun.
  ['2026-12', null, 'Dec 2026 to now'],
])('a job from "%s" to "%s" is shown as "%s"', (from, to, shown) => {
  expect(formatEmploymentPeriod(from, to, '2026-11')).toBe(shown);
});

test('dates are shown without the duration on request', () => {
  expect(formatEmploymentDates('2016', '2019-02')).toBe('2016 to Feb 2019');
});

test.each([
  ['2016', '2016-03', true],
  ['2016-03', '2016', true],
  ['2016-03', '2016-02', false],
  ['2017', '2016-12', false],
  ['2016-03', '2015', false],
  ['', '2016', true],
  ['2016-03', '', true],
])('whether a job from "%s" may end at "%s": %s', (from, to, isInOrder) => {
  expect(isPeriodInOrder(from, to)).toBe(isInOrder);
});
