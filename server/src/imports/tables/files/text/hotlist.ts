import { isKnownWorkAuthorization } from '../../../../resources/work-authorization.ts';
import { parseEngagementTypes } from '../../cells/engagement.ts';
import { removeLabel } from '../../cells/label.ts';
import type { ReadFile } from '../read.ts';
import { TableWriter } from '../table-writer.ts';
import * as errors from '../../../../core/messages/errors/document.ts';
import { formatMessage } from '../../../../core/messages/format-message.ts';

/** Maximum number of lines. Longer texts are not hotlists. */
const LINES_MAX = 5000;
/** Marks at the start of list items: bullets, dashes, and numbers such as `1)`. */
const BULLET = /^\s{0,40}(?:[•▪●◦‣·∙➢►✓*]+\s*|[-–—]\s+|\(?\d{1,3}[.)]\s+)/;
/** Separators between the values of a line, most reliable first. */
const SEPARATORS = [/\s*\|\s*/, /\s+[-–—]+\s+/, /\s+\/\/?\s+/, /\s*[;•·]\s*/, /\s*,\s+/, /\s*:\s+/];
/** Separators of lines without bullets. Lines with other separators are read by other readers. */
const OF_PLAIN_LINES = [/\s+[-–—]+\s+/, /\s*:\s+/];
/** Minimum share of the lines that must have the form of a list. */
const SHARE = 0.6;

/**
 * Reads a list of people with one line per person, as in emails: `• Ana Petrova - Go developer - $45/h`. Returns null
 * for other text. Lines without a separator, such as a greeting, stay as rows with one cell.
 */
export function readHotlist(text: string, output: string): ReadFile | null {
  const lines = text.split(/\r\n?|\n/, LINES_MAX + 1).filter((line) => line.trim() !== '');
  if (lines.length > LINES_MAX || lines.length < 2 || lines.some((line) => line.includes('\t'))) return null;
  const marked = lines.filter((line) => BULLET.test(line));
  const isMarked = marked.length >= Math.max(2, lines.length / 2);
  // The lines without bullets are a greeting and a signature.
  const items = (isMarked ? marked : lines).map((line) => line.replaceAll(/\s+/g, ' ').replace(BULLET, ''));
  const separator = separatorOf(items, isMarked ? SEPARATORS : OF_PLAIN_LINES, isMarked ? 1 : delimitedWidth(lines));
  if (!separator) return null;
  const rows = aligned(items.map((item) => item.split(separator).map((value) => value.trim())));
  const writer = new TableWriter(output, 0);
  for (const row of rows) writer.add(row);
  const left = lines.length - items.length;
  const notes = left > 0 ? [formatMessage(errors.linesLeftOut, { lines: left })] : [];
  return { tables: [writer.end()], notes };
}

/** The number of values per line if the lines are delimited text with dashes in its values; otherwise 1. */
function delimitedWidth(lines: string[]): number {
  const widths = [',', ';', '|'].map((delimiter) => medianOf(lines.map((line) => line.split(delimiter).length)));
  return Math.max(1, ...widths);
}

/** The separator that splits most lines into the most values, and into more than `least` values. */
function separatorOf(items: string[], separators: RegExp[], least: number): RegExp | undefined {
  const counted = separators.map((separator) => {
    const widths = items.map((item) => item.split(separator).length);
    const split = widths.filter((width) => width > 1);
    const isList = split.length >= Math.max(2, items.length * SHARE);
    return { separator, values: isList ? medianOf(split) : 0 };
  });
  const best = counted.reduce((first, next) => (next.values > first.values ? next : first));
  // Prose, too, has lines with one colon.
  const isProse = best.values < 3 && best.separator.source.includes(':');
  return best.values > least && !isProse ? best.separator : undefined;
}

type Kind = 'amount' | 'years' | 'permit' | 'engagement' | 'relocation' | 'text';

/** Moves the values of shorter lines below values of the same kind: a missing place leaves the rate in its column. */
function aligned(rows: string[][]): string[][] {
  const width = medianOf(rows.filter((row) => row.length > 1).map((row) => row.length));
  const whole = rows.filter((row) => row.length === width);
  const kinds = Array.from({ length: width }, (_, column) => usualKind(whole.map((row) => row[column]!)));
  return rows.map((row) => (row.length > 1 && row.length < width ? placed(row, kinds) : row));
}

function placed(row: string[], kinds: Kind[]): string[] {
  const result: string[] = [];
  for (const [at, value] of row.entries()) {
    const left = row.length - at;
    let column = result.length;
    // Skips columns of another kind while the remaining values still fit.
    while (kinds[column] !== kindOf(value) && column + left < kinds.length) column += 1;
    while (result.length < column) result.push('');
    result.push(value);
  }
  return result;
}

function usualKind(values: string[]): Kind {
  const kinds = Map.groupBy(values, kindOf);
  return [...kinds].sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? 'text';
}

function kindOf(value: string): Kind {
  if (/\d\s*\+?\s*(years?|yrs?|y)\b/i.test(value)) return 'years';
  if (isKnownWorkAuthorization(removeLabel(value, 'work_authorization'))) return 'permit';
  if (/relocat|\brelo\b/i.test(value)) return 'relocation';
  if (isEngagement(removeLabel(value, 'engagement_types'))) return 'engagement';
  return /\p{Sc}\s*\d|\d\s*(\p{Sc}|usd|eur|gbp|\/\s*h|per\s+h)/iu.test(value) ? 'amount' : 'text';
}

function isEngagement(value: string): boolean {
  const { types, left } = parseEngagementTypes(value);
  return types.length > 0 && left === '';
}

function medianOf(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
