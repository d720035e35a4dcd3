import { type EndpointTable, type FileAnswer, type Handlers, defineEndpoint } from '@crewdock/contract/endpoint';
import cookie from '@fastify/cookie';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { send } from '../../../../tests/support/http.ts';
import type { Services } from '../../core/context/services.ts';
import { VISITOR } from '../../core/identity/actor.ts';
import type { Context } from '../../core/context/context.ts';
import { conflictError, sendError } from '../../core/errors/errors.ts';
import { readBodies } from './bodies.ts';
import { mountEndpoints } from './mount.ts';

const told = z.object({ word: z.string() });

const table = {
  told: defineEndpoint({ method: 'GET', path: '/told/', access: 'public', summary: 'A word.', response: told }),
  changed: defineEndpoint({ method: 'POST', path: '/told/', access: 'public', summary: 'Another.', response: told }),
  secret: defineEndpoint({
    method: 'GET',
    path: '/secret/',
    access: 'public',
    summary: 'A key.',
    response: told,
    secret: true,
  }),
  file: defineEndpoint({
    method: 'GET',
    path: '/export.csv',
    access: 'public',
    summary: 'A file.',
    answer: 'file',
    produces: ['text/csv'],
  }),
  events: defineEndpoint({
    method: 'GET',
    path: '/progress/',
    access: 'public',
    summary: 'Events.',
    answer: 'stream',
    event: z.object({ done: z.int() }),
  }),
} satisfies EndpointTable;

let app: FastifyInstance;
let port: number;
let log: string[];
let file: FileAnswer<'text/csv'>;
let events: (signal: AbortSignal) => AsyncIterable<{ done: number }>;

const handlers: Handlers<typeof table, Context> = {
  told: async () => ({ word: 'told' }),
  changed: async () => ({ word: 'changed' }),
  secret: async () => ({ word: 'secret' }),
  file: async () => file,
  events: async (_, { signal }) => events(signal),
};

beforeEach(async () => {
  log = [];
  app = Fastify({ logger: { stream: { write: (line: string) => void log.push(line) } } });
  app.setErrorHandler(sendError);
  await app.register(cookie);
  await app.register(compress, { threshold: 1 });
  await readBodies(app);
  const visitor = async () => VISITOR;
  const identity = {
    actorOf: visitor,
    actorOfSession: visitor,
    companyOfHost: async () => null,
    isPortalHost: async () => true,
    companyOfSlug: async () => null,
    isStaff: async () => false,
  };
  const services = { identity } as Partial<Services> as Services;
  await app.register(async (scope) => {
    mountEndpoints(scope, table, handlers, {
      services,
      reading: () => services,
      once: (_, __, work) => work(services.db),
      https: false,
      checkResponses: true,
    });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as { port: number });
  file = { type: 'text/csv', name: 'Tälents.csv', disposition: 'attachment', open: async () => Buffer.from('a;b\n') };
});

afterEach(() => app.close());

const load = (options = {}) => send(port, '/api/export.csv', options);

/** Sends a request and returns the response with its body unread. */
async function open(path: string, headers = {}): Promise<IncomingMessage> {
  const call = request({ host: '127.0.0.1', port, path, headers });
  call.on('error', () => {});
  call.end();
  const [response] = await once(call, 'response');
  return response;
}

describe('JSON', () => {
  test('of a public endpoint is revalidated with an ETag', async () => {
    const { headers, json } = await send(port, '/api/told/');
    expect(json).toEqual({ word: 'told' });
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: expect.stringContaining('Host, Authorization'),
    });
    const again = await send(port, '/api/told/', { headers: { 'if-none-match': String(headers['etag']) } });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    expect((await send(port, '/api/told/', { headers: { 'if-none-match': '"other"' } })).json).toEqual(json);
  });

  test.each([
    ['what was changed', '/api/told/', { method: 'POST' }],
    ['a secret', '/api/secret/', {}],
    ['what is told to one person', '/api/told/', { token: 'somebody' }],
  ])('is not cached when it is %s', async (_, path, options) => {
    const { status, headers } = await send(port, path, options);
    expect([status, headers['cache-control'], headers['etag']]).toEqual([200, 'no-store', undefined]);
  });
});

