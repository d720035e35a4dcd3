import { getEmHeight, getGlyphPainting, getUnitScale, type PdfFont } from './fonts.ts';
import type { Matrix } from './geometry.ts';
import { applyParameters, createFillInk, createStrokeInk, parseColorArgs } from './graphics-state.ts';
import type { Ink } from './ink.ts';
import { type GroupOptions, type PageContent, PageRecorder } from './page-recorder.ts';
import { Path } from './path.ts';
import { type GlyphOp, TextCursor } from './text-cursor.ts';

export interface Operators {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}

export interface PageResources {
  /** Matrix from page coordinates to the displayed page, whose lower left corner is the origin. */
  base: Matrix;
  getFont: (name: string) => PdfFont;
  isLayerVisible: (layer: unknown) => boolean;
}

type PathArgs = [painting: number, data: [ArrayLike<number> | null], box: ArrayLike<number> | null];

/** Interprets the operators of a page. Returns its glyphs, images and other paints in the order of painting. */
export function readPageContent(
  { fnArray, argsArray }: Operators,
  OPS: Record<string, number>,
  resources: PageResources,
): PageContent {
  const page = new PageRecorder(resources.base);
  const handlers = {
    ...createStateHandlers(page),
    ...createTextHandlers(page, OPS, resources),
    ...createPaintHandlers(page, OPS),
    ...createNestingHandlers(page, resources),
  };
  const byCode = new Map(Object.entries(handlers).map(([name, handle]) => [OPS[name], handle as Handler]));
  for (const [at, operator] of fnArray.entries()) byCode.get(operator)?.((argsArray[at] ?? []) as never);
  return page;
}

type Handler = (args: never) => void;

function createStateHandlers(page: PageRecorder) {
  return {
    save: () => page.save(),
    restore: () => page.restore(),
    transform: (matrix: Matrix) => page.transform(matrix),
    setGState: ([parameters]: [[string, unknown][]]) => {
      page.state = applyParameters(page.state, parameters, page.softMaskGlyphs);
    },
    setLineWidth: ([lineWidth]: [number]) => page.update({ lineWidth }),
    setFillRGBColor: (args: unknown[]) => page.update({ fillColor: parseColorArgs(args) }),
    setStrokeRGBColor: (args: unknown[]) => page.update({ strokeColor: parseColorArgs(args) }),
    setFillColorN: (args: unknown[]) => page.update({ fillColor: parseColorArgs(args) }),
    setStrokeColorN: (args: unknown[]) => page.update({ strokeColor: parseColorArgs(args) }),
    setFillTransparent: () => page.update({ fillColor: null }),
    setStrokeTransparent: () => page.update({ strokeColor: null }),
  };
}

function createTextHandlers(page: PageRecorder, OPS: Record<string, number>, { getFont }: PageResources) {
  const cursor = new TextCursor();
  const getInks = (font: PdfFont, glyph: GlyphOp): Ink[] => {
    const fill = createFillInk(page.state);
    const { mode } = page.state;
    if (mode === 3) return [];
    if (font.isType3Font) {
      const painting = getGlyphPainting(font, glyph, OPS);
      if (painting === 'nothing') return [];
      return [painting === 'own colors' ? { ...fill, color: null } : fill];
    }
    const stroke = createStrokeInk(page.state);
    return [[fill], [stroke], [fill, stroke], []][mode % 4]!;
  };
  return {
    beginText: () => cursor.moveTo([1, 0, 0, 1, 0, 0]),
    endText: () => page.endText(),
    setTextMatrix: (args: [Matrix] | Matrix) => cursor.moveTo((typeof args[0] === 'number' ? args : args[0]) as Matrix),
    moveText: ([x, y]: [number, number]) => cursor.moveLineBy(x, y),
    setLeadingMoveText: ([x, y]: [number, number]) => {
      page.update({ leading: -y });
      cursor.moveLineBy(x, y);
    },
    nextLine: () => cursor.moveLineBy(0, -page.state.leading),
    setLeading: ([leading]: [number]) => page.update({ leading: -leading }),
    setFont: ([font, size]: [string, number]) => page.update({ font, size }),
    setCharSpacing: ([charSpacing]: [number]) => page.update({ charSpacing }),
    setWordSpacing: ([wordSpacing]: [number]) => page.update({ wordSpacing }),
    setHScale: ([percent]: [number]) => page.update({ scale: percent / 100 }),
    setTextRise: ([rise]: [number]) => page.update({ rise }),
    setTextRenderingMode: ([mode]: [number]) => page.update({ mode }),
    showText: ([parts]: [(number | GlyphOp | null)[]]) => {
      const font = getFont(page.state.font);
      const [unitScale, emHeight] = [getUnitScale(font), getEmHeight(font)];
      for (const part of parts) {
        if (typeof part === 'number') cursor.adjust(part, page.state);
        else if (part) page.addGlyph(cursor.place(part, page.state, unitScale, emHeight), getInks(font, part));
      }
    },
  };
}

const EVEN_ODD_FILLS = new Set(['eoFill', 'eoFillStroke', 'closeEOFillStroke']);
const FILLS = new Set(['fill', 'fillStroke', 'closeFillStroke', ...EVEN_ODD_FILLS]);
const STROKES = new Set([
  'stroke',
  'closeStroke',
  'fillStroke',
  'eoFillStroke',
  'closeFillStroke',
  'closeEOFillStroke',
]);

function createPaintHandlers(page: PageRecorder, OPS: Record<string, number>) {
  const names = new Map(Object.entries(OPS).map(([name, code]) => [code, name]));
  return {
    clip: () => page.requestClip('nonZero'),
    eoClip: () => page.requestClip('evenOdd'),
    constructPath: ([painting, [data], box]: PathArgs) => {
      const name = names.get(painting) ?? '';
      const fill = FILLS.has(name) ? (EVEN_ODD_FILLS.has(name) ? 'evenOdd' : 'nonZero') : null;
      page.paintPath(data && box ? new Path(data, box, page.state.ctm) : null, { fill, stroke: STROKES.has(name) });
    },
    paintImageXObject: ([image]: [unknown]) => page.paintPicture(image),
    paintInlineImageXObject: ([image]: [unknown]) => page.paintPicture(image),
    paintImageMaskXObject: () => page.paintMask(false),
    paintSolidColorImageMask: () => page.paintMask(true),
    shadingFill: () => page.paintShading(),
  };
}

function createNestingHandlers(page: PageRecorder, { isLayerVisible }: PageResources) {
  return {
    paintFormXObjectBegin: ([matrix, bbox]: [Matrix | null, ArrayLike<number> | null]) => page.beginForm(matrix, bbox),
    paintFormXObjectEnd: () => page.restore(),
    beginGroup: ([options]: [GroupOptions]) => page.beginGroup(options),
    endGroup: ([options]: [GroupOptions]) => page.endGroup(options),
    beginAnnotation: ([, rect, transform, matrix]: [string, ArrayLike<number> | null, Matrix, Matrix]) =>
      page.beginAnnotation(rect, transform, matrix),
    beginMarkedContent: () => page.beginLayer(true),
    beginMarkedContentProps: ([tag, layer]: [string, unknown]) =>
      page.beginLayer(tag !== 'OC' || isLayerVisible(layer)),
    endMarkedContent: () => page.endLayer(),
  };
}
