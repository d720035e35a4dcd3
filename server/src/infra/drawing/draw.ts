import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { readFile } from 'node:fs/promises';
import * as errors from '../../core/messages/errors/file.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

export interface DrawingTask {
  svg: string;
  /** Maximum size of the PNG in pixels; the drawing is scaled to fit. */
  width: number;
  height: number;
  /** Fonts for text. Without fonts, drawings that contain text are rejected. */
  fonts?: Uint8Array[];
}

/** A PNG, or the reason for the rejection, which is shown to the uploader. */
export type DrawingResult = { png: Uint8Array } | { refused: string };

await initWasm(await readFile(new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));

/** Matches images that are not embedded: the library would silently omit them. */
const PICTURE_ELSEWHERE = /<([\w-]+:)?image\b[^>]*\bhref\s*=\s*["'](?!\s*data:)/;

/** Renders an SVG as PNG. Does not run scripts or fetch resources. */
export function drawSvg({ svg, width, height, fonts = [] }: DrawingTask): DrawingResult {
  try {
    const plain = new Resvg(svg);
    if (plain.imagesToResolve().length > 0 || PICTURE_ELSEWHERE.test(svg))
      return { refused: formatMessage(errors.linkedPictures) };
    // Text cannot be drawn without fonts.
    if (fonts.length === 0 && /<([\w-]+:)?text[\s>]/.test(svg)) {
      return { refused: formatMessage(errors.drawnText) };
    }
    const isWide = plain.width / plain.height > width / height;
    const fitTo = isWide ? ({ mode: 'width', value: width } as const) : ({ mode: 'height', value: height } as const);
    return { png: new Resvg(svg, { fitTo, font: { fontBuffers: fonts } }).render().asPng() };
  } catch {
    return { refused: formatMessage(errors.notSvg) };
  }
}
