import { expect, test } from 'vitest';
import { validateCardFields } from './check.ts';
import { EMPTY_FIELDS } from './fields.ts';

const JOB = { company: '', title: 'Engineer', description: '', isCurrent: false };

test.each([
  ['2016', '2019', {}],
  ['2016-03', '2016', {}],
  ['2016', '2016-03', {}],
  ['', '2016', {}],
  ['', '', {}],
  ['-03', '2019', { from: 'Enter the year with four digits.' }],
  ['2016', '201', { to: 'Enter the year with four digits.' }],
  ['1949', '1949-05', { from: 'Enter 1950 or a later year.', to: 'Enter 1950 or a later year.' }],
  ['2016', '2015-12', { to: 'The end is before the start.' }],
  ['2016-03', '2016-02', { to: 'The end is before the start.' }],
])('a job from "%s" to "%s" has the errors %o', (from, to, errors) => {
  const fields = { ...EMPTY_FIELDS, work_experience: [{ ...JOB, from, to }] };
  const named = Object.entries(errors).map(([part, error]) => [`work_experience.0.${part}`, error]);
  expect(validateCardFields('talent', fields, true)).toEqual(Object.fromEntries(named));
});

test('the end of a current job is not checked', () => {
  const fields = { ...EMPTY_FIELDS, work_experience: [{ ...JOB, from: '2016', to: '1', isCurrent: true }] };
  expect(validateCardFields('talent', fields, true)).toEqual({});
});

test('a text that is not a date is an error of its field', () => {
  const fields = { ...EMPTY_FIELDS, start_date: 'soon', available_from: '2026-11-01' };
  expect(validateCardFields('request', fields, true)).toEqual({ start_date: 'Enter a date such as 7 Mar 2026.' });
});
