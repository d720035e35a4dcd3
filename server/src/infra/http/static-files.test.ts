import compress from '@fastify/compress';
import fastify from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountWidgets } from './static-files.ts';

const CODE = Buffer.from('export const cards = [];\n'.repeat(200));
const root = mkdtempSync(join(tmpdir(), 'crewdock-static-'));
const app = fastify();

beforeAll(async () => {
  mkdirSync(join(root, 'v1/abc'), { recursive: true });
  for (const name of ['v1/loader.js', 'v1/abc/job-board.js']) {
    writeFileSync(join(root, name), CODE);
    writeFileSync(join(root, `${name}.br`), brotliCompressSync(CODE));
    writeFileSync(join(root, `${name}.gz`), gzipSync(CODE));
  }
  await app.register(compress, { threshold: 1024 });
  await mountWidgets(app, root);
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

const get = (url: string, accepted: string) => app.inject({ url, headers: { 'accept-encoding': accepted } });

test.each([
  ['br, gzip', 'br', brotliCompressSync(CODE)],
  ['gzip', 'gzip', gzipSync(CODE)],
  ['identity', undefined, CODE],
])('the file compressed at build time is served for %s', async (accepted, encoding, bytes) => {
  const answer = await get('/widgets/v1/abc/job-board.js', accepted);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.rawPayload.equals(bytes)).toBe(true);
  expect(answer.headers['content-type']).toMatch(/^(text|application)\/javascript/);
  expect(answer.headers.vary).toMatch(/accept-encoding/i);
});

test('only files with a content hash in their name are immutable, compressed or not', async () => {
  const kept = async (url: string) => (await get(url, 'br')).headers['cache-control'];
  expect(await kept('/widgets/v1/abc/job-board.js')).toMatch(/immutable/);
  expect(await kept('/widgets/v1/loader.js')).toBe('no-cache');
});
