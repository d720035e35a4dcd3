import { expect, test } from 'vitest';
import { readMatchesView } from './view.ts';

const read = (search: string, within = '') => readMatchesView(new URLSearchParams(search), within);

test('the view is read from parameters with the prefix of the side panel', () => {
  const search = 'in-matching=strict&in-seniority=3&in-location=PL&in-rate=60&in-availability=14&in-linked=1&rate=9';
  expect(read(search, 'in-')).toEqual({
    matching: 'strict',
    seniority: 3,
    location: 'PL',
    rate: 60,
    availability: 14,
    linked: true,
  });
});

test('unknown values are ignored', () => {
  const none = {
    matching: 'recommended',
    seniority: null,
    location: null,
    rate: null,
    availability: null,
    linked: false,
  };
  expect(read('matching=best&seniority=x&location=poland&rate=-5&availability=7&linked=yes')).toEqual(none);
  expect(read('')).toEqual(none);
});
