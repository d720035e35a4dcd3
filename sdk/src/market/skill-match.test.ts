import type { CardSkill } from '@crewdock/contract/cards';
import { expect, test } from 'vitest';
import { matchSkills } from './skill-match.ts';

const react = skill(1, 'React', 6, true);
const node = skill(2, 'Node.js', 3, false);
const rust = skill(3, 'Rust', null, false);

test('nothing is explained when no skill is asked for', () => {
  expect(matchSkills({ seniority: [3] }, [react])).toBeNull();
  expect(matchSkills({ skills: [] }, [react])).toBeNull();
});

test('held skills come in the order of the card and missing ones as asked', () => {
  expect(matchSkills({ skills: [9, 2, 8, 1] }, [react, node, rust])).toEqual({
    held: [react, node],
    notMain: [],
    missing: [9, 8],
  });
});

test('a skill asked for as a main one is told apart where it is not', () => {
  expect(matchSkills({ main_skills: [1, 2] }, [react, node])).toEqual({ held: [react], notMain: [node], missing: [] });
});

test('a skill asked for twice counts once, as the stricter of the two', () => {
  expect(matchSkills({ skills: [2, 7], main_skills: [2, 7] }, [node])).toEqual({
    held: [],
    notMain: [node],
    missing: [7],
  });
});

test('unknown years stay unknown', () => {
  expect(matchSkills({ skills: [3] }, [rust])!.held[0]!.experience).toBeNull();
});

function skill(id: number, name: string, experience: number | null, is_main: boolean): CardSkill {
  return { id, name, experience, is_main, skill_image: null };
}
