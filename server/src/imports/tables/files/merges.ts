/** A merged area. All its cells show the value of the top left cell. Indexes start at 0. */
export interface Merge {
  row: number;
  column: number;
  rows: number;
  columns: number;
}

/**
 * Returns a function that must be called with each row of a table in order, and fills the cells of merged areas with
 * the area's value. `columns` is the width of the table.
 */
export function createMergeFiller(merges: Merge[], columns: number): (row: string[]) => string[] {
  const coming = merges.toSorted((a, b) => a.row - b.row);
  let next = 0;
  let at = 0;
  let open: { merge: Merge; shows: string }[] = [];
  return (row) => {
    open = open.filter(({ merge }) => merge.row + merge.rows > at);
    for (; coming[next] && coming[next]!.row <= at; next += 1) {
      const merge = coming[next]!;
      const shows = row[merge.column] ?? '';
      if (shows !== '') open.push({ merge, shows });
    }
    for (const { merge, shows } of open) {
      const end = Math.min(merge.column + merge.columns, columns);
      for (let column = merge.column; column < end; column += 1) row[column] ||= shows;
    }
    at += 1;
    return Array.from(row, (cell) => cell ?? '');
  };
}
