import type { SkillEntry } from '../entries.ts';

/** Returns a skill's key in the list: its id, or the name of a new skill. */
export function getSkillKey({ id, name }: SkillEntry): string {
  return id === null ? `new ${name.toLowerCase()}` : String(id);
}

/** Sorts main skills first; each group keeps its order. */
export function sortMainSkillsFirst(skills: SkillEntry[]): SkillEntry[] {
  return [...skills.filter(({ is_main }) => is_main), ...skills.filter(({ is_main }) => !is_main)];
}

/** Moves a skill by one position, or to the other group at the edge of its group. Returns null if it can't move. */
export function moveSkillByOne(skills: SkillEntry[], at: number, by: 1 | -1): SkillEntry[] | null {
  const skill = skills[at]!;
  const neighbour = skills[at + by];
  if (neighbour?.is_main === skill.is_main) return moveSkill(skills, at, at + by, skill.is_main);
  const passes = by === -1 ? !skill.is_main : skill.is_main;
  return passes ? moveSkill(skills, at, at, !skill.is_main) : null;
}

/** Moves the skill from index `from` to `to`, into the main skills if `isMain`, otherwise into the others. */
export function moveSkill(skills: SkillEntry[], from: number, to: number, isMain: boolean): SkillEntry[] {
  const left = skills.filter((_, at) => at !== from);
  return sortMainSkillsFirst(left.toSpliced(to, 0, { ...skills[from]!, is_main: isMain }));
}
