import { type PdfBox, getBoundingBox, growBox, type PdfPoint } from './geometry.ts';
import type { Ink } from './ink.ts';

export interface Glyph {
  text: string;
  /** The start of the glyph on the baseline, in points from the lower left corner of the page. */
  x: number;
  y: number;
  /** The start of the next glyph. */
  endX: number;
  endY: number;
  /** Vector from the baseline to the top of the em box. */
  up: PdfPoint;
  size: number;
  font: string;
  /** Whether the glyph is both filled and stroked, which PDF generators use to imitate a bold font. */
  isThickened: boolean;
  inks: GlyphInk[];
}

/**
 * Ink that makes a glyph visible. `from` and `to` are positions in the order of painting: shapes painted before `from`
 * are below the ink, shapes painted at `to` or later are above it.
 */
export interface GlyphInk extends Ink {
  from: number;
  to: number;
}

/** The bounding box of the em box, including the descender. */
export function getGlyphBox({ x, y, endX, endY, up }: Glyph): PdfBox {
  return getBoundingBox(
    [-0.25, 0.9].flatMap((part): PdfPoint[] => [
      [x + up[0] * part, y + up[1] * part],
      [endX + up[0] * part, endY + up[1] * part],
    ]),
  );
}

const ACROSS = [0.08, 0.3, 0.5, 0.7, 0.92];
const UPWARDS = [0.02, 0.2, 0.4, 0.6];

/** Sample points across a glyph, from the baseline to the height of capital letters. */
export function getSamplePoints({ x, y, endX, endY, up }: Glyph): PdfPoint[] {
  return ACROSS.flatMap((across) =>
    UPWARDS.map((upwards): PdfPoint => [
      x + (endX - x) * across + up[0] * upwards,
      y + (endY - y) * across + up[1] * upwards,
    ]),
  );
}

/** The area that a glyph may cover. Larger than the em box, because glyphs may extend beyond it. */
export function getReach(glyph: Glyph): PdfBox {
  return growBox(getGlyphBox(glyph), glyph.size * 0.3);
}
