import { expect, test } from 'vitest';
import { timesWithin } from './free-hours.ts';

/** Returns the same hours on every day of the week. */
const daily = (from: number, to: number) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: from * 60, to: to * 60 }));

const times = (hours: ReturnType<typeof daily>, zone: string, now: string, minutes = 60) =>
  timesWithin(hours, { zone, minutes, now: new Date(now), taken: [] }).map((at) => at.toISOString().slice(0, 16));

test.each([
  // In 2026, summer time lasts from 29 March to 25 October in Europe, and from 8 March to 1 November in the US.
  ['Europe/Berlin', '2026-03-28T00:00Z', ['2026-03-28T09:00', '2026-03-29T08:00', '2026-03-30T08:00']],
  ['Europe/Berlin', '2026-10-24T00:00Z', ['2026-10-24T08:00', '2026-10-25T09:00', '2026-10-26T09:00']],
  ['America/New_York', '2026-03-07T00:00Z', ['2026-03-07T15:00', '2026-03-08T14:00', '2026-03-09T14:00']],
  ['America/New_York', '2026-10-31T00:00Z', ['2026-10-31T14:00', '2026-11-01T15:00', '2026-11-02T15:00']],
  ['Asia/Kolkata', '2026-03-28T00:00Z', ['2026-03-28T04:30', '2026-03-29T04:30', '2026-03-30T04:30']],
])('offers 10:00 local time in %s on each day from %s, also across clock changes', (zone, now, expected) => {
  expect(times(daily(10, 11), zone, now).slice(0, 3)).toEqual(expected);
});

test('offers no times in the hour that is skipped when the clocks go forward', () => {
  // On 29 March, the time between 2:00 and 3:00 does not exist: 1:00 is 0:00 UTC, 3:00 is 1:00 UTC.
  const all = times(daily(1, 5), 'Europe/Berlin', '2026-03-28T12:00Z').slice(0, 3);
  expect(all).toEqual(['2026-03-29T00:00', '2026-03-29T01:00', '2026-03-29T02:00']);
});

test('offers an hour that is repeated when the clocks go back once, without overlapping times', () => {
  const all = times(daily(1, 5), 'Europe/Berlin', '2026-10-24T12:00Z').slice(0, 4);
  expect(all).toEqual(['2026-10-24T23:00', '2026-10-25T00:00', '2026-10-25T02:00', '2026-10-25T03:00']);
});

test('offers times on the given weekdays until midnight, with minimum notice and outside booked times', () => {
  const now = new Date('2026-03-02T08:30:00Z');
  const hours = [
    { weekday: 1, from: 9 * 60, to: 12 * 60 },
    { weekday: 3, from: 22 * 60, to: 24 * 60 },
  ];
  const taken = [{ starts: new Date('2026-03-02T11:59:00Z'), ends: new Date('2026-03-04T22:15:00Z') }];
  const found = timesWithin(hours, { zone: 'UTC', minutes: 60, now, taken }).map((at) => at.toISOString().slice(0, 16));
  expect(found.slice(0, 3)).toEqual(['2026-03-04T23:00', '2026-03-09T09:00', '2026-03-09T10:00']);
});

test('offers no times when the interview is longer than the free hours, and at most 40 times', () => {
  expect(times(daily(10, 11), 'UTC', '2026-03-02T00:00Z', 90)).toEqual([]);
  const many = times(daily(0, 24), 'UTC', '2026-03-02T00:00Z', 15);
  expect(many).toHaveLength(40);
});
