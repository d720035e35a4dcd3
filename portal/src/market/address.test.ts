import { expect, test } from 'vitest';
import { MAX_PAGES, marketAddress, parsePageCount, withPages } from './address.ts';

test.each([
  ['', 1],
  ['?pages=3', 3],
  ['?seniority=3&pages=2', 2],
  ['?pages=0', 1],
  ['?pages=-4', 1],
  ['?pages=2.5', 1],
  ['?pages=many', 1],
  ['?pages=100000', MAX_PAGES],
])('%j shows %i pages', (search, pages) => {
  expect(parsePageCount(search)).toBe(pages);
});

test('withPages leaves the rest of the URL unchanged', () => {
  expect(withPages('/market/talents?skills=1,2&search=c%2B%2B', 2)).toBe(
    '/market/talents?skills=1,2&search=c%2B%2B&pages=2',
  );
  expect(withPages('/market/jobs?pages=2', 3)).toBe('/market/jobs?pages=3');
});

test('an unfiltered market has a URL without parameters', () => {
  expect(marketAddress('request', { sortBy: '-1' })).toBe('/market/jobs');
  expect(marketAddress('talent', { seniority: [3] })).toBe('/market/talents?seniority=3');
});
