import type { Glyph } from './glyph.ts';

/**
 * Maximum offset of a shadow or imitated bold text. Across: relative to the width of the letter; upward: relative to
 * the font size.
 */
const SHIFT_ACROSS = 0.5;
const SHIFT_UPWARDS = 0.2;
/** Minimum offset relative to the font size, for letters without a width. */
const LEAST_SHIFT = 0.02;

/** Removes letters that are painted again at nearly the same position, as shadows and imitated bold text do. */
export function dropRepeatedGlyphs(glyphs: readonly Glyph[]): Glyph[] {
  const kept = new Map<string, Glyph[]>();
  return glyphs.filter((glyph) => {
    if (glyph.text.trim() === '') return true;
    const others = kept.get(glyph.text) ?? [];
    if (others.some((other) => repeats(glyph, other))) return false;
    others.push(glyph);
    kept.set(glyph.text, others);
    return true;
  });
}

function repeats(glyph: Glyph, other: Glyph): boolean {
  const width = Math.hypot(glyph.endX - glyph.x, glyph.endY - glyph.y);
  const [dx, dy] = [Math.abs(glyph.x - other.x), Math.abs(glyph.y - other.y)];
  return (
    dx <= Math.max(width * SHIFT_ACROSS, glyph.size * LEAST_SHIFT) &&
    dy <= glyph.size * SHIFT_UPWARDS &&
    Math.abs(glyph.size - other.size) <= glyph.size * 0.1
  );
}
