import { parseSkillsCell as namedSkills } from '../../../tables/cells/skills.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Found, ParsedSkill, Where } from '@crewdock/contract/resumes';
import type { DocumentRow } from '../document-row.ts';
import { firstMonthIndex, lastMonthIndex, monthsCovered } from '../time/months-worked.ts';
import type { DescribedJob } from '../work/jobs.ts';
import { skillsIn } from './known.ts';

interface Sources {
  /** Rows of skill lists. */
  listed: readonly DocumentRow[];
  jobs: readonly DescribedJob[];
  /** Rows with sentences, from the summary and projects. */
  told: readonly DocumentRow[];
  /** The person's current job titles. */
  titles: readonly string[];
}

interface Seen {
  id: number;
  name: string;
  stated: number | null;
  /** Position in the list of skills; null if the skill is not listed. */
  place: number | null;
  jobs: DescribedJob[];
  inTitle: boolean;
  where: Where[];
}

const MAIN_MAX = 5;
/**
 * Minimum weight of a main skill. A skill that is only mentioned in the list of skills reaches it as one of the first
 * five.
 */
const LEAST = 10;
/** Half-life of worked time in months: work that ended this long ago counts half. */
const HALF_LIFE = 48;
const WHERE_MAX = 8;

/**
 * Finds the skills in a CV, in lists and in jobs. Years are stated in the CV, or counted from dated jobs. The skills
 * with the highest weight are main skills.
 */
export function findCvSkills({ listed, jobs, told, titles }: Sources, knowledge: Knowledge): Found<ParsedSkill>[] {
  const seen = new Map<number, Seen>();
  const see = (skill: { id: number; name: string }, where: Where | null): Seen => {
    const known = seen.get(skill.id) ?? {
      ...skill,
      stated: null,
      place: null,
      jobs: [],
      inTitle: false,
      where: [],
    };
    seen.set(skill.id, known);
    if (where && known.where.length < WHERE_MAX) known.where.push(where);
    return known;
  };
  for (const row of unwrapped(listed)) {
    for (const { skill, years } of listedIn(row, knowledge)) {
      const known = see(skill, row.where);
      known.place ??= seen.size;
      known.stated ??= years;
    }
  }
  for (const job of jobs) {
    // An employer may have the name of a skill, so only the title is used from the heading of a job.
    const done = job.body.map(({ text, where }) => ({ text, where, list: isList(text, knowledge) }));
    for (const { text, where, list } of [
      { text: job.value.title, where: job.where[0]!, list: /\S\s\S/.test(job.value.title) },
      ...done,
    ]) {
      for (const skill of skillsIn(text, knowledge.skills, list)) {
        const known = see(skill, where);
        if (known.jobs.at(-1) !== job) known.jobs.push(job);
      }
    }
  }
  for (const row of told)
    for (const skill of skillsIn(row.text, knowledge.skills, isList(row.text, knowledge))) see(skill, row.where);
  for (const title of titles) {
    for (const skill of skillsIn(title, knowledge.skills, true)) {
      const known = seen.get(skill.id);
      if (known) known.inTitle = true;
    }
  }
  return ranked([...seen.values()], knowledge.today);
}

/** Joins lists that are wrapped into several lines, because a skill name may be split between two lines. */
function unwrapped(rows: readonly DocumentRow[]): DocumentRow[] {
  const whole: DocumentRow[] = [];
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1];
    const last = whole.at(-1);
    const goesOn =
      before &&
      last &&
      !row.bullet &&
      !row.apart &&
      row.cells.length === 1 &&
      before.cells.length === 1 &&
      !/^[^,;]{2,30}:\s/.test(row.text);
    if (goesOn && (before.text.match(/[,;•|·]/g)?.length ?? 0) >= 2) {
      const text = `${last.text} ${row.text}`;
      whole[whole.length - 1] = { ...last, text, cells: [text] };
    } else whole.push(row);
  }
  return whole;
}

/** Finds a section with an unknown heading that consists mostly of known skills, and returns its rows. */
export function unnamedList(parts: readonly (readonly DocumentRow[])[], knowledge: Knowledge): readonly DocumentRow[] {
  return (
    parts.find(
      (rows) =>
        rows.length > 0 &&
        isList(
          unwrapped(rows)
            .map(({ text }) => text)
            .join(', '),
          knowledge,
        ),
    ) ?? []
  );
}

