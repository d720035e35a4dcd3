import type { Box } from '@crewdock/contract/resumes';
import type { DocumentLine, Word } from '../document.ts';

/** Words of a line that are separated by spaces only. Wider gaps separate it from other pieces. */
export interface WordGroup extends Box {
  words: Word[];
  size: number;
  bold: boolean;
}

/** The bounding box of one or more boxes. */
export function getEnclosingBox(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Groups pieces that are side by side into lines, ordered from top to bottom. */
export function groupIntoLines(pieces: readonly WordGroup[]): DocumentLine[] {
  const rows: WordGroup[][] = [];
  for (const piece of [...pieces].sort((a, b) => getMiddle(a) - getMiddle(b))) {
    const row = rows.at(-1);
    if (row && row.some((other) => standsBeside(other, piece))) row.push(piece);
    else rows.push([piece]);
  }
  return rows.map((row) => lineOf(row.sort((a, b) => a.x - b.x)));
}

export function standsBeside(a: Box, b: Box): boolean {
  return Math.abs(getMiddle(a) - getMiddle(b)) < Math.min(a.height, b.height) * 0.5;
}

export function getMiddle({ y, height }: Box): number {
  return y + height / 2;
}

function lineOf(row: WordGroup[]): DocumentLine {
  const widest = row.reduce((first, next) => (next.words.length > first.words.length ? next : first));
  return {
    ...getEnclosingBox(row),
    text: row.map(({ words }) => words.map((word) => word.text).join(' ')).join('\t'),
    words: row.flatMap(({ words }) => words),
    size: Math.max(...row.map(({ size }) => size)),
    bold: widest.bold || row[0]!.bold,
  };
}
