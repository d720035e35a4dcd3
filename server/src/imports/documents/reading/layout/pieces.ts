import type { Box } from '@crewdock/contract/resumes';
import type { Word } from '../document.ts';
import { getEnclosingBox, type WordGroup, standsBeside } from './lines.ts';

/** A word with its font size and weight. */
export interface SetWord extends Word {
  size: number;
  bold: boolean;
}

/** Minimum gap between pieces, relative to the height of the letters. Gaps in justified lines are up to about 1. */
const PARTING = 1.4;
/** Minimum gap before the left edge of a column, relative to the height of the letters. */
const NARROW = 0.5;
/** Minimum number of rows that start at the left edge of a column. */
const EDGE_ROWS = 4;
const EDGE_TOLERANCE = 1;

/** Groups words on a line into pieces. Wide gaps separate the pieces. */
export function groupIntoPieces(words: readonly SetWord[]): WordGroup[] {
  const rows: SetWord[][] = [];
  for (const word of [...words].sort((a, b) => a.y + a.height / 2 - (b.y + b.height / 2))) {
    const row = rows.findLast(
      (others, at) => at > rows.length - 8 && others.some((other) => standsBeside(other, word)),
    );
    if (row) row.push(word);
    else rows.push([word]);
  }
  const sorted = rows.map((row) => row.sort((a, b) => a.x - b.x));
  const edges = leftEdges(sorted);
  return sorted.flatMap((row) => parted(row, edges));
}

/** The left edges of columns: positions at which several rows start. */
function leftEdges(rows: readonly SetWord[][]): number[] {
  const counts = new Map<number, number>();
  for (const [first] of rows) {
    const x = Math.round(first!.x);
    counts.set(x, (counts.get(x) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= EDGE_ROWS).map(([x]) => x);
}

function parted(row: SetWord[], edges: readonly number[]): WordGroup[] {
  const pieces: SetWord[][] = [];
  for (const word of row) {
    const piece = pieces.at(-1);
    const last = piece?.at(-1);
    const gap = last ? word.x - (last.x + last.width) : Infinity;
    // A narrow gap before the left edge of a column separates a label from the text beside it.
    const isLabel = piece !== undefined && piece.map(({ text }) => text).join('').length > 3;
    const isEdge = isLabel && edges.some((x) => Math.abs(x - word.x) < EDGE_TOLERANCE);
    if (last && gap < (isEdge ? NARROW : PARTING) * Math.max(last.size, word.size)) piece!.push(word);
    else pieces.push([word]);
  }
  return pieces.map((words) => ({
    ...(getEnclosingBox(words) satisfies Box),
    words: words.map(({ text, x, y, width, height }) => ({ text, x, y, width, height })),
    size: Math.max(...words.map(({ size }) => size)),
    bold: words.filter(({ bold }) => bold).length * 2 > words.length,
  }));
}
