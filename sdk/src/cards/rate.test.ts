import { expect, test } from 'vitest';
import { hourlyRate, monthlyRate } from './rate.ts';

test.each([
  [{ min: 45, max: 45 }, '$45/hr'],
  [{ min: 40, max: 60 }, '$40 / $60/hr'],
  [{ min: null, max: 60 }, '-- / $60/hr'],
  [{ min: 40, max: null }, '$40 / --/hr'],
  [{ min: null, max: null }, null],
  [null, null],
])('the hourly rate %j reads %j', (rate, text) => {
  expect(hourlyRate(rate)).toBe(text);
});

test('thousands are grouped as in the United States', () => {
  expect(monthlyRate({ min: 7200, max: 7200 })).toBe('$7,200/month');
  expect(monthlyRate({ min: 999, max: 1234567 })).toBe('$999 / $1,234,567/month');
});