describe('a file', () => {
  test('has its type and name, and is not cached', async () => {
    const { status, headers, text } = await load();
    expect([status, text]).toEqual([200, 'a;b\n']);
    expect(headers).toMatchObject({
      'content-type': 'text/csv',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="Talents.csv"; filename*=UTF-8''T%C3%A4lents.csv`,
      vary: expect.stringContaining('Host, Authorization'),
    });
    expect(headers['etag']).toBeUndefined();
  });

  test.each(['"a"', 'W/"a"', '"x", "a"', '*'])(
    'with an ETag is not opened again for If-None-Match %s',
    async (known) => {
      const opened = vi.fn<typeof file.open>(file.open);
      file = { ...file, etag: '"a"', open: opened };
      expect((await load()).headers).toMatchObject({ etag: '"a"', 'cache-control': 'private, no-cache' });
      const { status, headers, bytes } = await load({ headers: { 'if-none-match': known } });
      expect([status, bytes.length, headers['etag']]).toEqual([304, 0, '"a"']);
      expect((await load({ headers: { 'if-none-match': '"b"' } })).status).toBe(200);
      expect(opened).toHaveBeenCalledTimes(2);
    },
  );

  describe('of a store', () => {
    const BYTES = '0123456789';
    const opened = vi.fn<typeof file.open>(async (range) =>
      Buffer.from(range ? BYTES.slice(range.first, range.last + 1) : BYTES),
    );

    beforeEach(() => {
      opened.mockClear();
      file = { ...file, rangeEtag: '"a"', bytes: BYTES.length, open: opened };
    });

    test.each([
      ['bytes=0-3', '0123', 'bytes 0-3/10'],
      ['bytes=7-', '789', 'bytes 7-9/10'],
      ['bytes=-2', '89', 'bytes 8-9/10'],
      ['bytes=-99', BYTES, 'bytes 0-9/10'],
      ['bytes=9-99999999999999999999', '9', 'bytes 9-9/10'],
    ])('is sent in part for Range %s, and only the part is read', async (range, part, content) => {
      const { status, headers, text } = await load({ headers: { range, 'accept-encoding': 'gzip' } });
      expect([status, text]).toEqual([206, part]);
      expect(headers).toMatchObject({
        'content-range': content,
        'content-length': String(part.length),
        'accept-ranges': 'bytes',
        'cache-control': 'no-store',
        etag: '"a"',
      });
      expect(headers['content-encoding']).toBeUndefined();
      const last = Number(content.slice(8, 9));
      expect(opened.mock.calls).toEqual([[{ first: last - part.length + 1, last }]]);
    });

    test.each([[undefined], ['bytes=0-1,4-5'], ['bytes=5-4'], ['bytes=-'], ['bytes=a-b'], ['bytes=1'], ['lines=0-1']])(
      'is sent whole and uncompressed for Range %s',
      async (range) => {
        const { status, headers, text } = await load({
          headers: { ...(range !== undefined && { range }), 'accept-encoding': 'gzip' },
        });
        expect([status, text]).toEqual([200, BYTES]);
        expect(headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': '10', etag: '"a"' });
        expect([headers['content-range'], headers['content-encoding']]).toEqual([undefined, undefined]);
      },
    );

    test.each(['bytes=10-', 'bytes=10-20', 'bytes=-0'])('refuses Range %s and names the size', async (range) => {
      const { status, headers, json } = await load({ headers: { range } });
      expect([status, json.code, headers['content-range']]).toEqual([416, 'range_not_satisfiable', 'bytes */10']);
      expect(opened).not.toHaveBeenCalled();
    });

    test.each([
      ['"a"', 206],
      ['"b"', 200],
      ['W/"a"', 200],
      ['Wed, 21 Oct 2026 07:28:00 GMT', 200],
    ])('answers If-Range %s with %i', async (known, status) => {
      expect((await load({ headers: { range: 'bytes=0-3', 'if-range': known } })).status).toBe(status);
    });

    test('ignores Range in a HEAD request', async () => {
      const { status, headers } = await load({ method: 'HEAD', headers: { range: 'bytes=0-3' } });
      expect([status, headers['content-length'], headers['accept-ranges']]).toEqual([200, '10', 'bytes']);
      expect(opened).not.toHaveBeenCalled();
    });
  });

  describe('that is generated', () => {
    const opened = vi.fn<typeof file.open>(async () => Buffer.from('0123456789'));

    beforeEach(() => {
      opened.mockClear();
      file = { ...file, etag: '"a"', rangeEtag: '"a"', open: opened };
    });

    test.each([
      [{}, 200, '0123456789', undefined],
      [{ range: 'bytes=2-3' }, 206, '23', 'bytes 2-3/10'],
      [{ range: 'bytes=2-3', 'if-range': '"a"' }, 206, '23', 'bytes 2-3/10'],
      [{ range: 'bytes=2-3', 'if-range': '"b"' }, 200, '0123456789', undefined],
    ])('is generated once and sent whole or in part for %o', async (headers, status, text, content) => {
      const answer = await load({ headers });
      expect([answer.status, answer.text, answer.headers['content-range']]).toEqual([status, text, content]);
      expect(answer.headers).toMatchObject({ etag: '"a"', 'accept-ranges': 'bytes' });
      expect(answer.headers['content-length']).toBe(String(text.length));
      expect(opened).toHaveBeenCalledTimes(1);
    });

    test('has status 416 for a range after its end', async () => {
      const { status, headers } = await load({ headers: { range: 'bytes=10-' } });
      expect([status, headers['content-range']]).toEqual([416, 'bytes */10']);
    });

    test('is not generated for HEAD, and for a range of the version that the client has', async () => {
      expect((await load({ method: 'HEAD' })).status).toBe(200);
      expect((await load({ headers: { range: 'bytes=2-3', 'if-none-match': '"a"' } })).status).toBe(304);
      expect(opened).not.toHaveBeenCalled();
    });
  });

  test('whose content may change is sent whole, even with Range', async () => {
    const { status, headers, text } = await load({ headers: { range: 'bytes=0-1' } });
    expect([status, text, headers['accept-ranges']]).toEqual([200, 'a;b\n', undefined]);
  });

  test('is not opened for a HEAD request', async () => {
    const opened = vi.fn<typeof file.open>(file.open);
    file = { ...file, bytes: 4, open: opened };
    const { status, headers } = await load({ method: 'HEAD' });
    expect([status, headers['content-length'], headers['content-type']]).toEqual([200, '4', 'text/csv']);
    expect(opened).not.toHaveBeenCalled();
  });

  test.each([
    ['opening', () => Promise.reject(conflictError('Not now.'))],
    [
      'reading',
      async () =>
        new Readable({
          read() {
            this.destroy(conflictError('Not now.'));
          },
        }),
    ],
  ])('that fails while %s returns a regular error', async (_, fail) => {
    file = { ...file, etag: '"a"', open: fail };
    const { status, headers, json } = await load();
    expect([status, json.code]).toEqual([409, 'conflict']);
    for (const name of ['etag', 'content-disposition']) expect(headers[name]).toBeUndefined();
  });

  test('that fails later aborts the response and is logged', async () => {
    file = {
      ...file,
      open: async () =>
        (async function* () {
          yield Buffer.from('a;b\n');
          await turn();
          throw new Error('the store broke');
        })(),
    };
    await expect(load()).rejects.toThrow('aborted');
    await vi.waitFor(() => expect(log.join('')).toContain('the store broke'));
  });

  test.each([{}, { 'accept-encoding': 'gzip' }])('is closed when its client disconnects %o', async (headers) => {
    const endless = new Readable({
      read() {
        this.push(Buffer.alloc(65_536));
      },
    });
    file = { ...file, open: async () => endless };
    const response = await open('/api/export.csv', headers);
    response.destroy();
    const closed = await new Promise((resolve) => endless.on('error', () => {}).once('close', () => resolve(true)));
    expect(closed).toBe(true);
  });

  test('is read only as fast as the client receives it', async () => {
    let given = 0;
    const endless = new Readable({
      read() {
        given += 65_536;
        this.push(Buffer.alloc(65_536));
      },
    });
    file = { ...file, open: async () => endless };
    const response = await open('/api/export.csv');
    // The file is read until the socket buffers of server and client are full; then reading pauses.
    let before = -1;
    while (before !== given) {
      before = given;
      for (let turns = 0; turns < 2000; turns++) await turn();
    }
    expect(given).toBeLessThan(64 * 2 ** 20);
    response.destroy();
  });

  test('of a type missing from its contract returns an error', async () => {
    file = { ...file, type: 'text/html' as 'text/csv' };
    expect((await load()).status).toBe(500);
  });
});

describe('a stream', () => {
  test('sends each event immediately and uncompressed, and marks the end', async () => {
    const steps = Array.from({ length: 2 }, () => Promise.withResolvers<void>());
    events = async function* () {
      for (const [done, step] of steps.entries()) {
        await step.promise;
        yield { done };
      }
    };
    const response = await open('/api/progress/', { 'accept-encoding': 'br, gzip' });
    expect(response.headers).toMatchObject({
      'content-type': expect.stringContaining('text/event-stream'),
      'cache-control': 'no-store',
    });
    expect(response.headers['content-encoding']).toBeUndefined();
    const chunks = response.setEncoding('utf8')[Symbol.asyncIterator]();
    const next = async () => (await chunks.next()).value;
    expect(await next()).toBe(':\n\n');
    steps[0]!.resolve();
    expect(await next()).toBe('data: {"done":0}\n\n');
    steps[1]!.resolve();
    let rest = '';
    for await (const chunk of { [Symbol.asyncIterator]: () => chunks }) rest += chunk;
    expect(rest).toBe('data: {"done":1}\n\nevent: end\ndata:\n\n');
  });

  test('that is refused returns a regular error', async () => {
    events = () => {
      throw conflictError('Not now.');
    };
    expect((await send(port, '/api/progress/')).status).toBe(409);
  });

  test.each(['its reader goes', 'the server ends'])('ends when %s, even without events', async (why) => {
    const ended = Promise.withResolvers<void>();
    events = async function* (signal) {
      signal.addEventListener('abort', () => ended.resolve());
      yield { done: 0 };
      await new Promise(() => {});
    };
    const response = await open('/api/progress/');
    const closed = new Promise((resolve) => response.once('close', () => resolve('closed')));
    response.on('error', () => {});
    response.resume();
    if (why === 'the server ends') await app.close();
    else response.destroy();
    await ended.promise;
    expect(await closed).toBe('closed');
  });

  test('that fails sends no end event', async () => {
    events = async function* () {
      yield { done: 0 };
      await turn();
      throw new Error('the work broke');
    };
    await expect(send(port, '/api/progress/')).rejects.toThrow('aborted');
    await vi.waitFor(() => expect(log.join('')).toContain('the work broke'));
  });
});
