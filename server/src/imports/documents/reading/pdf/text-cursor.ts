import { IDENTITY, type Matrix, multiplyMatrices, transformPoint } from './geometry.ts';
import type { Glyph } from './glyph.ts';
import type { GraphicsState } from './graphics-state.ts';

/** A glyph in the arguments of a text operator of pdf.js. */
export interface GlyphOp {
  unicode: string;
  width: number;
  isSpace: boolean;
  /** Id of the operator list that draws a Type 3 glyph. */
  operatorListId?: string;
}

/** Tracks the position of the next glyph in a text object. */
export class TextCursor {
  #text: Matrix = IDENTITY;
  #line: Matrix = IDENTITY;

  moveTo(matrix: Matrix): void {
    this.#text = this.#line = matrix;
  }

  moveLineBy(x: number, y: number): void {
    this.moveTo(multiplyMatrices(this.#line, [1, 0, 0, 1, x, y]));
  }

  /** Adjusts the position by a number from the text operator, in thousandths of the font size. */
  adjust(amount: number, { size, scale }: GraphicsState): void {
    this.#advance((-amount / 1000) * size * scale);
  }

  /** Returns the position of a glyph and advances the cursor. For `unitScale` and `emHeight`, see `fonts.ts`. */
  place(glyph: GlyphOp, state: GraphicsState, unitScale: number, emHeight: number): Omit<Glyph, 'inks'> {
    const { size, scale, font, mode } = state;
    const width = glyph.width * unitScale * size;
    const spacing = state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0);
    const matrix = multiplyMatrices(state.ctm, multiplyMatrices(this.#text, [1, 0, 0, 1, 0, state.rise]));
    const [x, y] = transformPoint(matrix, 0, 0);
    const [endX, endY] = transformPoint(matrix, width * scale, 0);
    const em = size * emHeight;
    this.#advance((width + spacing) * scale);
    return {
      text: glyph.unicode,
      x,
      y,
      endX,
      endY,
      up: [matrix[2] * em, matrix[3] * em],
      size: Math.abs(em) * Math.hypot(matrix[2], matrix[3]),
      font,
      isThickened: mode === 2 || mode === 6,
    };
  }

  #advance(x: number): void {
    this.#text = multiplyMatrices(this.#text, [1, 0, 0, 1, x, 0]);
  }
}
