import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { readFile } from 'node:fs/promises';

export interface DrawingTask {
  svg: string;
  /** The box in pixels that the drawing is fitted into. */
  width: number;
  height: number;
  /** Fonts for its text. Without fonts, drawings with text are refused. */
  fonts?: Uint8Array[];
}

/** A PNG, or the reason for the refusal, which is shown to the person who sent the drawing. */
export type DrawingResult = { png: Uint8Array } | { refused: string };

await initWasm(await readFile(new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));

/** Linked images, which the library omits silently. */
const PICTURE_ELSEWHERE = /<([\w-]+:)?image\b[^>]*\bhref\s*=\s*["'](?!\s*data:)/;

/** Renders an SVG as PNG. Runs no scripts and fetches nothing. */
export function drawSvg({ svg, width, height, fonts = [] }: DrawingTask): DrawingResult {
  try {
    const plain = new Resvg(svg);
    if (plain.imagesToResolve().length > 0 || PICTURE_ELSEWHERE.test(svg))
      return { refused: 'refers to pictures elsewhere: put them into the file' };
    // Text cannot be drawn without fonts.
    if (fonts.length === 0 && /<([\w-]+:)?text[\s>]/.test(svg)) {
      return { refused: 'has text: turn it into paths where you have drawn it' };
    }
    const isWide = plain.width / plain.height > width / height;
    const fitTo = isWide ? ({ mode: 'width', value: width } as const) : ({ mode: 'height', value: height } as const);
    return { png: new Resvg(svg, { fitTo, font: { fontBuffers: fonts } }).render().asPng() };
  } catch {
    return { refused: 'is no SVG that can be read' };
  }
}
