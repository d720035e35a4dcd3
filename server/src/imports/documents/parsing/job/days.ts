import { monthCalled } from '../time/months.ts';
import { COUNT, parseCount } from './numbers.ts';

export interface FoundDay {
  /** Like `2027-03-01`. */
  day: string;
  at: number;
  length: number;
  /** Whether the text says only "as soon as possible" or "in two weeks". */
  isRelative: boolean;
}

export interface DayContext {
  /** Like `2026-11-30`. */
  today: string;
  /**
   * Whether the month comes first, so that `01/04/2027` is 4 January. Null if unknown; such dates are then not parsed.
   */
  monthFirst: boolean | null;
}

type Parse = (groups: (string | undefined)[], context: DayContext) => string | null;

const MONTH = String.raw`(\p{L}{3,10})\.?`;
const YEAR = String.raw`(?:,?\s(?:de\s|del\s)?(20\d\d))?`;
const PART = String.raw`(early(?: in)?|beginning of|start of|mid|middle of|end of|anfang|mitte|ende|principios de|inicios de|mediados de|finales de|debut|mi|fin|poczatek|poczatku|polowa|polowie|koniec)`;
const ASAP = String.raw`asap|a\.s\.a\.p\.?|as soon as possible|immediate(?:ly)?(?: start)?|right away|straight away|(?:ab )?sofort|(?:zum )?(?:nachst|schnellst|fruhest)mogliche[nr]? (?:zeitpunkt|termin)|schnellstmoglich|so schnell wie moglich|inmediat[oa](?:mente)?|de inmediato|cuanto antes|lo antes posible|des que possible|immediatement|immediat|au plus vite|od zaraz|jak najszybciej|natychmiast|негаино|якнаишвидше|одразу`;

/** Forms of days in normalized text. Longer forms come first. */
const FORMS: [RegExp, Parse, 'relative'?][] = [
  [/(?<!\d)(20\d\d)-(\d\d)-(\d\d)(?!\d)/gu, ([year, month, day]) => dayText(year, month, day)],
  [
    /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.\s?(20\d\d|\d\d)(?!\d)/gu,
    ([day, month, year]) => dayText(fullYear(year!), month, day),
  ],
  [
    /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.(?!\d)/gu,
    ([day, month], { today }) => upcoming(Number(month), Number(day), today),
  ],
  [/(?<![\d/])(\d{1,2})\/(\d{1,2})\/(20\d\d|\d\d)(?![\d/])/gu, slashDay],
  [
    new RegExp(
      String.raw`(?<![\d.:])(\d{1,2})(?:st|nd|rd|th|er|\.|o)?\s(?:of\s|de\s)?${MONTH}${YEAR}(?!\p{L}|\d)`,
      'gu',
    ),
    ([day, month, year], { today }) => namedDay(month!, day, year, today),
  ],
  [
    new RegExp(String.raw`(?<!\p{L})${MONTH}\s(\d{1,2})(?:st|nd|rd|th)?(?!\d|\p{L}|[:.]\d)${YEAR}`, 'gu'),
    ([month, day, year], { today }) => namedDay(month!, day, year, today),
  ],
  [
    new RegExp(String.raw`(?<!\p{L})${PART}[\s-](?:of\s|de\s|des\s)?${MONTH}${YEAR}(?!\p{L}|\d)`, 'gu'),
    ([part, month, year], { today }) => partOfMonth(part!, month!, year, today),
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L})(1st|first|2nd|second|3rd|third|4th|fourth) week (?:of|in) ${MONTH}${YEAR}(?!\p{L}|\d)`,
      'gu',
    ),
    ([week, month, year], { today }) => namedDay(month!, String(weekNumber(week!) * 7 - 6), year, today),
  ],
  [
    /(?<![\p{L}\d])(?:q([1-4])|([1-4])q|([1-4])(?:st|nd|rd|th|\.)? (?:quarter|quartal))(?:[\s/-]*(20\d\d|['’]\d\d))?(?!\d)/gu,
    ([a, b, c, year], { today }) => firstOfMonth(Number(a ?? b ?? c) * 3 - 2, year, today),
  ],
  [
    /(?<!\p{L})(?:kw|cw|kalenderwoche|calendar week)\s?(\d{1,2})(?:[\s/]*(20\d\d))?(?!\d)/gu,
    ([week, year], { today }) => weekDay(Number(week), year, today),
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:in|within|en|dentro de|dans|za)\s(?:about\s|ca\.?\s)?(${COUNT})\s(days?|weeks?|months?|tagen?|wochen?|monaten?|dias?|semanas?|mes(?:es)?|jours?|semaines?|mois|dni|tygodni\p{L}*|miesi\p{L}+)(?!\p{L})`,
      'gu',
    ),
    ([count, unit], { today }) => later(today, parseCount(count!), unit!),
    'relative',
  ],
  [
    /(?<!\p{L})(?:next month|nachsten monat|proximo mes|mois prochain)(?!\p{L})/gu,
    (_, { today }) => firstOfMonth((Number(today.slice(5, 7)) % 12) + 1, undefined, today),
    'relative',
  ],
  [new RegExp(String.raw`(?<!\p{L})(?:${ASAP})(?!\p{L})`, 'gu'), (_, { today }) => today, 'relative'],
  [
    new RegExp(String.raw`(?<!\p{L})${MONTH}${YEAR}(?!\p{L}|\d)`, 'gu'),
    ([month, year], { today }) => namedDay(month!, '1', year, today),
  ],
];

