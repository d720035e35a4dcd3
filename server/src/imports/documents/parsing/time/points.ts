import { monthCalled } from './months.ts';
import { seasonCalled } from './seasons.ts';

/** A point in time with the precision of a month or a year. */
export interface TimePoint {
  year: number | null;
  month: number | null;
  /** For a quarter or a season: its last month, which may be in the following year. */
  last?: number;
}

const WORD = String.raw`\p{L}[\p{L}\p{M}]{1,11}`;
export const YEAR = String.raw`(?:19[5-9]\d|20[0-4]\d)`;
const ORDINAL = String.raw`(?:st|nd|rd|th|er|\.|º)?`;
/** Words for a part of a year or month: `early 2019`, `Ende 2013`. The date keeps its precision. */
export const PART_OF = String.raw`(?:(?:early|mid|late|end|beginning|start|middle|anfang|mitte|ende|d[ée]but|mi|fin|inicios|principios|comienzos|mediados|finales|in[ií]cio|meados|fim|final|inizio|met[àa]|fine|begin|midden|eind|pocz[ąa]tek|pocz[ąa]tku|po[łl]owa|po[łl]owy|koniec|ko[ńn]ca|початок|початку|кінець|кінця|середина)(?:\s(?:of|de|del|di|da|von))?[\s-])?`;
const QUARTER = String.raw`(?:quarter|quartal|trimestre|kwarta[łl]|kwartaal|квартал|[çc]eyrek)`;
const FIRST_TO_FOURTH: Record<string, RegExp> = {
  1: /first|erstes|primer|premier|primeiro|primo|^1|^i\b/iu,
  2: /second|zweites|segundo|deuxi|secondo|^2|^ii\b/iu,
  3: /third|drittes|tercer|troisi|terceiro|terzo|^3|^iii\b/iu,
  4: /fourth|viertes|cuarto|quatri|quarto|^4|^iv\b/iu,
};
/** Date formats. Longer formats come first. */
const HABITS = [
  String.raw`(?:[1-4](?:\.|st|nd|rd|th|er|[èe]me|e|º|o)?|first|second|third|fourth|I{1,3}|IV|erstes|zweites|drittes|viertes|primer|segundo|tercer|cuarto|premier|deuxi[èe]me|troisi[èe]me|quatri[èe]me|primeiro|terceiro|quarto|primo|secondo|terzo)\s${QUARTER}\s?,?\s?(?:of\s|de\s|del\s|di\s)?${YEAR}`,
  String.raw`${WORD}\s${YEAR}/\d\d(?![\d/])`,
  String.raw`\d{1,2}[./]\d{1,2}[./]${YEAR}`,
  String.raw`${YEAR}[-./]\d{1,2}[-./]\d{1,2}(?!\d)`,
  String.raw`${YEAR}\.\s\d{1,2}\.(?:\s\d{1,2}\.)?`,
  String.raw`${YEAR}\s?年(?:\s?\d{1,2}\s?月)?(?:\s?\d{1,2}\s?日)?`,
  String.raw`\d{1,2}${ORDINAL}\s(?:of\s|de\s)?${WORD}\.?,?\s(?:de\s)?${YEAR}`,
  String.raw`${WORD}\.?\s\d{1,2}(?:st|nd|rd|th)?,?\s${YEAR}`,
  String.raw`Q[1-4]\s?[\s/-]?['’]?(?:${YEAR}|\d\d)(?!\d)`,
  String.raw`${YEAR}[\s/-]{0,2}Q[1-4]`,
  String.raw`[1-4]Q\s?['’]?(?:${YEAR}|\d\d)(?!\d)`,
  String.raw`(?:X|IX|IV|V?I{1,3}|V|XI{1,2})[\s./]\s?${YEAR}`,
  String.raw`${WORD}\.?,?[\s/-]{0,2}(?:de\s|del\s|of\s)?${YEAR}`,
  String.raw`${WORD}\.?[\s-]?['’‘]?\d\d(?!\d)`,
  String.raw`${YEAR},?\s${WORD}`,
  String.raw`${YEAR}[-./](?:0?[1-9]|1[0-2])(?!\d)`,
  String.raw`(?:0?[1-9]|1[0-2])\s?[./-]\s?${YEAR}`,
  String.raw`(?:0[1-9]|1[0-2])[/.]['’]?\d\d(?![\d./])`,
  String.raw`${YEAR}`,
  String.raw`['’‘]\d\d(?!\d)`,
].join('|');
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
/** Pattern of a point in time within a text. */
export const POINT = String.raw`(?<![\p{L}\d])${PART_OF}(?:${HABITS})(?![\p{L}\d])`;

