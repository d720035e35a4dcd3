import { getCoverage, type Paint } from './coverage.ts';
import type { PdfPoint } from './geometry.ts';
import { getReach, getSamplePoints, type Glyph, type GlyphInk } from './glyph.ts';
import { findPaints, indexPaints } from './paint-index.ts';
import type { RowIndex } from './row-index.ts';
import { leavesTrace } from './trace.ts';
import { findOutlinedGlyphs } from './outlined-glyphs.ts';

/** Minimum font size in points. Smaller letters are not readable for people. */
const READABLE_SIZE = 2;

/**
 * Finds the glyphs that are visible on the page. A glyph is hidden only if the page certainly looks the same without
 * the glyph at every sample point, and no outline draws its shape.
 */
export function findVisibleGlyphs(glyphs: readonly Glyph[], paints: readonly Paint[]): Glyph[] {
  const readable = glyphs.filter(({ size }) => size >= READABLE_SIZE);
  const index = indexPaints(paints);
  const painted = new Set(readable.filter((glyph) => isPainted(glyph, paints, index)));
  const hidden = readable.filter((glyph) => !painted.has(glyph));
  const outlined = findOutlinedGlyphs(hidden, paints, index);
  return readable.filter((glyph) => painted.has(glyph) || outlined.has(glyph));
}

function isPainted(glyph: Glyph, paints: readonly Paint[], index: RowIndex<Paint>): boolean {
  if (glyph.inks.length === 0) return false;
  const near = findPaints(index, getReach(glyph));
  const points = getSamplePoints(glyph);
  return glyph.inks.some((ink) => {
    const before = near.filter(({ order }) => order < ink.from);
    const after = near.filter(({ order }) => order >= ink.to);
    return points.some((point) => isInked(ink, point, paints) && leavesTrace(ink, point, before, after));
  });
}

/** Text used as a clip path or mask is colored by another paint, which may cover only a part of the text. */
function isInked({ from, to }: GlyphInk, point: PdfPoint, paints: readonly Paint[]): boolean {
  return from === to || getCoverage(paints[from]!, point) !== 'none';
}
