import { expect, test } from 'vitest';
import { csvOf, daysAsked } from './words.ts';

test.each([
  ['7', 7],
  ['365', 365],
  ['8', 30],
  [null, 30],
])('the period of %s', (asked, days) => {
  expect(daysAsked(asked)).toBe(days);
});

test('the CSV has one line per day', () => {
  const days = [
    { day: '2026-11-01', views: 3, visitors: 2, clicks: 1, contacts: 0, verdicts: 2 },
    { day: '2026-11-02', views: 0, visitors: 0, clicks: 0, contacts: 0, verdicts: 0 },
  ];
  expect(csvOf({ days })).toBe(
    'day,views,visitors,clicks,contacts,verdicts\r\n2026-11-01,3,2,1,0,2\r\n2026-11-02,0,0,0,0,0\r\n',
  );
});
