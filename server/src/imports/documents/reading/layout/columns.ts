import type { DocumentLine } from '../document.ts';
import { getEnclosingBox, getMiddle, groupIntoLines, type WordGroup, standsBeside } from './lines.ts';

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
  const stops = [-Infinity, ...crossing.map(getMiddle), Infinity];
  // Pieces beside a crossing piece belong to its row.
  const free = pieces.filter((piece) => !crossing.some((other) => other === piece || standsBeside(piece, other)));
  return stops.slice(1).flatMap((end, at) => {
    const start = stops[at]!;
    const within = free.filter((piece) => getMiddle(piece) > start && getMiddle(piece) < end);
    const left = within.filter((piece) => piece.x < x);
    const right = within.filter((piece) => piece.x >= x);
    const worth = Math.min(left.length, right.length);
    if (worth < ROWS_MIN || isTable(left, right)) return [];
    const outer = rowsOutsideBlock(left, right);
    const inner = (side: WordGroup[]) => side.filter((piece) => !outer.includes(piece));
    const others = pieces.filter((piece) => !within.includes(piece) || outer.includes(piece));
    const top = Math.min(...inner(within).map(getMiddle));
    const isAbove = (piece: WordGroup) =>
      outer.includes(piece) ? getMiddle(piece) < top : isAboveStretch(piece, start, end);
    const above = others.filter(isAbove);
    const below = others.filter((piece) => !isAbove(piece));
    return [{ above, left: inner(left), right: inner(right), below, worth }];
  });
}

/** Whether a piece outside a stretch is nearer to its start than to its end. */
function isAboveStretch(piece: WordGroup, start: number, end: number): boolean {
  return getMiddle(piece) - start < end - getMiddle(piece) || end === Infinity;
}

/** Maximum height of an entry beside another one, relative to the other side. */
const BLOCK_SHARE = 0.25;
/** Maximum number of rows beside a header block, relative to the block. */
const HEADER_SHARE = 0.6;

/**
 * The rows of the larger side that are not beside a small block: contact data in the page header, or an entry beside
 * another entry. Without such a block, returns none.
 */
function rowsOutsideBlock(left: WordGroup[], right: WordGroup[]): WordGroup[] {
  const few = left.length <= right.length ? left : right;
  const many = few === left ? right : left;
  const [block, other] = [getEnclosingBox(few), getEnclosingBox(many)];
  const outer = many.filter((piece) => getMiddle(piece) < block.y || getMiddle(piece) > block.y + block.height);
  const beside = many.length - outer.length;
  const isHeader = outer.every((piece) => piece.y > block.y) && beside > 0 && beside < few.length * HEADER_SHARE;
  const first = few.reduce((upper, next) => (next.y < upper.y ? next : upper));
  const isEntry =
    block.height < other.height * BLOCK_SHARE &&
    many.some(
      (piece) => standsBeside(piece, first) && piece.bold === first.bold && Math.abs(piece.size - first.size) < 0.3,
    );
  return isHeader || isEntry ? outer : [];
}

/**
 * Whether the two sides are a table: most rows of the smaller side are next to a row of the other side, such as dates
 * next to titles.
 */
function isTable(left: WordGroup[], right: WordGroup[]): boolean {
  const [all, many] = left.length <= right.length ? [left, right] : [right, left];
  // A heading in a gap of the other side belongs to neither column.
  const few = all.filter((piece) => many.some((other) => isNextTo(piece, other)));
  const beside = few.filter((piece) => many.some((other) => standsBeside(piece, other)));
  if (isLabelColumn(left, right)) return true;
  if (beside.length < few.length * 0.75) return false;
  if (few.length < ROWS_MIN) return true;
  const dated = few.filter(({ words }) => words.some(({ text }) => /(19|20)\d\d/.test(text)));
  return (
    (beside.length === few.length && !hasCommonEdge(right)) ||
    dated.length >= few.length * 0.4 ||
    isSparse(few) ||
    (beside.length >= few.length * 0.9 && isWider(few, many))
  );
}

/** Whether many rows start at the same position, as in a text column. */
function hasCommonEdge(pieces: WordGroup[]): boolean {
  const most = Math.max(...pieces.map(({ x }) => pieces.filter((other) => Math.abs(other.x - x) < 2).length));
  return most >= pieces.length * 0.35;
}

/** Maximum number of words of a label, and of most values. */
const LABEL_WORDS = 4;
const VALUE_WORDS = 6;

/**
 * Whether the left side contains short labels, and the rows of the right side are values next to them: `Email ⇥
 * ada@example.org`. Headings between the labels have another style.
 */
function isLabelColumn(left: WordGroup[], right: WordGroup[]): boolean {
  const styles = Map.groupBy(left, ({ bold, size }) => `${bold} ${Math.round(size * 2)}`);
  const labels = [...styles.values()].reduce((most, each) => (each.length > most.length ? each : most), []);
  const isLabel = ({ words }: WordGroup) =>
    words.length <= LABEL_WORDS && !words.some(({ text }) => /\d|@|[.,;]$/.test(text));
  const values = right.filter((piece) => labels.some((label) => standsBeside(piece, label)));
  return (
    labels.length >= ROWS_MIN &&
    labels.filter(isLabel).length > labels.length * 0.6 &&
    labels.every((label) => values.some((value) => standsBeside(label, value))) &&
    values.length >= right.filter((piece) => isBeside(piece, labels)).length * 0.7 &&
    values.filter(({ words }) => words.length <= VALUE_WORDS).length > values.length * 0.6
  );
}

/** Whether the vertical middle of a piece is within the vertical range of other pieces. */
function isBeside(piece: WordGroup, others: WordGroup[]): boolean {
  const box = getEnclosingBox(others);
  return getMiddle(piece) >= box.y && getMiddle(piece) <= box.y + box.height;
}

/** Whether most rows are further apart vertically than the rows of the other column, like labels next to paragraphs. */
function isWider(pieces: WordGroup[], others: WordGroup[]): boolean {
  const usual = distancesOf(others).toSorted((a, b) => a - b)[Math.floor(others.length * 0.3)] ?? 0;
  const distances = distancesOf(pieces);
  return distances.filter((distance) => distance > usual * 1.35).length > distances.length * 0.8;
}

function distancesOf(pieces: WordGroup[]): number[] {
  const tops = pieces.map(({ y }) => y).sort((a, b) => a - b);
  return tops.slice(1).map((top, at) => top - tops[at]!);
}

/** Whether a row overlaps the height of another row, with a margin of half a line. */
function isNextTo(piece: WordGroup, other: WordGroup): boolean {
  const margin = Math.min(piece.height, other.height) / 2;
  return piece.y < other.y + other.height + margin && other.y < piece.y + piece.height + margin;
}

/**
 * Whether the rows have large gaps between them, like labels next to other rows. In a text column, rows are close
 * together.
 */
function isSparse(pieces: WordGroup[]): boolean {
  const gaps = distancesOf(pieces);
  const height = pieces[0]!.height;
  return gaps.filter((gap) => gap > height * 2.4).length > gaps.length * 0.6;
}
