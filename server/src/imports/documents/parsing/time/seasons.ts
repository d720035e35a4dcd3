import { normalizeText } from '../../../tables/cells/folded.ts';

/** First and last month of each season on the northern hemisphere. Winter ends in the following year. */
const SEASONS: { words: string; first: number; last: number }[] = [
  { words: 'spring|fruhling|fruhjahr|primavera|printemps|wiosna|весна|voorjaar|lente|ilkbahar', first: 3, last: 5 },
  { words: 'summer|sommer|verano|ete|lato|літо|лето|verao|estate|zomer|yaz', first: 6, last: 8 },
  {
    words: 'autumn|fall|herbst|otono|automne|jesien|осінь|осень|outono|autunno|najaar|herfst|sonbahar',
    first: 9,
    last: 11,
  },
  { words: 'winter|invierno|hiver|zima|зима|inverno|kis', first: 12, last: 2 },
];

const NAMED = new Map(
  SEASONS.flatMap(({ words, ...months }) => words.split('|').map((word) => [word, months] as const)),
);

/** The first and last month of a season. Null for other words. */
export function seasonCalled(word: string): { first: number; last: number } | null {
  return NAMED.get(normalizeText(word)) ?? null;
}
