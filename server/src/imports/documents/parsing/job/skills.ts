import type { Found, ParsedSkill, Where } from '@crewdock/contract/resumes';
import { locateSkillNames, locateSkills, skillsIn } from '../skills/known.ts';
import { isList } from '../skills/skills.ts';
import type { JobKnowledge } from './knowledge.ts';
import { type JobRow, type TextPiece, splitIntoSentences } from './lines.ts';
import { assignYears } from './skill-years.ts';

interface Sources {
  title: Found<string> | null;
  /** Rows and labeled values with required skills, in groups. The group with the highest confidence comes first. */
  needed: readonly (readonly (JobRow | TextPiece)[])[];
  /** Rows and labeled values with optional skills. */
  nice: readonly (JobRow | TextPiece)[];
}

interface Seen {
  id: number;
  name: string;
  years: number | null;
  isNeeded: boolean;
  inTitle: boolean;
  sure: number;
  where: Where[];
}

const MAIN_MAX = 5;
const SKILLS_MAX = 60;
const WHERE_MAX = 5;
const NICE =
  /nice.to.have|\b(?:is|are|as|be) an? (?:big |huge |strong )?(?:plus|bonus|advantage)|bonus|would be|desirable|preferably|von vorteil|wunschenswert|idealerweise|deseable|se valora|valorable|mile widzian|буде плюсом/u;

/** A number after a name, which may be a version or a number of years: `Java 17`, `AWS 5+`. */
const VERSION = /[\s-]*v?\d+(?:\.[\dx]+)*\+?$/u;

/** Finds the skills that a job requires. Main skills are the skills in the title, then the first required skills. */
export function findJobSkills({ title, needed, nice }: Sources, { skills }: JobKnowledge): Found<ParsedSkill>[] {
  const seen = new Map<number, Seen>();
  const see = (text: string, where: Where[], as: Pick<Seen, 'isNeeded' | 'inTitle' | 'sure'>) => {
    const certain = locateSkills(text, skills, as.inTitle || isNames(text));
    const possible = locateSkillNames(text, skills);
    const years = assignYears(
      text,
      possible.map(({ skill: { id }, at, written }) => ({ id, at, length: written.replace(VERSION, '').length })),
    );
    // Years make everyday words technical: `3 years of React`.
    const named = possible.filter(
      ({ skill: { id }, written }) =>
        certain.some(({ skill }) => skill.id === id) ||
        (years.has(id) && (/^[^\p{Ll}]/u.test(written) || seen.has(id))),
    );
    for (const { skill } of named) {
      const known = seen.get(skill.id) ?? { ...skill, years: null, ...as, where: [] };
      seen.set(skill.id, known);
      known.isNeeded ||= as.isNeeded;
      known.years ??= years.get(skill.id) ?? null;
      const more = where.filter((each) => !known.where.includes(each));
      known.where.push(...more.slice(0, WHERE_MAX - known.where.length));
    }
  };
  const isNames = (text: string) => isList(text, { skills }) || isPair(text, skills);
  const areNamed = (needed[0]?.length ?? 0) > 0;
  if (title) see(title.value, title.where, { isNeeded: true, inTitle: true, sure: 0.95 });
  for (const [at, lines] of needed.entries()) {
    for (const { text, key, where } of sentencesIn(lines)) {
      // If required skills have a section or label, skills mentioned elsewhere are not required.
      const isNeeded = !NICE.test(key) && (at === 0 || !areNamed);
      see(text, where, { isNeeded, inTitle: false, sure: at === 0 ? 0.92 : 0.75 });
    }
  }
  for (const { text, where } of sentencesIn(nice)) see(text, where, { isNeeded: false, inTitle: false, sure: 0.88 });
  return ranked([...seen.values()]);
}

/** Whether a text is an enumeration of skills only: `Swift and SwiftUI`. */
function isPair(text: string, skills: JobKnowledge['skills']): boolean {
  const pieces = text.split(/,|;|\/|\s(?:and|or|und|oder|y|o|et)\s/).map((piece) => piece.trim());
  return (
    pieces.length > 1 &&
    pieces.every((piece) => piece.split(' ').length < 4 && skillsIn(piece, skills, true).length > 0)
  );
}

function sentencesIn(lines: readonly (JobRow | TextPiece)[]): TextPiece[] {
  return lines.flatMap((line) => ('cells' in line ? splitIntoSentences([line]) : [line]));
}

function ranked(seen: Seen[]): Found<ParsedSkill>[] {
  const needed = seen.filter(({ isNeeded }) => isNeeded).toSorted((a, b) => Number(b.inTitle) - Number(a.inTitle));
  const main = new Set(needed.slice(0, MAIN_MAX));
  return [...main, ...seen.filter((skill) => !main.has(skill))].slice(0, SKILLS_MAX).map((skill) => ({
    value: { id: skill.id, name: skill.name, experience: skill.years, is_main: main.has(skill) },
    sure: skill.sure,
    where: skill.where,
  }));
}
