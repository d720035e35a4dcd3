import type { Paint } from './coverage.ts';
import type { PdfBox, PdfPoint } from './geometry.ts';
import { getGlyphBox, type Glyph } from './glyph.ts';
import { findPaints } from './paint-index.ts';
import { RowIndex } from './row-index.ts';
import { leavesTrace } from './trace.ts';

/** Minimum share of letters in a run that have a contour. Periods and accents may have none. */
const OUTLINED_PART = 0.8;

interface Contour {
  box: PdfBox;
  center: PdfPoint;
  paint: Paint;
  /** Computed on first use. */
  isVisible?: boolean;
}

/**
 * Finds invisible text over visible outlines of the same letters: PDF generators convert text to outlines and add
 * invisible text for selecting and searching. Text counts if most of its letters have a visible contour of similar size
 * at the same position.
 */
export function findOutlinedGlyphs(
  hidden: readonly Glyph[],
  paints: readonly Paint[],
  paintIndex: RowIndex<Paint>,
): Set<Glyph> {
  if (hidden.length === 0) return new Set();
  const contours = new RowIndex(paints.flatMap(getContours), ({ center }) => [center[1], center[1]]);
  const isOutlined = (glyph: Glyph) => {
    const place = getGlyphBox(glyph);
    return contours
      .find(place[1], place[3])
      .some((contour) => fits(contour, place, glyph.size) && isVisible(contour, paintIndex));
  };
  const runs = splitIntoRuns(hidden).filter((run) => {
    const letters = run.filter(({ text }) => text.trim() !== '');
    return letters.filter(isOutlined).length >= Math.max(1, letters.length * OUTLINED_PART);
  });
  return new Set(runs.flat());
}

function getContours(paint: Paint): Contour[] {
  const boxes = paint.outline?.contourBoxes ?? [];
  return boxes.map((box) => ({ box, center: [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2], paint }));
}

/**
 * Whether a contour can be the shape of the glyph or a part of the shape, not a panel behind the text or a line next to
 * it.
 */
function fits({ box, center: [x, y] }: Contour, place: PdfBox, size: number): boolean {
  if (x < place[0] || x > place[2] || y < place[1] || y > place[3]) return false;
  const [width, height] = [box[2] - box[0], box[3] - box[1]];
  return (
    width <= (place[2] - place[0]) * 1.2 + size * 0.1 &&
    height <= (place[3] - place[1]) * 1.2 &&
    Math.max(width, height) >= size * 0.05
  );
}

function isVisible(contour: Contour, paintIndex: RowIndex<Paint>): boolean {
  if (contour.isVisible !== undefined) return contour.isVisible;
  const { paint, center } = contour;
  const near = findPaints(paintIndex, [center[0], center[1], center[0], center[1]]);
  contour.isVisible = leavesTrace(
    paint,
    center,
    near.filter(({ order }) => order < paint.order),
    near.filter(({ order }) => order > paint.order),
  );
  return contour.isVisible;
}

/** Splits invisible letters into runs of letters that follow each other on a line. */
function splitIntoRuns(glyphs: readonly Glyph[]): Glyph[][] {
  const runs: Glyph[][] = [];
  for (const glyph of glyphs) {
    const last = runs.at(-1)?.at(-1);
    const continues = last && Math.hypot(glyph.x - last.endX, glyph.y - last.endY) < last.size * 2;
    if (continues) runs.at(-1)!.push(glyph);
    else runs.push([glyph]);
  }
  return runs;
}
