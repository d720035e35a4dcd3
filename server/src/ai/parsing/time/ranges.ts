import { monthCalled } from './months.ts';

/** A time range in months: `2019-03`. */
export interface Range {
  from: string;
  /** null when it is still going on. */
  to: string | null;
  /** Whether only the years are known. */
  coarse: boolean;
  /** Its position in the text. */
  at: number;
  length: number;
}

interface Point {
  year: number | null;
  month: number | null;
}

const WORD = String.raw`\p{L}[\p{L}\p{M}]{2,11}`;
const YEAR = String.raw`(?:19[5-9]\d|20[0-4]\d)`;
/** Date formats, longer ones first. */
const HABITS = [
  String.raw`\d{1,2}[./]\d{1,2}[./]${YEAR}`,
  String.raw`${YEAR}[-./]\d{1,2}[-./]\d{1,2}(?!\d)`,
  String.raw`\d{1,2}\.?\s${WORD}\.?,?\s${YEAR}`,
  String.raw`${WORD}\s\d{1,2}(?:st|nd|rd|th)?,\s?${YEAR}`,
  String.raw`${WORD}\.?,?[\s/-]{0,2}(?:de\s|del\s|of\s)?${YEAR}`,
  String.raw`${WORD}\.?[\s-]?['’]?\d\d(?!\d)`,
  String.raw`${YEAR},?\s${WORD}`,
  String.raw`Q[1-4][\s/-]?${YEAR}`,
  String.raw`${YEAR}[-./](?:0?[1-9]|1[0-2])(?!\d)`,
  String.raw`(?:0?[1-9]|1[0-2])\s?[./-]\s?${YEAR}`,
  String.raw`(?:0[1-9]|1[0-2])[/.]\d\d(?![\d./])`,
  String.raw`${YEAR}`,
].join('|');
const POINT = String.raw`(?<![\p{L}\d])(?:${HABITS})(?![\p{L}\d])`;
const NOW = String.raw`(?:present|current(?:ly)?|now|today|date|ongoing|to date|till now|heute|jetzt|laufend|aktuell|dato|actualidad|actual(?:mente)?|presente|hoy|la fecha|aujourd['’]?\s?hui|pr[ée]sent|actuel(?:lement)?|ce jour|en cours|maintenant|(?:до)?тепер|зараз|сьогодні|теперішній час|наш час|цей час|obecnie|teraz|nadal|dzi(?:ś|siaj)|chwili obecnej)`;
const TO = String.raw`(?:\s(?:р|r|г)\.|\sроку)?\s*(?:[-–—−‒~→]{1,3}|\.{2,3}|/|to|until|till|through|bis(?:\szum?)?|à|au|a|al|hasta|jusqu['’]?(?:à|en)?|do|до|по)\s*(?:la\s|l['’])?`;
const SINCE = String.raw`(?:since|from|seit|ab|von|depuis|desde|od|з|із|від|de|du|начиная с)`;
const RANGE = new RegExp(String.raw`(${POINT})${TO}(${NOW}|${POINT})(?![\p{L}\d])`, 'giu');
const SHARED = new RegExp(String.raw`(?<![\p{L}\d])(${WORD})\.?${TO}(${WORD}\.?,?\s${YEAR})(?![\p{L}\d])`, 'giu');
const FROM = new RegExp(String.raw`(?<![\p{L}\d])${SINCE}\s(${POINT})|(${POINT})\s?[-–—]\s*$`, 'giu');

/** All time ranges in a text. Ranges that begin after `today` are skipped. */
export function rangesIn(text: string, today: string): Range[] {
  const ranges = [
    ...matches(RANGE, text, ([, from, to]) => [pointOf(from!), isNow(to!) ? 'now' : pointOf(to!)]),
    ...matches(SHARED, text, ([, month, end]) => {
      const to = pointOf(end!);
      const first = monthCalled(month!);
      return [first && to ? { year: to.year, month: first } : null, to];
    }),
  ];
  const found =
    ranges.length > 0 ? ranges : matches(FROM, text, ([, since, open]) => [pointOf((since ?? open)!), 'now']);
  return found.flatMap(({ from, to, at, length }) => {
    const range = rangeOf(from, to, today);
    return range ? [{ ...range, at, length }] : [];
  });
}

interface Match {
  from: Point;
  to: Point | 'now';
  at: number;
  length: number;
}

/** After a false match, such as `Institute 2011`, the search continues at the next character. */
function matches(
  pattern: RegExp,
  text: string,
  points: (found: RegExpExecArray) => [Point | null, Point | 'now' | null],
): Match[] {
  const taken: Match[] = [];
  const search = new RegExp(pattern);
  for (let found = search.exec(text); found; found = search.exec(text)) {
    const [from, to] = points(found);
    if (from && to) taken.push({ from, to, at: found.index, length: found[0].length });
    else search.lastIndex = found.index + 1;
  }
  return taken;
}

function rangeOf(from: Point, to: Point | 'now', today: string): Omit<Range, 'at' | 'length'> | null {
  const year = from.year ?? (to === 'now' ? null : to.year);
  if (year === null) return null;
  const start = monthText(year, from.month ?? 1);
  const coarse = from.month === null;
  if (start > today.slice(0, 7)) return null;
  if (to === 'now') return { from: start, to: null, coarse };
  if (to.year === null) return null;
  const last = monthText(to.year, to.month ?? 12);
  if (last < start) return null;
  // An end in the future is replaced with the current month.
  return { from: start, to: last > today.slice(0, 7) ? today.slice(0, 7) : last, coarse };
}

function pointOf(text: string): Point | null {
  const numbers = [...text.matchAll(/\d+/g)].map(([digits]) => digits);
  const year = numbers.find((digits) => digits.length === 4);
  const word = /\p{L}[\p{L}\p{M}]{2,}/u.exec(text.replace(/\b(del?|of)\s/i, ''))?.[0];
  if (word) {
    const month = monthCalled(word);
    if (month === null) return null;
    if (year) return { year: Number(year), month };
    return numbers[0]?.length === 2 ? { year: century(Number(numbers[0])), month } : null;
  }
  const quarter = /^q([1-4])/i.exec(text)?.[1];
  if (quarter) return { year: Number(year), month: Number(quarter) * 3 - 2 };
  if (!year) return { year: century(Number(numbers[1])), month: Number(numbers[0]) };
  if (numbers.length === 1) return { year: Number(year), month: null };
  if (numbers[0] === year) return { year: Number(year), month: within(Number(numbers[1])) };
  if (numbers.length === 2) return { year: Number(year), month: within(Number(numbers[0])) };
  // Day before month, unless the second number cannot be a month.
  const [first, second] = [Number(numbers[0]), Number(numbers[1])];
  return { year: Number(year), month: within(second <= 12 ? second : first) };
}

function isNow(text: string): boolean {
  return new RegExp(`^${NOW}$`, 'iu').test(text);
}

function within(month: number): number | null {
  return month >= 1 && month <= 12 ? month : null;
}

function century(year: number): number {
  return year > 60 ? 1900 + year : 2000 + year;
}

function monthText(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}
