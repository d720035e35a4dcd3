import { expect, test } from 'vitest';
import { CARD_KINDS, KINDS, canOwnCards, parseCardKind } from './kinds.ts';

/** Nouns and URL parts repeated here because changing them would break bookmarks and links in mails. */
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

test('the market’s path segments map to the kind, and no others do', () => {
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
