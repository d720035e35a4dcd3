import { A4, type ReadDocument } from '../document.ts';
import { inReadingOrder } from '../layout/columns.ts';
import { groupIntoPieces } from '../layout/pieces.ts';
import { DocumentRefused, damagedFile } from '../refused.ts';
import { openRecognizer, pictureSize } from './recognizer.ts';
import * as errors from '../../../../core/messages/errors/document.ts';
import { formatMessage } from '../../../../core/messages/format-message.ts';

/** Maximum number of pixels: more than an A4 page at 600 dpi. Protects against decompression bombs. */
const DOTS_MAX = 40_000_000;

/** Recognizes the text in the image of a page. The page is scaled to the width of A4. */
export async function readPicture(bytes: Buffer): Promise<ReadDocument> {
  const size = pictureSize(bytes);
  if (!size || size.width === 0) throw damagedFile();
  if (size.width * size.height > DOTS_MAX) throw new DocumentRefused(formatMessage(errors.pictureTooLarge));
  const page = { width: A4.width, height: (A4.width * size.height) / size.width };
  const recognizer = await openRecognizer();
  try {
    const words = await recognizer.words(bytes, page).catch(() => Promise.reject(damagedFile()));
    return { pages: [{ ...page, lines: inReadingOrder(groupIntoPieces(words)) }], scanned: true };
  } finally {
    await recognizer.close();
  }
}
