import { expect, test } from 'vitest';
import { SHORT, hourlyRate, knownRate, monthlyRate, rateIn, rateLabel } from './rate.ts';

test.each([
  [{ min: 45, max: 45 }, '$45/hr'],
  [{ min: 40, max: 60 }, '$40 / $60/hr'],
  [{ min: null, max: 60 }, '-- / $60/hr'],
  [{ min: 40, max: null }, '$40 / --/hr'],
  [{ min: null, max: null }, null],
  [null, null],
])('the hourly rate %j is formatted as %j', (rate, text) => {
  expect(hourlyRate(rate)).toBe(text);
});

test('short units are used in compact rows', () => {
  expect(rateIn({ min: 45, max: 45 }, SHORT.hour)).toBe('$45/h');
  expect(rateIn({ min: null, max: 7200 }, SHORT.month)).toBe('-- / $7,200/m');
});

test('thousands are grouped with commas', () => {
  expect(monthlyRate({ min: 7200, max: 7200 })).toBe('$7,200/month');
  expect(monthlyRate({ min: 999, max: 1234567 })).toBe('$999 / $1,234,567/month');
});

test('a card shows its hourly rate, otherwise its monthly rate, otherwise “Rate on request”', () => {
  const [hourly_rate, monthly_rate] = [
    { min: 45, max: 45 },
    { min: 7200, max: 7200 },
  ];
  expect(rateLabel({ hourly_rate, monthly_rate })).toBe('$45/hr');
  expect(rateLabel({ hourly_rate: null, monthly_rate }, SHORT)).toBe('$7,200/m');
  expect(rateLabel({ hourly_rate: null, monthly_rate: { min: null, max: null } })).toBe('Rate on request');
  expect(knownRate({ hourly_rate: null, monthly_rate: null })).toBeNull();
});
