import { normalizeText } from './folded.ts';
import { parseMonthName } from './months.ts';

const DAY_MS = 86_400_000;
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);
/** Range of numbers that count as Excel serial dates (2009 to 2064). Smaller numbers are amounts. */
const SERIALS = { from: 40_000, to: 60_000 };

interface Habits {
  /** Whether `03/04/2026` means 3 April instead of March 4. */
  dayFirst: boolean;
  /** The current date, as in `2026-04-03`. */
  today: string;
  /** The unit of bare numbers, as in a column `Notice (days)`. */
  noticeUnit?: NoticeUnit | null | undefined;
}

type NoticeUnit = 'day' | 'week' | 'month';

/** Parses a date to the form `2026-04-03`; null if the cell does not contain a date. */
export function parseDate(text: string, { dayFirst, today, noticeUnit }: Habits): string | null {
  const written = normalizeText(text)
    .replace(TOPIC, '')
    .replace(LEADING, '')
    .replaceAll(/\bde\b|\bof\b/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
  if (NOW.test(written)) return today;
  const notice = noticeUnit && BARE_NUMBER.exec(written);
  if (notice) return later(today, Number(notice[1]), noticeUnit);
  return (
    isoDay(written) ??
    numericDay(written, dayFirst, today) ??
    serialDay(written) ??
    laterDay(written, today) ??
    quarterDay(written, today) ??
    namedDay(written, today)
  );
}

/** Whether a numeric date can be read with the day first and with the month first: `03/04/2026`. */
export function isAmbiguousDate(text: string): boolean {
  const found = /^\D*(\d{1,2})\s?[/-]\s?(\d{1,2})(?:\s?[/-]\s?(?:\d{4}|\d{2}))?(?=$|,|[ t]\d)/i.exec(text.trim());
  return found !== null && found[1] !== found[2] && [found[1], found[2]].every((part) => Number(part) <= 12);
}

/** A number without a unit, or the lower end of a range of numbers. */
const BARE_NUMBER = /^[<>~≤≥]?\s?(\d{1,3})\s?(?:\+|(?:-|–|to)\s?\d{1,3})?$/;
const TOPIC = /^(available|availability|free|avail|notice( period)?|np)\b\.?[:\s]\s*(?=\S)/;
const LEADING =
  /^(available |free )?(from|since|starting|as of|ab|vom|seit|von|od|z|desde|a partir de|a partir du|des le|c|с|з|від|со|on|by)( dem| the)? (?=\S)/;
const NOW =
  /^(asap|now|immediate(ly)?|right away|at once|today|available( now)?|ready|yes|sofort|ab sofort|immediate|immediat(ement)?|de suite|inmediat[oa]|inmediatamente|imediat[oa]|od zaraz|zaraz|natychmiast|ihned|okamzite|subito|сразу|сейчас|немедленно|зараз|негаино|одразу)(?![\p{L}\d])/u;

function isoDay(text: string): string | null {
  const found = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?=$|[t ])/.exec(text) ?? /^(20\d\d)(\d\d)(\d\d)$/.exec(text);
  return found && day(Number(found[1]), Number(found[2]), Number(found[3]));
}

function numericDay(text: string, dayFirst: boolean, today: string): string | null {
  const found = /^(\d{1,2})\s?([./-])\s?(\d{1,2})(?:\s?[./-]\s?(\d{4}|\d{2}))?\.?(?=$|[ ,t])/.exec(text);
  if (!found) return null;
  const [first, second] = [Number(found[1]), Number(found[3])];
  const isDayFirst = first > 12 || (second <= 12 && (found[2] === '.' || dayFirst));
  const [date, month] = isDayFirst ? [first, second] : [second, first];
  return found[4] ? day(fullYear(found[4]), month, date) : next(month, date, today);
}

/** Converts the serial number of a workbook to a date. */
function serialDay(text: string): string | null {
  const serial = /^\d{5}(\.\d+)?$/.test(text) ? Math.floor(Number(text)) : 0;
  if (serial < SERIALS.from || serial > SERIALS.to) return null;
  return new Date(EXCEL_EPOCH + serial * DAY_MS).toISOString().slice(0, 10);
}

