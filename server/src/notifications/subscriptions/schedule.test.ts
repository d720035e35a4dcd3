import { describe, expect, test } from 'vitest';
import { nextDigestAt } from './schedule.ts';

const DAILY = { frequency: 'daily', weekday: 1 } as const;
const WEEKLY = { frequency: 'weekly', hour: 9 } as const;
const MONDAY = { ...WEEKLY, weekday: 1, time_zone: 'Europe/Berlin' };

function next(schedule: Parameters<typeof nextDigestAt>[0], after: string, mailed?: string): string {
  return nextDigestAt(schedule, new Date(after), mailed ? new Date(mailed) : null).toISOString();
}

/** Expects that each sending time follows the previous one. */
function expectTimes(schedule: Parameters<typeof nextDigestAt>[0], ...times: string[]): void {
  for (const [at, time] of times.slice(1).entries()) {
    expect(next(schedule, times[at]!, times[at])).toBe(new Date(time).toISOString());
  }
}

describe('daylight saving', () => {
  test.each([
    ['starts', 9, '2027-03-27T08:00Z', '2027-03-28T07:00Z', '2027-03-29T07:00Z'],
    ['ends', 9, '2026-10-24T07:00Z', '2026-10-25T08:00Z', '2026-10-26T08:00Z'],
    ['skips the hour', 2, '2027-03-27T01:00Z', '2027-03-28T01:00Z', '2027-03-29T00:00Z'],
    ['repeats the hour', 2, '2026-10-24T00:00Z', '2026-10-25T00:00Z', '2026-10-26T01:00Z'],
  ])('that %s keeps one digest a day', (_, hour, ...times) => {
    expectTimes({ ...DAILY, hour, time_zone: 'Europe/Berlin' }, ...times);
  });

  test('that skips midnight sends at the first hour of that day', () => {
    const schedule = { ...DAILY, hour: 0, time_zone: 'Asia/Beirut' };
    expectTimes(schedule, '2027-03-26T22:00Z', '2027-03-27T22:00Z', '2027-03-28T21:00Z');
  });

  test('with a shift of half an hour keeps the local hour', () => {
    const schedule = { ...DAILY, hour: 9, time_zone: 'Australia/Lord_Howe' };
    expectTimes(schedule, '2026-10-02T22:30Z', '2026-10-03T22:00Z', '2026-10-04T22:00Z');
  });
});

test.each([
  ['Asia/Kolkata', '2026-12-01T03:30Z', '2026-12-02T03:30Z'],
  ['Asia/Kathmandu', '2026-12-01T03:15Z', '2026-12-02T03:15Z'],
  ['America/St_Johns', '2026-12-01T12:30Z', '2026-12-02T12:30Z'],
])('digests are sent at the exact local hour in zones with half or quarter hours: %s', (time_zone, ...times) => {
  expectTimes({ ...DAILY, hour: 9, time_zone }, ...times);
});

test.each([
  ['Pacific/Auckland', '2026-12-06T20:00Z', '2026-12-13T20:00Z'],
  ['Pacific/Honolulu', '2026-12-07T19:00Z', '2026-12-14T19:00Z'],
  ['Pacific/Kiritimati', '2026-12-06T19:00Z', '2026-12-13T19:00Z'],
])('the weekday is local on both sides of the date line: %s', (time_zone, first, second) => {
  expect(next({ ...WEEKLY, weekday: 1, time_zone }, '2026-12-02T00:00Z')).toBe(new Date(first).toISOString());
  expectTimes({ ...WEEKLY, weekday: 1, time_zone }, first, second);
});

test('the digest of a day that a time zone skips is sent on the next day', () => {
  const schedule = { ...DAILY, hour: 9, time_zone: 'Pacific/Apia' };
  expectTimes(schedule, '2011-12-29T19:00Z', '2011-12-30T19:00Z', '2011-12-31T19:00Z');
});

test.each([
  ['a later hour of a day without an email is still today', undefined, '2026-12-01T17:00:00.000Z'],
  ['a later hour of a day with an email is tomorrow', '2026-12-01T08:00Z', '2026-12-02T17:00:00.000Z'],
  ['an email of yesterday does not count', '2026-11-30T22:30Z', '2026-12-01T17:00:00.000Z'],
  ['an email after local midnight counts for the new day', '2026-11-30T23:30Z', '2026-12-02T17:00:00.000Z'],
])('a changed hour never causes two digests on one local day: %s', (_, mailed, expected) => {
  expect(next({ ...DAILY, hour: 18, time_zone: 'Europe/Berlin' }, '2026-12-01T09:00Z', mailed)).toBe(expected);
});

test('a change of the time zone across the date line sends the next day', () => {
  const schedule = { ...DAILY, hour: 9, time_zone: 'Pacific/Honolulu' };
  expect(next(schedule, '2026-11-30T21:00Z', '2026-11-30T20:00Z')).toBe('2026-12-01T19:00:00.000Z');
});

test.each([
  ['sent on time', '2026-12-07T08:00Z', '2026-12-14T08:00:00.000Z'],
  ['sent late on Friday', '2026-12-11T08:00Z', '2026-12-14T08:00:00.000Z'],
  ['sent late on Sunday, so that the next ones are joined', '2026-12-13T08:00Z', '2026-12-21T08:00:00.000Z'],
])('the next weekly digest is on a Monday again: %s', (_, mailed, expected) => {
  expect(next(MONDAY, mailed, mailed)).toBe(expected);
});

test('a changed weekday never causes digests on two days in a row', () => {
  const mailed = '2026-12-07T08:00Z';
  expect(next({ ...MONDAY, weekday: 2 }, mailed, mailed)).toBe('2026-12-15T08:00:00.000Z');
  expect(next({ ...MONDAY, weekday: 4 }, mailed, mailed)).toBe('2026-12-10T08:00:00.000Z');
});
