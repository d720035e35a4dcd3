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

test('a server with its database is ready, and reports the state of its parts', async () => {
  const answer = await probe('/readyz', works);
  expect(answer).toEqual({ status: 200, json: { status: 'ok', market: { memory: 'loading' } } });
});

test('a clock that differs from the database’s by more than 30 seconds is reported', async () => {
  expect((await probe('/readyz', at(29))).json).not.toHaveProperty('clock');
  expect((await probe('/readyz', at(3600))).json.clock).toEqual({ seconds_ahead: 3600 });
  expect((await probe('/readyz', at(-45))).json.clock).toEqual({ seconds_ahead: -45 });
});

test('migrations of a newer release are reported', async () => {
  expect((await probe('/readyz', works)).json).not.toHaveProperty('newer_migrations');
  expect(await probe('/readyz', at(0, ['9999_next']))).toMatchObject({
    status: 200,
    json: { status: 'ok', newer_migrations: ['9999_next'] },
  });
});

test('operator warnings are listed, and the server stays ready', async () => {
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

test('a server without its database is alive but not ready', async () => {
  expect(await probe('/readyz', fails)).toEqual({ status: 503, json: { status: 'unavailable' } });
  expect(await probe('/healthz', fails)).toEqual({ status: 200, json: { status: 'ok' } });
});

test('a server without its database serves reads from a replica, and reports it', async () => {
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

test('an unresponsive database is queried once for concurrent probes, which are answered in time', async () => {
  let asked = 0;
  const app = Fastify();
  const query = () => {
    asked++;
    return new Promise<never>(() => {});
  };
  mountProbes(app, { pool: { query }, connections: { isClosing: false } }, () => ({}));
  const answers = await Promise.all([app.inject('/readyz'), app.inject('/readyz')]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
  // One query reads the clock, the other the migrations.
  expect(asked).toBe(2);
});

test('a server that is shutting down is alive but not ready', async () => {
  expect(await probe('/readyz', works, true)).toEqual({ status: 503, json: { status: 'ending' } });
  expect((await probe('/healthz', works, true)).status).toBe(200);
});
