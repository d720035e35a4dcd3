import type { AnyTable } from './look.ts';
import type { RowsPage } from './queries.ts';

/** The columns that are hidden because they are empty, and the filters for which they were determined. */
interface EmptyColumns {
  /** The filters except typed filters. */
  base: string;
  columns: readonly string[];
}

export const NO_EMPTY: EmptyColumns = { base: '', columns: [] };

/**
 * Returns the columns to hide for the first page of a result, which names the columns that are empty in all its rows.
 * Further typing in the search or a filter shows columns that now have a value, but hides no other columns, so that the
 * layout is stable. A result without rows changes nothing.
 */
export function nextEmptyColumns(
  last: EmptyColumns,
  at: AnyTable,
  base: string,
  page: Pick<RowsPage, 'total' | 'empty_columns'> | undefined,
): EmptyColumns {
  if (!at.table.hidesEmpty || !page || page.total === 0) return last;
  const { empty_columns: empty = [] } = page;
  if (base === last.base) {
    const columns = last.columns.filter((column) => empty.includes(column));
    return columns.length === last.columns.length ? last : { base, columns };
  }
  // The first column links to the row.
  const others = Object.keys(at.look.columns).slice(1);
  return { base, columns: others.filter((column) => empty.includes(column)) };
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
