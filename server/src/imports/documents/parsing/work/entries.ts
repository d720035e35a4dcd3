import { isProse } from '../prose.ts';
import type { DocumentRow } from '../document-row.ts';
import { type Range, rangesIn } from '../time/ranges.ts';
import type { DatedEntry, HeadRow } from './dated-entry.ts';
import { findStyledStarts, isIndentedBelow, usualRowsAbove } from './entry-styles.ts';
import { isNaming, isTold, withoutOuterBullets } from './entry-rows.ts';

interface Ways {
  rangesOf: (text: string, today: string) => Range[];
  /** Returns the date of a row that is an entry with a single date instead of a range, else null. */
  momentOf?: (row: DocumentRow, near: readonly DocumentRow[]) => Range | null;
  /** Whether the naming rows are complete (for a job: title and employer). If so, `next` is part of the body. */
  isComplete?: (head: readonly HeadRow[], next: DocumentRow) => boolean;
  /** Whether a row certainly names an entry. Such a row does not have to look like the first entry. */
  isNamingRow?: (row: DocumentRow) => boolean;
  /** Whether a list item names an entry whose date is the list's heading. */
  isNamingItem?: (row: DocumentRow) => boolean;
}

interface Anchor {
  at: number;
  range: Range;
}

/** Maximum number of naming rows, not including the dated row. */
const HEAD_ROWS = 3;

/**
 * Splits a section into entries at its dated rows. The other entries have at most as many naming rows above the date as
 * the first entry, unless a vertical gap shows where an entry starts.
 */
export function splitIntoEntries(
  listed: readonly DocumentRow[],
  today: string,
  ways: Partial<Ways> = {},
): DatedEntry[] {
  const { rangesOf = rangesIn, momentOf, isComplete, isNamingItem, isNamingRow } = ways;
  const rows = withoutOuterBullets(listed, ({ text }) => rangesOf(text, today).length > 0);
  const anchors = anchorsOf(rows, today, { rangesOf, momentOf, isNamingItem });
  const [first] = anchors;
  if (!first) return [];
  const places = anchors.map(({ at }) => at);
  const counts = places.map((at, number) => namingAbove(rows, at, places[number - 1] ?? -1));
  const above = usualRowsAbove(rows, places, counts);
  const styled = findStyledStarts(rows, places, above);
  const starts = anchors.map(({ at }, number) => {
    if (number === 0) return at - above;
    if (styled[number] !== null) return styled[number]!;
    const own = counts[number]!;
    const isSeparate = own > 0 && rows[at - own]!.apart && !rows[at]!.apart;
    const isCertain = own > above && isNamingRow !== undefined && rows.slice(at - own, at).every(isNamingRow);
    return at - (isSeparate || isCertain ? own : Math.min(above, own));
  });
  return anchors.map(({ at, range }, number) => {
    const end = starts[number + 1] ?? rows.length;
    const named = rows.slice(starts[number], at);
    const isRole = number > 0 && named.length < above;
    const withoutDate = without(rows[at]!, range, (text) => rangeIn(text, range, today, rangesOf));
    const head = [...named.map(headRow), { ...withoutDate, row: rows[at]!, dated: true }];
    // Without `isComplete`, an entry with few naming rows above its date may have more of them below the date.
    const most = isComplete ? (isRole ? 0 : 2) : above === 0 ? 2 : above === 1 ? 1 : 0;
    const below = namingBelow(rows, { at, end: Math.min(end, at + 1 + most), head, isComplete, isNamingRow });
    const all = [...head, ...below];
    const body = rows.slice(at + 1 + below.length, end);
    const items = namingItems(all, body, isNamingItem);
    return { range, head: [...all, ...items.map(headRow)], body: body.slice(items.length), isRole };
  });
}

/** List items that name title and employer below a date, or only the title below an employer. */
function namingItems(
  head: readonly HeadRow[],
  body: readonly DocumentRow[],
  isNamingItem: Ways['isNamingItem'],
): DocumentRow[] {
  const named = head.filter(({ text }) => text !== '');
  if (!isNamingItem || named.length > 1 || named.some(({ row, text }) => isNamingItem({ ...row, text }))) return [];
  const first = body.slice(0, 2 - named.length);
  const last = first.findIndex(isNamingItem);
  const items = first.slice(0, last + 1);
  const areShort = items.every((row) => row.bullet && row.text.split(' ').length <= 8 && !isProse(row.text));
  // Below an employer, the item must be a title, recognized by its length: at most four words.
  const isTitleAlone = named.length === 0 || items.every(({ text }) => text.split(' ').length <= 4);
  return areShort && isTitleAlone ? items : [];
}

function headRow(row: DocumentRow): HeadRow {
  return { text: row.text, cells: row.cells, row, dated: false };
}

interface Below {
  at: number;
  end: number;
  head: readonly HeadRow[];
  isComplete: Ways['isComplete'];
  isNamingRow: Ways['isNamingRow'];
}

/** The naming rows below a dated row, until the entry is complete. */
function namingBelow(rows: readonly DocumentRow[], { at, end, head, isComplete, isNamingRow }: Below): HeadRow[] {
  const below: HeadRow[] = [];
  for (const [number, row] of rows.slice(at + 1, end).entries()) {
    const isNamed = isNaming(row) || (isNamingRow?.(row) && !row.bullet && !isTold(row) && !isProse(row.text));
    const isNext = isNamed && !(row.apart && number > 0);
    if (!isNext || isComplete?.([...head, ...below], row)) break;
    below.push(headRow(row));
  }
  return below;
}

