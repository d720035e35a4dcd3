import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from './api.ts';
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

it('stores the token that the server refuses', async () => {
  sent.mockImplementation(async () => new Response('{}', { status: 401 }));
  await expect(call('GET /session/', {})).rejects.toMatchObject({ status: 401 });
  expect($refusedToken.get()).toBe('t1');
});

function headersOf(request: number): Record<string, string> {
  return Object.fromEntries(new Headers(sent.mock.calls[request]![1]!.headers));
}
