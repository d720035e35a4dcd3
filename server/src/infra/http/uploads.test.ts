import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readRequestBody, readBodies } from './bodies.ts';
import { sendError } from '../../core/errors/errors.ts';

const CONTENT = Buffer.alloc(3_000_000, 'crewdock ');
let app: FastifyInstance;
let folder: string;
/** Handler of the uploaded file, set by each test. */
let handle: (file: File) => Promise<unknown>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crewdock-uploads-test-'));
  vi.stubEnv('TMPDIR', folder);
  app = Fastify();
  app.setErrorHandler(sendError);
  await readBodies(app);
  const handler = async (request: FastifyRequest) =>
    handle(((await readRequestBody(request, true)) as { cv: File }).cv);
  app.route({ method: 'POST', url: '/', handler });
});

afterEach(async () => {
  await app.close();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

async function send(content: Buffer) {
  const form = new FormData();
  form.append('cv', new File([new Uint8Array(content)], 'cv.pdf', { type: 'application/pdf' }));
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type')! };
  return app.inject({ method: 'POST', url: '/', headers, payload: Buffer.from(await encoded.arrayBuffer()) });
}

test('a file is in the temporary folder while its handler runs, and is deleted afterwards', async () => {
  handle = async (file) => {
    const kept = await readdir(folder);
    const isWhole = Buffer.from(await file.arrayBuffer()).equals(CONTENT);
    return { kept: kept.length, isWhole, name: file.name, type: file.type };
  };
  expect((await send(CONTENT)).json()).toEqual({ kept: 1, isWhole: true, name: 'cv.pdf', type: 'application/pdf' });
  expect(await readdir(folder)).toEqual([]);
});

test('a failed handler leaves no file behind', async () => {
  handle = async () => Promise.reject(new Error('refused'));
  expect((await send(CONTENT)).statusCode).toBe(500);
  expect(await readdir(folder)).toEqual([]);
});

test('a file above the limit is refused and leaves nothing behind', async () => {
  handle = async () => ({});
  expect((await send(Buffer.alloc(10 * 1024 * 1024 + 1))).statusCode).toBe(413);
  expect(await readdir(folder)).toEqual([]);
});

test('an upload whose sender disconnects is deleted', async () => {
  handle = async () => ({});
  const { port } = new URL(await app.listen({ port: 0 }));
  const socket = connect(Number(port), '127.0.0.1');
  const head =
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000000\r\n\r\n';
  socket.write(`${head}--b\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n`);
  socket.write(CONTENT);
  await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(1));
  socket.destroy();
  await once(socket, 'close');
  await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]));
});
