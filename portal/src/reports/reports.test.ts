import { expect, test } from 'vitest';
import { isDefect } from './isDefect.ts';
import { toRoutePattern } from './screenOf.ts';

test.each([
  ['/', '/'],
  ['/market/talents', '/market/talents'],
  ['/admin-panel/available-resources', '/admin-panel/available-resources'],
  ['/talents/48213-7-go-developer', '/talents/*'],
  ['/password_reset/MQ/nVqScZarFkQwITtYxkuBsdPo/', '/password_reset/*/*/'],
  ['/x/ada@example.com', '/x/*'],
])('%s is reported as the screen %s', (path, screen) => {
  expect(toRoutePattern(path)).toBe(screen);
});

test('rejected requests, network failures and aborted requests are not reported as defects', () => {
  expect([404, 500, 0].map((status) => isDefect(Object.assign(new Error('no'), { status })))).toEqual([
    false,
    false,
    false,
  ]);
  expect(isDefect(new DOMException('left', 'AbortError'))).toBe(false);
  expect([new TypeError('x'), 'x', undefined].map(isDefect)).toEqual([true, true, true]);
});
