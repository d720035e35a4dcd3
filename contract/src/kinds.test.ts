import { expect, test } from 'vitest';
import { CARD_KINDS, KINDS, canOwnCards, parseCardKind } from './kinds.ts';

/** Copy of all nouns and paths, because changes would break bookmarks and links in emails. */
test('each kind has its labels and paths', () => {
  expect(KINDS).toEqual({
    talent: {
      other: 'request',
      market: 'talents',
      own: 'talents',
      page: '/t/',
      noun: 'talent',
      nouns: 'talents',
      Noun: 'Talent',
      Nouns: 'Talents',
      holders: [2, 3],
    },
    request: {
      other: 'talent',
      market: 'jobs',
      own: 'job',
      page: '/j/',
      noun: 'job',
      nouns: 'jobs',
      Noun: 'Job',
      Nouns: 'Jobs',
      holders: [1],
    },
  });
  expect(CARD_KINDS).toEqual(['talent', 'request']);
});

test('path segments of the market map to their kind, and other segments to undefined', () => {
  expect(['talents', 'jobs', 'requests', 'talent', 'toString', undefined].map(parseCardKind)).toEqual([
    'talent',
    'request',
    ...Array<undefined>(4),
  ]);
});

test('clients own jobs, talent providers and developers own talents, and staff own neither', () => {
  const types = [1, 2, 3, 4, null];
  expect(types.map((type) => canOwnCards('request', type))).toEqual([true, false, false, false, false]);
  expect(types.map((type) => canOwnCards('talent', type))).toEqual([false, true, true, false, false]);
});
