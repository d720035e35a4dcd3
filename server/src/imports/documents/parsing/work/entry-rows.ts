import { endsWithAbbreviation, isProse } from '../prose.ts';
import type { DocumentRow } from '../document-row.ts';

const HEAD_LENGTH = 110;
const HEAD_WORDS = 14;
/** Labels of lines that belong to the description of a job. */
const DETAIL =
  /^(?:technologies|tech|stack|tools|environment|responsibilities|achievements|tasks|key .{3,20}|technologien|tecnologias|skills|projekt|project|reason for leaving|team size|domain)\b.*:/;

/** Whether a row is too long for the heading of an entry, or is a sentence that contains a date. */
export function isTold(row: DocumentRow): boolean {
  // A period after a year ends an entry in one line: `BSc Physics, University of Leeds, 2012 to 2015.`
  if (/,\s[^,]*\d{4}\.$/.test(row.text) && row.text.length <= HEAD_LENGTH) return isProse(row.text.slice(0, -1));
  return (
    row.text.length > HEAD_LENGTH ||
    (/[.;]$/.test(row.text) && !endsWithAbbreviation(row.text) && row.text.split(' ').length > 9)
  );
}

/** Whether a row may name an entry: it is short, starts with a capital letter and is not a description. */
export function isNaming(row: DocumentRow): boolean {
  const isEnded = /[.;:]$/.test(row.text) && !endsWithAbbreviation(row.text);
  if (row.bullet || row.text.length > HEAD_LENGTH || isEnded || DETAIL.test(row.key)) return false;
  if (row.text.split(/\s+/).length > HEAD_WORDS || isProse(row.text)) return false;
  return /^[\p{Lu}\p{Lo}\p{N}"„«(]/u.test(row.text);
}

/**
 * Removes the outer bullets of nested lists. An outer bullet is before an employer or title whose date is in the same
 * row or in one of the next two rows.
 */
export function withoutOuterBullets(
  rows: readonly DocumentRow[],
  isDated: (row: DocumentRow) => boolean,
): DocumentRow[] {
  const sign = rows.find(({ bullet }) => bullet)?.sign;
  const outer = rows.flatMap((row, at) => (row.bullet && row.sign === sign ? [at] : []));
  const [only] = outer;
  // A single dated list item among entries without bullets is part of a description.
  const isDetail = outer.length === 1 && isDated(rows[only!]!) && rows.some((row) => !row.bullet && isDated(row));
  // List items below the first dated row describe its entry.
  const isBelow = only !== undefined && only > rows.findIndex(isDated) && !isDated(rows[only]!);
  if (only === undefined || isDetail || isBelow) return [...rows];
  const isOwn = (at: number) => isDated(rows[at]!) && !isTold(rows[at]!) && !isProse(rows[at]!.text);
  const areAll = outer.length > 1 && outer.every(isOwn);
  const heads = outer.filter((at) => {
    if (areAll) return true;
    if (isProse(rows[at]!.text)) return false;
    const next = [rows[at]!, ...rows.slice(at + 1, at + 3).filter(({ bullet }) => !bullet)];
    return !isTold(rows[at]!) && next.some(isDated) && rows[at + 1]?.sign !== sign;
  });
  if (heads.length < outer.length * 0.6) return [...rows];
  return rows.map((row, at) => (outer.includes(at) ? { ...row, bullet: false, sign: '', apart: true } : row));
}
