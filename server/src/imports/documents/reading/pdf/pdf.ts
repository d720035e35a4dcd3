import { type DocumentPage, PAGES_MAX, type ReadDocument } from '../document.ts';
import { inReadingOrder } from '../layout/columns.ts';
import { groupIntoPieces, type SetWord } from '../layout/pieces.ts';
import type { Recognizer } from '../pictures/recognizer.ts';
import { damagedFile, tooManyPages } from '../refused.ts';
import { isBoldFont, type PdfFont } from './fonts.ts';
import { type PdfBox, type Matrix, multiplyMatrices, doBoxesOverlap, transformBox } from './geometry.ts';
import type { Glyph } from './glyph.ts';
import { type Operators, readPageContent } from './page-content.ts';
import { openPdf } from './open-pdf.ts';
import { type PlacedPicture, UNIT_BOX } from './page-recorder.ts';
import { grayPicture, isOpaqueImage, type RawImage } from './raw-image.ts';
import { dropRepeatedGlyphs } from './repeated-glyphs.ts';
import { findVisibleGlyphs } from './visibility.ts';
import { groupIntoWords } from './words.ts';

interface PdfPage {
  getViewport: (options: { scale: number }) => { width: number; height: number; transform: Matrix };
  getOperatorList: (options: { annotationMode: number }) => Promise<Operators>;
  commonObjs: Objects;
  objs: Objects;
  cleanup: () => void;
}

interface Objects {
  has: (name: string) => boolean;
  get: (name: string, take?: (found: unknown) => void) => unknown;
}

/** Reads the visible text of a PDF, without metadata, hidden comments and text behind images. */
export async function readPdf(bytes: Buffer): Promise<ReadDocument> {
  const { document, OPS } = await openPdf(bytes);
  if (document.numPages > PAGES_MAX) throw tooManyPages(PAGES_MAX);
  const layers = await document.getOptionalContentConfig().catch(refuseDamaged);
  const isLayerVisible = (layer: unknown) => layers.isVisible(layer) as boolean;
  const pages: DocumentPage[] = [];
  let recognizer: Recognizer | null = null;
  try {
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = (await document.getPage(number).catch(refuseDamaged)) as unknown as PdfPage;
      const { words, scan, ...size } = await readPage(page, OPS, isLayerVisible);
      // Loading the recognizer takes half a second, so it is loaded only for pages with little text.
      if (scan) recognizer ??= await (await import('../pictures/recognizer.ts')).openRecognizer();
      const recognized = scan ? await recognizer!.words(scan, size) : [];
      const added = recognized.filter((word) => !words.some((other) => doBoxesOverlap(toBox(word), toBox(other))));
      pages.push({ ...size, lines: inReadingOrder(groupIntoPieces([...words, ...added])) });
      page.cleanup();
    }
  } finally {
    await recognizer?.close();
  }
  return { pages, scanned: recognizer !== null };
}

function toBox({ x, y, width, height }: SetWord): PdfBox {
  return [x, y, x + width, y + height];
}

/** The mode of pdf.js that includes visible annotations and form fields in the page. */
const ANNOTATIONS_PAINTED = 1;

/** Pages with fewer letters are read by OCR. */
const FEW_LETTERS = 40;

async function readPage(page: PdfPage, OPS: Record<string, number>, isLayerVisible: (layer: unknown) => boolean) {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const operators = await page.getOperatorList({ annotationMode: ANNOTATIONS_PAINTED }).catch(refuseDamaged);
  const getFont = (name: string) => (page.commonObjs.has(name) ? (page.commonObjs.get(name) as PdfFont) : {});
  const base = multiplyMatrices([1, 0, 0, -1, 0, height], transform);
  const { glyphs, paints, pictures } = readPageContent(operators, OPS, { base, getFont, isLayerVisible });
  await markOpaquePictures(pictures, page);
  const visible = findVisibleGlyphs(glyphs, paints).filter(
    ({ x, y }) => x >= -2 && x <= width + 2 && y >= -2 && y <= height + 2,
  );
  const isBold = ({ font, isThickened }: Glyph) => isThickened || isBoldFont(getFont(font));
  const words = groupIntoWords(dropRepeatedGlyphs(visible), height, isBold);
  const letters = visible.filter(({ text }) => text.trim() !== '').length;
  const picture = letters < FEW_LETTERS ? largest(pictures, width * height) : null;
  return { width, height, words, scan: picture && grayPicture(await rawImage(picture, page)) };
}

/** Marks images without transparent pixels as exact, because only they hide the content below them. */
async function markOpaquePictures(pictures: readonly PlacedPicture[], page: PdfPage): Promise<void> {
  for (const picture of pictures) {
    if (picture.paint && picture.canHide && isOpaqueImage(await rawImage(picture, page))) picture.paint.isExact = true;
  }
}

/** Returns the largest image if it covers more than half of the page, otherwise null. */
function largest(pictures: PlacedPicture[], area: number): PlacedPicture | null {
  const sized = pictures.map((picture) => {
    const [left, bottom, right, top] = transformBox(picture.matrix, UNIT_BOX);
    return { picture, area: (right - left) * (top - bottom) };
  });
  const best = sized.sort((a, b) => b.area - a.area)[0];
  return best && best.area > area * 0.5 ? best.picture : null;
}

/** Waits until an image is loaded, because pdf.js may load it after the operators that paint it. */
async function rawImage({ image }: PlacedPicture, page: PdfPage): Promise<RawImage | null> {
  if (typeof image !== 'string') return image as RawImage;
  const objects = image.startsWith('g_') ? page.commonObjs : page.objs;
  return new Promise((resolve) => objects.get(image, (data) => resolve(data as RawImage | null)));
}

function refuseDamaged(): never {
  throw damagedFile();
}