/** Years that belong to the skill before the comma: `Go, 5 yrs`. */
const YEARS_AFTER_COMMA = /,\s(\d{1,2}\+?\s(?:years?|yrs?))(?![\p{L}\d])/giu;

/** The skills in a row of a skill list, with years: `Python (5 years), Go` and `Backend: Django`. */
function listedIn({ cells }: DocumentRow, { skills }: Knowledge) {
  const tabled = skillWithYears(cells, skills);
  if (tabled) return [tabled];
  return cells.flatMap((cell) => {
    const text = cell.replace(/^[^:,()]{3,40}:\s+/u, '').replaceAll(YEARS_AFTER_COMMA, ' ($1)');
    const named = namedSkills(text, false, skills);
    const exact = named.flatMap(({ skill_id, name, experience }) =>
      skill_id === null
        ? skillsIn(name, skills, name.split(' ').length <= 3).map((skill) => ({ skill, years: experience }))
        : [{ skill: { id: skill_id, name }, years: experience }],
    );
    return exact.map(({ skill, years }) => ({ skill, years: years !== null && years <= 60 ? years : null }));
  });
}

/** The skill and its years in a table row: `Go | 5 years | 2026`. */
function skillWithYears([name, ...others]: readonly string[], skills: Knowledge['skills']) {
  const [skill, ...more] = name === undefined ? [] : skillsIn(name, skills, true);
  const years = others
    .map((cell) => /^(?:ca\.?\s|>|~)?\s?(\d{1,2})(?:[.,]\d)?\s?\+?\s?(?:\p{L}{1,7}\.?)?$/u.exec(cell)?.[1])
    .find(Boolean);
  if (!skill || more.length > 0 || years === undefined || /month|monat|mes(?:es)?\b|mois/i.test(others.join(' ')))
    return null;
  return { skill, years: Number(years) };
}

/** Whether a text is a list of skills: `Technologies: Go, React`. */
export function isList(text: string, { skills }: Pick<Knowledge, 'skills'>): boolean {
  const pieces = text
    .replace(/^[^:]{3,40}:\s+/u, '')
    .split(/[,;|•·/\n]/)
    .map((piece) => piece.trim())
    .filter(Boolean);
  if (pieces.length < 3 || pieces.some((piece) => piece.split(' ').length > 4)) return false;
  const known = pieces.filter((piece) => skillsIn(piece, skills, true).length > 0);
  return known.length * 2 >= pieces.length;
}

function ranked(seen: Seen[], today: string): Found<ParsedSkill>[] {
  const now = today.slice(0, 7);
  const weighed = seen.map((skill) => ({ skill, weight: weightOf(skill, now) }));
  const main = new Set(
    weighed
      .toSorted((a, b) => b.weight - a.weight)
      .filter(({ weight }) => weight > LEAST)
      .slice(0, MAIN_MAX)
      .map(({ skill }) => skill),
  );
  return weighed
    .toSorted(
      (a, b) => Number(main.has(b.skill)) - Number(main.has(a.skill)) || (main.has(a.skill) ? b.weight - a.weight : 0),
    )
    .map(({ skill }) => ({
      value: { id: skill.id, name: skill.name, experience: yearsOf(skill, today), is_main: main.has(skill) },
      sure: skill.place !== null ? 0.97 : skill.jobs.length > 0 ? 0.85 : 0.7,
      where: skill.where,
    }));
}

/** Years as stated in the CV, otherwise counted from dated jobs without overlaps. Null for less than half a year. */
function yearsOf({ stated, jobs }: Seen, today: string): number | null {
  if (stated !== null) return stated;
  const months = monthsCovered(jobs.map(({ value }) => value).filter(isDated), today);
  return months < 6 ? null : Math.min(60, Math.max(1, Math.round(months / 12)));
}

function isDated({ from, to }: { from: string; to: string | null }): boolean {
  return from !== '' && to !== '';
}

function weightOf({ jobs, place, inTitle, stated }: Seen, today: string): number {
  const now = lastMonthIndex(today, today);
  const worked = jobs
    .map(({ value }) => value)
    .filter(isDated)
    .reduce((sum, value) => {
      const end = value.to ? lastMonthIndex(value.to, today) : now;
      const months = end - firstMonthIndex(value.from) + 1;
      return sum + months * 0.5 ** ((now - end) / HALF_LIFE);
    }, 0);
  return worked + (stated ?? 0) * 6 + (place === null ? 0 : Math.max(4, 14 - place)) + (inTitle ? 36 : 0);
}
