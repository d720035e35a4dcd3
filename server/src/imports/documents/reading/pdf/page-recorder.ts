import {
  createFillRegion,
  createPaint,
  createStrokeRegion,
  createUnknownRegion,
  type Paint,
  type Region,
} from './coverage.ts';
import { type PdfBox, getScale, type Matrix, multiplyMatrices, doBoxesOverlap, UNBOUNDED } from './geometry.ts';
import { getGlyphBox, type Glyph } from './glyph.ts';
import {
  createFillInk,
  createInk,
  createStrokeInk,
  enterGroup,
  type GraphicsState,
  INITIAL_STATE,
} from './graphics-state.ts';
import { type Ink, isOpaque, WHITE } from './ink.ts';
import { Path } from './path.ts';

/** An image with its position on the page. */
export interface PlacedPicture {
  /** The name of the image object, or the data of an inline image. */
  image: unknown;
  matrix: Matrix;
  paint: Paint | null;
  /** Whether the image hides the content below it if it has no transparent pixels. */
  canHide: boolean;
}

export interface PageContent {
  glyphs: Glyph[];
  paints: Paint[];
  pictures: PlacedPicture[];
}

const PAINTS_MAX = 20_000;
const INKS_PER_GLYPH_MAX = 8;
export const UNIT_BOX: PdfBox = [0, 0, 1, 1];

/** Records glyphs, paints and images in the order of painting. Tracks the graphics state. */
export class PageRecorder implements PageContent {
  readonly glyphs: Glyph[] = [];
  readonly paints: Paint[] = [];
  readonly pictures: PlacedPicture[] = [];
  state: GraphicsState;
  readonly #initialState: GraphicsState;
  readonly #saved: GraphicsState[] = [];
  readonly #layers: boolean[] = [];
  /** The text of the soft masks being recorded, the innermost mask last. */
  readonly #openMasks: Glyph[][] = [];
  #closedMask: readonly Glyph[] = [];
  #pendingClip: 'nonZero' | 'evenOdd' | null = null;
  #pendingClipGlyphs: Glyph[] = [];

  /** `base`: the matrix of the page. */
  constructor(base: Matrix) {
    this.#initialState = { ...INITIAL_STATE, ctm: base };
    this.state = this.#initialState;
  }

  save(): void {
    this.#saved.push(this.state);
  }

  restore(): void {
    this.state = this.#saved.pop() ?? this.state;
  }

  update(changes: Partial<GraphicsState>): void {
    this.state = { ...this.state, ...changes };
  }

  transform(matrix: Matrix): void {
    this.update({ ctm: multiplyMatrices(this.state.ctm, matrix) });
  }

  /** Starts optional content. The content of hidden layers is not painted. */
  beginLayer(isVisible: boolean): void {
    this.#layers.push(isVisible);
  }

  endLayer(): void {
    this.#layers.pop();
  }

