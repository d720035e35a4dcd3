import { expect, test } from 'vitest';
import { knowledge } from '../../../../tests/resumes/knowledge.ts';
import { findQuotedRange, namesCountry, namesSkill, tellsNumber } from './quoted-values.ts';

const TODAY = '2026-06-15';

test.each([
  ['Kyiv, Ukraine', 'UA', true],
  ['Location: Berlin, Germany', 'DE', true],
  ['Based in Kyiv', 'UA', true],
  ['Kyiv, Ukraine', 'PL', false],
  ['Senior Go developer', 'UA', false],
  ['Nationality: Ukraine', 'UA', false],
  ['Willing to relocate to Germany', 'DE', false],
])('%j states residence in %s: %j', (line, code, isNamed) => {
  expect(namesCountry([line], code, knowledge())).toBe(isNamed);
});

test.each([
  ['January 2020 – March 2024', '2020-01', '2024-03', { from: '2020-01', to: '2024-03' }],
  // Uses the months in the file, not the months that the model made up.
  ['January 2020 – March 2024', '2020-06', '2024-12', { from: '2020-01', to: '2024-03' }],
  ['2020 – 2024', '2020-05', '2024-02', { from: '2020', to: '2024' }],
  ['01/2021 – present', '2021-01', null, { from: '2021-01', to: null }],
  ['2011 – 2015, then Acme 2016 – 2018', '2016-01', '2018-12', { from: '2016', to: '2018' }],
  ['January 2020 – March 2024', '2019-01', '2024-03', null],
  ['January 2020 – March 2024', '2020-01', null, null],
  ['January 2020 – present', '2020-01', '2024-03', null],
  ['Go developer, Acme Payments', '2020-01', '2024-03', null],
])('finds the range quoted in %j for %s to %s', (line, from, to, range) => {
  expect(findQuotedRange([line], { from, to }, TODAY)).toEqual(range);
});

test.each([
  ['Go, PostgreSQL, Docker', 'go', true],
  ['Golang and C++', 'go', true],
  ['Node.js services', 'node.js', true],
  ['Go, PostgreSQL, Docker', 'kubernetes', false],
  ['Good with people', 'go', false],
  ['JavaScript', 'java', false],
])('%j names the skill %s: %j', (line, key, isNamed) => {
  expect(namesSkill([line], knowledge().skills[key]!.id, knowledge())).toBe(isNamed);
});

test.each([
  ['Go, 5 years', 5, true],
  ['Go (5+)', 5, true],
  ['Go since 2015', 5, false],
  ['Go, 2.5 years', 5, false],
  ['Go, 15 years', 5, false],
  ['Go', 5, false],
])('%j contains the number %i: %j', (line, number, isTold) => {
  expect(tellsNumber([line], number)).toBe(isTold);
});
