import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call, eventsFrom, fileFrom } from './api.ts';
import { $refusedToken } from './browser/token.ts';

const sent = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=x1' });
  vi.stubGlobal('localStorage', { getItem: () => 't1' });
  vi.stubGlobal('fetch', sent);
});
afterEach(() => {
  vi.unstubAllGlobals();
  sent.mockReset();
  $refusedToken.set(null);
});

it('sends the token with every call, and the XSRF header and the idempotency key with writes', async () => {
  sent.mockImplementation(async () => new Response('{}'));
  await call('GET /session/', {});
  expect(headersOf(0)).toEqual({ authorization: 'Token t1' });
  await call('POST /lists/', { body: { name: 'Shortlist' }, idempotencyKey: 'k1' });
  expect(headersOf(1)).toMatchObject({
    authorization: 'Token t1',
    'content-type': 'application/json',
    'idempotency-key': 'k1',
    'x-xsrf-token': 'x1',
  });
});

it('stores the token that the server rejected with 401', async () => {
  sent.mockImplementation(async () => new Response('{}', { status: 401 }));
  await expect(call('GET /session/', {})).rejects.toMatchObject({ status: 401 });
  expect($refusedToken.get()).toBe('t1');
});

it.each([
  [409, { code: 'conflict', detail: 'This import has changed.', request_id: '' }],
  [429, { code: 'too_many_requests', detail: 'Too many attempts.', request_id: '' }],
])(
  'rejects file downloads and event streams with an ApiError for the response %i, without a retry',
  async (status, body) => {
    sent.mockImplementation(async () => Response.json(body, { status }));
    await expect(fileFrom('/api/profile/export/')).rejects.toMatchObject({ name: 'ApiError', status, body });
    const events = eventsFrom('/api/events/', new AbortController().signal);
    await expect(events.next()).rejects.toMatchObject({ name: 'ApiError', status, body });
    expect(sent).toHaveBeenCalledTimes(2);
  },
);

it('rejects with an unavailable error when a file download is interrupted', async () => {
  sent.mockImplementation(async () => {
    const content = new ReadableStream({ start: (controller) => controller.error(new TypeError('broken')) });
    return new Response(content);
  });
  await expect(fileFrom('/api/profile/export/')).rejects.toMatchObject({ status: 0, body: { code: 'unavailable' } });
});

it('uses the file name from the response', async () => {
  const headers = { 'content-disposition': 'attachment; filename="people.csv"' };
  sent.mockImplementation(async () => new Response('a,b', { headers }));
  const file = await fileFrom('/api/export/', { keys: [1] });
  expect([file.name, await file.text(), sent.mock.calls[0]![1]!.method]).toEqual(['people.csv', 'a,b', 'POST']);
});

function headersOf(request: number): Record<string, string> {
  return Object.fromEntries(new Headers(sent.mock.calls[request]![1]!.headers));
}
