import type { Skill } from '@crewdock/contract/dictionaries';

const names = new Map<number, string>();

/** Skills found by search are picked before the server's counts name them. */
export function rememberSkill(skill: Pick<Skill, 'id' | 'name'>): void {
  names.set(skill.id, skill.name);
}

export function rememberedSkill(id: number): string | undefined {
  return names.get(id);
}
