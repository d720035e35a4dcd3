import { getCoverage, type Paint } from './coverage.ts';
import type { PdfPoint } from './geometry.ts';
import { canTellApart, type Color, compositeInk, type Ink, isOpaque, isTransparent, WHITE } from './ink.ts';

/**
 * Whether ink may change the color of the page at a point. `before` and `after`: the paints below and above the ink.
 */
export function leavesTrace(ink: Ink, point: PdfPoint, before: readonly Paint[], after: readonly Paint[]): boolean {
  if (isTransparent(ink)) return false;
  const backdrop = before.reduce<Color | null>((color, paint) => addPaint(color, paint, point), WHITE);
  let [without, withInk] = [backdrop, compositeInk(backdrop, ink)];
  let differs = canTellApart(without, withInk);
  for (const paint of after) {
    if (!differs) return false;
    if (isOpaque(paint) && getCoverage(paint, point) === 'full') return false;
    [without, withInk] = [addPaint(without, paint, point), addPaint(withInk, paint, point)];
    if (without && withInk) differs = canTellApart(without, withInk);
  }
  return differs;
}

function addPaint(color: Color | null, paint: Paint, point: PdfPoint): Color | null {
  const coverage = getCoverage(paint, point);
  if (coverage === 'none') return color;
  return compositeInk(color, coverage === 'full' ? paint : { ...paint, isExact: false });
}
