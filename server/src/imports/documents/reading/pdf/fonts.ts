import type { GlyphOp } from './text-cursor.ts';

/** Properties of a font object of pdf.js. */
export interface PdfFont {
  name?: string;
  bold?: boolean;
  black?: boolean;
  fontMatrix?: number[];
  bbox?: number[];
  isType3Font?: boolean;
  charProcOperatorList?: Record<string, { fnArray: readonly number[] } | undefined>;
}

const STANDARD_UNIT = 0.001;

/** The size of one unit of glyph widths, in ems. */
export function getUnitScale({ fontMatrix }: PdfFont): number {
  return fontMatrix?.[0] ?? STANDARD_UNIT;
}

/** The em height of a font at size 1. Usually 1, but the glyphs of Type 3 fonts may have any scale. */
export function getEmHeight({ isType3Font, fontMatrix, bbox }: PdfFont): number {
  const scale = Math.abs(fontMatrix?.[3] ?? STANDARD_UNIT);
  if (!isType3Font || !bbox || (scale > STANDARD_UNIT / 2 && scale < STANDARD_UNIT * 2)) return 1;
  return Math.abs(bbox[3]! - bbox[1]!) * scale || 1;
}

export function isBoldFont({ bold, black, name }: PdfFont): boolean {
  return bold === true || black === true || /bold|black|heavy|semibold/i.test(name ?? '');
}

/** How a glyph of a Type 3 font is painted: in the text color, in its own colors, or not at all. */
export function getGlyphPainting(
  font: PdfFont,
  glyph: GlyphOp,
  OPS: Record<string, number>,
): 'text color' | 'own colors' | 'nothing' {
  const operators = font.charProcOperatorList?.[glyph.operatorListId ?? ''];
  // pdf.js stores an empty operator list if it cannot read the drawing of a glyph.
  if (!operators || operators.fnArray.length === 0) return 'text color';
  const names = ['constructPath', 'showText', 'shadingFill', 'paintFormXObjectBegin'];
  const images = Object.keys(OPS).filter((name) => /^paint\w*Image/.test(name));
  const painting = new Set([...names, ...images].map((name) => OPS[name]!));
  if (!operators.fnArray.some((operator) => painting.has(operator))) return 'nothing';
  return operators.fnArray.includes(OPS['setCharWidth']!) ? 'own colors' : 'text color';
}
