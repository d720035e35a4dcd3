import { expect, test } from 'vitest';
import { instantIn, timeIn } from './times.ts';

test.each([
  ['Europe/Berlin', '2026-03-28', '10:00', '2026-03-28T09:00'],
  ['Europe/Berlin', '2026-03-29', '10:00', '2026-03-29T08:00'],
  ['Europe/Berlin', '2026-03-29', '01:59', '2026-03-29T00:59'],
  ['Europe/Berlin', '2026-10-25', '10:00', '2026-10-25T09:00'],
  ['Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30'],
  ['America/New_York', '2026-03-08', '10:00', '2026-03-08T14:00'],
  ['America/New_York', '2026-11-01', '10:00', '2026-11-01T15:00'],
  ['Asia/Kolkata', '2026-03-01', '00:15', '2026-02-28T18:45'],
  ['Pacific/Kiritimati', '2026-03-01', '09:00', '2026-02-28T19:00'],
])('in %s, %s %s is %s UTC', (zone, day, time, utc) => {
  expect(instantIn(day, time, zone)?.toISOString().slice(0, 16)).toBe(utc);
});

test.each([
  ['Europe/Berlin', '2026-03-29', '02:30'],
  ['America/New_York', '2026-03-08', '02:30'],
  ['UTC', '', '10:00'],
  ['UTC', '2026-03-08', ''],
])('in %s the time %s %s does not exist', (zone, day, time) => {
  expect(instantIn(day, time, zone)).toBeNull();
});

test('a time is formatted in the given time zone', () => {
  const told = timeIn('2026-03-29T08:00:00Z', '2026-03-29T08:45:00Z', 'Europe/Berlin');
  expect(told).toBe('Sunday 29 Mar 2026, 10:00–10:45');
});
