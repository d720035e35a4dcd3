import { type PdfBox, growBox, intersectBoxes, doBoxesOverlap, type PdfPoint, UNBOUNDED } from './geometry.ts';
import type { Ink } from './ink.ts';
import type { Path } from './path.ts';

export type Coverage = 'full' | 'none' | 'unknown';

/** An area of the page. Points outside of its box are never covered. */
export interface Region {
  box: PdfBox;
  path: Path | null;
  getCoverage: (point: PdfPoint) => Coverage;
}

/** Ink on the page. `order` is the order of painting. */
export interface Paint extends Ink {
  /** Index among all paints of the page. */
  order: number;
  box: PdfBox;
  /** The shape and the clip paths. The paint covers the points that all of them cover. */
  regions: readonly Region[];
  /** The path whose contours are visible: the shape, or the innermost clip path if the shape is not a path. */
  outline: Path | null;
}

export function createFillRegion(path: Path, isEvenOdd: boolean): Region {
  return { box: path.box, path, getCoverage: (point) => (path.contains(point, isEvenOdd) ? 'full' : 'none') };
}

/** Points near a stroke have unknown coverage, because joins, caps and dashes are not computed. */
export function createStrokeRegion(path: Path, halfWidth: number): Region {
  const reach = halfWidth * 1.2;
  return {
    box: growBox(path.box, reach),
    path,
    getCoverage: (point) => (path.isNear(point, reach) ? 'unknown' : 'none'),
  };
}

export function createUnknownRegion(box: PdfBox, path: Path | null = null): Region {
  return { box, path, getCoverage: () => 'unknown' };
}

/** Creates a paint. `regions`: first the shape, then the clip paths from the innermost to the outermost. */
export function createPaint(order: number, ink: Ink, regions: readonly Region[]): Paint {
  const box = regions.reduce((bounds, region) => intersectBoxes(bounds, region.box), UNBOUNDED);
  return { ...ink, order, box, regions, outline: regions.find(({ path }) => path !== null)?.path ?? null };
}

export function getCoverage({ box, regions }: Paint, point: PdfPoint): Coverage {
  if (!doBoxesOverlap(box, [point[0], point[1], point[0], point[1]])) return 'none';
  let coverage: Coverage = 'full';
  for (const region of regions) {
    const part = region.getCoverage(point);
    if (part === 'none') return 'none';
    if (part === 'unknown') coverage = 'unknown';
  }
  return coverage;
}
