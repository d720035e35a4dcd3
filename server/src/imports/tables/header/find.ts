import { normalizeText } from '../cells/folded.ts';
import { looksLikeData } from './data.ts';
import { namedFields, OVER } from './names.ts';

/** Number of rows at the top of the table in which the header row is searched for. */
const ROWS = 40;
/** Minimum score for a header to match a field. */
const NAMED = 0.7;

/**
 * Finds the index of the header row. With two header rows, the index of the lower row. Null if the table has no header.
 */
export function findHeader(rows: string[][]): number | null {
  const scores = rows.slice(0, ROWS).map(headerScore);
  const best = Math.max(0, ...scores);
  // Two header rows can be better together than each of them alone: the upper row names groups or single columns.
  const joined = rows.slice(0, ROWS).map((_, row) => joinedScore(rows, row));
  const bestJoined = Math.max(0, ...joined);
  if (bestJoined > best && bestJoined >= 2) return joined.indexOf(bestJoined);
  if (best >= 2) return scores.indexOf(best);
  return unknownHeader(rows);
}

/** Returns the name of each column. With two header rows, joins both names: `Contacts › E-mail`. */
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
    return over === '' || normalizeText(over) === normalizeText(own) ? own : `${over}${OVER}${own}`;
  });
}

/** The number of different fields that a row names, minus a penalty for each cell that looks like data. */
function headerScore(row: string[]): number {
  const named = new Set(row.flatMap((cell) => bestField(cell) ?? []));
  const data = row.filter(looksLikeData).length;
  return distinct(row) < 2 ? 0 : named.size - data * 1.5;
}

/** The score of a row together with the row above it; 0 if the row cannot be the lower of two header rows. */
function joinedScore(rows: string[][], row: number): number {
  const [above, lower] = [rows[row - 1], rows[row]!];
  const isPossible = above !== undefined && distinct(lower) > 0 && ![...above, ...lower].some(looksLikeData);
  return isPossible ? headerScore(headerNames(rows, row)) : 0;
}

function bestField(cell: string): string | null {
  const found = [...namedFields(cell)].filter(([, score]) => score >= NAMED).sort(([, a], [, b]) => b - a);
  return found[0]?.[0] ?? null;
}

/**
 * Returns the first row as the header if none of its cells look like data and most rows below it contain data. For
 * tables with column names that are not known.
 */
function unknownHeader(rows: string[][]): number | null {
  const [first, ...rest] = rows;
  if (!first || rest.length === 0 || distinct(first) < 2 || first.some(looksLikeData)) return null;
  const below = rest.slice(0, ROWS).filter((row) => row.some(looksLikeData)).length;
  return below >= Math.min(rest.length, ROWS) / 2 ? 0 : null;
}

function distinct(row: string[]): number {
  return new Set(row.map((cell) => cell.trim()).filter(Boolean)).size;
}
