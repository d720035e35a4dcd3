import type { Skill } from '@crewdock/contract/dictionaries';

const names = new Map<number, string>();

/** Stores the name of a skill found by search, until a facet from the server includes the skill. */
export function rememberSkill(skill: Pick<Skill, 'id' | 'name'>): void {
  names.set(skill.id, skill.name);
}

export function rememberedSkill(id: number): string | undefined {
  return names.get(id);
}
