/** What a command says when it is done. */
export interface Answer {
  /** For programs, with `--json`. */
  data: unknown;
  /** For people: lines. */
  text: string[];
  /** The command did its work and found something wrong. */
  failed?: boolean;
}

/** Rows as a table of text, each column as wide as its widest cell. */
export function table<K extends string>(columns: readonly K[], rows: Record<K, Cell>[]): string[] {
  if (rows.length === 0) return ['Nothing.'];
  const cells = [columns, ...rows.map((row) => columns.map((column) => cell(row[column])))];
  const widths = columns.map((_, at) => Math.max(...cells.map((line) => line[at]!.length)));
  return cells.map((line) =>
    line
      .map((text, at) => text.padEnd(widths[at]!))
      .join('  ')
      .trimEnd(),
  );
}

type Cell = string | number | Date | null;

function cell(value: Cell): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 19).replace('T', ' ');
  return String(value).replaceAll(/\s+/g, ' ');
}
