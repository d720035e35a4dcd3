import type { SkillEntry } from '../entries.ts';

/** A skill's key in the list: its id, or the name of one that is new. */
export function keyOf({ id, name }: SkillEntry): string {
  return id === null ? `new ${name.toLowerCase()}` : String(id);
}

/** Main skills stand before the others; each group keeps its order. */
export function grouped(skills: SkillEntry[]): SkillEntry[] {
  return [...skills.filter(({ is_main }) => is_main), ...skills.filter(({ is_main }) => !is_main)];
}

/** One step up or down; beyond the end of its group a skill passes into the other one. Null where there is no step. */
export function step(skills: SkillEntry[], at: number, by: 1 | -1): SkillEntry[] | null {
  const skill = skills[at]!;
  const neighbour = skills[at + by];
  if (neighbour?.is_main === skill.is_main) return moved(skills, at, at + by, skill.is_main);
  const passes = by === -1 ? !skill.is_main : skill.is_main;
  return passes ? moved(skills, at, at, !skill.is_main) : null;
}

/** The skill at `from` now stands at `to`, in the named group. */
export function moved(skills: SkillEntry[], from: number, to: number, isMain: boolean): SkillEntry[] {
  const left = skills.filter((_, at) => at !== from);
  return grouped(left.toSpliced(to, 0, { ...skills[from]!, is_main: isMain }));
}
