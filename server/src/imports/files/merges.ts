/** An area of cells that shows what its first one holds; from 0. */
export interface Merge {
  row: number;
  column: number;
  rows: number;
  columns: number;
}

/** Fills, of a table of so many columns, one row after the other: each cell of a merged area holds what the area shows. */
export function filling(merges: Merge[], columns: number): (row: string[]) => string[] {
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
