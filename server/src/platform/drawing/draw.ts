import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { readFile } from 'node:fs/promises';

export interface Order {
  svg: string;
  /** Pixels: the drawing is as large as fits. */
  width: number;
  height: number;
  /** What draws its text; without any, one with text is refused. */
  fonts?: Uint8Array[];
}

/** A picture, or why there is none: said to whoever sent the drawing. */
export type Drawn = { png: Uint8Array } | { refused: string };

await initWasm(await readFile(new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));

/** What the library leaves out without a word. */
const PICTURE_ELSEWHERE = /<([\w-]+:)?image\b[^>]*\bhref\s*=\s*["'](?!\s*data:)/;

/** Draws the shapes of an SVG. Nothing of it is run or fetched. */
export function drawSvg({ svg, width, height, fonts = [] }: Order): Drawn {
  try {
    const plain = new Resvg(svg);
    if (plain.imagesToResolve().length > 0 || PICTURE_ELSEWHERE.test(svg))
      return { refused: 'refers to pictures elsewhere: put them into the file' };
    // Letters need a font, which isn't there.
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
