import type { Skill } from '@crewdock/contract/dictionaries';

const names = new Map<number, string>();

/** Remembers names of skills found by search, until the server's facets include them. */
export function rememberSkill(skill: Pick<Skill, 'id' | 'name'>): void {
  names.set(skill.id, skill.name);
}

export function rememberedSkill(id: number): string | undefined {
  return names.get(id);
}
