import { folded } from '../cells/folded.ts';
import { looksLikeData } from './data.ts';
import { namedFields, OVER } from './names.ts';

/** Headers that stand further down have been lost. */
const ROWS = 40;
/** From there on a header is taken for a field’s name. */
const NAMED = 0.7;

/** Where the headers stand among the first rows of a table, from 0: of two rows of headers the lower one. Null where it has none. */
export function findHeader(rows: string[][]): number | null {
  const scores = rows.slice(0, ROWS).map(headerScore);
  const best = Math.max(0, ...scores);
  if (best >= 2) return scores.indexOf(best);
  return unknownHeader(rows);
}

/** What each column is called; where headers stand over headers, both: `Contacts › E-mail`. */
export function headerNames(rows: string[][], header: number | null): string[] {
  if (header === null) return [];
  const names = rows[header] ?? [];
  const above = rows[header - 1] ?? [];
  const isOver = distinct(above) > 1 && distinct(above) < Math.max(3, names.length) && !above.some(looksLikeData);
  if (!isOver) return names.map((name) => name.trim());
  let over = '';
  return Array.from({ length: Math.max(names.length, above.length) }, (_, at) => {
    const [own, upper] = [(names[at] ?? '').trim(), (above[at] ?? '').trim()];
    over = upper || over;
    if (own === '') return upper;
    return over === '' || folded(over) === folded(own) ? own : `${over}${OVER}${own}`;
  });
}

/** How many different fields a row names; what looks like data counts against it. */
function headerScore(row: string[]): number {
  const named = new Set(row.flatMap((cell) => bestField(cell) ?? []));
  const data = row.filter(looksLikeData).length;
  return distinct(row) < 2 ? 0 : named.size - data * 1.5;
}

function bestField(cell: string): string | null {
  const found = [...namedFields(cell)].filter(([, score]) => score >= NAMED).sort(([, a], [, b]) => b - a);
  return found[0]?.[0] ?? null;
}

/** The first row, if nothing in it is data, and what stands below it is. */
function unknownHeader(rows: string[][]): number | null {
  const [first, ...rest] = rows;
  if (!first || rest.length === 0 || distinct(first) < 2 || first.some(looksLikeData)) return null;
  const below = rest.slice(0, ROWS).filter((row) => row.some(looksLikeData)).length;
  return below >= Math.min(rest.length, ROWS) / 2 ? 0 : null;
}

function distinct(row: string[]): number {
  return new Set(row.map((cell) => cell.trim()).filter(Boolean)).size;
}
