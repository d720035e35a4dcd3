import type { Box } from '@crewdock/contract/resumes';
import type { Word } from '../document.ts';
import { around, type Piece, standsBeside } from './lines.ts';

/** A word as it was found, with what it was set in. */
export interface SetWord extends Word {
  size: number;
  bold: boolean;
}

/** In heights of letters: wider gaps part pieces. Justified lines stretch theirs to about one. */
const PARTING = 1.4;

/** Words side by side, joined to pieces between the wide gaps of a page. */
export function piecesOf(words: readonly SetWord[]): Piece[] {
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

function parted(row: SetWord[]): Piece[] {
  const pieces: SetWord[][] = [];
  for (const word of row) {
    const last = pieces.at(-1)?.at(-1);
    const gap = last ? word.x - (last.x + last.width) : Infinity;
    if (last && gap < PARTING * Math.max(last.size, word.size)) pieces.at(-1)!.push(word);
    else pieces.push([word]);
  }
  return pieces.map((words) => ({
    ...(around(words) satisfies Box),
    words: words.map(({ text, x, y, width, height }) => ({ text, x, y, width, height })),
    size: Math.max(...words.map(({ size }) => size)),
    bold: words.filter(({ bold }) => bold).length * 2 > words.length,
  }));
}
