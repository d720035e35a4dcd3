/** A square within a picture, in the picture's pixels: center and side length. */
export interface Square {
  x: number;
  y: number;
  side: number;
}

export const MOST_ZOOM = 5;

/** Maximum side length of the result in pixels. */
const SIDE = 512;

/** Returns the largest square in the center of the picture. */
export function wholeSquare({ width, height }: { width: number; height: number }): Square {
  return { x: width / 2, y: height / 2, side: Math.min(width, height) };
}

/** Clamps the square to the picture and to the zoom limits. */
export function clampSquare({ width, height }: { width: number; height: number }, square: Square): Square {
  const whole = Math.min(width, height);
  const side = clamp(square.side, whole / MOST_ZOOM, whole);
  return {
    x: clamp(square.x, side / 2, width - side / 2),
    y: clamp(square.y, side / 2, height - side / 2),
    side,
  };
}

/** Crops the picture to the square. Returns a data: URL. */
export function cropImage(image: HTMLImageElement, { x, y, side }: Square): string {
  const canvas = document.createElement('canvas');
  const size = Math.min(SIDE, Math.max(1, Math.round(side)));
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x - side / 2, y - side / 2, side, side, 0, 0, size, size);
  return canvas.toDataURL('image/webp', 0.9);
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
