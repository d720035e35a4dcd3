import type { DocumentLine } from '../document.ts';
import { groupIntoLines, type WordGroup, standsBeside } from './lines.ts';

/** Minimum distance between columns, in points. */
const GUTTER = 8;
/** Minimum number of rows in a column. */
const ROWS_MIN = 3;

interface Cut {
  above: WordGroup[];
  left: WordGroup[];
  right: WordGroup[];
  below: WordGroup[];
  worth: number;
}

/** Orders the lines of a page for reading: columns one after the other, tables row by row. */
export function inReadingOrder(pieces: readonly WordGroup[]): DocumentLine[] {
  const cut = bestCut(pieces);
  if (!cut) return groupIntoLines(pieces);
  return [cut.above, cut.left, cut.right, cut.below].flatMap(inReadingOrder);
}

/** Finds the vertical cut that leaves the most rows on its smaller side. Null if the page has no columns. */
function bestCut(pieces: readonly WordGroup[]): Cut | null {
  const edges = new Set(pieces.map(({ x }) => Math.round(x)));
  let best: Cut | null = null;
  for (const x of edges) {
    for (const cut of cutsAt(x - 1, pieces)) if (!best || cut.worth > best.worth) best = cut;
  }
  return best;
}

/** The possible vertical cuts at a position: one in each stretch between the pieces that cross the position. */
function cutsAt(x: number, pieces: readonly WordGroup[]): Cut[] {
  const crossing = pieces
    .filter((piece) => piece.x < x && piece.x + piece.width > x - GUTTER)
    .sort((a, b) => a.y - b.y);
  const stops = [-Infinity, ...crossing.map(({ y, height }) => y + height / 2), Infinity];
  return stops.slice(1).flatMap((end, at) => {
    const start = stops[at]!;
    const within = pieces.filter((piece) => {
      const place = piece.y + piece.height / 2;
      return place > start && place < end;
    });
    const left = within.filter((piece) => piece.x < x);
    const right = within.filter((piece) => piece.x >= x);
    const worth = Math.min(left.length, right.length);
    if (worth < ROWS_MIN || isTable(left, right)) return [];
    const above = pieces.filter((piece) => piece.y + piece.height / 2 <= start);
    const below = pieces.filter((piece) => piece.y + piece.height / 2 >= end);
    return [{ above, left, right, below, worth }];
  });
}

/**
 * Whether the two sides are a table: most rows of the smaller side are next to a row of the other side, such as dates
 * next to titles.
 */
function isTable(left: WordGroup[], right: WordGroup[]): boolean {
  const [few, many] = left.length <= right.length ? [left, right] : [right, left];
  const beside = few.filter((piece) => many.some((other) => standsBeside(piece, other)));
  if (beside.length < few.length * 0.75) return false;
  const dated = few.filter(({ words }) => words.some(({ text }) => /(19|20)\d\d/.test(text)));
  return dated.length >= few.length * 0.4 || isSparse(few);
}

/**
 * Whether the rows have large gaps between them, like labels next to other rows. In a text column, rows are close
 * together.
 */
function isSparse(pieces: WordGroup[]): boolean {
  const tops = pieces.map(({ y }) => y).sort((a, b) => a - b);
  const gaps = tops.slice(1).map((top, at) => top - tops[at]!);
  const height = pieces[0]!.height;
  return gaps.filter((gap) => gap > height * 2.4).length > gaps.length * 0.6;
}
