import type { ParsedJob } from '@crewdock/contract/job-texts';
import type { Found } from '@crewdock/contract/resumes';
import type { ReadDocument } from '../../reading/document.ts';
import type { Row } from '../rows.ts';
import { companyOf } from './company.ts';
import { factsOf } from './facts.ts';
import { type JobSection, jobPartsOf } from './headings.ts';
import type { JobKnowledge } from './knowledge.ts';
import { englishOf, jobSeniorityOf } from './levels.ts';
import { linesOf, partsOf, sentencesOf } from './lines.ts';
import { payOf } from './pay.ts';
import { countriesOf, isPlace } from './places.ts';
import { jobSkillsOf } from './skills.ts';
import { specializationsOf } from './specializations.ts';
import { jobSummaryOf } from './summary.ts';
import { engagementOf, headcountOf, hoursOf, isTerm, workModeOf } from './terms.ts';
import { titleOf } from './title.ts';

/** Rows at the top of a text in which title, place and terms are expected. */
const TOP = 8;

/**
 * Parses a job description by rules and dictionaries only. Its text is
 * untrusted data: instructions in it have no effect.
 */
export function parseJob(document: ReadDocument, knowledge: JobKnowledge): ParsedJob {
  const rows = linesOf(document);
  const parts = jobPartsOf(rows);
  const of = (...sections: JobSection[]) =>
    parts.filter(({ section }) => sections.includes(section)).flatMap((part) => part.rows);
  const { facts, rows: telling } = factsOf(rows);
  const sentences = sentencesOf(rows);
  const headings = parts.flatMap(({ heading }) => heading ?? []);
  const top = rows.slice(0, TOP).flatMap(partsOf);
  const title = titleOf(facts.title, rows, sentences);
  const isElse = (text: string) =>
    isPlace(text, knowledge) || isTerm(text) || headings.some((row) => row.text === text);
  const told = (row: Row) => !telling.has(row);
  const needs = of('needs').filter(told);
  const free = of('head', 'tasks', 'other', ...(needs.length > 0 ? [] : (['company'] as const))).filter(told);
  return {
    title,
    company_name: companyOf({ facts: facts.company, head: rows.slice(0, TOP), title, headings, sentences, isElse }),
    headcount: headcountOf(facts.headcount, sentences),
    engagement: engagementOf(facts.terms, [...top, ...sentences], knowledge),
    hours_per_week: hoursOf([...facts.terms, ...sentences]),
    skills: jobSkillsOf(
      { title, needed: [[...facts.skills, ...needs], free], nice: [...facts.nice, ...of('nice')] },
      knowledge,
    ),
    seniority: jobSeniorityOf(facts.seniority, title, knowledge),
    english_level: englishOf(rows, knowledge),
    specializations: specializationsOf(title, knowledge),
    ...payOf(facts.pay, sentences),
    work_mode: workModeOf([...facts.mode, ...facts.place, ...facts.terms], top, sentences, knowledge),
    countries: countriesOf(facts.place, top, sentences, knowledge),
    summary: jobSummaryOf(parts, withTitle(telling, title, rows)),
  };
}

/** Adds the title's row to the rows that the summary leaves out. */
function withTitle(telling: ReadonlySet<Row>, title: Found<string> | null, rows: readonly Row[]): ReadonlySet<Row> {
  const line = rows.find((row) => row.where === title?.where[0] && row.text.length <= title.value.length + 40);
  return line ? new Set([...telling, line]) : telling;
}
