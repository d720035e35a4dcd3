import { RouterContextProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { endFirstLoad } from './frame/firstLoad.ts';
import { guardNavigation } from './guard.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the home page waits for its reload, and is shown without a reload when the reload fails', async () => {
  vi.useFakeTimers();
  const navigation = new EventTarget();
  const location = { assign: vi.fn<(to: string) => void>() };
  vi.stubGlobal('window', { navigation });
  vi.stubGlobal('location', location);
  const next = vi.fn<() => Promise<void>>(() => Promise.resolve());
  endFirstLoad();
  const url = new URL('http://localhost/');
  const going = guardNavigation(
    { request: new Request(url), url, pattern: '/', params: {}, context: new RouterContextProvider() },
    next,
  );
  await vi.advanceTimersByTimeAsync(600_000);
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('/');
  expect(next).not.toHaveBeenCalled();
  navigation.dispatchEvent(new Event('navigateerror'));
  await going;
  expect(next).toHaveBeenCalledOnce();
});
