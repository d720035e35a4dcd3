import { getHeadingSection, inlineHeading, type ResumeSectionName } from './headings.ts';
import { namesLanguage } from './base/levels.ts';
import type { DocumentRow } from './document-row.ts';
import { rangesIn } from './time/ranges.ts';
import { isTitle } from './work/titles.ts';

export interface DocumentSection {
  section: ResumeSectionName;
  /** The rows of the section without its heading. */
  rows: DocumentRow[];
}

/** Splits a CV into sections. Rows above the first heading are the section `head`. */
export function splitIntoSections(rows: readonly DocumentRow[], today: string): DocumentSection[] {
  const usual = usualSize(rows);
  const known = rows.filter((row) => getHeadingSection(row));
  const parts: DocumentSection[] = [{ section: 'head', rows: [] }];
  for (const [at, row] of rows.entries()) {
    const open = parts.at(-1)!;
    const heading = getHeadingSection(row);
    if (heading && isLabelOfEntries(open, row, known)) continue;
    if (heading && !isWithin(open, row, known, usual)) parts.push({ section: heading, rows: [] });
    // The first row contains the name, which may be formatted like a heading.
    else if (!heading && at > 0 && !isEntry(rows[at + 1], today) && looksLikeHeading(row, known, usual))
      parts.push({ section: 'other', rows: [] });
    else {
      const isBelowJobs = isLabelBelowJobs(open, rows, at, today);
      const isJob = ['work', 'projects'].includes(open.section) && !isBelowJobs;
      const inline = isJob ? null : inlineHeading(row);
      // `Technologies: Go` below a job belongs to the job, in any section.
      const isOfJob =
        inline !== null && !isBelowJobs && open.section !== 'head' && open.rows.some((other) => isDated(other, today));
      const isOther = inline !== null && inline.section !== open.section && inline.section !== 'other';
      if (isOther && !isOfJob && !isGroupOfSkills(open, inline)) {
        const cells = inline.rest.split('\t');
        parts.push({ section: inline.section, rows: [{ ...row, cells, text: cells.join(' ') }] });
      } else open.rows.push(row);
    }
  }
  return named(parts, today);
}

const LABEL_OF_CV =
  /^(?:\p{L}+ )?(?:skills|languages|language skills|competenc(?:es|ias|e)|kenntnisse|sprachen|sprachkenntnisse|habilidades|idiomas|competences|langues|umiejetnosci|jezyki|conhecimentos|competenze|lingue|vaardigheden|talen|beceriler|diller|навички|мови)\s*:/u;

/** Whether a row with a label is below the last job and a gap: `Skills: Go, Redis`. */
function isLabelBelowJobs(open: DocumentSection, rows: readonly DocumentRow[], at: number, today: string): boolean {
  const { key, apart, bullet } = rows[at]!;
  if (open.section !== 'work' || !apart || bullet || !LABEL_OF_CV.test(key)) return false;
  const next = rows.findIndex((row, number) => number > at && getHeadingSection(row) !== null);
  return !rows.slice(at, next < 0 ? rows.length : next).some((row) => isDated(row, today));
}

/** Whether the next row is dated. If so, the row above it names an entry. */
function isEntry(next: DocumentRow | undefined, today: string): boolean {
  return next !== undefined && !next.bullet && isDated(next, today);
}

/** Whether a heading is a label within each entry of a section, such as `Highlights` below each job. */
function isLabelOfEntries(open: DocumentSection, row: DocumentRow, known: readonly DocumentRow[]): boolean {
  if (!['work', 'projects', 'education'].includes(open.section) || getHeadingSection(row) === open.section)
    return false;
  const isLarger = (other: DocumentRow) => other.size > row.size * 1.08 || (other.caps && !row.caps);
  return known.filter(({ key }) => key === row.key).length > 1 && known.some(isLarger);
}

/** Whether a label within the skills names a group of them: `Languages: Java, Kotlin`, `Web: Angular`. */
function isGroupOfSkills(
  open: DocumentSection,
  { section, rest }: { section: ResumeSectionName; rest: string },
): boolean {
  if (open.section !== 'skills') return false;
  return section === 'contacts' ? !/@|\/|\d{5}/.test(rest) : section === 'languages' && !namesLanguage(rest);
}

/**
 * Whether a row that looks like a heading is an entry of the section: `Training` among skills, `Technologies` below a
 * job.
 */
function isWithin(open: DocumentSection, row: DocumentRow, known: readonly DocumentRow[], usual: number): boolean {
  if (open.section === 'head' || row.caps || row.size > usual * 1.08) return false;
  const isLarger = known.filter((other) => other !== row && other.size > Math.max(usual, row.size) * 1.08);
  // Some headings have the size of the text, although most others are larger.
  if (isLarger.length > known.length * 0.6) return true;
  if (row.apart || row.bold) return false;
  return known.some((other) => other !== row && (other.bold || other.caps || other.size > usual * 1.08));
}

/** Whether a row is formatted like the known headings. */
function looksLikeHeading(row: DocumentRow, known: readonly DocumentRow[], usual: number): boolean {
  if (known.length < 2 || row.bullet || row.cells.length > 1 || row.text.length > 40 || /\d|[,.|@]/.test(row.text))
    return false;
  if (row.key.split(' ').length > 5) return false;
  const alike = known.filter(
    (other) => other.caps === row.caps && other.bold === row.bold && Math.abs(other.size - row.size) < 0.3,
  );
  const isMarked = row.caps || row.size > usual * 1.15;
  return isMarked && alike.length > known.length * 0.6 && !isTitle(row.text);
}

/**
 * If no heading names the work section, uses the section with the most dated rows, or the part of it from its first
 * dated entry on.
 */
function named(parts: DocumentSection[], today: string): DocumentSection[] {
  if (parts.some(({ section, rows }) => section === 'work' && rows.length > 0)) return parts;
  const best = parts
    .filter(({ section }) => section !== 'education')
    .map((part) => ({ part, dated: part.rows.filter((row) => isDated(row, today)).length }))
    .toSorted((a, b) => b.dated - a.dated)[0];
  if (!best || best.dated === 0) return parts;
  const { section, rows } = best.part;
  if (section === 'other' || section === 'projects') {
    return parts.map((part) => (part === best.part ? { section: 'work', rows } : part));
  }
  const first = rows.findIndex((row) => isDated(row, today));
  const start = isTitle(rows[first]!.text) ? first : Math.max(0, first - 2);
  const halves: DocumentSection[] = [
    { section, rows: rows.slice(0, start) },
    { section: 'work', rows: rows.slice(start) },
  ];
  return parts.flatMap((part) => (part === best.part ? halves : [part]));
}

function isDated({ text }: DocumentRow, today: string): boolean {
  return rangesIn(text, today).length > 0;
}

/** The font size of most letters in the document. */
export function usualSize(rows: readonly DocumentRow[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of rows) {
    const rounded = Math.round(size * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 11;
}
