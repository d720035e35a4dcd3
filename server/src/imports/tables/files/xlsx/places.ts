import type { Merge } from '../merges.ts';
import { createDamagedFileError } from '../zip.ts';

/** The column index of a cell reference, from 0: 27 for `AB12`. */
export function parseColumnIndex(place: string): number {
  let column = 0;
  for (const sign of /^[A-Z]{1,3}/.exec(place)?.[0] ?? '') column = column * 26 + sign.charCodeAt(0) - 64;
  if (column === 0) throw createDamagedFileError();
  return column - 1;
}

/** Parses a range such as `A1:C2`. */
export function parseCellRange(places: string): Merge {
  const [from = '', to = from] = places.split(':');
  const [row, column] = [rowOf(from), parseColumnIndex(from)];
  return { row, column, rows: rowOf(to) - row + 1, columns: parseColumnIndex(to) - column + 1 };
}

function rowOf(place: string): number {
  const row = Number(/\d+$/.exec(place)?.[0]);
  if (!(row > 0)) throw createDamagedFileError();
  return row - 1;
}
