import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Connections } from './connections.ts';

let app: FastifyInstance;
let taken: string[];
let answer: () => void;

beforeEach(() => serve());
afterEach(() => app.close());

async function serve(longestMs?: number, requestTimeout = 30_000): Promise<void> {
  const connections = new Connections(longestMs);
  app = Fastify({ serverFactory: connections.createServer, return503OnClosing: false, requestTimeout });
  connections.attach(app);
  taken = [];
  const asked = new Promise<void>((resolve) => (answer = resolve));
  app.get('/:name', async ({ params, url }) => {
    taken.push(url);
    if (url.startsWith('/slow')) await asked;
    return params;
  });
  app.post('/', async ({ body }) => body);
  await app.listen({ host: '127.0.0.1', port: 0 });
}

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** Opens a connection and collects all data that it receives. */
async function open(
  { port } = app.server.address() as AddressInfo,
): Promise<{ socket: Socket; text(): string; ended: Promise<boolean> }> {
  const socket = connect({ host: '127.0.0.1', port });
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  const ended = new Promise<boolean>((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  return { socket, text: () => text, ended };
}

const closings = (text: string) => text.match(/^connection: close/gim)?.length ?? 0;
const answers = (text: string) => text.match(/HTTP\/1\.1 200/g)?.length ?? 0;

test('an in-flight request is answered when an app closes, as the last response of its connection', async () => {
  const { socket, text, ended } = await open();
  socket.write(request('/slow'));
  await expect.poll(() => taken).toEqual(['/slow']);
  const closed = app.close();
  await expect.poll(() => app.server.address()).toBe(null);
  answer();
  await Promise.all([ended, closed]);
  expect([answers(text()), closings(text())]).toEqual([1, 1]);
});

test('pipelined requests are all answered, and only the last response closes the connection', async () => {
  const { socket, text, ended } = await open();
  socket.write(request('/slow'));
  await expect.poll(() => taken).toHaveLength(1);
  const closed = app.close();
  socket.write(request('/second') + request('/third'));
  await expect.poll(() => taken).toHaveLength(3);
  answer();
  await Promise.all([ended, closed]);
  expect([answers(text()), closings(text())]).toEqual([3, 1]);
  expect(text().indexOf('onnection: close')).toBeGreaterThan(text().indexOf('second'));
});

test('a keep-alive connection accepts one more request, and new connections are refused', async () => {
  const address = app.server.address() as AddressInfo;
  const { socket, text, ended } = await open();
  socket.write(request('/first'));
  await expect.poll(text).toContain('first"');
  const closed = app.close();
  await expect.poll(() => app.server.address()).toBe(null);
  await expect(open(address)).rejects.toThrow('ECONNREFUSED');
  socket.write(request('/second'));
  await Promise.all([ended, closed]);
  expect([answers(text()), closings(text())]).toEqual([2, 1]);
});

test('a request after the last response is not handled', async () => {
  const { socket, text, ended } = await open();
  socket.write(request('/first'));
  await expect.poll(text).toContain('first"');
  const closed = app.close();
  socket.write(request('/second'));
  socket.once('data', () => socket.write(request('/third')));
  await Promise.all([ended, closed]);
  expect(taken).toEqual(['/first', '/second']);
});

test('idle connections are closed without an error', async () => {
  const used = await open();
  const fresh = await open();
  used.socket.write(request('/first'));
  await expect.poll(used.text).toContain('first"');
  const closed = app.close();
  expect([await used.ended, await fresh.ended]).toEqual([false, false]);
  await closed;
});

test('a response that never comes does not delay closing forever', async () => {
  await app.close();
  await serve(100);
  const { socket, text, ended } = await open();
  socket.write(request('/slow'));
  await expect.poll(() => taken).toEqual(['/slow']);
  await app.close();
  await ended;
  expect(text()).toBe('');
});

test.each([
  ['a body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 100\r\n\r\n', 'x'.repeat(100)],
  ['a head', 'GET / HTTP/1.1\r\nHost: x\r\nX-Long: ', `${'x'.repeat(96)}\r\n\r\n`],
])('%s that arrives slowly is timed out with 408', async (_, start, rest) => {
  await app.close();
  await serve(undefined, 200);
  const { socket, text, ended } = await open();
  socket.on('error', () => {}).write(start);
  const drops = [...rest];
  const dropping = setInterval(() => (drops.length > 0 ? socket.write(drops.shift()!) : socket.end()), 30);
  await ended;
  clearInterval(dropping);
  expect(drops).not.toEqual([]);
  expect(text()).toMatch(/^HTTP\/1.1 408/);
});
