import Fastify from 'fastify';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import type { MarketMemory } from '../../market/search/bitmaps/market-memory.ts';
import { mountProbes } from './probes.ts';

async function probe(path: string, query: () => Promise<unknown>, status: object = {}, isClosing = false) {
  const app = Fastify();
  mountProbes(app, { query } as unknown as Pool, { status } as MarketMemory, { isClosing });
  const answer = await app.inject(path);
  return { status: answer.statusCode, json: answer.json() };
}

const works = () => Promise.resolve();
const fails = () => Promise.reject(new Error('no database'));

test('a server is ready while the market is being read, and says how far that is', async () => {
  const answer = await probe('/readyz', works, { state: 'loading', cards: { done: 3, total: 10 } });
  expect(answer).toEqual({ status: 200, json: { status: 'ok', market: { memory: 'loading', cards: 3, of: 10 } } });
});

test('without its database a server runs and is not ready', async () => {
  expect(await probe('/readyz', fails)).toEqual({ status: 503, json: { status: 'unavailable' } });
  expect(await probe('/healthz', fails)).toEqual({ status: 200, json: { status: 'ok' } });
});

test('a server that ends runs and is not ready', async () => {
  expect(await probe('/readyz', works, {}, true)).toEqual({ status: 503, json: { status: 'ending' } });
  expect((await probe('/healthz', works, {}, true)).status).toBe(200);
});
