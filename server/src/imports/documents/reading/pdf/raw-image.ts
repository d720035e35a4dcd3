/** An image decoded by pdf.js. `kind`: 1 for one bit per pixel, 2 for RGB, 3 for RGBA. */
export interface RawImage {
  width: number;
  height: number;
  kind?: number;
  data?: Uint8Array | Uint8ClampedArray;
}

/** Whether all pixels are known and opaque. */
export function isOpaqueImage(image: RawImage | null): boolean {
  if (!image?.data || !image.kind) return false;
  if (image.kind !== 3) return true;
  for (let at = 3; at < image.data.length; at += 4) if (image.data[at]! < 255) return false;
  return true;
}

/** Converts an image to a PGM file for the recognizer. Null if the image has no pixels. */
export function grayPicture(image: RawImage | null): Buffer | null {
  if (!image?.data || !image.kind) return null;
  const { width, height, kind, data } = image;
  const gray = Buffer.alloc(width * height);
  if (kind === 1) {
    const stride = (width + 7) >> 3;
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        gray[y * width + x] = (data[y * stride + (x >> 3)]! >> (7 - (x & 7))) & 1 ? 255 : 0;
      }
    }
  } else {
    const step = kind === 2 ? 3 : 4;
    for (let at = 0; at < gray.length; at += 1) {
      const from = at * step;
      gray[at] = (data[from]! * 77 + data[from + 1]! * 151 + data[from + 2]! * 28) >> 8;
    }
  }
  turnDark(gray, width);
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), gray]);
}

/** Size of a tile in pixels. Letters cover less than half of a tile, whatever their size. */
const SQUARE = 48;
const DARK = 110;

/** Inverts dark tiles to black text on white, because the recognizer treats dark areas as images. */
function turnDark(gray: Buffer, width: number): void {
  const height = gray.length / width;
  for (let top = 0; top < height; top += SQUARE) {
    for (let left = 0; left < width; left += SQUARE) {
      const [right, bottom] = [Math.min(left + SQUARE, width), Math.min(top + SQUARE, height)];
      let sum = 0;
      for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) sum += gray[y * width + x]!;
      if (sum / ((right - left) * (bottom - top)) >= DARK) continue;
      for (let y = top; y < bottom; y += 1) {
        for (let x = left; x < right; x += 1) gray[y * width + x] = 255 - gray[y * width + x]!;
      }
    }
  }
}
