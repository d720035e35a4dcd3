import { type PdfBox, getBoundingBox, type Matrix, type PdfPoint, transformBox, transformPoint } from './geometry.ts';
import { RowIndex } from './row-index.ts';

type Edge = readonly [from: PdfPoint, to: PdfPoint];

/** Drawing commands of pdf.js, which are stored in the same array as their coordinates. */
const MOVE = 0;
const LINE = 1;
const CUBIC = 2;
const QUADRATIC = 3;
const CLOSE = 4;

/** Number of segments per curve. Enough for outlines of letters at any readable size. */
const CURVE_SEGMENTS = 8;

/** A path in page coordinates. Curves are flattened on first use, because most paths are not near any text. */
export class Path {
  readonly box: PdfBox;
  readonly #data: ArrayLike<number>;
  readonly #matrix: Matrix;
  #contours: PdfPoint[][] | null = null;
  #edgeIndex: RowIndex<Edge> | null = null;

  /** `box`: the bounding box of `data`, as computed by pdf.js. */
  constructor(data: ArrayLike<number>, box: ArrayLike<number>, matrix: Matrix) {
    this.#data = data;
    this.#matrix = matrix;
    this.box = transformBox(matrix, box);
  }

  static fromBox([left, bottom, right, top]: PdfBox, matrix: Matrix): Path {
    const data = [MOVE, left, bottom, LINE, right, bottom, LINE, right, top, LINE, left, top, CLOSE];
    return new Path(data, [left, bottom, right, top], matrix);
  }

  /** The subpaths as polygons. */
  get contours(): readonly (readonly PdfPoint[])[] {
    this.#contours ??= flatten(this.#data, this.#matrix);
    return this.#contours;
  }

  get contourBoxes(): PdfBox[] {
    return this.contours.map(getBoundingBox);
  }

  /** Whether a fill covers the point. Open subpaths count as closed. */
  contains([x, y]: PdfPoint, isEvenOdd: boolean): boolean {
    let [crossings, winding] = [0, 0];
    for (const [from, to] of this.#edges.find(y, y)) {
      if (from[1] > y === to[1] > y) continue;
      const crossingX = from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]);
      if (crossingX <= x) continue;
      crossings += 1;
      winding += to[1] > from[1] ? 1 : -1;
    }
    return isEvenOdd ? crossings % 2 === 1 : winding !== 0;
  }

  /** Whether the point is at most `distance` away from an edge. */
  isNear(point: PdfPoint, distance: number): boolean {
    const edges = this.#edges.find(point[1] - distance, point[1] + distance);
    return edges.some(([from, to]) => getDistance(point, from, to) <= distance);
  }

  get #edges(): RowIndex<Edge> {
    this.#edgeIndex ??= new RowIndex(this.contours.flatMap(getEdges), ([from, to]) =>
      from[1] < to[1] ? [from[1], to[1]] : [to[1], from[1]],
    );
    return this.#edgeIndex;
  }
}

function getEdges(contour: readonly PdfPoint[]): Edge[] {
  return contour.map((point, at) => [contour.at(at - 1)!, point]);
}

function flatten(data: ArrayLike<number>, matrix: Matrix): PdfPoint[][] {
  const contours: PdfPoint[][] = [];
  let contour: PdfPoint[] = [];
  const begin = (point: PdfPoint) => contours.push((contour = [point]));
  const pointAt = (at: number) => transformPoint(matrix, data[at]!, data[at + 1]!);
  const curve = (controls: PdfPoint[]) => {
    const start = contour.at(-1) ?? controls[0]!;
    if (contour.length === 0) begin(start);
    for (let step = 1; step <= CURVE_SEGMENTS; step += 1) {
      contour.push(interpolate([start, ...controls], step / CURVE_SEGMENTS));
    }
  };
  for (let at = 0; at < data.length;) {
    const command = data[at++];
    if (command === MOVE) begin(pointAt(at));
    else if (command === LINE) contour.push(pointAt(at));
    else if (command === CUBIC) curve([pointAt(at), pointAt(at + 2), pointAt(at + 4)]);
    else if (command === QUADRATIC) curve([pointAt(at), pointAt(at + 2)]);
    else if (contour.length > 0) {
      contour.push(contour[0]!);
      if (at < data.length && data[at] !== MOVE) begin(contour[0]!);
    }
    if (command !== CLOSE) at += command === CUBIC ? 6 : command === QUADRATIC ? 4 : 2;
  }
  return contours;
}

/** Computes a point on a Bézier curve with De Casteljau's algorithm. */
function interpolate(points: readonly PdfPoint[], part: number): PdfPoint {
  if (points.length === 1) return points[0]!;
  const next = points
    .slice(1)
    .map((point, at): PdfPoint => [
      points[at]![0] + (point[0] - points[at]![0]) * part,
      points[at]![1] + (point[1] - points[at]![1]) * part,
    ]);
  return interpolate(next, part);
}

function getDistance([x, y]: PdfPoint, start: PdfPoint, end: PdfPoint): number {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const squared = dx * dx + dy * dy;
  const part = squared === 0 ? 0 : Math.min(1, Math.max(0, ((x - start[0]) * dx + (y - start[1]) * dy) / squared));
  return Math.hypot(x - start[0] - part * dx, y - start[1] - part * dy);
}
