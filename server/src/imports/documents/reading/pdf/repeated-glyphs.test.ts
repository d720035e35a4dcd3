import { expect, it } from 'vitest';
import type { Glyph } from './glyph.ts';
import { dropRepeatedGlyphs } from './repeated-glyphs.ts';

function createGlyph(text: string, x: number, y = 0, width = 6): Glyph {
  return { text, x, y, endX: x + width, endY: y, up: [0, 10], size: 10, font: 'f', isThickened: false, inks: [] };
}

it('keeps one of two letters that are painted at nearly the same place', () => {
  const [first, again, below] = [createGlyph('a', 0), createGlyph('a', 0.3), createGlyph('a', 0, -1)];
  expect(dropRepeatedGlyphs([first, again, below])).toEqual([first]);
});

it('keeps double letters, spaces and other letters at the same place', () => {
  const glyphs = [
    createGlyph('l', 0, 0, 2),
    createGlyph('l', 2, 0, 2),
    createGlyph('´', 0),
    createGlyph(' ', 4),
    createGlyph(' ', 4),
  ];
  expect(dropRepeatedGlyphs(glyphs)).toEqual(glyphs);
});
