import { monthCalled } from './months.ts';
import { type TimePoint, PART_OF, POINT, parseTimePoint, YEAR } from './points.ts';

/** A time range with months such as `2019-03`. */
export interface Range {
  from: string;
  /** Null if the range has not ended. */
  to: string | null;
  /** Whether the text states only the year of the start. */
  coarse: boolean;
  /** Whether the text states only the year of the end. */
  coarseEnd: boolean;
  /** Position in the text. */
  at: number;
  length: number;
  /** The date as written, if it is a single date and not a range. */
  written?: string;
}

const WORD = String.raw`\p{L}[\p{L}\p{M}]{2,11}`;
const NOW = String.raw`(?:present(?:\s?day)?|current(?:ly)?|now|today|(?:this\s)?date|ongoing|to date|till now|till date|heute|jetzt|laufend|aktuell|dato|gegenwart|actualidad|actual(?:mente|idad)?|presente|hoy|la fecha|aujourd['’]?\s?hui|pr[ée]sent|actuel(?:lement)?|ce jour|en cours|maintenant|(?:до)?тепер|зараз|сьогодні|теперішній час|наш час|цей час|(?:до )?(?:цього часу|цього дня|сьогодні|теперішнього часу)|наст(?:оящее|\.)\s?(?:время|вр\.)|н\.\s?в\.|сейчас|obecnie|teraz|nadal|dzi(?:ś|siaj)|chwili obecnej|atual(?:mente)?|o momento|o presente|hoje|momento|oggi|attuale|in corso|heden|nu|günümüz|halen|devam(?: ediyor)?|bugün|şu an|současnost|dosud|danas|sada|prezent|至今|现在|現在|현재|目前|今|الآن|الان|الحاضر|حتى الآن)`;
const TO = String.raw`(?:\s(?:р|r|г)\.|\sроку|\sгода)?\s*(?:[-–—―−‒‑~→~»>\u00AD]{1,3}|\.{2,3}|/|to|until|untill?|till|through|thru|bis(?:\s(?:zum?|einschlie(?:ß|ss)lich|inkl\.))?|à|au|a|al|até|ate|tot(?:\sen\smet)?|t/m|hasta|jusqu['’]?(?:à|en|au)?|do|até|ad|до|по|至|到|إلى|حتى)\s*(?:la\s|l['’]|the\s)?`;
const SINCE = String.raw`(?:since|from|starting|seit|ab|von|depuis|desde|od|з|із|від|de|du|dal|da|с|vanaf|sinds|начиная с)`;
/** Words directly before a range, which belong to it. */
const PREFIX = String.raw`(?:(?<![\p{L}\d])(?:from|between|period|dates?|von|vom|de|del|du|desde|entre|od|da|dal|van|з|від|с)\s?:?\s(?:the\s|el\s)?)?`;
const RANGE = new RegExp(String.raw`${PREFIX}(${POINT})${TO}(?:\s*(${NOW}|${POINT}))(?![\p{L}\d])`, 'giu');
/**
 * A range that ends with a year, for texts in which the next word looks like part of the date:
 * `2020–2023 Platform engineer`.
 */
const YEAR_END = new RegExp(String.raw`${PREFIX}(${POINT})${TO}(?:\s*)(${PART_OF}${YEAR})(?![\p{L}\d])`, 'giu');
const SHORTENED = new RegExp(
  String.raw`(?<![\p{L}\d./-])(?<!(?:winter|hiver|invierno|inverno|zima|kış)\s)(${YEAR})\s?[-–—/]\s?(\d\d)(?![\p{L}\d./-])`,
  'giu',
);
/** Months and years of two digits: `3/16 - 7/19`. */
const SHORT = new RegExp(
  String.raw`(?<![\p{L}\d./-])((?:0?[1-9]|1[0-2])/\d\d)${TO}\s*((?:0?[1-9]|1[0-2])/\d\d|${NOW})(?![\p{L}\d./-])`,
  'giu',
);
const SHARED = new RegExp(
  String.raw`(?<![\p{L}\d])(${WORD})\.?${TO}(${WORD}\.?,?\s['’]?(?:${YEAR}|\d\d))(?![\p{L}\d])`,
  'giu',
);
/** `between 2016 and 2019` */
const BETWEEN = new RegExp(
  String.raw`(?<![\p{L}\d])(?:between|zwischen|entre|tra|między)\s(?:el\s)?(${POINT})\s(?:and|und|y|et|e|a)\s(?:el\s)?(${POINT})`,
  'giu',
);
/** A year alone, for texts in which the next word looks like part of the date: `since 2019 I work`. */
const FROM_YEAR = new RegExp(String.raw`(?<![\p{L}\d])${SINCE}:?\s(${YEAR})(?![\p{L}\d./-])`, 'giu');
const FROM = new RegExp(
  String.raw`(?<![\p{L}\d])${SINCE}:?\s(${POINT})|(${POINT})\s?(?:[-–—]|\.{3})\s*(?=$|[)|•·,])|(${POINT})(?:['’]den beri|\sonwards?)`,
  'giu',
);