const PART_BEFORE = new RegExp(`^${PART_OF}`, 'iu');
const QUARTER_NAMED = new RegExp(QUARTER, 'iu');

/** Parses a text that matches `POINT`. Returns null for texts such as `Institute 2011`. */
export function parseTimePoint(written: string): TimePoint | null {
  const text = written.replace(PART_BEFORE, '');
  const numbers = [...text.matchAll(/\d+/g)].map(([digits]) => digits);
  const year = numbers.find((digits) => digits.length === 4);
  const named =
    QUARTER_NAMED.test(text) && Object.keys(FIRST_TO_FOURTH).find((each) => FIRST_TO_FOURTH[each]!.test(text));
  const quarter = named || (/q\s?([1-4])/i.exec(text)?.[1] ?? /([1-4])q/i.exec(text)?.[1]);
  if (quarter) {
    const ofYear = year ?? numbers.find((digits) => digits.length === 2);
    const first = Number(quarter) * 3 - 2;
    return ofYear ? { year: fullYear(ofYear), month: first, last: first + 2 } : null;
  }
  const roman = /^[IVX]+(?![\p{L}])/u.exec(text)?.[0];
  if (roman && ROMAN.includes(roman)) return { year: Number(year), month: ROMAN.indexOf(roman) + 1 };
  const bare = text.replaceAll(/(?<=\d)(?:st|nd|rd|th|er)\b|\b(?:del?|of)\s/gi, ' ');
  const word = /\p{L}[\p{L}\p{M}]{2,}/u.exec(bare)?.[0];
  // `2019 QA` is a date and another word.
  if (!word && /[\p{Script=Latin}\p{Script=Cyrillic}]{2}/u.test(bare)) return null;
  return word ? namedPoint(word, year, numbers) : numericPoint(numbers, year);
}

function namedPoint(word: string, year: string | undefined, numbers: readonly string[]): TimePoint | null {
  const named = year ?? (numbers[0]?.length === 2 ? numbers[0] : undefined);
  if (named === undefined) return null;
  const month = monthCalled(word);
  if (month !== null) return { year: fullYear(named), month };
  const season = seasonCalled(word);
  // `Winter 2012/13` is a season, `Team 2012/13` is not a date.
  return season && { year: fullYear(named), month: season.first, last: season.last };
}

function numericPoint(numbers: readonly string[], year: string | undefined): TimePoint | null {
  if (!year && numbers.length === 1) return { year: fullYear(numbers[0]!), month: null };
  if (!year) return { year: fullYear(numbers[1]!), month: Number(numbers[0]) };
  if (numbers.length === 1) return { year: Number(year), month: null };
  if (numbers[0] === year) return { year: Number(year), month: within(Number(numbers[1])) };
  if (numbers.length === 2) return { year: Number(year), month: within(Number(numbers[0])) };
  // The day comes before the month, unless the second number cannot be a month.
  const [first, second] = [Number(numbers[0]), Number(numbers[1])];
  return { year: Number(year), month: within(second <= 12 ? second : first) };
}

function within(month: number): number | null {
  return month >= 1 && month <= 12 ? month : null;
}

function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length === 4) return year;
  return year > 60 ? 1900 + year : 2000 + year;
}
