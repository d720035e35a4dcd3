import { expect, test } from 'vitest';
import { getMatchGrade, formatPotentialScore } from './words.ts';

test.each([
  [100, 'Strong'],
  [85, 'Strong'],
  [84, 'Good'],
  [70, 'Good'],
  [69, 'Partial'],
  [50, 'Partial'],
  [49, 'Weak'],
  [0, 'Weak'],
])('a score of %i is graded %s', (score, grade) => {
  expect(getMatchGrade(score)).toBe(grade);
});

test('the potential score lists the missing details', () => {
  const match = { score: 76, mode: 'all' as const };
  expect(formatPotentialScore({ ...match, up_to: 86, unknown: ['rate'] })).toBe('up to 86 with a rate');
  expect(formatPotentialScore({ ...match, up_to: 99, unknown: ['main_skills', 'rate', 'location'] })).toBe(
    'up to 99 with years of main skills, a rate and a country',
  );
  expect(formatPotentialScore({ ...match, up_to: 76, unknown: [] })).toBe('');
});
