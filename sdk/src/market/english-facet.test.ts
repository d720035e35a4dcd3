import { expect, test } from 'vitest';
import { englishChoices } from './english-facet.ts';

const facet = [
  { level: 1, label: 'C2 · Proficient', count: 1 },
  { level: 2, label: 'C1 · Advanced', count: 4 },
  { level: 3, label: 'B2 · Upper intermediate', count: 0 },
  { level: 7, label: 'None', count: 2 },
];

test('a talent’s English level includes the better levels', () => {
  expect(englishChoices('talent', facet)).toEqual([
    { level: 1, label: 'C2', count: 1 },
    { level: 2, label: 'C1 or better', count: 5 },
    { level: 3, label: 'B2 or better', count: 5 },
  ]);
});

test('a job’s required English level includes the lower levels', () => {
  expect(englishChoices('request', facet)).toEqual([
    { level: 2, label: 'C1 or less', count: 6 },
    { level: 3, label: 'B2 or less', count: 2 },
    { level: 7, label: 'None', count: 2 },
  ]);
});
