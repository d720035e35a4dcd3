import type { Random } from '@crewdock/demo/random';

/** One of ten date formats. `year` is true if the format omits the month. */
export interface Habit {
  year: boolean;
  write: (month: string) => string;
  between: string;
}

/** A random date format, used for all dates of a résumé. */
export function habitOf(language: string, random: Random): Habit {
  const name = (month: string, length: 'long' | 'short') =>
    new Intl.DateTimeFormat(language, { month: length, day: 'numeric' })
      .formatToParts(new Date(Number(month.slice(0, 4)), Number(month.slice(5)) - 1, 1))
      .find(({ type }) => type === 'month')!
      .value.replace(/^\p{L}/u, (letter) => (language === 'en' ? letter.toUpperCase() : letter));
  const [year, number] = [(month: string) => month.slice(0, 4), (month: string) => month.slice(5)];
  const habits: ((month: string) => string)[] = [
    (month) => `${name(month, 'long')} ${year(month)}`,
    (month) => `${name(month, 'short')} ${year(month)}`,
    (month) => `${number(month)}/${year(month)}`,
    (month) => `${number(month)}.${year(month)}`,
    (month) => `${year(month)}-${number(month)}`,
    (month) => `01.${number(month)}.${year(month)}`,
    (month) => `${year(month)}/${number(month)}`,
    (month) => `${name(month, 'short').replace('.', '')} '${month.slice(2, 4)}`,
    (month) => `${Number(number(month))}/${year(month)}`,
    (month) => year(month),
  ];
  const at = random.int(0, habits.length - 1);
  return {
    year: at === 9,
    write: habits[at]!,
    between: random.pick([' – ', ' - ', '–', ' — ', ...(language === 'en' ? [' to '] : [])]),
  };
}