/** Finds all time ranges in a text. Skips ranges that start after `today`. */
export function rangesIn(text: string, today: string): Range[] {
  const all = [
    ...matches(SHORT, text, ([, from, to]) => [parseTimePoint(from!), isNow(to!) ? 'now' : parseTimePoint(to!)]),
    ...matches(SHORTENED, text, ([, from, end]) => [parseTimePoint(from!), shortened(from!, end!)]),
    ...matches(RANGE, text, ([, from, to]) => [parseTimePoint(from!), isNow(to!) ? 'now' : parseTimePoint(to!)]),
    ...matches(BETWEEN, text, ([, from, to]) => [parseTimePoint(from!), parseTimePoint(to!)]),
    ...matches(SHARED, text, ([, month, end]) => {
      const to = parseTimePoint(end!);
      const first = monthCalled(month!);
      return [first && to ? { year: to.year, month: first } : null, to];
    }),
  ];
  // Several patterns match `01/19 - 03/21`.
  const ranges = all.filter(({ at }, index) => all.findIndex((other) => other.at === at) === index);
  const plain =
    ranges.length > 0
      ? ranges
      : matches(YEAR_END, text, ([, from, to]) => [parseTimePoint(from!), parseTimePoint(to!)]);
  const open =
    plain.length > 0
      ? plain
      : matches(FROM, text, ([, since, before, on]) => [parseTimePoint((since ?? before ?? on)!), 'now']);
  const found = open.length > 0 ? open : matches(FROM_YEAR, text, ([, since]) => [parseTimePoint(since!), 'now']);
  return found.flatMap(({ from, to, at, length }) => {
    const range = rangeOf(from, to, today);
    return range ? [{ ...range, at, length }] : [];
  });
}

/** A single date that is separated from other words: `Consultant, 2015` and `Intern (Summer 2018)`. */
const ALONE = new RegExp(
  String.raw`(?:^|[\t|•·,;(–—]\s*|\s[-–—]\s|\s{2,})(${POINT})\s*(?=$|[\t|•·,;)–—:]|\s[-–—]\s)`,
  'giu',
);

/** A year at the start of a line: `2018 Intern, Acme`. */
const IN_FRONT = new RegExp(String.raw`^(${YEAR})\s+(?=\p{Lu}\p{L})`, 'gu');
const WHOLE_POINT = new RegExp(`^${POINT}$`, 'iu');

/** The first or last month of a single date such as `2019-01-15` or `Jan 2019`, or its year. Null for other text. */
export function parseStandaloneDate(text: string, which: 'first' | 'last'): string | null {
  const point = WHOLE_POINT.test(text.trim()) ? parseTimePoint(text.trim()) : null;
  if (!point?.year) return null;
  if (point.month === null) return String(point.year);
  return which === 'first' ? monthText(point.year, point.month) : lastMonth(point.year, point);
}

/** The dates of a range as stated in the text: months such as `2019-03`, or years such as `2019`. */
export function getStatedDates({ from, to, coarse, coarseEnd }: Range): { from: string; to: string | null } {
  return { from: coarse ? from.slice(0, 4) : from, to: coarseEnd && to !== null ? to.slice(0, 4) : to };
}

/** Joins a start date and an end date that are in two cells of a table. */
export function withJoinedDates(cells: readonly string[]): string[] {
  const isEnd = (cell: string | undefined) => cell !== undefined && (WHOLE_POINT.test(cell) || isNow(cell));
  const at = cells.findIndex((cell, number) => WHOLE_POINT.test(cell) && isEnd(cells[number + 1]));
  return at < 0 ? [...cells] : [...cells.slice(0, at), `${cells[at]} – ${cells[at + 1]}`, ...cells.slice(at + 2)];
}

/** Finds a single month, quarter, season or year that is separated from other words. The range covers all of it. */
export function momentIn(text: string, today: string): Range | null {
  for (const found of [...text.matchAll(ALONE), ...text.matchAll(IN_FRONT)]) {
    const written = found[1]!;
    // A number of two digits alone is not a date.
    const point = /\d{4}/.test(written) || /\p{L}{3}/u.test(written) ? parseTimePoint(written) : null;
    const range = point && rangeOf(point, point, today);
    if (range) return { ...range, at: found.index + found[0].indexOf(written), length: written.length, written };
  }
  return null;
}

interface Match {
  from: TimePoint;
  to: TimePoint | 'now';
  at: number;
  length: number;
}

/**
 * Finds all matches of a pattern that are ranges. After a false match such as `Institute 2011`, continues at the next
 * character.
 */
function matches(
  pattern: RegExp,
  text: string,
  points: (found: RegExpExecArray) => [TimePoint | null, TimePoint | 'now' | null],
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

function rangeOf(
  from: TimePoint,
  to: TimePoint | 'now',
  today: string,
): Omit<Range, 'at' | 'length' | 'written'> | null {
  const year = from.year ?? (to === 'now' ? null : to.year);
  if (year === null) return null;
  const start = monthText(year, from.month ?? 1);
  const coarse = from.month === null;
  if (start > today.slice(0, 7)) return null;
  if (to === 'now') return { from: start, to: null, coarse, coarseEnd: false };
  if (to.year === null) return null;
  const end = lastMonth(to.year, to);
  if (end < start) return null;
  // Replaces an end in the future with the current month.
  const coarseEnd = to.month === null;
  return { from: start, to: end > today.slice(0, 7) ? today.slice(0, 7) : end, coarse, coarseEnd };
}

/** The last month of a point in time. Winter ends in the following year. */
function lastMonth(year: number, { month, last }: TimePoint): string {
  if (last === undefined) return monthText(year, month ?? 12);
  return monthText(last < month! ? year + 1 : year, last);
}

/** Parses the end of `2017–20`. An end up to 12 is a month instead: `2017-09`. */
function shortened(from: string, end: string): TimePoint | null {
  const year = Number(from.slice(0, 2) + end);
  return Number(end) > 12 && year >= Number(from) ? { year, month: null } : null;
}

function isNow(text: string): boolean {
  return new RegExp(`^${NOW}$`, 'iu').test(text);
}

function monthText(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}
