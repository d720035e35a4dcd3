import type { Paint } from './coverage.ts';
import { type PdfBox, doBoxesOverlap } from './geometry.ts';
import { RowIndex } from './row-index.ts';

export function indexPaints(paints: readonly Paint[]): RowIndex<Paint> {
  return new RowIndex(paints, ({ box }) => [box[1], box[3]]);
}

/** Finds the paints whose box overlaps `box`, in the order of painting. */
export function findPaints(index: RowIndex<Paint>, box: PdfBox): Paint[] {
  const found = index.find(box[1], box[3]).filter((paint) => doBoxesOverlap(paint.box, box));
  return found.sort((a, b) => a.order - b.order);
}
