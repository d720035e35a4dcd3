import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { connectTo } from '@crewdock/server/infra/db/open';
import { changeTalents, someOf } from '../support/market-storm.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { figures, timed } from './figures.ts';
import { marketQueries, vocabularyOf } from './market-queries.ts';

/**
 * `npm run bench storm`: runs two server processes on `DATABASE_URL`, with 150 connections and a filled market. For a
 * minute, 5,000 cards per second change, and one process is killed and restarted. Exits with 1 unless both processes
 * then return the same results as SQL for 1,000 queries.
 */
const { values } = parseArgs({
  options: { rate: { type: 'string', default: '5000' }, seconds: { type: 'string', default: '60' } },
});
const rate = Number(values.rate);
const seconds = Number(values.seconds);
const QUERIES = 1000;
/** Share of changes that save a card like the product; the other changes only update the search index. */
const SAVED = 0.1;
const BATCH = 250;
const WRITERS = 6;
/** Concurrent queries during the comparison. */
const AT_ONCE = 4;

const { DATABASE_URL } = process.env;
if (!DATABASE_URL) throw new Error('DATABASE_URL names the database with the market to change.');
const db = connectTo(DATABASE_URL, { connections: 8 });
const { rows } = await db.pool.query<{ id: number }>('select card_id as id from market_talent order by card_id');
const ids = rows.map(({ id }) => id);
const fromSql = await startServer(DATABASE_URL, { MARKET_MEMORY_MB: '0' });
const processes = [await startServer(DATABASE_URL), await startServer(DATABASE_URL)];
try {
  for (const server of processes) await server.remembers();
  const first = (await fromSql.call('/api/market_2/talents/?limit=1')).json;
  const paths = marketQueries(QUERIES, vocabularyOf(first.facets)).map((query) => `/api/market_2/talents/?${query}`);
  await storm(paths);
  for (const server of processes) await server.remembers();
  const wrong = await compare(paths);
  console.log(`${wrong} of ${2 * QUERIES} answers differ from SQL’s`);
  if (wrong > 0) process.exitCode = 1;
} finally {
  for (const server of [...processes, fromSql]) await server.end('SIGTERM');
  await db.close();
}

async function storm(paths: string[]): Promise<void> {
  const started = performance.now();
  const passed = () => (performance.now() - started) / 1000;
  let changed = 0;
  const write = async (writer: number) => {
    // Each writer changes different cards, because waiting for another writer's row locks would reduce the rate.
    const own = ids.filter((_, at) => at % WRITERS === writer);
    while (passed() < seconds) {
      if (changed > rate * passed()) {
        await sleep(5);
        continue;
      }
      changed += BATCH;
      const some = someOf(own, BATCH);
      if (Math.random() < SAVED) await changeTalents(db.kysely, some);
      else await touch(some);
    }
  };
  const times: number[] = [];
  const read = async () => {
    for (let at = 0; passed() < seconds; at++) {
      const before = performance.now();
      await processes[0]!.call(paths[at % paths.length]!);
      times.push(performance.now() - before);
    }
  };
  const kill = async () => {
    await sleep((seconds * 1000) / 3);
    await processes[1]!.end('SIGKILL');
    processes[1] = await startServer(DATABASE_URL!);
  };
  // Waits for all promises before throwing, so that no process keeps running.
  const ends = await Promise.allSettled([
    read(),
    ...Array.from({ length: WRITERS }, (_, writer) => write(writer)),
    kill(),
  ]);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  const { p50, p95 } = figures([{ times, seconds }]);
  console.log(`${Math.round(changed / passed())} cards changed a second for ${Math.round(passed())} s`);
  console.log(`${times.length} calls meanwhile: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`);
}

/** Changes only columns without an index, which is fast enough to reach the rate on a single machine. */
async function touch(some: number[]): Promise<void> {
  await sql`
    update market_talent set seniority = 1 + (random() * 3)::int, english = 1 + (random() * 6)::int, full_stack = random() < 0.5
    where card_id = any(${some}::int[])`.execute(db.kysely);
}

async function compare(paths: string[]): Promise<number> {
  let wrong = 0;
  await timed(paths, AT_ONCE, async (path) => {
    const wanted = await answerOf(fromSql, path);
    for (const server of processes) if ((await answerOf(server, path)) !== wanted) wrong++;
  });
  return wrong;
}

async function answerOf(server: ServerProcess, path: string): Promise<string> {
  const { status, text } = await server.call(path);
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
  return text;
}
