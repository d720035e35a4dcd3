import { expect, it } from 'vitest';
import { getNoticeOffset } from './noticeOffset.ts';

const WINDOW = 800;
const NOTICES = 62;
const bar = (above: number) => ({ top: WINDOW - above - 60, bottom: WINDOW - above });

it('moves notices above a bar at the window’s lower edge', () => {
  expect(getNoticeOffset(bar(0), NOTICES, WINDOW)).toBe(60);
});

it('moves notices above a bar that rests a little higher than the lower edge', () => {
  for (const above of [16, 32, 80]) expect(getNoticeOffset(bar(above), NOTICES, WINDOW)).toBe(60 + above);
});

it('leaves notices at the lower edge below a bar that is high enough', () => {
  expect(getNoticeOffset(bar(94), NOTICES, WINDOW)).toBe(0);
  expect(getNoticeOffset(bar(94), 2 * NOTICES, WINDOW)).toBe(154);
});

it('ignores bars in the upper half of the window and below it', () => {
  expect(getNoticeOffset({ top: 24, bottom: 790 }, NOTICES, WINDOW)).toBe(0);
  expect(getNoticeOffset(bar(-100), NOTICES, WINDOW)).toBe(0);
});
