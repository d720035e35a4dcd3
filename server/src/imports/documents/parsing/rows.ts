import { normalizeText } from '../../tables/cells/folded.ts';
import type { DocumentLine, ReadDocument } from '../reading/document.ts';
import type { DocumentRow } from './document-row.ts';
import { splitHangingHeadings } from './hanging-headings.ts';

const BULLET = /^\s*(?:[•●▪■◦‣⁃∙·*►▸➢➤✓✔❖○]|[-–—o+¢«»](?=\s))\s*/u;

/**
 * Maximum length of a line. Longer lines are cut, to limit the time for searching them. The longest field is a summary
 * of 6,000 characters.
 */
const LINE_MAX = 8000;

/**
 * Converts the lines of all pages to rows. Includes repeated page headers and footers once, and leaves out page
 * numbers.
 */
export function toDocumentRows({ pages }: ReadDocument): DocumentRow[] {
  const rows: DocumentRow[] = [];
  const edges = new Set<string>();
  for (const [at, { lines, height }] of pages.entries()) {
    const whole = splitHangingHeadings(lines);
    for (const [number, line] of whole.entries()) {
      const isEdge = line.y < height * 0.07 || line.y > height * 0.92;
      const seen = line.text.replaceAll(/\d+/g, '#');
      if (isEdge && edges.has(seen)) continue;
      if (isEdge) edges.add(seen);
      if (isEdge && PAGE_NUMBER.test(line.text)) continue;
      const row = toRow(line, at + 1, whole[number - 1]);
      rows.push(...withoutListCells(row).filter(({ text }) => text !== ''));
    }
  }
  return joined(rows);
}

/** Splits off list items that are in further cells of the row: `Developer ⇥ 2020 – 2022 ⇥ - Java`. */
function withoutListCells(row: DocumentRow): DocumentRow[] {
  const first = row.cells.findIndex((cell, at) => at > 0 && LIST_CELL.test(cell));
  if (first < 0) return [row];
  const items = row.cells.slice(first).map((cell) => cell.replace(BULLET, ''));
  return [
    withCells(row, row.cells.slice(0, first)),
    ...items.map((cell) => ({ ...withCells(row, [cell]), bullet: true, sign: '-', apart: false })),
  ];
}

/** The row with other cells. */
export function withCells(row: DocumentRow, cells: string[]): DocumentRow {
  const text = cells.join(' ');
  return { ...row, cells, text, key: normalizeText(text), where: { ...row.where } };
}

const LIST_CELL = /^(?:[•*]\s+\S|[-–]\s+(?!(?:\p{L}+\.?\s+)?\d{4}|present|now|today|heute)\p{L})/iu;

/** Converts a line to a row. `above`: the previous line on the same page. */
export function toRow(line: DocumentLine, page: number, above?: DocumentLine): DocumentRow {
  const written = withPlainSigns(line.text.slice(0, LINE_MAX));
  const sign = written.length > 2 ? (BULLET.exec(written)?.[0].trim() ?? '') : '';
  const marked = (sign ? written.replace(BULLET, '') : written).trim();
  const cells = marked
    .split('\t')
    .map((cell) => cell.trim())
    .filter(Boolean);
  const text = marked.replaceAll('\t', ' ');
  const { x, y, width, height, size, bold } = line;
  return {
    text,
    key: normalizeText(text),
    cells,
    size,
    bold,
    caps: /\p{Lu}{2}/u.test(marked) && marked === marked.toUpperCase(),
    bullet: sign !== '',
    sign,
    apart: !above || y - (above.y + above.height) > size * 0.75,
    where: { page, box: { x, y, width, height } },
  };
}

/**
 * Replaces characters of some PDF generators: soft hyphens that stand for dashes, Arabic digits, letter-spaced words.
 */
function withPlainSigns(text: string): string {
  return (
    text
      .replaceAll(/(?<=[\s\d])\u00AD|\u00AD(?=[\s\d])/g, '–')
      .replaceAll(/(?<=\d{4})\u00AD(?=\p{L})/gu, '–')
      .replaceAll('\u00AD', '')
      .replaceAll(/[\uF0B7\uF0A7]/g, '•')
      // Icons of symbol fonts have private code points.
      .replaceAll(/\p{Co}|(?!\t)\p{Cc}/gu, '')
      .replaceAll(/[\u2010\u2011]/g, '-')
      .replaceAll(/[\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, '')
      .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.codePointAt(0)! - 0x660))
      // Markdown: bold, italic and code.
      .replaceAll(/\*\*(\S(?:[^*]*\S)?)\*\*|(?<![\p{L}\d_])__(\S(?:[^_]*\S)?)__(?![\p{L}\d_])|`([^`\t]+)`/gu, '$1$2$3')
      .replaceAll(/(?<![\p{L}\d*])\*([^\s*](?:[^*\t]*[^\s*])?)\*(?![\p{L}\d*])/gu, '$1')
      .split('\t')
      .map((cell) => (/^\p{Lu}(?: \p{Lu}){3,}$/u.test(cell.trim()) ? cell.replaceAll(' ', '') : cell))
      .join('\t')
  );
}

/** Joins a heading that is wrapped into two lines: `University of` and `Leeds`. */
function joined(rows: DocumentRow[]): DocumentRow[] {
  const whole: DocumentRow[] = [];
  for (const [at, row] of rows.entries()) {
    const last = whole.at(-1);
    const goesOn = last && last.bold === row.bold && !row.apart && !row.bullet && Math.abs(last.size - row.size) < 0.3;
    const isNamed = last && (last.bold || last.cells.length > 1);
    if (!goesOn || !isNamed || !(isOpen(last.cells[0]!) || isWrapped(last, row, rows[at + 1]))) whole.push(row);
    else {
      const cells = [`${last.cells[0]} ${row.cells[0]}`, ...last.cells.slice(1), ...row.cells.slice(1)];
      const text = cells.join(' ');
      whole[whole.length - 1] = { ...last, text, key: normalizeText(text), cells };
    }
  }
  return whole;
}

/** Whether a long title beside a date continues in the next line. Another naming row in a smaller font must follow. */
function isWrapped(last: DocumentRow, row: DocumentRow, next: DocumentRow | undefined): boolean {
  if (!last.bold || last.cells.length !== 2 || last.cells[0]!.length < 20 || !/\d{4}/.test(last.cells[1]!))
    return false;
  const isNaming = next && !next.apart && next.size < row.size * 0.95 && next.text.split(' ').length <= 6;
  return isNaming === true && row.cells.length === 1 && row.text.split(' ').length <= 3;
}

/** Whether a heading continues in the next line: it ends with a preposition, or a bracket is open. */
function isOpen(text: string): boolean {
  return OPEN.test(text) || (text.length > 20 && text.lastIndexOf('(') > text.lastIndexOf(')'));
}

const OPEN = /(?:\s(?:of|and|the|for|de|des|du|del|la|et|y|der|die|für|und|i|w|та|&)|[,–—-])$/iu;

const PAGE_NUMBER = /^\s*(page|seite|p\.|str\.|стор\.?)?\s*\d+\s*([/|]|of|von|de|z|з)?\s*\d*\s*$/i;
