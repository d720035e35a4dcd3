import type { DemoPerson } from './people.ts';
import type { Random } from './random.ts';
import { oldestExperience, skillId } from './skill-years.ts';
import { referenceCategories, referenceIndustries } from '@crewdock/server/dictionaries/reference/dictionaries';
import type { LineOfWork } from './trades.ts';

/** `visible` on the market, or the reason why the card is not visible. */
export type CardState = 'visible' | 'on hold' | 'private' | 'archived';

export interface DemoSkill {
  name: string;
  skill_id: number;
  experience: number | null;
  is_main: boolean;
}

/** Columns of jobs and talents, ready for insertion. */
export interface DemoCard {
  owner_number: number;
  company: string | null;
  card_number: number;
  link_key: string;
  title: string;
  summary: string;
  seniority_id: number;
  english_level_id: number | null;
  specialization_ids: number[];
  industry_ids: number[];
  full_stack: boolean;
  is_active: boolean;
  is_on_hold: boolean;
  is_private: boolean;
  is_verified: boolean;
  priority: number;
  /** Seconds before the day of loading; a relative time, so that the demo data always looks recent. */
  modified_ago: number;
  created_ago: number;
  skills: DemoSkill[];
}

const DAY = 86_400;

/** Returns the ids, visibility, priority and dates of an owner's next card. */
export function cardFrame(owner: DemoPerson, state: CardState, random: Random) {
  const modified_ago = Math.round(DAY * (random.chance(0.12) ? random.between(0.05, 6.9) : random.between(7.1, 200)));
  return {
    owner_number: owner.owner_number,
    company: owner.company,
    card_number: ++owner.cards,
    link_key: `${nineDigits(random)}-${nineDigits(random)}`,
    is_active: state !== 'archived',
    is_on_hold: state === 'on hold',
    is_private: state === 'private',
    is_verified: random.chance(0.6),
    priority: state === 'archived' ? 2 : random.weighted([0, 1, 2], (priority) => [8, 80, 12][priority]!),
    modified_ago,
    created_ago: modified_ago + Math.round(DAY * random.between(0, 240)),
  };
}

/** Returns a random seniority id from 1 to 4, with the market's frequencies. */
export function randomSeniority(random: Random): number {
  return random.weighted([1, 2, 3, 4], (seniority) => [22, 20, 27, 31][seniority - 1]!);
}

/** Picks names of main and other skills of a line of work; both lists start with the most typical skills. */
export function pickSkillNames(work: LineOfWork, mainCount: number, count: number, fullStack: boolean, random: Random) {
  const [first, ...others] = work.main;
  const main = [first!, ...random.sampleEarly(others, mainCount - 1)];
  const needed = fullStack ? (work.otherSide ?? []).slice(0, 2).filter((name) => !main.includes(name)) : [];
  const rest = [...others, ...work.more].filter((name) => !main.includes(name) && !needed.includes(name));
  const more = [...needed, ...random.sampleEarly(rest, count - main.length - needed.length)];
  return { main, more };
}

export function demoSkill(name: string, is_main: boolean, experience: number | null): DemoSkill {
  const known = experience === null ? null : Math.max(1, Math.min(experience, oldestExperience(name)));
  return { name, skill_id: skillId(name), experience: known, is_main };
}

/**
 * Returns the ids of the work's specialization, sometimes of a second one, and of Full-stack if `fullStack` is true.
 */
export function specializationIds(work: LineOfWork, fullStack: boolean, random: Random): number[] {
  const labels = [work.specialization];
  if (work.also && random.chance(0.25)) labels.push(work.also);
  if (fullStack) labels.push('Full-stack');
  return [...new Set(labels)].map((label) => SPECIALIZATION_IDS.get(label)!);
}

/** Picks distinct industries; the industry typical of the line of work, if any, is more likely. */
export function pickIndustries(work: LineOfWork, count: number, random: Random): { id: number; label: string }[] {
  const own = referenceIndustries.filter(({ label }) => label === OWN_INDUSTRY[work.specialization]);
  const first = own.length > 0 && random.chance(0.8) ? own : [];
  const others = referenceIndustries.filter(
    (industry) => !first.includes(industry) && !RARE_INDUSTRIES.has(industry.label),
  );
  return [...first, ...random.sampleEarly(others, count)].slice(0, count);
}

/** Whether a person with this line of work is labeled as full-stack; random for some lines of work. */
export function isFullStack(work: LineOfWork, random: Random): boolean {
  if (work.specialization === 'Full-stack') return true;
  return work.otherSide !== undefined && random.chance(0.15);
}

const SPECIALIZATION_IDS = new Map(
  referenceCategories.flatMap(({ specializations }) => specializations.map(({ id, label }) => [label, id])),
);

const OWN_INDUSTRY: Record<string, string> = {
  'Games and graphics': 'Games',
  Blockchain: 'Blockchain',
  Security: 'Cybersecurity',
  'E-commerce and CMS': 'E-commerce',
  'Enterprise platforms': 'Business software',
};

/** Industries used only for the lines of work that are typical of them. */
const RARE_INDUSTRIES = new Set(['Games', 'Blockchain']);

function nineDigits(random: Random): number {
  return random.int(100_000_000, 999_999_999);
}
