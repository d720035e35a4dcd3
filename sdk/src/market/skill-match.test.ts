import type { CardSkill } from '@crewdock/contract/cards';
import { expect, test } from 'vitest';
import { matchSkills } from './skill-match.ts';

const react = skill(1, 'React', 6, true);
const node = skill(2, 'Node.js', 3, false);
const rust = skill(3, 'Rust', null, false);

test('returns no match without a skill filter', () => {
  expect(matchSkills({ seniority: [3] }, [react])).toBeNull();
  expect(matchSkills({ skills: [] }, [react])).toBeNull();
});

test('matched skills keep the order of the card, and missing ones the order of the filter', () => {
  expect(matchSkills({ skills: [9, 2, 8, 1] }, [react, node, rust])).toEqual({
    held: [react, node],
    notMain: [],
    missing: [9, 8],
  });
});

test('a skill requested as a main skill is listed separately if it is not a main skill of the card', () => {
  expect(matchSkills({ main_skills: [1, 2] }, [react, node])).toEqual({ held: [react], notMain: [node], missing: [] });
});

test('a skill requested twice counts once, with the stricter requirement', () => {
  expect(matchSkills({ skills: [2, 7], main_skills: [2, 7] }, [node])).toEqual({
    held: [],
    notMain: [node],
    missing: [7],
  });
});

test('unknown years of experience remain unknown', () => {
  expect(matchSkills({ skills: [3] }, [rust])!.held[0]!.experience).toBeNull();
});

function skill(id: number, name: string, experience: number | null, is_main: boolean): CardSkill {
  return { id, name, experience, is_main, skill_image: null };
}