const UNITS: { unit: NoticeUnit; word: RegExp }[] = [
  { unit: 'day', word: /^(days?|tage?n?|jours?|dias?|dni|dny|дн|ден)/ },
  { unit: 'week', word: /^(weeks?|wks?|wochen?|semaines?|semanas?|tygod|tydn|недел|тиж)/ },
  { unit: 'month', word: /^(months?|mos?\b|monate?n?|mois|mes|mies|мес|міс|місяц)/ },
];

/** Parses a time relative to today: `in 2 weeks`, `30 days notice`, `next month`. */
function laterDay(text: string, today: string): string | null {
  if (/^tomorrow\b/.test(text)) return later(today, 1, 'day');
  const coming = /^next (week|month)/.exec(text)?.[1];
  if (coming === 'week') return later(today, 1, 'week');
  if (coming) return `${later(`${today.slice(0, 7)}-01`, 1, 'month').slice(0, 7)}-01`;
  const found = /^(?:\D{0,20}?\s)?(\d{1,3}|one|two|three|a)\s?(?:-\d+\s?)?-?\s?([\p{L}]+)/u.exec(text);
  const unit = found && UNITS.find(({ word }) => word.test(found[2]!))?.unit;
  return unit ? later(today, COUNTS[found[1]!] ?? Number(found[1]), unit) : null;
}

const COUNTS: Record<string, number> = { a: 1, one: 1, two: 2, three: 3 };

function quarterDay(text: string, today: string): string | null {
  const found =
    /^(?:q|kw?artal |t)([1-4])(?:[ /'-]*(20\d\d|\d\d))?$/.exec(text) ?? /^([1-4])q(?: (20\d\d))?$/.exec(text);
  if (!found) return null;
  const month = Number(found[1]) * 3 - 2;
  if (found[2]) return day(fullYear(found[2]), month, 1);
  // A quarter without a year is a quarter of this year until it has ended, then of the next year.
  const [year, now] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return day(month + 2 < now ? year + 1 : year, month, 1);
}

/** Parses a date with the name of a month: `3 April 2026`, `April 3rd`, `end of March`, `May`. */
function namedDay(text: string, today: string): string | null {
  const words = text.split(/[^\p{L}\d]+/u).filter(Boolean);
  const months = words.flatMap((word) => parseMonthName(word) ?? []);
  const [month] = months;
  if (month === undefined || months.length > 1 || words.length > 5) return null;
  const year = words.find((word) => /^20\d\d$/.test(word));
  const dates = words.flatMap((word) => /^(\d{1,2})(st|nd|rd|th|er|e|го|е)?$/u.exec(word)?.[1] ?? []).map(Number);
  const date = dates[0] ?? partOfMonth(text, Number(year ?? today.slice(0, 4)), month);
  if (year) return day(Number(year), month, date);
  if (dates.length === 2) return day(fullYear(String(dates[1])), month, date);
  return next(month, date, today);
}

function partOfMonth(text: string, year: number, month: number): number {
  if (/\b(end|late|ende|fin|koniec|konec)\b|конец|конц|кінец|кінц/.test(text))
    return new Date(Date.UTC(year, month, 0)).getUTCDate();
  return /\b(mid|middle|mitte|mi|polowa|mediados)\b|середин/.test(text) ? 15 : 1;
}

/** The date in this year, or in the next year if this year's date was more than 60 days ago. */
function next(month: number, date: number, today: string): string | null {
  const year = Number(today.slice(0, 4));
  const thisYear = day(year, month, date);
  return thisYear && thisYear < later(today, -60, 'day') ? day(year + 1, month, date) : thisYear;
}

function later(from: string, count: number, unit: NoticeUnit): string {
  const [year, month, date] = from.split('-').map(Number) as [number, number, number];
  if (unit !== 'month') {
    return new Date(Date.UTC(year, month - 1, date + count * (unit === 'week' ? 7 : 1))).toISOString().slice(0, 10);
  }
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10);
}

function fullYear(text: string): number {
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}

/** Formats a date as `2026-04-03`. Null if the date does not exist or its year is not between 2000 and 2100. */
function day(year: number, month: number, date: number): string | null {
  const made = new Date(Date.UTC(year, month - 1, date));
  if (year < 2000 || year > 2100 || made.getUTCMonth() !== month - 1 || made.getUTCDate() !== date) return null;
  return made.toISOString().slice(0, 10);
}
