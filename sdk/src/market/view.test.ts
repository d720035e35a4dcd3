import { AVAILABLE_WITHIN } from '@crewdock/contract/card-fields';
import { expect, test } from 'vitest';
import { type MarketUrlView, activeFilters, countFilters, parseView, viewString } from './view.ts';

const everything: MarketUrlView = {
  skills: [1, 2],
  main_skills: [3],
  category: [4],
  specializations: [5],
  fullStack: true,
  seniority: [3, 4],
  english: 3,
  hourlyRate: { min: 20, max: 60 },
  monthlyRate: { min: null, max: 9000 },
  availability: 0,
  engagement: [1],
  work_mode: [1, 3],
  industry: [6],
  location: ['PL', 'UA'],
  city: 'São Paulo, SP',
  search: 'c++ & ünïcode, 100%',
  ids: [7],
  sortBy: '-rate',
  matching: 'strict',
};

test('a view is restored from its URL', () => {
  expect(parseView(viewString(everything))).toEqual(everything);
  expect(countFilters(everything)).toBe(16);
});

test.each(AVAILABLE_WITHIN)('an availability of %i days is restored from the URL', (availability) => {
  expect(parseView(viewString({ availability }))).toEqual({ availability });
});

test('equal views have equal URLs, and defaults are omitted', () => {
  expect(viewString({ search: 'x', skills: [1] })).toBe(viewString({ skills: [1], search: 'x' }));
  expect(viewString({ sortBy: '-1', matching: 'recommended', skills: [], search: '' })).toBe('');
});

test('URL parameters sent by a plain form are parsed in the same way', () => {
  const sent = 'seniority=3&seniority=4&hourlyRate=20&hourlyRate=60&monthlyRate=&monthlyRate=9000&english=&location=PL';
  expect(parseView(sent)).toEqual({
    seniority: [3, 4],
    hourlyRate: { min: 20, max: 60 },
    monthlyRate: { min: null, max: 9000 },
    location: ['PL'],
  });
});

test('malformed or unknown parameters are ignored', () => {
  expect(
    parseView(
      'skills=1,x,-2,0&english=9&hourlyRate=60-20&monthlyRate=-&location=pl&sortBy=up&nonsense=1&fullStack=no&availability=15&work_mode=remote',
    ),
  ).toEqual({ skills: [1] });
});

test('sort order, matching mode and fixed ids do not count as filters', () => {
  expect(activeFilters({ sortBy: 'rate', matching: 'all', ids: [1], seniority: [1] })).toEqual(['seniority']);
});
