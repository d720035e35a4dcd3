import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketQueries, vocabularyOf } from '../../../../tests/bench/market-queries.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/support/database.ts';
import { changeTalents, someOf } from '../../../../tests/support/market-storm.ts';
import { MINIMUM_PASSWORD_COST } from '../../../../tests/support/password-cost.ts';
import { type ServerProcess, startServer } from '../../../../tests/support/server-process.ts';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../core/config/config.ts';

const QUERIES = 200;
const AT_ONCE = 4;
const WRITERS = 3;
const TRANSACTIONS = 5;
const CARDS_AT_ONCE = 25;

let database: TestDatabase;
let talents: number[];
let processes: ServerProcess[] = [];
let sql: FastifyInstance;

beforeAll(async () => {
  database = await testDatabase('market');
  const { rows } = await database.pool.query<{ id: number }>('select id from talent order by id');
  talents = rows.map(({ id }) => id);
  const config = readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'http://localhost', MARKET_MEMORY_MB: '0' });
  sql = await buildApp({ config, db: database, log: pino({ level: 'silent' }), passwordCost: MINIMUM_PASSWORD_COST });
  processes = await Promise.all([startServer(database.url), startServer(database.url)]);
  for (const server of processes) await server.remembers();
});

afterAll(async () => {
  for (const server of processes) await server.end('SIGTERM');
  await sql.close();
  await database.close();
});

const fromSql = async (path: string) =>
  withoutCursor((await sql.inject({ url: path, headers: { host: 'localhost' } })).json());

async function expectSame(path: string): Promise<void> {
  const wanted = await fromSql(path);
  for (const server of processes) expect([path, withoutCursor((await server.call(path)).json)]).toEqual([path, wanted]);
}

test('a change is visible in every process from the next request on', async () => {
  for (let at = 0; at < 10; at++) {
    const [id] = someOf(talents, 1);
    await changeTalents(database.kysely, [id!]);
    await expectSame(`/api/market_2/talents/?ids=${id}&company=acme`);
  }
});

test('all processes return the same results after many changes and the restart of a killed process', async () => {
  const { facets } = await fromSql('/api/market_2/talents/?limit=1');
  const queries = marketQueries(QUERIES, vocabularyOf(facets));
  const paths = queries.map((query, at) => `/api/market_2/${at % 4 === 3 ? 'requests' : 'talents'}/?${query}`);
  const storm = { writers: WRITERS, isSurvived: false };
  const write = async () => {
    for (let at = 0; at < TRANSACTIONS || !storm.isSurvived; at++)
      await changeTalents(database.kysely, someOf(talents, CARDS_AT_ONCE));
    storm.writers--;
  };
  const read = async () => {
    for (let at = 0; storm.writers > 0; at++)
      expect((await processes[0]!.call(paths[at % paths.length]!)).status).toBe(200);
  };
  const kill = async () => {
    await processes[1]!.end('SIGKILL');
    processes[1] = await startServer(database.url);
    await processes[1].remembers();
    storm.isSurvived = true;
  };
  await Promise.all([...Array.from({ length: WRITERS }, write), read(), kill()]);

  for (const server of processes) await server.remembers();
  const rest = paths.values();
  const compare = async () => {
    for (const path of rest) await expectSame(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, compare));
});

/** Removes the cursor, because the processes in this test have different encryption keys. */
function withoutCursor<P extends object>(page: P): P {
  return { ...page, cursor: undefined };
}
