import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbedded } from '@crewdock/server/infra/db/embedded/start';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { freeze } from '../support/frozen.ts';
import { temporaryDirectory } from '../support/product.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

const directory = temporaryDirectory();
const data = join(directory.path, 'data');
let postgres: EmbeddedPostgres;
let server: ServerProcess;

beforeAll(async () => {
  postgres = await startEmbedded(data);
  server = await startServer(postgres.url(), { MARKET_MEMORY_MB: '0' });
});

afterAll(async () => {
  await server.end('SIGTERM');
  await postgres.stop();
  directory.remove();
});

test('calls end with 503 while the database is unresponsive, and recover without a broken connection', async () => {
  // Opens as many connections as the calls below use, because none can be opened while the database is frozen.
  await Promise.all(Array.from({ length: 10 }, () => server.call('/api/market_2/talents/')));
  const thaw = freeze(data);
  onTestFinished(thaw);
  const calls = Array.from({ length: 10 }, () => server.call('/api/market_2/talents/'));
  const began = performance.now();
  const ready = await server.call('/readyz');
  expect([ready.status, performance.now() - began < 2000]).toEqual([503, true]);
  expect((await server.call('/healthz')).status).toBe(200);
  for (const { status, headers, json } of await Promise.all(calls)) {
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(json).toMatchObject({ code: 'unavailable', detail: 'The database can’t be reached. Please try again.' });
  }
  thaw();
  while ((await server.call('/readyz')).status !== 200);
  const healed = await Promise.all(Array.from({ length: 20 }, () => server.call('/api/market_2/talents/')));
  expect(healed.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
});
