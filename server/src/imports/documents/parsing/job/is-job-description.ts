import type { ParsedResume } from '@crewdock/contract/resumes';
import type { ReadDocument } from '../../reading/document.ts';
import { getHeadingSection } from '../headings.ts';
import { findJobFacts } from './facts.ts';
import { type JobSection, splitIntoJobParts } from './headings.ts';
import { toJobRows } from './lines.ts';

/** Sections of job descriptions. */
const SECTIONS: readonly JobSection[] = ['company', 'tasks', 'needs', 'nice', 'offer', 'apply'];
/** Labelled facts of job descriptions that CVs rarely have. */
const FACTS = ['title', 'company', 'headcount', 'pay', 'nice'] as const;
/** Sentences of somebody who hires, folded. */
const HIRING =
  /\bwe(’re|'re| are) (hiring|looking for|searching for|recruiting)\b|\bwe (need|seek|want) (a|an|two|three|four|five|\d+)\b|\bour client (needs|is looking for)\b|\bwir suchen\b|\bbuscamos\b|\bszukamy\b|\bnous (recherchons|recrutons)\b|шукаємо/u;

/** Sections and facts that make a job description. */
const ENOUGH = 2;

/** Whether a file that should be a CV is a job description: it says so, and has no history of a person. */
export function isJobDescription(document: ReadDocument, { base, work_experience }: ParsedResume): boolean {
  if (work_experience.length > 0 || base.education.length > 0) return false;
  const rows = toJobRows(document);
  if (rows.some(({ key }) => HIRING.test(key))) return true;
  const sections = new Set(
    splitIntoJobParts(rows).flatMap(({ section, heading }) =>
      heading && !getHeadingSection(heading) ? [section] : [],
    ),
  );
  const { facts } = findJobFacts(rows);
  const signs = [
    ...SECTIONS.filter((section) => sections.has(section)),
    ...FACTS.filter((name) => facts[name].length > 0),
  ];
  return signs.length >= ENOUGH;
}
