import { columnLetters } from './column-letters.ts';
import { DateCell } from './date-cell.ts';
import { DAY_STYLE, TIME_STYLE } from './xlsx-parts.ts';

/** Maximum number of characters in an Excel cell. Excel shows a repair prompt for longer cells. */
const CELL_CHARACTERS_MAX = 32_767;
const DAY_MS = 86_400_000;
/**
 * Day 0 of Excel's calendar. The calendar has a wrong leap day in 1900, so dates before March 1900 are written as text.
 */
const EPOCH = Date.UTC(1899, 11, 30);
const FIRST_DAY = 61;
const LAST_DAY = 2_958_465;

/** Returns the XML of a cell; empty for null and empty text. Text is cut to Excel's maximum length. */
export function cellXml(value: unknown, column: number, row: number): string {
  if (value === null || value === undefined || value === '') return '';
  const place = `r="${columnLetters(column)}${row}"`;
  if (typeof value === 'boolean') return `<c ${place} t="b"><v>${value ? 1 : 0}</v></c>`;
  if (typeof value === 'number' && Number.isFinite(value)) return `<c ${place}><v>${value}</v></c>`;
  const serial = value instanceof DateCell ? serialOf(value.iso) : null;
  if (serial !== null)
    return `<c ${place} s="${Number.isInteger(serial) ? DAY_STYLE : TIME_STYLE}"><v>${serial}</v></c>`;
  return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escaped(textOf(value))}</t></is></c>`;
}

/**
 * Converts a date to days since `EPOCH`; null for dates that Excel does not support, and for invalid days such as 31
 * February.
 */
function serialOf(iso: string): number | null {
  const milliseconds = Date.parse(iso);
  const serial = (milliseconds - EPOCH) / DAY_MS;
  if (Number.isNaN(serial) || new Date(milliseconds).toISOString().slice(0, 10) !== iso.slice(0, 10)) return null;
  return serial >= FIRST_DAY && serial < LAST_DAY + 1 ? serial : null;
}

function textOf(value: unknown): string {
  const written = value instanceof DateCell ? value.iso : value;
  const text = typeof written === 'string' ? written : JSON.stringify(written);
  return text.length > CELL_CHARACTERS_MAX ? `${text.slice(0, CELL_CHARACTERS_MAX - 1)}…` : text;
}

/**
 * Escapes control characters, for example as `_x000D_`, because XML cannot contain them (ECMA-376 part 1, 22.9.2.19).
 */
function escaped(text: string): string {
  return (
    text
      .toWellFormed()
      .replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
      // oxlint-disable-next-line no-control-regex
      .replaceAll(/[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]/g, hexadecimal)
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
  );
}

function hexadecimal(character: string): string {
  return `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
}
