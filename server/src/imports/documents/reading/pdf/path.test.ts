import { expect, it } from 'vitest';
import { type PdfBox, IDENTITY } from './geometry.ts';
import { Path } from './path.ts';

const UNUSED_BOX: PdfBox = [0, 0, 100, 100];

function createPath(...data: number[]): Path {
  return new Path(data, UNUSED_BOX, IDENTITY);
}

const square = (from: number, to: number) => [0, from, from, 1, to, from, 1, to, to, 1, from, to, 4];
const reversedSquare = (from: number, to: number) => [0, from, from, 1, from, to, 1, to, to, 1, to, from, 4];

it('leaves out the inner rectangle of a frame by the even-odd rule', () => {
  const frame = createPath(...square(0, 100), ...square(20, 80));
  expect(frame.contains([10, 50], true)).toBe(true);
  expect(frame.contains([50, 50], true)).toBe(false);
  expect(frame.contains([50, 50], false)).toBe(true);
});

it('leaves out an inner rectangle of opposite direction by the non-zero rule', () => {
  const frame = createPath(...square(0, 100), ...reversedSquare(20, 80));
  expect(frame.contains([10, 50], false)).toBe(true);
  expect(frame.contains([50, 50], false)).toBe(false);
});

it('covers the area below a curve and not its bounding box', () => {
  const hill = createPath(0, 0, 0, 2, 0, 100, 100, 100, 100, 0, 4);
  expect(hill.contains([50, 70], false)).toBe(true);
  expect(hill.contains([50, 80], false)).toBe(false);
  expect(hill.contains([2, 60], false)).toBe(false);
});

it('closes an open sub-path and continues after a closed one from its start', () => {
  const triangles = createPath(0, 0, 0, 1, 40, 0, 1, 0, 40, 4, 1, -40, 0, 1, 0, -40);
  expect(triangles.contains([10, 10], false)).toBe(true);
  expect(triangles.contains([-10, -10], false)).toBe(true);
  expect(triangles.contains([10, -10], false)).toBe(false);
});

it('transforms its points and its bounding box', () => {
  const path = new Path(square(0, 1), [0, 0, 1, 1], [0, 100, -100, 0, 0, 0]);
  expect(path.box).toEqual([-100, 0, 0, 100]);
  expect(path.contains([-50, 50], false)).toBe(true);
});

it('detects whether a point is near its edges', () => {
  const line = createPath(0, 0, 0, 1, 100, 0);
  expect(line.isNear([50, 5], 5)).toBe(true);
  expect(line.isNear([50, 6], 5)).toBe(false);
  expect(line.isNear([110, 0], 5)).toBe(false);
});
