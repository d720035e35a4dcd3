import { expect, test } from 'vitest';
import { areThere, comeNear, type RowRenderState, advanceDrawing, NONE, WHOLE } from './drawing.ts';

const rowsFrom = (first: number) => Array.from({ length: 10 }, (_, at) => first + at);
const QUICK = 16;
const LATE = 40;

/** Runs one animation frame of `took` milliseconds per entry of `firsts`, each with the rows near that position. */
function pictures(drawing: RowRenderState, took: number, firsts: number[], isScrolling = true): RowRenderState {
  let now = drawing;
  for (const first of firsts)
    now = advanceDrawing(comeNear(now, rowsFrom(first), isScrolling), now.at + took, isScrolling);
  return now;
}

const standing = (first: number, times: number) => Array.from({ length: times }, () => first);
const thrown = (first: number, times: number) => Array.from({ length: times }, (_, at) => first + 3 * at);
const come = ({ rows }: RowRenderState) => [...rows.values()];
const steps = (drawing: RowRenderState) => come(drawing).reduce((sum, far) => sum + far, 0);
const opened = () => comeNear(NONE, rowsFrom(0), false);

test('rows near the viewport are rendered immediately', () => {
  expect(come(opened())).toEqual(standing(WHOLE, 10));
  expect(come(comeNear(opened(), rowsFrom(100), false))).toEqual(standing(WHOLE, 10));
});

test('rows that scroll into view are rendered one per frame from the middle, and off-screen rows wait until scrolling stops', () => {
  const first = pictures(opened(), LATE, [100]);
  expect(come(first).indexOf(1)).toBeOneOf([4, 5]);
  expect(steps(first)).toBe(1);
  const scrolled = pictures(first, LATE, standing(100, 21));
  expect(come(scrolled)).toEqual(standing(2, 10));
  expect(areThere(scrolled, true)).toBe(true);
  expect(come(pictures(scrolled, LATE, standing(100, 9)))).toEqual(standing(2, 10));
  const stopped = pictures(scrolled, LATE, standing(100, 10), false);
  expect(come(stopped)).toEqual(standing(WHOLE, 10));
  expect(areThere(stopped, false)).toBe(true);
});

test('a fast machine renders more rows per frame, including rows that scroll past', () => {
  const thrownBy = pictures(pictures(opened(), QUICK, standing(100, 12)), QUICK, thrown(110, 20));
  expect(steps(thrownBy)).toBeGreaterThan(5);
  expect(thrownBy.isSlow).toBe(false);
});

test('a slow machine skips rows that scroll past too fast, and resumes when scrolling slows down', () => {
  const late = pictures(opened(), LATE, standing(100, 3));
  expect(late.isSlow).toBe(true);
  const passing = pictures(late, LATE, thrown(200, 20));
  expect(steps(passing)).toBe(0);
  // A brief slowdown does not end a fling.
  expect(steps(pictures(passing, LATE, [257, 258, 262, 262, 266]))).toBe(0);
  expect(steps(pictures(passing, LATE, [258, 259, 260, 261]))).toBe(2);
  expect(steps(pictures(passing, LATE, standing(257, 5)))).toBe(3);
});

test('a pause does not count as a late frame', () => {
  const there = pictures(opened(), QUICK, standing(100, 30));
  expect(there.hasCome).toBe(false);
  const later = pictures({ ...there, at: there.at + 5000 }, QUICK, thrown(103, 20));
  expect(later.isSlow).toBe(false);
  expect(steps(later)).toBeGreaterThan(5);
});
