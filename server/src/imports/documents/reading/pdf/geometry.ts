export type Matrix = readonly [number, number, number, number, number, number];
export type PdfPoint = readonly [x: number, y: number];
export type PdfBox = readonly [left: number, bottom: number, right: number, top: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
export const UNBOUNDED: PdfBox = [-Infinity, -Infinity, Infinity, Infinity];

/** Multiplies matrices: the result applies `inner` first, then `outer`. */
export function multiplyMatrices(outer: Matrix, inner: Matrix): Matrix {
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
    outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
  ];
}

export function transformPoint(matrix: Matrix, x: number, y: number): PdfPoint {
  return [matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]];
}

/** The factor by which a matrix scales lengths: the geometric mean of both axes. */
export function getScale(matrix: Matrix): number {
  return Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
}

export function getBoundingBox(points: readonly PdfPoint[]): PdfBox {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    bottom = Math.min(bottom, y);
    right = Math.max(right, x);
    top = Math.max(top, y);
  }
  return [left, bottom, right, top];
}

/** The bounding box of a transformed box. */
export function transformBox(matrix: Matrix, box: ArrayLike<number>): PdfBox {
  return getBoundingBox([
    transformPoint(matrix, box[0]!, box[1]!),
    transformPoint(matrix, box[2]!, box[1]!),
    transformPoint(matrix, box[0]!, box[3]!),
    transformPoint(matrix, box[2]!, box[3]!),
  ]);
}

export function intersectBoxes(a: PdfBox, b: PdfBox): PdfBox {
  return [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])];
}

export function doBoxesOverlap(a: PdfBox, b: PdfBox): boolean {
  return a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1];
}

export function growBox(box: PdfBox, margin: number): PdfBox {
  return [box[0] - margin, box[1] - margin, box[2] + margin, box[3] + margin];
}
