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
  return rows.flatMap((row) => parted(row.sort((a, b) => a.x - b.x)));
}

function parted(row: SetWord[]): WordGroup[] {
  const pieces: SetWord[][] = [];
  for (const word of row) {
    const last = pieces.at(-1)?.at(-1);
    const gap = last ? word.x - (last.x + last.width) : Infinity;
    if (last && gap < PARTING * Math.max(last.size, word.size)) pieces.at(-1)!.push(word);
    else pieces.push([word]);
  }
  return pieces.map((words) => ({
    ...(getEnclosingBox(words) satisfies Box),
    words: words.map(({ text, x, y, width, height }) => ({ text, x, y, width, height })),
    size: Math.max(...words.map(({ size }) => size)),
    bold: words.filter(({ bold }) => bold).length * 2 > words.length,
  }));
}
