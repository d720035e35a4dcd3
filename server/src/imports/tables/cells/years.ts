import { normalizeText } from './folded.ts';
import { quoteCellText } from './quoted.ts';
import * as errors from '../../../core/messages/errors/cell.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

const YEARS_MAX = 60;

/**
 * Parses whole years of experience from `5+ yrs`, `18 months` or `since 2015`. For a range, the lower bound. Null if
 * the text contains no years.
 */
export function parseYearsOfExperience(text: string, today: string): number | null {
  const written = normalizeText(text);
  const since = /\b(19[6-9]\d|20\d\d)\b/.exec(written);
  if (since) return within(Number(today.slice(0, 4)) - Number(since[1]));
  const number = /(\d+(?:[.,]\d+)?)/.exec(written);
  const range = RANGE.exec(written);
  if (!number || /^\W*[-−]\s?\d/.test(written) || (range && Number(range[2]) <= Number(range[1]))) return null;
  const value = Number(number[1]!.replace(',', '.'));
  const rest = written.slice(number.index + number[0].length);
  const isLess = /[<]|less than/.test(written.slice(0, number.index));
  if (/^\s*(\+|-\s*\d+)?\s*(months?|mos?\b|monate?|mois|mes|mies|мес|міс)/.test(rest))
    return within(Math.floor(value / 12));
  return within(Math.floor(isLess ? Math.max(0, value - 1) : value));
}

/** Returns a warning that names the ignored part; null if nothing is ignored. */
export function findYearsRemainder(text: string): string | null {
  const written = normalizeText(text);
  if (/\b(19[6-9]\d|20\d\d)\b/.test(written)) return null;
  if (RANGE.test(written)) return formatMessage(errors.yearsRange, { text: quoteCellText(text) });
  const numbers =
    written.replace(/(?<!\d)\d{1,4}\s*(\(s\))?\s*(months?|mos?)\b.*$/, '').match(/\d+(?:[.,]\d+)?/g) ?? [];
  return numbers.length > 1 ? formatMessage(errors.severalYears, { text: quoteCellText(text) }) : null;
}

const RANGE = /(?<![\d.])(\d{1,4}(?:\.\d{1,4})?)\s*(?:-|–|—|to|bis)\s*(\d{1,4}(?:\.\d{1,4})?)/;

function within(years: number): number | null {
  return years >= 0 && years <= YEARS_MAX ? years : null;
}
