import type { ReadDocument } from '../../reading/document.ts';
import { getHeadingSection } from '../headings.ts';
import { toDocumentRows } from '../rows.ts';
import { rangesIn } from '../time/ranges.ts';
import { splitIntoJobParts } from './headings.ts';
import { EMPLOYER_PHRASES } from './is-job-description.ts';
import { toJobRows } from './lines.ts';

/** Number of lines at the top in which a CV has an email address or a phone number. */
const TOP = 10;
const CONTACT = /\S@\S+\.\S|(?:\+|\b00|\()\d[\d ()./-]{7,}\d/;
/**
 * Whether a file uploaded as a job description is a CV: contact details at the top, a heading of past work and a
 * period of work or education, and no sign of an employer that is hiring.
 */
export function isCv(document: ReadDocument, today: string): boolean {
  const rows = toDocumentRows(document);
  if (!rows.slice(0, TOP).some(({ text }) => CONTACT.test(text))) return false;
  if (!rows.some((row) => getHeadingSection(row) === 'work')) return false;
  if (!rows.some(({ text }) => rangesIn(text, today).length > 0)) return false;
  const jobRows = toJobRows(document);
  if (jobRows.some(({ key }) => EMPLOYER_PHRASES.test(key))) return false;
  return splitIntoJobParts(jobRows).every(
    ({ section, heading }) => !heading || getHeadingSection(heading) || section === 'head' || section === 'tasks',
  );
}