  get #isVisible(): boolean {
    return !this.#layers.includes(false);
  }

  get #isOnPage(): boolean {
    return this.#isVisible && this.#openMasks.length === 0;
  }

  get softMaskGlyphs(): readonly Glyph[] {
    return this.#closedMask;
  }

  beginGroup({ matrix, bbox, isolated, smask }: GroupOptions): void {
    this.save();
    this.state = enterGroup(this.state, isolated);
    if (bbox)
      this.#clipTo(Path.fromBox(toBox(bbox), matrix ? multiplyMatrices(this.state.ctm, matrix) : this.state.ctm));
    if (smask) this.#openMasks.push([]);
  }

  endGroup({ smask }: GroupOptions): void {
    if (smask) this.#closedMask = this.#openMasks.pop() ?? [];
    this.restore();
  }

  beginForm(matrix: Matrix | null, bbox: ArrayLike<number> | null): void {
    this.save();
    if (matrix) this.transform(matrix);
    if (bbox) this.#clipTo(Path.fromBox(toBox(bbox), this.state.ctm));
  }

  beginAnnotation(rect: ArrayLike<number> | null, transform: Matrix, matrix: Matrix): void {
    this.state = this.#initialState;
    if (rect) this.#clipTo(Path.fromBox(toBox(rect), this.state.ctm));
    this.transform(multiplyMatrices(transform, matrix));
  }

  /** Clips to the next path. */
  requestClip(rule: 'nonZero' | 'evenOdd'): void {
    this.#pendingClip = rule;
  }

  paintPath(path: Path | null, { fill, stroke }: { fill: 'nonZero' | 'evenOdd' | null; stroke: boolean }): void {
    if (path && fill) this.#paint(createFillInk(this.state), createFillRegion(path, fill === 'evenOdd'));
    if (path && stroke) {
      const halfWidth = Math.max(0.1, (this.state.lineWidth / 2) * getScale(this.state.ctm));
      this.#paint(createStrokeInk(this.state), createStrokeRegion(path, halfWidth));
    }
    const rule = this.#pendingClip;
    this.#pendingClip = null;
    if (!rule) return;
    if (path) this.#clipTo(path, rule === 'evenOdd');
    else this.#addClip(createUnknownRegion(UNBOUNDED));
  }

  paintShading(): void {
    this.#paint(createInk(this.state, null, this.state.fillAlpha), null);
  }

  /** The paint is inexact at first, because only the loaded image shows whether it is opaque. */
  paintPicture(image: unknown): void {
    if (!this.#isOnPage) return;
    const { ctm, fillAlpha } = this.state;
    const path = Path.fromBox(UNIT_BOX, ctm);
    const paint = this.#paint(createInk(this.state, null, fillAlpha), createFillRegion(path, false));
    const canHide = isOpaque(createInk(this.state, WHITE, fillAlpha));
    this.pictures.push({ image, matrix: ctm, paint, canHide });
  }

  paintMask(isFilled: boolean): void {
    const path = Path.fromBox(UNIT_BOX, this.state.ctm);
    this.#paint(
      createFillInk(this.state),
      isFilled ? createFillRegion(path, false) : createUnknownRegion(path.box, path),
    );
  }

  /** Records a glyph. `inks`: the inks of fill and stroke. Text that is clipped away gets no ink. */
  addGlyph(glyph: Omit<Glyph, 'inks'>, inks: readonly Ink[]): void {
    if (!this.#isVisible) return;
    const added: Glyph = { ...glyph, inks: [] };
    const box = getGlyphBox(added);
    const order = this.paints.length;
    const openMask = this.#openMasks.at(-1);
    if (this.state.clips.every((clip) => doBoxesOverlap(clip.box, box)) && !openMask) {
      added.inks = inks.map((ink) => ({ ...ink, from: order, to: order }));
    }
    openMask?.push(added);
    if (this.state.mode >= 4) this.#pendingClipGlyphs.push(added);
    this.glyphs.push(added);
    if (added.inks.length > 0 && isBackdropForText(added)) {
      this.#paint({ ...added.inks[0]!, isExact: false }, createUnknownRegion(box));
    }
  }

  endText(): void {
    if (this.#pendingClipGlyphs.length === 0) return;
    this.update({ clipGlyphs: [...this.state.clipGlyphs, ...this.#pendingClipGlyphs] });
    this.#pendingClipGlyphs = [];
  }

  #paint(ink: Ink, shape: Region | null): Paint | null {
    if (!this.#isOnPage) return null;
    const order = this.paints.length;
    if (order > PAINTS_MAX) return null;
    const isLast = order === PAINTS_MAX;
    const paint = isLast
      ? createPaint(order, { ...ink, color: null, alpha: 1, isExact: false }, [createUnknownRegion(UNBOUNDED)])
      : createPaint(order, ink, shape ? [shape, ...this.state.clips] : this.state.clips);
    this.paints.push(paint);
    for (const glyph of [...this.state.clipGlyphs, ...this.state.softMaskGlyphs]) {
      if (glyph.inks.length < INKS_PER_GLYPH_MAX && doBoxesOverlap(paint.box, getGlyphBox(glyph))) {
        glyph.inks.push({ ...ink, isExact: false, from: order, to: order + 1 });
      }
    }
    return paint;
  }

  #clipTo(path: Path, isEvenOdd = false): void {
    this.#addClip(createFillRegion(path, isEvenOdd));
  }

  #addClip(region: Region): void {
    this.update({ clips: [region, ...this.state.clips] });
  }
}

/** Whether a glyph may be the backdrop of other text. Badges, icons and monograms use symbols and large letters. */
function isBackdropForText({ text, size }: Glyph): boolean {
  return size >= 36 || !/^[\p{L}\p{M}\p{N}\p{P}\s]*$/u.test(text);
}

export interface GroupOptions {
  matrix: Matrix | null;
  bbox: ArrayLike<number> | null;
  isolated: boolean;
  smask: object | null;
}

function toBox(values: ArrayLike<number>): PdfBox {
  return [values[0]!, values[1]!, values[2]!, values[3]!];
}
