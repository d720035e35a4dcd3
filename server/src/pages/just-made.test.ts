import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { JustMade } from './just-made.ts';

interface Page {
  number: number;
  mayBeKept: boolean;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** Creates a cache of pages with a sequence number, on a server with routes that read, write and fail. */
function pages() {
  const app = Fastify();
  const justMade = new JustMade<Page>(app);
  app.get('/read', async () => 'read');
  app.post('/write', async () => 'written');
  app.post('/fail', async () => {
    throw new Error('after a row was written');
  });
  let made = 0;
  const make = async (mayBeKept: boolean) => ({ number: ++made, mayBeKept });
  const of = async (name: string, mayBeKept = true) => (await justMade.of(name, () => make(mayBeKept))).number;
  return { app, justMade, of };
}

test('a page is rendered once for concurrent requests and for requests within one second', async () => {
  const { of } = pages();
  expect(await Promise.all([of('a'), of('a'), of('b')])).toEqual([1, 1, 2]);
  vi.advanceTimersByTime(999);
  expect(await of('a')).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await of('a')).toBe(3);
  vi.advanceTimersByTime(999);
  expect(await of('a')).toBe(3);
});

test.each(['/write', '/fail'])(
  '%s invalidates the page before its response arrives, and a read does not',
  async (url) => {
    const { app, of } = pages();
    await of('a');
    await app.inject('/read');
    expect(await of('a')).toBe(1);
    await app.inject({ url, method: 'POST' });
    expect(await of('a')).toBe(2);
  },
);

test('a page that was started before a write is not served to later requests', async () => {
  const { app, justMade, of } = pages();
  const begun = Promise.withResolvers<Page>();
  const first = justMade.of('a', () => begun.promise);
  await app.inject({ url: '/write', method: 'POST' });
  expect(await of('a')).toBe(1);
  begun.resolve({ number: 0, mayBeKept: false });
  expect((await first).number).toBe(0);
  // The older rendering does not replace the newer page.
  expect(await of('a')).toBe(1);
});

test('a page that must not be cached, or that fails, is rendered again', async () => {
  const { justMade, of } = pages();
  expect([await of('a', false), await of('a')]).toEqual([1, 2]);
  await expect(justMade.of('b', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(await of('b')).toBe(3);
});

test('beyond a hundred pages the oldest one is evicted', async () => {
  const { of } = pages();
  for (let at = 0; at < 100; at++) await of(`page ${at}`);
  expect(await of('page 0')).toBe(1);
  await of('one more');
  expect(await of('page 1')).toBe(2);
  expect(await of('page 0')).toBe(102);
});
