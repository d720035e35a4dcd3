import { expect, test } from 'vitest';
import type { SkillEntry } from '../entries.ts';
import { sortMainSkillsFirst, moveSkill, moveSkillByOne } from './order.ts';

/** Creates a skill for each letter. Upper-case letters are main skills. */
const skills = (names: string): SkillEntry[] =>
  [...names].map((name) => ({
    id: null,
    name: name.toLowerCase(),
    image: null,
    experience: null,
    is_main: name !== name.toLowerCase(),
  }));
const names = (list: SkillEntry[] | null) =>
  list?.map(({ name, is_main }) => (is_main ? name.toUpperCase() : name)).join('') ?? null;

test('main skills come first, in their order', () => {
  expect(names(sortMainSkillsFirst(skills('aBcD')))).toBe('BDac');
});

test('a step moves a skill through both groups and stops at the ends', () => {
  const passage = ['ABcd', 'ABdc', 'ABDc', 'ADBc', 'DABc'];
  for (const [at, before] of passage.entries()) {
    const index = [...before.toLowerCase()].indexOf('d');
    expect(names(moveSkillByOne(skills(before), index, -1))).toBe(passage[at + 1] ?? null);
    expect(names(moveSkillByOne(skills(before), index, 1))).toBe(at === 0 ? null : passage[at - 1]);
  }
});

test('a dragged skill joins the group it is dropped into', () => {
  expect(names(moveSkill(skills('ABcd'), 3, 0, true))).toBe('DABc');
  expect(names(moveSkill(skills('ABcd'), 0, 2, false))).toBe('Bcad');
  expect(names(moveSkill(skills('abc'), 1, 1, true))).toBe('Bac');
});
