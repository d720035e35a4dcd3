import type { Row } from '../rows.ts';
import { type Range, rangesIn } from '../time/ranges.ts';

/** A dated entry: a job or an education. */
export interface Entry {
  range: Range;
  /** The rows that name the entry, without the date. */
  head: { text: string; cells: string[]; row: Row; dated: boolean }[];
  /** The rows that describe it. */
  body: Row[];
}

const HEAD_LENGTH = 110;
/** Maximum number of naming rows, besides the dated row. */
const HEAD_ROWS = 3;

/**
 * Splits a section into entries at its dated rows. The number of naming rows above the first
 * date is the maximum for the other entries.
 */
export function entriesOf(rows: readonly Row[], today: string, rangesOf = rangesIn): Entry[] {
  const anchors = rows.flatMap((row, at) => {
    const range = isTold(row) ? null : rangesOf(row.text, today)[0];
    return range ? [{ at, range }] : [];
  });
  const [first] = anchors;
  if (!first) return [];
  const above = Math.min(namingAbove(rows, first.at, -1), HEAD_ROWS);
  const starts = anchors.map(({ at }, number) => {
    const before = anchors[number - 1]?.at ?? -1;
    return number === 0 ? at - above : at - Math.min(above, namingAbove(rows, at, before));
  });
  return anchors.map(({ at, range }, number) => {
    const end = starts[number + 1] ?? rows.length;
    const named = rows.slice(starts[number], at);
    const below = namingBelow(rows, at, end, named.length);
    const dated = rows[at]!;
    const rest = without(dated, range, today, rangesOf);
    const head = [
      ...named.map((row) => ({ text: row.text, cells: row.cells, row, dated: false })),
      { ...rest, row: dated, dated: true },
      ...rows.slice(at + 1, below).map((row) => ({ text: row.text, cells: row.cells, row, dated: false })),
    ];
    return { range, head, body: rows.slice(below, end) };
  });
}

/** A sentence that contains a date is not an entry's heading. */
function isTold(row: Row): boolean {
  return row.bullet || row.text.length > HEAD_LENGTH || (/[.;]$/.test(row.text) && row.text.split(' ').length > 9);
}

/** The number of naming rows right above a dated row, after the previous one. */
function namingAbove(rows: readonly Row[], at: number, before: number): number {
  let count = 0;
  while (at - count - 1 > before && count < HEAD_ROWS && names(rows[at - count - 1]!)) {
    count += 1;
    // A gap above the row: the entry begins here.
    if (rows[at - count]!.apart) break;
  }
  return count;
}

/** The row after the last naming row. If few naming rows are above the date, there may be more below it. */
function namingBelow(rows: readonly Row[], at: number, end: number, above: number): number {
  let below = at + 1;
  const most = above === 0 ? 2 : above === 1 ? 1 : 0;
  while (below < end && below - at <= most && names(rows[below]!) && !(rows[below]!.apart && below > at + 1))
    below += 1;
  return below;
}

function names(row: Row): boolean {
  if (
    row.bullet ||
    row.text.length > HEAD_LENGTH ||
    /[.;:]$/.test(row.text.replace(/\b(inc|ltd|co|corp|o\.o|s\.a|s\.l|k|j)\.$/i, ''))
  )
    return false;
  if (
    /^(technologies|tech|stack|tools|environment|responsibilities|achievements|technologien|tecnologias|skills|projekt|project)\b.*:/.test(
      row.key,
    )
  )
    return false;
  return row.text.split(/\s+/).length <= 14 && /^[\p{Lu}\p{N}"„«(]/u.test(row.text);
}

/** The row's text without the date. */
function without(row: Row, range: Range, today: string, rangesOf: typeof rangesIn): { text: string; cells: string[] } {
  const cells = row.cells
    .map((cell) => {
      const found = rangesOf(cell, today)[0];
      return tidy(found ? `${cell.slice(0, found.at)} ${cell.slice(found.at + found.length)}` : cell);
    })
    .filter(Boolean);
  const joined = cells.join('\t');
  // The date is split between two cells.
  if (
    rangesOf(row.cells.join(' '), today).length > 0 &&
    row.cells.every((cell) => rangesOf(cell, today).length === 0)
  ) {
    const text = tidy(`${row.text.slice(0, range.at)} ${row.text.slice(range.at + range.length)}`);
    return { text, cells: text ? [text] : [] };
  }
  return { text: joined.replaceAll('\t', ' '), cells };
}

const LENGTH_TOLD =
  /\(?\s*\d+\s*(years?|yrs?|months?|mos?|jahre?|monate?|ans?|mois|anos?|meses|років|роки|рік|місяц\p{L}*|lata?|miesi\p{L}*)\.?(\s*(,|and|und)?\s*\d+\s*(months?|mos?|monate?|mois|meses|місяц\p{L}*|miesi\p{L}*))?\s*\)?\s*$/iu;

function tidy(text: string): string {
  return text
    .replace(LENGTH_TOLD, '')
    .replaceAll(/\(\s*\)|\[\s*\]/g, ' ')
    .replaceAll(/^[\s|,;:·•–—-]+|[\s|,;:·•–—(-]+$/g, '')
    .replaceAll(/\s+/g, ' ');
}
