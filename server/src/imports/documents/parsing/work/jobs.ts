import { DONE_MAX, JOB_TITLE_MAX } from '@crewdock/contract/card-fields';
import { COMPANY_NAME_MAX } from '@crewdock/contract/limits';
import type { Knowledge } from '../knowledge.ts';
import type { WorkExperience } from '@crewdock/contract/card-entries';
import type { Found } from '@crewdock/contract/resumes';
import { isDeed } from '../prose.ts';
import type { DocumentRow } from '../document-row.ts';
import { momentIn, type Range, getStatedDates, withJoinedDates } from '../time/ranges.ts';
import type { DatedEntry } from './dated-entry.ts';
import { splitIntoEntries } from './entries.ts';
import { splitAfterDate } from './prose-entries.ts';
import { findStyleBelow, hasSameStyle } from './entry-styles.ts';
import { labelledJobs } from './labelled.ts';
import { type HeadingPart, type PartsContext, splitIntoParts } from './parts.ts';
import { isTitle } from './titles.ts';
import { findTownRows, isWithTown, withoutTownsBesideDates } from './towns.ts';
import { findToldJobs } from './told-jobs.ts';
import { undatedIn } from './undated.ts';

/** A job with the rows of its description. */
export interface DescribedJob extends Found<WorkExperience> {
  body: DocumentRow[];
}

interface Named {
  company: string;
  title: string;
  sure: number;
}

/** A row that contains only the URL of an employer's website. */
const ADDRESS =
  /^(?:(?:https?:\/\/|www\.)\S+|[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|io|net|org|dev|co|eu|ai|app|de|uk|example)(?:\/\S*)?)$/i;

/** A team after the employer: `Acme, Payments Team`. */
const TEAM =
  /\s*[,(–—-]\s*(?:[^,()–—-]*\s)?(?:team|squad|tribe|chapter|department|dept\.?|division|business unit|abteilung|équipe|departamento|dział)(?:\s[^,()–—]{1,30})?\)?$/iu;

/** Finds the jobs of a section, in document order. */
export function findCvJobs(section: readonly DocumentRow[], knowledge: Knowledge): DescribedJob[] {
  const rows = section
    .filter(({ text }) => !ADDRESS.test(text))
    .map(withJoined)
    .flatMap((row) => splitAfterDate(row, knowledge.today));
  const labelled = labelledJobs(rows, knowledge);
  if (labelled) return labelled.map(({ body, ...job }) => jobOf(job, body));
  const first = entriesOf(rows, { knowledge, isRole: false });
  const [towns, below] = [findTownRows(first, knowledge), findStyleBelow(rows, first)];
  const entries = withoutTownsBesideDates(entriesOf(rows, { knowledge, isRole: false, towns, below }), knowledge);
  const parts = entries.map(({ head, isRole }) => splitIntoParts(head, { knowledge, isRole, towns }));
  const titleFirst = usualOrder(parts);
  let employer = '';
  let roles: Range | null = null;
  const jobs = entries.flatMap((entry, at) => {
    const next = entries[at + 1];
    if (next && isHeadingOfRoles(entry, parts[at]!, next, splitIntoParts(next.head, { knowledge, isRole: true }))) {
      employer = parts[at]![0]!.text;
      roles = entry.range;
      return [];
    }
    const isRole = roles !== null && isWithin(entry.range, roles) && entry.head.length === 1;
    if (!isRole) roles = null;
    const own = isRole ? splitIntoParts(entry.head, { knowledge, isRole, towns }) : parts[at]!;
    const named = namedBy(own, titleFirst, employer);
    if (!named) return [];
    employer = named.company;
    const where = entry.head.map(({ row }) => row.where);
    return [jobOf({ ...named, range: entry.range, where }, entry.body)];
  });
  return withUndated(rows, jobs, knowledge);
}

/** Finds jobs in the sentences of a CV that has no entries. */
export function findCvJobsInSentences(rows: readonly DocumentRow[], knowledge: Knowledge): DescribedJob[] {
  return findToldJobs(rows, knowledge).map((job) => jobOf(job, []));
}

function entriesOf(rows: readonly DocumentRow[], context: PartsContext): DatedEntry[] {
  const { knowledge } = context;
  return splitIntoEntries(rows, knowledge.today, {
    momentOf: (row, near) => momentOf(row, near, knowledge),
    isComplete: (head, next) => {
      const parts = splitIntoParts(head, context);
      // The employer is in the row below the date, so a comma above does not separate title and employer.
      const isTown = context.towns === 'undated' && isWithTown(next.text) && !parts.some((part) => part.isTitle);
      const isEmployer = context.below != null && hasSameStyle(next, context.below);
      return isComplete(parts, next) && !(head.length === 1 && (isTown || isEmployer));
    },
    isNamingItem: ({ text }) => text.split(' ').length <= 10 && isTitle(text) && !isDeed(text) && !/[.;]$/.test(text),
  });
}

/**
 * Adds jobs whose date is missing or cannot be parsed, in document order. Removes their rows from the descriptions of
 * other jobs.
 */
