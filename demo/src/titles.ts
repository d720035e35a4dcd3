import { referenceSeniorities } from '@crewdock/server/dictionaries/reference/dictionaries';
import type { Random } from './random.ts';
import type { LineOfWork } from './trades.ts';

/** Generates a talent's title: usually with the seniority, sometimes with skills. */
export function talentTitle(
  work: LineOfWork,
  seniority: number,
  mainSkills: readonly string[],
  random: Random,
): string {
  const role = titleOf(work, random);
  const titled = seniority === 2 && random.chance(0.6) ? role : ranked(role, seniority);
  const unnamed = mainSkills.filter((skill) => !role.toLowerCase().includes(skill.toLowerCase()));
  if (!role.includes(',') && unnamed.length >= 2 && random.chance(0.22))
    return `${titled}, ${unnamed.slice(0, 2).join(' and ')}`;
  return titled;
}

/** Generates a job's title: usually with the seniority, sometimes with the product. */
export function requestTitle(work: LineOfWork, seniority: number, product: string, random: Random): string {
  const role = titleOf(work, random);
  const titled = seniority === 2 && random.chance(0.5) ? role : ranked(role, seniority);
  return role.includes(',') || random.chance(0.75) ? titled : `${titled} for ${product}`;
}

/** Returns the usual title for a line of work and seniority. */
export function rankedTitle(work: LineOfWork, seniority: number): string {
  return seniority === 2 ? work.titles[0] : ranked(work.titles[0], seniority);
}

/** Returns the role for use in a sentence: `React developer`, `data engineer`. */
export function roleInText(work: LineOfWork): string {
  return lowered(work.titles[0].split(',')[0]!);
}

export function rankedInText(work: LineOfWork, seniority: number): string {
  return `${seniority === 2 ? 'mid-level' : seniorityLabel(seniority).toLowerCase()} ${roleInText(work)}`;
}

function titleOf(work: LineOfWork, random: Random): string {
  return random.chance(0.6) ? work.titles[0] : random.pick(work.titles);
}

function ranked(role: string, seniority: number): string {
  return `${seniorityLabel(seniority)} ${lowered(role)}`;
}

function seniorityLabel(seniority: number): string {
  return referenceSeniorities.find(({ id }) => id === seniority)!.label;
}

/** Formats the start of a title for use in a sentence: common words in lower case, names of technologies unchanged. */
function lowered(role: string): string {
  return ORDINARY_WORD.test(role) ? role.charAt(0).toLowerCase() + role.slice(1) : role;
}

// prettier-ignore
const ORDINARY_WORD = new RegExp(`^(?:${[
  'Full-stack', 'Frontend', 'Backend', 'Web', 'Creative', 'Mobile', 'Data', 'Business', 'Applied', 'Machine', 'Platform',
  'Cloud', 'Site', 'Database', 'Security', 'Application', 'Penetration', 'Offensive', 'Embedded', 'Firmware', 'Desktop',
  'Game', 'Blockchain', 'Smart', 'Product', 'Project', 'Delivery', 'Agile', 'Systems', 'Graphic', 'Brand', 'Motion',
  'Animator', 'Software', 'Test', 'Manual', 'E-commerce', 'Scrum',
].join('|')})\\b`);
