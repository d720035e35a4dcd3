import { expect, test } from 'vitest';
import { collectFailures, collectOutcomes } from '../support/outcomes.ts';

const CASES = [1, 2, 3];
const nameOf = (value: number) => `case ${value}`;

test('every case of a matrix runs, and a case that throws is recorded as an outcome', async () => {
  const outcomes = await collectOutcomes(CASES, nameOf, async (value) => {
    if (value === 2) throw new Error('No answer.');
    return value * 10;
  });
  expect(outcomes).toEqual({ 'case 1': 10, 'case 2': { threw: 'No answer.' }, 'case 3': 30 });
});

test('a failed assertion is collected with the compared values', async () => {
  const failures = await collectFailures(CASES, nameOf, (value) => expect(value % 2).toBe(1));
  expect(failures).toEqual({ 'case 2': { threw: expect.stringContaining('expected'), actual: 0, expected: 1 } });
});

test('two cases with the same name are refused', async () => {
  await expect(collectOutcomes([1, 1], nameOf, () => 0)).rejects.toThrow('Two cases of the matrix are named case 1.');
});
