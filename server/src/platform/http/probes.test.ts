import Fastify from 'fastify';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { mountProbes } from './probes.ts';

async function probe(path: string, query: (text?: string) => Promise<unknown>, isClosing = false) {
  const app = Fastify();
  mountProbes(app, { pool: { query } as unknown as Pool, connections: { isClosing } }, () => ({
    market: { memory: 'loading' },
  }));
  const answer = await app.inject(path);
  return { status: answer.statusCode, json: answer.json() };
}

const at =
  (seconds: number, newer: string[] = []) =>
  (text = '') =>
    Promise.resolve({
      rows: text.includes('kysely_migration')
        ? newer.map((name) => ({ name }))
        : [{ now: new Date(Date.now() - seconds * 1000) }],
    });
const works = at(0);
const fails = () => Promise.reject(new Error('no database'));

test('a server with its database is ready, and says how far its parts are', async () => {
  const answer = await probe('/readyz', works);
  expect(answer).toEqual({ status: 200, json: { status: 'ok', market: { memory: 'loading' } } });
});

test('a clock that differs from the database’s by more than half a minute is told', async () => {
  expect((await probe('/readyz', at(29))).json).not.toHaveProperty('clock');
  expect((await probe('/readyz', at(3600))).json.clock).toEqual({ seconds_ahead: 3600 });
  expect((await probe('/readyz', at(-45))).json.clock).toEqual({ seconds_ahead: -45 });
});

test('what a newer release has migrated is told', async () => {
  expect((await probe('/readyz', works)).json).not.toHaveProperty('newer_migrations');
  expect(await probe('/readyz', at(0, ['9999_next']))).toMatchObject({
    status: 200,
    json: { status: 'ok', newer_migrations: ['9999_next'] },
  });
});

test('warnings for the operator are named, and the server stays ready', async () => {
  const app = Fastify();
  mountProbes(
    app,
    {
      pool: { query: works } as unknown as Pool,
      connections: { isClosing: false },
      warnings: { read: async () => ['no_mail_server'] },
    },
    () => ({}),
  );
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok', warnings: ['no_mail_server'] }]);
});

test('without its database a server runs and is not ready', async () => {
  expect(await probe('/readyz', fails)).toEqual({ status: 503, json: { status: 'unavailable' } });
  expect(await probe('/healthz', fails)).toEqual({ status: 200, json: { status: 'ok' } });
});

test('with a replica that is read from a server without its database serves, and says so', async () => {
  const app = Fastify();
  const replicas = { status: [{ name: 'db.internal:5432/x', state: 'ready', behind: 0 }], areThere: true } as const;
  mountProbes(
    app,
    {
      pool: { query: fails },
      replicas: { ...replicas, status: [...replicas.status] },
      connections: { isClosing: false },
    },
    () => ({}),
  );
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'reading', replicas: ['ready'] }]);
});

test('a database that stands still is asked once, and whoever asks is told in time', async () => {
  let asked = 0;
  const app = Fastify();
  const query = () => {
    asked++;
    return new Promise<never>(() => {});
  };
  mountProbes(app, { pool: { query }, connections: { isClosing: false } }, () => ({}));
  const answers = await Promise.all([app.inject('/readyz'), app.inject('/readyz')]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
  // One query for the clock and one for the migrations.
  expect(asked).toBe(2);
});

test('a server that ends runs and is not ready', async () => {
  expect(await probe('/readyz', works, true)).toEqual({ status: 503, json: { status: 'ending' } });
  expect((await probe('/healthz', works, true)).status).toBe(200);
});
