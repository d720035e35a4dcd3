import type { CardSkill } from '@crewdock/contract/cards';
import type { MarketView } from './view.ts';

/** The skills a view asks for, as a card answers them. */
export interface SkillMatch {
  /** Asked for and held, in the card's order. */
  held: CardSkill[];
  /** Asked for as a main skill, and held beside the main ones. */
  notMain: CardSkill[];
  /** Ids asked for and not on the card. */
  missing: number[];
}

/** Which of the picked skills a card holds; null when none is picked. Unknown years stay unknown. */
export function matchSkills(view: MarketView, skills: CardSkill[]): SkillMatch | null {
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
