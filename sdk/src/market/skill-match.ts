import type { CardSkill } from '@crewdock/contract/cards';
import type { MarketUrlView } from './view.ts';

/** The match of a card with the skill filters of a view. */
export interface SkillMatch {
  /** Requested skills on the card, in the card's order. */
  held: CardSkill[];
  /** Skills of the card that the view requests as main skills, but that are not main skills of the card. */
  notMain: CardSkill[];
  /** Ids of requested skills that are not on the card. */
  missing: number[];
}

/** Compares the skills of a view with a card's; returns null if the view has no skill filter. */
export function matchSkills(view: MarketUrlView, skills: CardSkill[]): SkillMatch | null {
  const asMain = new Set(view.main_skills);
  const asked = new Set([...(view.skills ?? []), ...asMain]);
  if (asked.size === 0) return null;
  const found = skills.filter((skill) => asked.has(skill.id));
  const misplaced = (skill: CardSkill) => asMain.has(skill.id) && !skill.is_main;
  const known = new Set(found.map((skill) => skill.id));
  return {
    held: found.filter((skill) => !misplaced(skill)),
    notMain: found.filter(misplaced),
    missing: [...asked].filter((id) => !known.has(id)),
  };
}
