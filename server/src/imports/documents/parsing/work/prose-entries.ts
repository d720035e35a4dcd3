import { isProse } from '../prose.ts';
import type { DocumentRow } from '../document-row.ts';
import { withCells } from '../rows.ts';
import { rangesIn } from '../time/ranges.ts';

/** Maximum length of the names before the date. */
const NAMES_MAX = 110;
/** The end of a date before a description: `(2019 to 2021). Built`. */
const END = /^\s*\)?\s*[.:;]\s+(?=\p{Lu})/u;

/**
 * Splits a paragraph that starts like the heading of an entry: `Developer at Acme (2019 to 2021). Built the portal.`
 * becomes a heading and a description.
 */
export function splitAfterDate(row: DocumentRow, today: string): DocumentRow[] {
  const [range] = row.bullet || row.cells.length > 1 ? [] : rangesIn(row.text, today);
  if (!range || range.at === 0 || range.at > NAMES_MAX) return [row];
  const end = range.at + range.length;
  const found = END.exec(row.text.slice(end));
  const names = row.text.slice(0, range.at);
  if (!found || /[.!?]\s+\p{Lu}\p{Ll}+\s\p{Ll}/u.test(names) || isProse(names)) return [row];
  const head = row.text.slice(0, end + found[0].length).replace(/[.:;]\s*$/, '');
  const body = row.text.slice(end + found[0].length);
  return [withCells(row, [head]), { ...withCells(row, [body]), apart: false, bold: false }];
}
