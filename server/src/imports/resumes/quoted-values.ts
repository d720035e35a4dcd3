import { normalizeText } from '../tables/cells/folded.ts';
import { isOtherPlace } from '../documents/parsing/base/country.ts';
import { countryCodesIn } from '../documents/parsing/job/places.ts';
import type { Knowledge } from '../documents/parsing/knowledge.ts';
import { type Range, rangesIn, getStatedDates } from '../documents/parsing/time/ranges.ts';

/** Whether quoted lines name the country as the place of residence, directly or by a well-known city. */
export function namesCountry(lines: readonly string[], code: string, knowledge: Knowledge): boolean {
  return lines.some((line) => !isOtherPlace(normalizeText(line)) && countryCodesIn(line, knowledge).includes(code));
}

/** Whether quoted lines name the skill or an alias of it. */
export function namesSkill(lines: readonly string[], id: number, { skills }: Knowledge): boolean {
  const keys = Object.entries(skills).flatMap(([key, skill]) => (skill.id === id ? [escapeRegExp(key)] : []));
  const named = new RegExp(String.raw`(?<![\p{L}\d])(?:${keys.join('|')})(?![\p{L}\d+#])`, 'u');
  return keys.length > 0 && lines.some((line) => named.test(normalizeText(line)));
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

type Months = Pick<Range, 'from' | 'to'>;

/**
 * The time range in quoted lines that has the same years as the model's answer; null if there is none. The months come
 * from the lines, because models make up months if only years are given.
 */
export function findQuotedRange(lines: readonly string[], told: Months, today: string): Months | null {
  const range = rangesIn(lines.join(' '), today).find(
    ({ from, to }) => yearOf(from) === yearOf(told.from) && yearOf(to) === yearOf(told.to),
  );
  return range ? getStatedDates(range) : null;
}

function yearOf(month: string | null): string | null {
  return month?.slice(0, 4) ?? null;
}

/** Whether quoted lines contain the number as a whole, not as part of a longer number. */
export function tellsNumber(lines: readonly string[], number: number): boolean {
  return lines.some((line) => new RegExp(String.raw`(?<![\d.,])${number}(?![\d]|[.,]\d)`).test(line));
}
