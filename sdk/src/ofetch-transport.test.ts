import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, createClient } from './client.ts';
import { createTransport } from './ofetch-transport.ts';

const HTML = '<!doctype html><title>Welcome to our hotel</title>';
const JSON_TYPE = { 'content-type': 'application/json' };
const HTML_TYPE = { 'content-type': 'text/html' };

/** The sent requests, in order. */
let requests: RequestInit[] = [];

afterEach(() => {
  requests = [];
  vi.unstubAllGlobals();
});

describe.each([
  ['fetch', () => createClient()],
  ['ofetch', () => createClient({ send: createTransport() })],
])('the client on %s', (_, create) => {
  const call = create();

  it.each([400, 408, 409, 425, 429, 500, 503])(
    'rejects a status %i with the API error, after one request',
    async (status) => {
      const body = { code: 'conflict', detail: 'It was changed.', request_id: 'r1', current: { version: 2 } };
      answer(() => new Response(JSON.stringify(body), { status, headers: { ...JSON_TYPE, 'retry-after': '30' } }));
      const error = await failure(call('GET /session/', {}));
      expect(error).toMatchObject({ status, body, message: 'It was changed.' });
      expect(error.headers?.get('retry-after')).toBe('30');
      expect(requests).toHaveLength(1);
    },
  );

  it('keeps the status of an error without a JSON body', async () => {
    answer(() => new Response(HTML, { status: 502, statusText: 'Bad Gateway', headers: HTML_TYPE }));
    const error = await failure(call('GET /session/', {}));
    expect(error).toMatchObject({ status: 502, body: { code: 'internal', detail: 'Bad Gateway' } });
  });

  it.each([HTML_TYPE, JSON_TYPE, {}])(
    'treats an HTML page with status 200 and headers %o as unavailable',
    async (headers) => {
      answer(() => new Response(HTML, { headers }));
      expect(await failure(call('GET /session/', {}))).toMatchObject({ status: 0, body: { code: 'unavailable' } });
    },
  );

  it('reports a network failure as unavailable after one request', async () => {
    answer(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(await failure(call('GET /session/', {}))).toMatchObject({ status: 0, body: { code: 'unavailable' } });
    expect(requests).toHaveLength(1);
  });

  it('never repeats a write, with or without an idempotency key', async () => {
    answer(() => new Response('{}', { status: 503, headers: JSON_TYPE }));
    await failure(call('POST /lists/', { body: { name: 'Shortlist' } }));
    await failure(call('POST /lists/', { body: { name: 'Shortlist' }, idempotencyKey: 'k' }));
    expect(requests.map(({ method }) => method)).toEqual(['POST', 'POST']);
  });

  it('rejects with the reason of an abort before the response', async () => {
    answer(waitForAbort);
    const controller = new AbortController();
    const called = call('GET /session/', { signal: controller.signal });
    controller.abort(new Error('The page was left.'));
    await expect(called).rejects.toBe(controller.signal.reason);
  });

  it('rejects with the reason of an abort during the body', async () => {
    answer(startBody);
    const controller = new AbortController();
    const called = call('GET /session/', { signal: controller.signal });
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    controller.abort();
    await expect(called).rejects.toBe(controller.signal.reason);
  });

  it('sends plain fields as JSON and files as a form', async () => {
    answer(() => new Response('{}', { headers: JSON_TYPE }));
    await call('POST /lists/', { body: { name: 'Shortlist' } });
    const file = new File(['a'], 'cv.pdf');
    await call('POST /uploads/', { body: { file } });
    expect(requests[0]!.body).toBe('{"name":"Shortlist"}');
    expect(new Headers(requests[0]!.headers).get('content-type')).toBe('application/json');
    expect((requests[1]!.body as FormData).get('file')).toMatchObject({ name: 'cv.pdf' });
    expect(new Headers(requests[1]!.headers).has('content-type')).toBe(false);
  });
});

describe('the timeout of the transport', () => {
  const call = createClient({ send: createTransport({ timeout: 20 }) });

  it('reports a call without a response as unavailable, even if the caller passes a signal', async () => {
    answer(waitForAbort);
    const { signal } = new AbortController();
    for (const input of [{}, { signal }])
      expect(await failure(call('GET /session/', input))).toMatchObject({ status: 0, body: { code: 'unavailable' } });
  });

  it('covers the body of a response', async () => {
    answer(startBody);
    expect(await failure(call('GET /session/', {}))).toMatchObject({ status: 0, body: { code: 'unavailable' } });
  });

  it('an abort by the caller is not reported as a timeout', async () => {
    answer(waitForAbort);
    const signal = AbortSignal.abort();
    await expect(call('GET /session/', { signal })).rejects.toBe(signal.reason);
  });

  it('is off by default', async () => {
    answer(() => new Response('{}', { headers: JSON_TYPE }));
    await createClient({ send: createTransport() })('GET /session/', {});
    expect(requests[0]!.signal).toBeUndefined();
  });
});

it('sends requests with the given fetch function', async () => {
  const given = vi.fn<typeof fetch>(async () => new Response('{}', { headers: JSON_TYPE }));
  await createClient({ send: createTransport({ fetch: given }) })('GET /session/', {});
  expect(given).toHaveBeenCalledExactlyOnceWith('/api/session/', expect.objectContaining({ method: 'GET' }));
});

function answer(by: (signal: AbortSignal | null | undefined) => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    requests.push(init);
    return by(init.signal);
  });
}

async function waitForAbort(signal?: AbortSignal | null): Promise<Response> {
  signal!.throwIfAborted();
  return new Promise((_, reject) => signal!.addEventListener('abort', () => reject(signal!.reason)));
}

/** Returns a response with a started body that stays open until the request is aborted. */
function startBody(signal?: AbortSignal | null): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"id":'));
      signal!.addEventListener('abort', () => controller.error(signal!.reason));
    },
  });
  return new Response(body, { headers: JSON_TYPE });
}

async function failure(called: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await called.then(
    () => 'It resolved.',
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error(`No ApiError: ${String(error)}`);
}