function anchorsOf(
  rows: readonly DocumentRow[],
  today: string,
  { rangesOf, momentOf, isNamingItem }: Pick<Ways, 'rangesOf' | 'momentOf' | 'isNamingItem'>,
): Anchor[] {
  const ranges = rows.map((row) => {
    const range = isTold(row) ? undefined : rangesOf(row.text, today)[0];
    if (!range || !row.bullet) return range;
    // A list item with a date is an entry only if its other text names a job or school.
    const rest = without(row, range, (text) => rangesOf(text, today)[0]);
    const isPair = /[,|·@–—-]|\s(?:at|bei|en|w|у|в)\s/u.test(rest.text) || rest.cells.length > 1;
    return isPair && isNamingItem?.({ ...row, text: rest.text, cells: rest.cells }) ? range : undefined;
  });
  // Returns the naming rows around a row: up to two above and one below.
  const near = (at: number) =>
    [at - 2, at - 1, at + 1].flatMap((place) => {
      const row = rows[place];
      return row && !ranges[place] && isNaming(row) ? [row] : [];
    });
  const anchors = rows.flatMap((row, at) => {
    const moment = !ranges[at] && momentOf && !row.bullet && !isTold(row) ? momentOf(row, near(at)) : null;
    const range = ranges[at] ?? moment;
    return range ? [{ at, range }] : [];
  });
  return anchors.filter(({ at, range }, number) => {
    const isWithinJob = anchors.slice(0, number).some((other) => contains(other.range, range));
    return !(PROJECT.test(rows[at]!.key) && isWithinJob);
  });
}

/** A project with a label within a job: `Project: Payment platform (2019 - 2021)`. */
const PROJECT = /^(?:projects?|projekte?|proyecto|projet|progetto|projeto|проєкт|проект)\b[^:]{0,12}:/u;

function contains(outer: Range, inner: Range): boolean {
  return outer.from <= inner.from && (outer.to === null || (inner.to !== null && inner.to <= outer.to));
}

/** Finds the row's range in the text of a single cell. */
function rangeIn(text: string, range: Range, today: string, rangesOf: Ways['rangesOf']): Range | undefined {
  const found = rangesOf(text, today)[0];
  if (found || !range.written) return found;
  const at = text.indexOf(range.written);
  return at < 0 ? undefined : { ...range, at, length: range.written.length };
}

/** The number of naming rows directly above a dated row, up to the previous dated row. */
function namingAbove(rows: readonly DocumentRow[], at: number, before: number): number {
  let count = 0;
  while (at - count - 1 > before && count < HEAD_ROWS && isNaming(rows[at - count - 1]!)) {
    const [row, next] = [rows[at - count - 1]!, rows[at - count]!];
    if (isIndentedBelow(row, next)) break;
    count += 1;
    // There is a gap above the row, so the entry starts here, unless two bold or large rows follow each other.
    const upper = at - count - 1 > before ? rows[at - count - 1] : undefined;
    const areStyled =
      upper &&
      isProminent(upper, rows[at]!) &&
      !isProminent(next, rows[at]!) &&
      (count === 1 || isProminent(row, rows[at]!));
    if (row.apart && !(areStyled && isNaming(upper))) break;
  }
  return count;
}

/** Whether a row is bold or larger than the dated row. */
function isProminent(row: DocumentRow, dated: DocumentRow): boolean {
  return row.bold || row.size > dated.size * 1.1;
}

/** The row's text without the date. */
function without(
  row: DocumentRow,
  range: Range,
  rangeOf: (text: string) => Range | undefined,
): { text: string; cells: string[] } {
  const cells = row.cells
    .map((cell) => {
      const found = rangeOf(cell);
      return tidy(
        found ? `${cell.slice(0, found.at)}${between(cell, found)}${cell.slice(found.at + found.length)}` : cell,
      );
    })
    .filter(Boolean);
  // The date is split into two cells.
  if (row.cells.every((cell) => !rangeOf(cell))) {
    const text = tidy(`${row.text.slice(0, range.at)} ${row.text.slice(range.at + range.length)}`);
    return { text, cells: text ? [text] : [] };
  }
  return { text: cells.join(' '), cells };
}

/** Replacement for a removed date: a separator if the date was between two texts. */
function between(cell: string, { at, length }: Range): string {
  return /[\p{L})]\W*$/u.test(cell.slice(0, at)) && /^\W*\p{L}/u.test(cell.slice(at + length)) ? ' | ' : ' ';
}

const LENGTH_TOLD =
  /[(·•|,–-]?\s*(?:\b(?:for|about|over|ca|circa|insgesamt|pendant|durante|przez)\b\.?\s)?\b\d+\s*(years?|yrs?|months?|mos?|jahre?|monate?|ans?|mois|anos?|meses|anni|mesi|jaar|yıl|ay|років|роки|рік|місяц\p{L}*|lata?|miesi\p{L}*)\.?(\s*(,|and|und|y|e|et|i)?\s*\d+\s*(months?|mos?|monate?|mois|meses|mesi|місяц\p{L}*|miesi\p{L}*))?\s*\)?\s*$/iu;

function tidy(text: string): string {
  return text
    .replace(LENGTH_TOLD, '')
    .replaceAll(/\(\s*\)|\[\s*\]/g, ' ')
    .replaceAll(/^[\s|,;:·•–—-]+|[\s|,;:·•–—(-]+$/g, '')
    .replaceAll(/^\|\s*|\s*\|\s*$/g, '')
    .replace(/\s+\.$/, '')
    .replaceAll(/\s+/g, ' ')
    .replace(LENGTH_TOLD, '');
}

/** Whether a text is only a duration: `8 yrs 2 mos`. */
export function isLengthOfTime(text: string): boolean {
  return /\d/.test(text) && text.replace(LENGTH_TOLD, '').trim() === '';
}