function withUndated(
  rows: readonly DocumentRow[],
  jobs: readonly DescribedJob[],
  knowledge: Knowledge,
): DescribedJob[] {
  const heads = new Set(jobs.flatMap(({ where }) => where));
  const undated = undatedIn(rows, heads, knowledge);
  if (undated.length === 0) return [...jobs];
  const taken = new Set(undated.flatMap(({ head, body }) => [...head, ...body].map(({ where }) => where)));
  const dated = jobs.map((job) => {
    const body = job.body.filter(({ where }) => !taken.has(where));
    return { ...job, body, value: { ...job.value, description: joinWrappedLines(body).slice(0, DONE_MAX) } };
  });
  const added = undated.map(({ head, body, company, title }) =>
    jobOf({ company, title, sure: 0.5, range: null, where: head.map(({ where }) => where) }, body),
  );
  const places = new Map(rows.map(({ where }, at) => [where, at] as const));
  const placeOf = ({ where }: DescribedJob) => places.get(where[0]!) ?? 0;
  return [...dated, ...added].toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Joins the start and end date of a job into a single cell. */
function withJoined(row: DocumentRow): DocumentRow {
  const cells = withJoinedDates(row.cells);
  return cells.length === row.cells.length ? row : { ...row, cells, text: cells.join(' ') };
}

interface Told extends Named {
  /** Null if the date is missing or cannot be parsed. */
  range: Range | null;
  where: DescribedJob['where'];
}

function jobOf({ company, title, sure, range, where }: Told, body: DocumentRow[]): DescribedJob {
  const { from, to } = range ? getStatedDates(range) : { from: '', to: '' };
  const value = {
    company: company.replace(TEAM, '').slice(0, COMPANY_NAME_MAX),
    title: title.slice(0, JOB_TITLE_MAX),
    from,
    to,
    description: joinWrappedLines(body).slice(0, DONE_MAX),
  };
  return { value, sure: sure * (range?.coarse ? 0.85 : 1), where, body };
}

/** Dated lines that are not jobs. */
const CERTIFICATE = /certif|zertif|award|licen[cs]e|diploma|\bcourse|exam\b|graduat/u;

/** Finds a single date in a row that names a title, or is next to a row that names a title. */
function momentOf(row: DocumentRow, near: readonly DocumentRow[], { today }: Knowledge): Range | null {
  const moment = momentIn(row.cells.join('\t'), today);
  if (!moment || CERTIFICATE.test(row.key)) return null;
  const rest = row.text.replace(moment.written!, '');
  const isNear = near.some(({ text }) => isTitle(text));
  return isTitle(rest) || (rest.split(/\s+/).length <= 8 && isNear) ? moment : null;
}

/** Whether title and employer are named. If two names contain no title, a title may still follow. */
function isComplete(parts: readonly HeadingPart[], next: DocumentRow): boolean {
  const titles = parts.filter((part) => part.isTitle);
  if (titles.length > 0 && parts.some((part) => !part.isTitle && part.looks >= 0)) return true;
  return titles.length > 1 || (parts.length > 1 && !isTitle(next.text));
}

/** Whether an entry is the employer of the roles below it, with a date range that covers all roles. */
function isHeadingOfRoles(
  entry: DatedEntry,
  parts: readonly HeadingPart[],
  next: DatedEntry,
  roles: readonly HeadingPart[],
): boolean {
  if (entry.body.length > 0 || parts.length !== 1 || parts[0]!.isTitle) return false;
  return isWithin(next.range, entry.range) && roles.length > 0 && roles.every((part) => part.isTitle);
}

function isWithin(inner: Range, outer: Range): boolean {
  return inner.from >= outer.from && (outer.to === null || (inner.to !== null && inner.to <= outer.to));
}

/** Whether most entries name the title before the employer. */
function usualOrder(entries: readonly (readonly HeadingPart[])[]): boolean {
  const told = entries.flatMap((parts) => {
    const at = parts.findIndex((part) => part.isTitle);
    const other = parts.findIndex((part) => !part.isTitle);
    return at >= 0 && other >= 0 ? [at < other] : [];
  });
  return told.filter(Boolean).length * 2 >= told.length;
}

function namedBy(parts: readonly HeadingPart[], titleFirst: boolean, before: string): Named | null {
  const titles = parts.filter((part) => part.isTitle);
  const others = parts.filter((part) => !part.isTitle);
  const company = others.toSorted((a, b) => b.looks - a.looks)[0];
  const surest = titles.toSorted((a, b) => a.looks - b.looks)[0];
  if (surest && company) return { title: surest.text, company: company.text, sure: surenessOf(company, others) };
  if (titles.length > 1) {
    const employer = titles.toSorted((a, b) => b.looks - a.looks)[0]!;
    const title = titles.find((part) => part !== employer)!;
    return employer.looks > 0
      ? { title: title.text, company: employer.text, sure: 0.75 }
      : { title: titles[titleFirst ? 0 : 1]!.text, company: titles[titleFirst ? 1 : 0]!.text, sure: 0.6 };
  }
  if (surest) return { title: surest.text, company: before, sure: 0.6 };
  const [first, second] = others;
  if (!first) return null;
  if (!second) return { title: first.text, company: before, sure: 0.4 };
  if (first.looks !== second.looks) {
    const [employer, title] = first.looks > second.looks ? [first, second] : [second, first];
    return { title: title.text, company: employer.text, sure: 0.6 };
  }
  const [title, employer] = titleFirst ? [first, second] : [second, first];
  return { title: title.text, company: employer.text, sure: 0.5 };
}

/** Confidence of an employer. Lower if another text may also be the employer, or if the text may be a place. */
function surenessOf(company: HeadingPart, others: readonly HeadingPart[]): number {
  if (company.looks < 0) return 0.6;
  const rivals = others.filter((other) => other !== company && other.looks === company.looks);
  return rivals.length > 0 ? 0.75 : 0.95;
}

/** Joins wrapped lines to paragraphs. List items stay separate lines. */
export function joinWrappedLines(rows: readonly DocumentRow[]): string {
  const lines: string[] = [];
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1];
    const last = lines.at(-1);
    const goesOn =
      before &&
      last !== undefined &&
      !row.bullet &&
      !row.apart &&
      !/[.!?:;]$/.test(before.text) &&
      before.text.length > 40;
    if (goesOn) lines[lines.length - 1] = `${last} ${row.text}`;
    else lines.push(row.text);
  }
  return lines.join('\n');
}
