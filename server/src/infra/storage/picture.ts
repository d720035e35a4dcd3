import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { invalidField } from '../../core/errors/errors.ts';
import * as errors from '../../core/messages/errors/file.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

const MAX_PIXELS = 50_000_000;
const SECONDS = 10;
/** Maximum number of pictures decoded at once, because a large picture takes a few hundred megabytes of memory. */
const AT_ONCE = 2;

// Allows only these decoders, because SVG and PDF can contain active content. The format that a file claims does not
// matter.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});

const inTurn = pLimit(AT_ONCE);

/**
 * Converts a picture to a square WebP of `side` pixels: rotated upright, cropped around the center, without metadata.
 * Throws `invalid_input` for `body.{field}` if the file is not a picture or would need too much memory.
 */
export function squarePicture(file: File, field: string, side: number): Promise<Buffer> {
  return read(file, field, (picture) => picture.resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer());
}

/** Converts a picture to PNG and scales it down to fit into a size. Throws like `squarePicture`. */
export function wholePicture(file: File, field: string, { width, height }: Size): Promise<Buffer> {
  const within = { fit: 'inside', withoutEnlargement: true } as const;
  return read(file, field, (picture) => picture.resize(width, height, within).png().toBuffer());
}

/** Size in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Reads the size of a picture from its header; null if the bytes are not a picture. */
export async function readSize(bytes: Uint8Array): Promise<Size | null> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { width, height };
  } catch {
    return null;
  }
}

function read(file: File, field: string, make: (picture: Sharp) => Promise<Buffer>): Promise<Buffer> {
  return inTurn(async () => {
    const bytes = Buffer.from(await file.arrayBuffer());
    const size = await readSize(bytes);
    if (!size) throw invalidField(field, formatMessage(errors.notPicture));
    if (size.width * size.height > MAX_PIXELS) {
      throw invalidField(field, formatMessage(errors.megapixels, { max: MAX_PIXELS / 1_000_000 }));
    }
    try {
      const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', autoOrient: true });
      return await make(picture.timeout({ seconds: SECONDS }));
    } catch {
      throw invalidField(field, formatMessage(errors.damaged));
    }
  });
}