/** Finds the days in a normalized text, in order. A day without a year is the next one. */
export function findDays(key: string, context: DayContext): FoundDay[] {
  const found: FoundDay[] = [];
  for (const [pattern, parse, relative] of FORMS) {
    for (const match of key.matchAll(pattern)) {
      const [at, length] = [match.index, match[0].length];
      if (found.some((other) => at < other.at + other.length && other.at < at + length)) continue;
      const day = parse(match.slice(1), context);
      if (day) found.push({ day, at, length, isRelative: relative !== undefined });
    }
  }
  return found.toSorted((one, other) => one.at - other.at);
}

/** Months between a first and a last day, rounded to whole months. */
export function monthsBetween(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / (86_400_000 * 30.44));
}

function slashDay([first, second, year]: (string | undefined)[], { monthFirst }: DayContext): string | null {
  const [one, other] = [Number(first), Number(second)];
  if (one > 12 || one === other) return dayText(fullYear(year!), second, first);
  if (other > 12 || monthFirst === true) return dayText(fullYear(year!), first, second);
  return monthFirst === false ? dayText(fullYear(year!), second, first) : null;
}

function namedDay(month: string, day: string | undefined, year: string | undefined, today: string): string | null {
  const number = monthIn(month);
  if (number === null) return null;
  return year ? dayText(year, String(number), day) : upcoming(number, Number(day), today);
}

/** Months by name. Short words are months only if they are common abbreviations. */
function monthIn(word: string): number | null {
  return word.length > 4 || ABBREVIATED.test(word) ? monthCalled(word) : null;
}
const ABBREVIATED =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|mrz|marz|mai|juni|juli|june|july|okt|dez|ene|abr|ago|dic|mayo|mars|luty|juin|aout|maj|lipca)$/u;

function weekNumber(ordinal: string): number {
  return [/^(?:1|fi)/, /^(?:2|se)/, /^(?:3|th)/, /^(?:4|fo)/].findIndex((start) => start.test(ordinal)) + 1;
}

function partOfMonth(part: string, month: string, year: string | undefined, today: string): string | null {
  const first = namedDay(month, '1', year, today);
  if (first === null) return null;
  if (/^(?:mi|mid|middle of|mitte|mediados de|polow.)$/u.test(part)) return `${first.slice(0, 8)}15`;
  if (!/^(?:end|fin|koniec)/u.test(part)) return first;
  const next = new Date(`${first}T12:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1, 0);
  return next.toISOString().slice(0, 10);
}

function firstOfMonth(month: number, year: string | undefined, today: string): string | null {
  return year ? dayText(fullYear(year.replace(/['’]/, '')), String(month), '1') : upcoming(month, 1, today);
}

/** Monday of an ISO week. */
function weekDay(week: number, year: string | undefined, today: string): string | null {
  if (week < 1 || week > 53) return null;
  const monday = (of: number) => {
    const fourth = new Date(Date.UTC(of, 0, 4));
    fourth.setUTCDate(fourth.getUTCDate() - ((fourth.getUTCDay() + 6) % 7) + (week - 1) * 7);
    return fourth.toISOString().slice(0, 10);
  };
  const own = monday(Number(year ?? today.slice(0, 4)));
  return year || own >= today ? own : monday(Number(today.slice(0, 4)) + 1);
}

function later(today: string, count: number, unit: string): string | null {
  if (count < 1 || count > 60) return null;
  const day = new Date(`${today}T12:00Z`);
  if (/^(?:month|monat|mes|mois|miesi)/u.test(unit)) day.setUTCMonth(day.getUTCMonth() + count);
  else day.setUTCDate(day.getUTCDate() + count * (/^(?:week|woche|semana|semaine|tyg)/u.test(unit) ? 7 : 1));
  return day.toISOString().slice(0, 10);
}

/** Number of past days for which a date without a year is ambiguous: it may be in this year or in the next one. */
const UNCLEAR_DAYS = 60;

function upcoming(month: number, day: number, today: string): string | null {
  const year = Number(today.slice(0, 4));
  const own = dayText(String(year), String(month), String(day));
  if (own === null || own >= today) return own;
  const isUnclear = Date.parse(today) - Date.parse(own) < UNCLEAR_DAYS * 86_400_000;
  return isUnclear ? null : dayText(String(year + 1), String(month), String(day));
}

function dayText(year: string | undefined, month: string | undefined, day: string | undefined): string | null {
  const text = `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
  const date = new Date(`${text}T12:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

function fullYear(year: string): string {
  return year.length === 4 ? year : `20${year}`;
}
