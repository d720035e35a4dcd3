import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketQueries, vocabularyOf } from '../../../../../tests/bench/market-queries.ts';
import { type TestDatabase, testDatabase } from '../../../../../tests/support/database.ts';
import { changeTalents, someOf } from '../../../../../tests/support/market-storm.ts';
import { type ServerProcess, startServer } from '../../../../../tests/support/server-process.ts';
import { loadDemoData } from '../../../demo/load.ts';
import { loadReferenceData } from '../../../reference/load.ts';

const QUERIES = 1000;
const WRITERS = 3;
const TRANSACTIONS = 20;
const CARDS_AT_ONCE = 25;

let database: TestDatabase;
let talents: number[];
let processes: ServerProcess[] = [];
let fromSql: ServerProcess;

beforeAll(async () => {
  database = await testDatabase();
  await loadReferenceData(database);
  await loadDemoData(database, { talents: 300, requests: 60 });
  const { rows } = await database.pool.query<{ id: number }>('select id from talent order by id');
  talents = rows.map(({ id }) => id);
  fromSql = await startServer(database.url, { MARKET_MEMORY_MB: '0' });
  processes = [await startServer(database.url), await startServer(database.url)];
  for (const server of processes) await server.remembers();
});

afterAll(async () => {
  for (const server of [...processes, fromSql]) await server.end('SIGTERM');
  await database.close();
});

test('a change is in the answers of every process from the next request on', async () => {
  for (let at = 0; at < 20; at++) {
    const [id] = someOf(talents, 1);
    await changeTalents(database.kysely, [id!]);
    const path = `/api/market_2/talents/?ids=${id}&company=acme`;
    const wanted = (await fromSql.call(path)).json;
    for (const server of processes) expect((await server.call(path)).json).toEqual(wanted);
  }
});

test('after a storm of changes, and one process killed in it, all answer the same', async () => {
  const first = (await fromSql.call('/api/market_2/talents/?limit=1')).json;
  const queries = marketQueries(QUERIES, vocabularyOf(first.facets));
  const paths = queries.map((query, at) => `/api/market_2/${at % 4 === 3 ? 'requests' : 'talents'}/?${query}`);
  const writers = new Set(Array.from({ length: WRITERS }, (_, at) => at));
  const write = async (writer: number) => {
    for (let at = 0; at < TRANSACTIONS; at++) await changeTalents(database.kysely, someOf(talents, CARDS_AT_ONCE));
    writers.delete(writer);
  };
  const reader = async (server: ServerProcess) => {
    for (let at = 0; writers.size > 0; at++) expect((await server.call(paths[at % paths.length]!)).status).toBe(200);
  };
  const killer = async () => {
    await processes[1]!.end('SIGKILL');
    processes[1] = await startServer(database.url);
    await reader(processes[1]);
  };
  await Promise.all([...[...writers].map(write), reader(processes[0]!), killer()]);

  for (const server of processes) await server.remembers();
  for (const path of paths) {
    const [wanted, ...answers] = await Promise.all([fromSql, ...processes].map((server) => server.call(path)));
    for (const { json } of answers) expect([path, json]).toEqual([path, wanted!.json]);
  }
});
