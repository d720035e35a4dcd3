import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createWorker, PSM } from 'tesseract.js';
import type { SetWord } from '../layout/pieces.ts';

/** Recognizes text in images of pages (OCR). */
export interface Recognizer {
  /** Recognizes the words in an image. Positions are scaled to a page of the given size. */
  words: (picture: Buffer, page: { width: number; height: number }) => Promise<SetWord[]>;
  close: () => Promise<void>;
}

const DATA = join(dirname(fileURLToPath(import.meta.resolve('@tesseract.js-data/eng'))), '4.0.0_best_int');
/** Minimum confidence in percent. */
const SURE = 15;

/** Opens a recognizer with the English data of an installed npm package. Downloads nothing. */
export async function openRecognizer(): Promise<Recognizer> {
  const worker = await createWorker('eng', 1, { langPath: DATA, cacheMethod: 'none', gzip: true });
  // The default mode expects a single block of text with one font size.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
  return {
    async words(picture, page) {
      const { data } = await worker.recognize(picture, {}, { blocks: true, text: false });
      const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((each) => each.lines));
      const size = pictureSize(picture) ?? { width: data.blocks?.[0]?.bbox.x1 ?? page.width };
      const scale = page.width / size.width;
      const heights = lines.map(({ bbox }) => (bbox.y1 - bbox.y0) * scale).sort((a, b) => a - b);
      return lines.flatMap(({ words, bbox }) => {
        // Uses at least the median height, because the box of a line without tall letters is smaller.
        const height = Math.max((bbox.y1 - bbox.y0) * scale, heights[heights.length >> 1]!);
        return words
          .filter(({ text, confidence }) => text.trim() !== '' && confidence > SURE)
          .map((word) => ({
            text: word.text,
            x: word.bbox.x0 * scale,
            // Uses the line's position, because the box of a word without tall letters is smaller.
            y: bbox.y1 * scale - height,
            width: (word.bbox.x1 - word.bbox.x0) * scale,
            height,
            size: height * 0.85,
            bold: false,
          }));
      });
    },
    close: async () => void (await worker.terminate()),
  };
}

/** Reads the size in pixels of a PGM, PNG or JPEG image. */
export function pictureSize(bytes: Buffer): { width: number; height: number } | null {
  const pgm = /^P5\n(\d+) (\d+)\n/.exec(bytes.toString('latin1', 0, 40));
  if (pgm) return { width: Number(pgm[1]), height: Number(pgm[2]) };
  if (bytes.length > 24 && bytes.readUInt32BE(0) === 0x89504e47) {
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  return jpegSize(bytes);
}

function jpegSize(bytes: Buffer): { width: number; height: number } | null {
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1]!;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
