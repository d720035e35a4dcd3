import { expect, test } from 'vitest';
import { getCurrentMonth, formatTalentAvailability, formatDateRange, timeZoneName } from './career.ts';

const now = new Date(2026, 10, 22, 12);

test('the current month is the month in local time', () => {
  expect(getCurrentMonth(now)).toBe('2026-11');
  expect(getCurrentMonth(new Date(2027, 0, 1))).toBe('2027-01');
});

test.each([
  [{ available_from: '2026-12-03', notice_period: null }, 'From 3 Dec 2026'],
  [{ available_from: '2026-11-22', notice_period: null }, 'Now'],
  [{ available_from: '2020-01-01', notice_period: null }, 'Now'],
  [{ available_from: null, notice_period: 30 as const }, '30 days’ notice'],
  [{ available_from: null, notice_period: 0 as const }, 'Now'],
  [{ available_from: null, notice_period: null }, null],
])('the availability %o is formatted as %s', (told, text) => {
  expect(formatTalentAvailability(told, now)).toBe(text);
});

test.each([
  ['2010', '2014', '2010 to 2014'],
  ['2010', '2010', '2010'],
  [null, '2014', 'until 2014'],
  ['2010', null, '2010'],
  [null, null, ''],
])('the date range from %s to %s is %s', (from, to, text) => {
  expect(formatDateRange(from, to)).toBe(text);
});

test('a time zone is shown with its UTC offset', () => {
  expect(timeZoneName('Asia/Tokyo', now)).toBe('Asia/Tokyo (UTC+9)');
  expect(timeZoneName('America/New_York', now)).toBe('America/New York (UTC-5)');
  expect(timeZoneName('UTC', now)).toBe('UTC');
  expect(timeZoneName('Moon/Tranquility', now)).toBe('Moon/Tranquility');
});
