import { normalizeText } from './folded.ts';

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
  if (!number) return null;
  const value = Number(number[1]!.replace(',', '.'));
  const rest = written.slice(number.index + number[0].length);
  const isLess = /[<]|less than/.test(written.slice(0, number.index));
  if (/^\s*(\+|-\s*\d+)?\s*(months?|mos?\b|monate?|mois|mes|mies|мес|міс)/.test(rest))
    return within(Math.floor(value / 12));
  return within(Math.floor(isLess ? Math.max(0, value - 1) : value));
}

function within(years: number): number | null {
  return years >= 0 && years <= YEARS_MAX ? years : null;
}
