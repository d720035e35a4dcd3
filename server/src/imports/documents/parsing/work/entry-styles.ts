import type { DocumentRow } from '../document-row.ts';
import type { DatedEntry } from './dated-entry.ts';
import { isNaming } from './entry-rows.ts';

/** Minimum indentation of list items without bullets, in points. */
const INDENT = 8;

/** Whether two rows have the same font and left edge. */
export function hasSameStyle(one: DocumentRow, other: DocumentRow): boolean {
  return (
    one.bold === other.bold &&
    Math.abs(one.size - other.size) < 0.3 &&
    Math.abs(one.where.box.x - other.where.box.x) < 2
  );
}

/** Returns whether a row, indented more than the next one and neither bold nor larger, ends a list without bullets. */
export function isIndentedBelow(row: DocumentRow, next: DocumentRow): boolean {
  return !row.bold && row.size <= next.size + 0.3 && row.where.box.x > next.where.box.x + INDENT;
}

/**
 * Returns the number of naming rows above the first dated row. `own` contains the number of each entry. If all other
 * entries have more naming rows, their minimum is used instead, provided that the rows at this distance above all dates
 * are bold and have the same style.
 */
export function usualRowsAbove(
  rows: readonly DocumentRow[],
  anchors: readonly number[],
  own: readonly number[],
): number {
  const [first = 0, ...others] = own;
  const least = Math.min(...others);
  const starts = anchors.map((at) => rows[at - least]);
  const [start] = starts;
  if (others.length < 2 || least <= first || !start?.bold) return first;
  return starts.every((row) => row && hasSameStyle(row, start)) ? least : first;
}

/**
 * Finds the first row of each entry by its font and left edge, which are those of the first entry. Null for entries
 * without such a row, and for all entries if other rows have the same style, too. `anchors`: positions of the dated
 * rows. `above`: the number of naming rows above the first dated row.
 */
export function findStyledStarts(
  rows: readonly DocumentRow[],
  anchors: readonly number[],
  above: number,
): (number | null)[] {
  const start = rows[anchors[0]! - above]!;
  const isStart = (row: DocumentRow) => hasSameStyle(row, start);
  const isDistinct = rows.filter(isStart).length <= anchors.length;
  return anchors.map((at, number) => {
    if (!isDistinct || number === 0) return null;
    for (let count = 0; count <= above && at - count > anchors[number - 1]!; count += 1) {
      const row = rows[at - count]!;
      if (count > 0 && !isNaming(row)) return null;
      if (isStart(row)) return at - count;
    }
    return null;
  });
}

/**
 * A row with the style of the naming rows directly below dated rows. Null unless at least half of the entries have such
 * a row and no other rows have its style.
 */
export function findStyleBelow(rows: readonly DocumentRow[], entries: readonly DatedEntry[]): DocumentRow | null {
  const below = entries.flatMap(({ head }) => (head[0]?.dated && head[1] ? [head[1].row] : []));
  const [row] = below;
  if (!row || below.length * 2 < entries.length || !below.every((other) => hasSameStyle(other, row))) return null;
  return rows.filter((other) => hasSameStyle(other, row)).length <= entries.length ? row : null;
}
