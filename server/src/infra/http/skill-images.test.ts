import compress from '@fastify/compress';
import fastify from 'fastify';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountSkillImages } from './skill-images.ts';

const REACT = readFileSync(fileURLToPath(import.meta.resolve('simple-icons/icons/react.svg')));
const app = fastify();

beforeAll(async () => {
  await app.register(compress, { threshold: 1 });
  mountSkillImages(app, { 'cache-control': 'public, max-age=60' });
});
afterAll(() => app.close());

const get = (url: string, accepted: string) => app.inject({ url, headers: { 'accept-encoding': accepted } });

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', undefined, (bytes: Buffer) => bytes],
])('an icon is served unchanged with %s', async (accepted, encoding, plain) => {
  // The second request is answered from the cache.
  for (let time = 0; time < 2; time++) {
    const answer = await get('/skill-images/react.svg', accepted);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=60',
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(plain(answer.rawPayload)).toEqual(REACT);
  }
});

test('HEAD returns the length without the body', async () => {
  const answer = await app.inject({ method: 'HEAD', url: '/skill-images/react.svg' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-length']).toBe(`${REACT.length}`);
  expect(answer.rawPayload).toHaveLength(0);
});

test.each(['none.svg', 'react', '..%2Fpackage.json', '..%2Ficons%2Freact.svg', 'react.svg%00', 'REACT.svg'])(
  '%s returns 404',
  async (name) => expect((await get(`/skill-images/${name}`, 'br')).statusCode).toBe(404),
);
