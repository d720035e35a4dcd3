import type { AnyRow, AnyTable } from './look.ts';

/** The columns that are hidden because they are empty, and the filters for which they were determined. */
interface EmptyColumns {
  /** The filters except typed filters. */
  base: string;
  columns: readonly string[];
}

export const NO_EMPTY: EmptyColumns = { base: '', columns: [] };

/**
 * Returns the empty columns of a result with the loaded `rows`. Only a completely loaded result can have empty columns.
 * Further typing in the search or a filter shows columns that now have a value, but hides no other columns, so that the
 * layout is stable.
 */
export function nextEmptyColumns(
  last: EmptyColumns,
  at: AnyTable,
  rows: readonly AnyRow[],
  { base, isWhole }: { base: string; isWhole: boolean },
): EmptyColumns {
  if (!at.look.hidesEmpty || rows.length === 0) return last;
  const isEmpty = (column: string) => rows.every((row) => row[column] === null || row[column] === '');
  if (base === last.base) {
    const columns = last.columns.filter(isEmpty);
    return columns.length === last.columns.length ? last : { base, columns };
  }
  const [first, ...others] = Object.keys(at.look.columns);
  // The first column links to the row, and editable columns need their cells.
  const columns = others.filter((column) => column !== first && !at.table.edit.includes(column) && isEmpty(column));
  return { base, columns: isWhole ? columns : [] };
}

/**
 * Returns the order of all chosen columns after the visible columns were reordered: each hidden column stays after the
 * same column as before.
 */
export function withHidden(visible: readonly string[], chosen: readonly string[], hidden: readonly string[]): string[] {
  return chosen.reduce<string[]>(
    (columns, column, at) => {
      if (!hidden.includes(column) || columns.includes(column)) return columns;
      return columns.toSpliced(columns.indexOf(chosen[at - 1]!) + 1 || columns.length, 0, column);
    },
    [...visible],
  );
}
