/** Output of a command. */
export interface CommandOutput {
  /** Output with `--json`. */
  data: unknown;
  /** Output for people, in lines. */
  text: string[];
  /** Whether the command found a problem; the exit code is then 1. */
  failed?: boolean;
}

/** Formats rows as a text table. Columns are as wide as their widest cell. */
export function formatTable<K extends string>(columns: readonly K[], rows: Record<K, Cell>[]): string[] {
  if (rows.length === 0) return ['No results.'];
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
