import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { invalidField } from '../http/errors.ts';

const MAX_PIXELS = 50_000_000;
const SECONDS = 10;
/** A large picture takes some hundred megabytes while it is read. */
const AT_ONCE = 2;

// Nothing else is ever opened, whatever a file calls itself: SVG and PDF are programs rather than pictures.
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
 * A picture as we keep it: turned upright, cut square around its middle, `side` pixels wide, WebP, without
 * anything that the camera wrote into it. Refuses at `body.{field}` what is no picture or would be too large in memory.
 */
export function squarePicture(file: File, field: string, side: number): Promise<Buffer> {
  return read(file, field, (picture) => picture.resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer());
}

/** The whole of a picture, as PNG, made smaller until it fits. Refuses as `squarePicture`. */
export function wholePicture(file: File, field: string, { width, height }: Size): Promise<Buffer> {
  const within = { fit: 'inside', withoutEnlargement: true } as const;
  return read(file, field, (picture) => picture.resize(width, height, within).png().toBuffer());
}

/** Pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Of the picture in these bytes; null when they are none. Reads the header alone. */
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
    if (!size) throw invalidField(field, 'must be a JPEG, PNG, WebP, AVIF or GIF picture');
    if (size.width * size.height > MAX_PIXELS) {
      throw invalidField(field, `must have at most ${MAX_PIXELS / 1_000_000} megapixels`);
    }
    try {
      const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', autoOrient: true });
      return await make(picture.timeout({ seconds: SECONDS }));
    } catch {
      throw invalidField(field, 'can’t be read: the file is damaged');
    }
  });
}
