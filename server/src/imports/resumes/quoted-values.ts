import { normalizeText } from '../tables/cells/folded.ts';
import { isOtherPlace } from '../documents/parsing/base/country.ts';
import { countryCodesIn } from '../documents/parsing/job/places.ts';
import type { Knowledge } from '../documents/parsing/knowledge.ts';
import { type Range, rangesIn } from '../documents/parsing/time/ranges.ts';

/** Whether quoted lines name the country, or a known city in it, as the place of residence. */
export function namesCountry(lines: readonly string[], code: string, knowledge: Knowledge): boolean {
  return lines.some((line) => !isOtherPlace(normalizeText(line)) && countryCodesIn(line, knowledge).includes(code));
}

/** Whether quoted lines name the skill, by its name or an alias. */
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
 * The time range in quoted lines with the same years as the model's answer, or null. Months come from the lines, since
 * a model makes up months if only years are given.
 */
export function findQuotedRange(lines: readonly string[], told: Months, today: string): Months | null {
  const range = rangesIn(lines.join(' '), today).find(
    ({ from, to }) => yearOf(from) === yearOf(told.from) && yearOf(to) === yearOf(told.to),
  );
  return range ? { from: range.from, to: range.to } : null;
}

function yearOf(month: string | null): string | null {
  return month?.slice(0, 4) ?? null;
}

/** Whether quoted lines contain the number, but not as part of another number. */
export function tellsNumber(lines: readonly string[], number: number): boolean {
  return lines.some((line) => new RegExp(String.raw`(?<![\d.,])${number}(?![\d]|[.,]\d)`).test(line));
}
