import { expect, test } from 'vitest';
import { EMPTY_FIELDS, type Fields } from '../fields.ts';
import { compareEdits, mergeEdits } from './merge.ts';

const base: Fields = {
  ...EMPTY_FIELDS,
  name: 'Ada',
  title: 'Analyst',
  city: 'London',
  hourly_rate: { min: 40, max: 40 },
};
const mine: Fields = { ...base, title: 'Engineer', city: 'Leeds', seniority: 3 };
const theirs: Fields = { ...base, title: 'Poet', city: 'Leeds', hourly_rate: { min: 50, max: 50 } };

test('only fields that both sides changed differently conflict', () => {
  expect(compareEdits('talent', base, mine, theirs)).toEqual({ clashing: ['title'], theirs: ['hourly_rate'] });
  expect(compareEdits('talent', base, base, theirs)).toEqual({
    clashing: [],
    theirs: ['title', 'hourly_rate', 'city'],
  });
  expect(compareEdits('talent', base, mine, mine)).toEqual({ clashing: [], theirs: [] });
});

test('own changes are kept unless discarded, and all other fields are taken from the server', () => {
  const together = { ...theirs, title: 'Engineer', seniority: 3 };
  expect(mergeEdits('talent', { base, mine, theirs }, [])).toEqual(together);
  expect(mergeEdits('talent', { base, mine, theirs }, ['title'])).toEqual({ ...together, title: 'Poet' });
  expect(mergeEdits('talent', { base, mine: base, theirs }, [])).toEqual(theirs);
});
