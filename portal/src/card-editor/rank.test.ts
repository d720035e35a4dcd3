import { expect, test } from 'vitest';
import type { SkillEntry } from './entries.ts';
import { EMPTY_FIELDS, type Fields } from './fields.ts';
import { rankCost } from './rank.ts';

const skill = (to: Partial<SkillEntry> = {}): SkillEntry => ({
  id: 1,
  name: 'Rust',
  image: null,
  experience: 5,
  is_main: true,
  ...to,
});
const FULL: Fields = {
  ...EMPTY_FIELDS,
  skills: [skill(), skill({ id: 2 })],
  seniority: 3,
  english_level: 2,
  hourly_rate: { min: 50, max: 50 },
  country: 'PL',
  specializations: [101],
};

test('a complete talent has no ranking hint', () => {
  expect(rankCost('talent', FULL)).toBeNull();
  expect(rankCost('request', { ...EMPTY_FIELDS, skills: [skill()] })).toBeNull();
});

test.each<[Partial<Fields>, string, number]>([
  [{ seniority: null }, 'seniority', 85],
  [{ hourly_rate: EMPTY_FIELDS.hourly_rate }, 'a rate', 90],
  [{ country: null, english_level: null }, 'English and a country', 80],
  [{ skills: [skill(), skill({ id: 2, experience: null })] }, 'years of experience with skills', 88],
  [{ specializations: [], seniority: null, country: null }, 'seniority, a country, and specializations', 70],
])('%o is reported with the points it costs', (to, named, most) => {
  expect(rankCost('talent', { ...FULL, ...to })).toBe(
    `Not specified: ${named}. For a job that asks for all of this, the match score is at most ${most} of 100.`,
  );
});

test('a card without a main skill gets a hint about the consequence', () => {
  const skills = [skill({ is_main: false })];
  expect(rankCost('talent', { ...FULL, skills })).toMatch(/^No skill is marked as main, so clients who filter/);
  expect(rankCost('request', { ...EMPTY_FIELDS, skills })).toMatch(
    /^No skill is marked as main, so matching treats every skill/,
  );
  // A form without any skills gets no hint.
  expect(rankCost('request', EMPTY_FIELDS)).toBeNull();
});
