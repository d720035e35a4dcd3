import Fastify from 'fastify';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { mountProbes } from './probes.ts';

async function probe(path: string, query: () => Promise<unknown>, isClosing = false) {
  const app = Fastify();
  mountProbes(app, { query } as unknown as Pool, { isClosing }, () => ({ market: { memory: 'loading' } }));
  const answer = await app.inject(path);
  return { status: answer.statusCode, json: answer.json() };
}

const works = () => Promise.resolve();
const fails = () => Promise.reject(new Error('no database'));

test('a server with its database is ready, and says how far its parts are', async () => {
  const answer = await probe('/readyz', works);
  expect(answer).toEqual({ status: 200, json: { status: 'ok', market: { memory: 'loading' } } });
});

test('without its database a server runs and is not ready', async () => {
  expect(await probe('/readyz', fails)).toEqual({ status: 503, json: { status: 'unavailable' } });
  expect(await probe('/healthz', fails)).toEqual({ status: 200, json: { status: 'ok' } });
});

test('a server that ends runs and is not ready', async () => {
  expect(await probe('/readyz', works, true)).toEqual({ status: 503, json: { status: 'ending' } });
  expect((await probe('/healthz', works, true)).status).toBe(200);
});
