import type { ParsedResume } from '@crewdock/contract/resumes';
import type { ReadDocument } from '../../reading/document.ts';
import { getHeadingSection } from '../headings.ts';
import { findJobFacts } from './facts.ts';
import { type JobSection, splitIntoJobParts } from './headings.ts';
import { toJobRows } from './lines.ts';

/** Typical sections of job descriptions. */
const SECTIONS: readonly JobSection[] = ['company', 'tasks', 'needs', 'nice', 'offer', 'apply'];
/** Labeled values that job descriptions often have and CVs rarely have. */
const FACTS = ['title', 'company', 'headcount', 'pay', 'nice'] as const;
/** Sentences of an employer that is hiring. Normalized. */
export const EMPLOYER_PHRASES =
  /\bwe(’re|'re| are) (hiring|looking for|searching for|recruiting)\b|\bwe (need|seek|want) (a|an|two|three|four|five|\d+)\b|\bour client (needs|is looking for)\b|\bwir suchen\b|\bbuscamos\b|\bszukamy\b|\bnous (recherchons|recrutons)\b|шукаємо/u;

/** Minimum number of such sections and values in a job description. */
const ENOUGH = 2;

/**
 * Whether a file uploaded as a CV is a job description: it has the signs of one, and contains no jobs or education of a
 * person.
 */
export function isJobDescription(document: ReadDocument, { base, work_experience }: ParsedResume): boolean {
  if (work_experience.length > 0 || base.education.length > 0) return false;
  const rows = toJobRows(document);
  if (rows.some(({ key }) => EMPLOYER_PHRASES.test(key))) return true;
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
