import type { ReadFile } from '../read.ts';
import { TableWriter } from '../table-writer.ts';

/** Maximum number of lines. Longer texts are not tables copied from mails. */
const LINES_MAX = 5000;
const RULE = /^[\s|+:=_\-─━═┼│┬┴├┤┌┐└┘╔╗╚╝╠╣╬║]+$/;

/** Reads a table that is drawn with characters or aligned with spaces, as in a mail. Returns null for other text. */
export function readAligned(text: string, output: string): ReadFile | null {
  const lines = text.split(/\r\n?|\n/, LINES_MAX + 1);
  if (lines.length > LINES_MAX) return null;
  const written = lines.filter((line) => line.trim() !== '');
  const rows = drawn(written) ?? spaced(written);
  if (!rows) return null;
  const writer = new TableWriter(output, 0);
  for (const row of rows) writer.add(row);
  return { tables: [writer.end()], notes: [] };
}

/** Reads a table with vertical bars such as `| Ana | Go |`, with or without lines between rows. */
function drawn(lines: string[]): string[][] | null {
  const bars = lines.filter((line) => /^\s*[|│║].*[|│║]\s*$/.test(line));
  if (bars.length < 2 || bars.length < lines.length * 0.5) return null;
  return bars
    .filter((line) => !RULE.test(line))
    .map((line) =>
      line
        .trim()
        .slice(1, -1)
        .split(/[|│║]/)
        .map((cell) => cell.trim()),
    );
}

/**
 * Reads columns that are separated by two or more spaces. A column starts at the position where most of its cells
 * start.
 */
function spaced(lines: string[]): string[][] | null {
  const rows = lines.filter((line) => !RULE.test(line));
  const parted = rows.filter((line) => /\S {2,}\S/.test(line) && !/\t/.test(line));
  if (rows.length < 2 || parted.length < rows.length * 0.8 || rows.some((line) => /[;\t]/.test(line))) return null;
  const starts = gapsOf(rows);
  if (starts.length > 1) return rows.map((line) => starts.map((from, at) => line.slice(from, starts[at + 1]).trim()));
  return rows.map((line) => line.trim().split(/ {2,}/));
}

/** Finds the start positions of columns: each follows at least two positions that are blank in all lines. */
function gapsOf(rows: string[]): number[] {
  const width = Math.max(...rows.map(({ length }) => length));
  const isFree = Array.from({ length: width }, (_, at) => rows.every((line) => (line[at] ?? ' ') === ' '));
  const starts = [0];
  for (let at = 2; at < width; at += 1) if (!isFree[at] && isFree[at - 1] && isFree[at - 2]) starts.push(at);
  const most = Math.max(...rows.map((line) => line.trim().split(/ {2,}/).length));
  return starts.length === most ? starts : [];
}
