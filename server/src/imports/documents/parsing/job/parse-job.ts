import type { ParsedJob } from '@crewdock/contract/job-texts';
import type { Found } from '@crewdock/contract/resumes';
import type { ReadDocument } from '../../reading/document.ts';
import type { DocumentRow } from '../document-row.ts';
import { findJobCity } from './city.ts';
import { findHiringCompany } from './company.ts';
import { findDays } from './days.ts';
import { findJobDuration } from './duration.ts';
import { findJobFacts } from './facts.ts';
import { type JobSection, splitIntoJobParts } from './headings.ts';
import type { JobKnowledge } from './knowledge.ts';
import { findJobEnglish, findJobSeniority } from './levels.ts';
import { toJobRows, splitIntoPieces, splitIntoSentences } from './lines.ts';
import { withoutMessageFrame } from './message.ts';
import { findJobOverlap } from './overlap.ts';
import { findJobPay } from './pay.ts';
import { findJobCountries, isKnownPlace } from './places.ts';
import { withStatedYears } from './skill-tables.ts';
import { findJobSkills } from './skills.ts';
import { findJobStart } from './start-date.ts';
import { findJobSpecializations } from './specializations.ts';
import { buildJobSummary } from './summary.ts';
import { findJobEngagement, findJobHeadcount, findJobHoursPerWeek, isTerm, findJobWorkMode } from './terms.ts';
import { findJobTitle } from './title.ts';

/** Number of rows at the top that are searched for title, place and terms of employment. */
const TOP = 8;

/**
 * Parses a job description with rules and dictionaries only. The text is untrusted data: instructions in it have no
 * effect.
 */
export function parseJob(document: ReadDocument, knowledge: JobKnowledge): ParsedJob {
  const rows = withoutMessageFrame(toJobRows(document));
  const parts = splitIntoJobParts(rows);
  const of = (...sections: JobSection[]) =>
    parts.filter(({ section }) => sections.includes(section)).flatMap((part) => part.rows);
  const { facts, rows: telling } = findJobFacts(rows);
  const sentences = splitIntoSentences(rows);
  const headings = parts.flatMap(({ heading }) => heading ?? []);
  const top = rows.slice(0, TOP).flatMap(splitIntoPieces);
  const title = findJobTitle(facts.title, rows, sentences);
  const isElse = (text: string) =>
    isKnownPlace(text, knowledge) || isTerm(text) || headings.some((row) => row.text === text);
  const days = { today: knowledge.today, monthFirst: writesMonthFirst(rows) };
  const spans = facts.duration.filter(({ key }) => findDays(key, days).length > 1);
  const start = findJobStart([...facts.start, ...spans], sentences, days);
  const duration = findJobDuration(
    { duration: facts.duration, end: facts.end, terms: facts.terms, sentences, start },
    knowledge,
    days,
  );
  const read = [start, duration].flatMap((found) => found?.where ?? []);
  // Terms such as `Start: flexible` stay in the summary.
  const unread = [...facts.start, ...facts.end, ...facts.duration]
    .flatMap(({ where }) => where)
    .filter((where) => !read.includes(where));
  const leftOut = new Set([...telling].filter(({ where }) => !unread.includes(where)));
  const told = (row: DocumentRow) => !telling.has(row);
  const asked = of('needs');
  const needs = withStatedYears(asked).filter((_, at) => told(asked[at]!));
  const free = of('head', 'tasks', 'other', ...(needs.length > 0 ? [] : (['company'] as const))).filter(told);
  return {
    title,
    company_name: findHiringCompany({
      facts: facts.company,
      head: rows.slice(0, TOP),
      title,
      headings,
      sentences,
      isElse,
    }),
    headcount: findJobHeadcount(facts.headcount, sentences),
    start_date: start,
    duration,
    engagement: findJobEngagement(facts.terms, [...top, ...sentences], knowledge),
    hours_per_week: findJobHoursPerWeek([...facts.terms, ...sentences]),
    skills: findJobSkills(
      { title, needed: [[...facts.skills, ...needs], free], nice: [...facts.nice, ...of('nice')] },
      knowledge,
    ),
    seniority: findJobSeniority(facts.seniority, title, sentences, knowledge),
    english_level: findJobEnglish(rows, knowledge),
    specializations: findJobSpecializations(title, knowledge),
    ...findJobPay(facts.pay, sentences),
    work_mode: findJobWorkMode([...facts.mode, ...facts.place, ...facts.terms], top, sentences, knowledge),
    countries: findJobCountries(facts.place, top, sentences, knowledge),
    ...findJobCity(facts.place, top, sentences, knowledge),
    ...findJobOverlap(sentences),
    summary: buildJobSummary(parts, withTitle(leftOut, title, rows)),
  };
}

/** Terms of US staffing, and US states after a city, without states whose code is also a country code. */
const AMERICAN =
  /\b(?:C2C|W-?2|USC|GC|H-?1B|EAD|[ECP][SD]T)\b|,\s(?:AZ|CT|FL|IA|KS|MI|NC|N[HJVY]|O[HKR]|RI|TX|UT|W[AIV])\b/u;

/** Whether `01/04/2027` is 4 January; null if the text does not show it. */
function writesMonthFirst(rows: readonly DocumentRow[]): boolean | null {
  return rows.some(({ text }) => AMERICAN.test(text)) || null;
}

/** Adds the row of the title to the rows that are left out of the summary. */
function withTitle(
  telling: ReadonlySet<DocumentRow>,
  title: Found<string> | null,
  rows: readonly DocumentRow[],
): ReadonlySet<DocumentRow> {
  const line = rows.find((row) => row.where === title?.where[0] && row.text.length <= title.value.length + 40);
  return line ? new Set([...telling, line]) : telling;
}
