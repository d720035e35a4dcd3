import { type Page, PAGES_MAX, type ReadDocument } from '../document.ts';
import { inReadingOrder } from '../layout/columns.ts';
import { piecesOf } from '../layout/pieces.ts';
import type { Recognizer } from '../pictures/recognizer.ts';
import { damagedFile, lockedFile, tooManyPages } from '../refused.ts';
import { type Glyph, isSeen, type Operators, painted, placedBox, type PlacedPicture } from './painted.ts';
import { grayPicture, type RawImage } from './raw-image.ts';
import { wordsOf } from './words.ts';

interface PdfFont {
  name?: string;
  bold?: boolean;
  black?: boolean;
  fontMatrix?: number[];
  isType3Font?: boolean;
}

interface PdfPage {
  getViewport: (options: { scale: number }) => {
    width: number;
    height: number;
    rawDims: { pageX: number; pageY: number };
  };
  getOperatorList: (options: { annotationMode: number }) => Promise<Operators>;
  commonObjs: Objects;
  objs: Objects;
  cleanup: () => void;
}

interface Objects {
  has: (name: string) => boolean;
  get: (name: string, take?: (found: unknown) => void) => unknown;
}

/** The pages of a PDF. What is painted is read, and nothing else: no metadata, no notes, no layer of text behind a picture. */
export async function readPdf(bytes: Buffer): Promise<ReadDocument> {
  // The library makes one when it is loaded, and uses it for drawing alone.
  (globalThis as { DOMMatrix?: unknown }).DOMMatrix ??= Object;
  const { getDocument, OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    stopAtErrors: false,
    verbosity: 0,
    cMapUrl: new URL('../../cmaps/', import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')).pathname,
    cMapPacked: true,
  }).promise.catch((error: unknown) => {
    throw (error as Error).name === 'PasswordException' ? lockedFile() : damagedFile();
  });
  if (document.numPages > PAGES_MAX) throw tooManyPages(PAGES_MAX);
  const pages: Page[] = [];
  let recognizer: Recognizer | null = null;
  try {
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = (await document.getPage(number).catch(refuseDamaged)) as unknown as PdfPage;
      const { read, scan } = await readPage(page, OPS);
      // Half a second to load, which pages of text needn’t wait for.
      if (scan) recognizer ??= await (await import('../pictures/recognizer.ts')).openRecognizer();
      pages.push(scan ? { ...read, lines: inReadingOrder(piecesOf(await recognizer!.words(scan, read))) } : read);
      page.cleanup();
    }
  } finally {
    await recognizer?.close();
  }
  return { pages, scanned: recognizer !== null };
}

/** Letters that stand for a page whose picture says more. */
const FEW_LETTERS = 40;

async function readPage(page: PdfPage, OPS: Record<string, number>) {
  const { width, height, rawDims } = page.getViewport({ scale: 1 });
  // Notes and fields of forms are not painted.
  const operators = await page.getOperatorList({ annotationMode: 0 }).catch(refuseDamaged);
  const fontOf = (name: string) => (page.commonObjs.has(name) ? (page.commonObjs.get(name) as PdfFont) : {});
  const { glyphs, pictures } = painted(operators, OPS, (name) => fontOf(name).fontMatrix?.[0] ?? 0.001);
  const shift = (glyph: Glyph) => ({
    ...glyph,
    x: glyph.x - rawDims.pageX,
    endX: glyph.endX - rawDims.pageX,
    y: glyph.y - rawDims.pageY,
    endY: glyph.endY - rawDims.pageY,
  });
  const seen = glyphs
    .filter(isSeen)
    .map(shift)
    .filter(({ x, y }) => x >= -2 && x <= width + 2 && y >= -2 && y <= height + 2);
  const isBold = (name: string) => {
    const font = fontOf(name);
    return font.bold === true || font.black === true || /bold|black|heavy|semibold/i.test(font.name ?? '');
  };
  const words = wordsOf(seen, height, isBold);
  const read = { width, height, lines: inReadingOrder(piecesOf(words)) };
  const letters = seen.filter(({ text }) => text.trim() !== '').length;
  const picture = letters < FEW_LETTERS ? largest(pictures, width * height) : null;
  return { read, scan: picture && grayPicture(await rawImage(picture, page)) };
}

/** The one that covers at least half of the page. */
function largest(pictures: PlacedPicture[], area: number): PlacedPicture | null {
  const sized = pictures.map((picture) => {
    const [left, bottom, right, top] = placedBox(picture.matrix, [0, 0, 1, 1]);
    return { picture, area: (right - left) * (top - bottom) };
  });
  const best = sized.sort((a, b) => b.area - a.area)[0];
  return best && best.area > area * 0.5 ? best.picture : null;
}

/** Pictures come later than what is painted of them. */
async function rawImage({ image }: PlacedPicture, page: PdfPage): Promise<RawImage | null> {
  if (typeof image !== 'string') return image as RawImage;
  const objects = image.startsWith('g_') ? page.commonObjs : page.objs;
  return new Promise((resolve) => objects.get(image, (data) => resolve(data as RawImage | null)));
}

function refuseDamaged(): never {
  throw damagedFile();
}
