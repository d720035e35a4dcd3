import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import pino from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/support/database.ts';
import { startEmbedded } from '../../infra/db/embedded/start.ts';
import { migrateDatabase } from '../../infra/db/migrations.ts';
import { type Database, connectTo } from '../../infra/db/open.ts';
import { bruteForceSearch } from '../../../../tests/random-markets/brute-force.ts';
import { type MarketQuestion, asIs } from '../question.ts';
import { arbitraryEdits, makeEdits } from '../../../../tests/random-markets/random-edits.ts';
import { arbitraryQuestion } from '../../../../tests/random-markets/random-questions.ts';
import { SKILLS, arbitraryWorld, insertWorld } from '../../../../tests/random-markets/random-world.ts';
import { sqlSearch } from '../sql-search.ts';
import { memoryOrSql } from './bitmap-search.ts';
import { CHANGE_CHECK_INTERVAL_MS, MarketMemory, type MemoryOptions } from './market-memory.ts';

const LARGE = 2 ** 30;

const endings: (() => unknown)[] = [];

afterEach(async () => {
  vi.useRealTimers();
  for (const end of endings.splice(0).toReversed()) await end();
});

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await testDatabase();
  endings.push(() => database.close());
  return database;
}

/** Patience in milliseconds, long enough to get answers from memory on a slow machine. */
const PATIENCE_MS = 600_000;

function newMemory({ pool }: Database, options: Partial<MemoryOptions> = {}): MarketMemory {
  const log = pino({ level: 'silent' });
  const memory = new MarketMemory({ pool, log, limitBytes: LARGE, patienceMs: PATIENCE_MS, ...options });
  endings.push(() => memory.close());
  return memory;
}

function memoryOf(database: Database, options?: Partial<MemoryOptions>): MarketMemory {
  const memory = newMemory(database, options);
  memory.start();
  return memory;
}

/** Wraps a pool. While it is held, its connections wait before each query. */
function holdableQueries(pool: Pool) {
  let held: PromiseWithResolvers<void> | null = null;
  const wait = (client: PoolClient) =>
    new Proxy(client, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        if (name !== 'query') return value.bind(target);
        return async (text: string, values?: unknown[]) => {
          await held?.promise;
          return target.query(text, values);
        };
      },
    });
  return {
    pool: new Proxy(pool, {
      get: (target, name) =>
        name === 'connect' ? async () => wait(await target.connect()) : Reflect.get(target, name),
    }),
    hold() {
      const current = (held = Promise.withResolvers<void>());
      return () => {
        held = null;
        current.resolve();
      };
    },
  };
}

/** Inserts a random market. `expectSame` compares a memory's answers with a brute-force search of that market. */
async function market(database: Database, seed = 1) {
  const [world] = fc.sample(arbitraryWorld(60), { numRuns: 1, seed });
  const { companies, ...inserted } = await insertWorld(database.kysely, world!);
  let { cards } = inserted;
  let edited = 0;
  return {
    async edit(count = 20) {
      const [edits] = fc.sample(arbitraryEdits(80, count), { numRuns: 1, seed: ++edited });
      cards = await makeEdits(database.kysely, cards, companies, edits!);
    },
    async expectSame(memory: MarketMemory) {
      const layers = new Set<string>();
      const search = memoryOrSql(memory, sqlSearch(database.kysely), (layer) => layers.add(layer));
      const expected = bruteForceSearch(cards);
      await fc.assert(
        fc.asyncProperty(arbitraryQuestion(cards, companies), async (question) => {
          expect(await search.page(question, asIs)).toEqual(await expected.page(question, asIs));
          expect(await search.counts(question, SKILLS.length)).toEqual(await expected.counts(question, SKILLS.length));
        }),
        { numRuns: 10, seed },
      );
      return [...layers];
    },
  };
}

test('a search sees all changes committed before it, in every market memory', async () => {
  const database = await emptyDatabase();
  const { edit, expectSame } = await market(database);
  const memories = [memoryOf(database), memoryOf(database)];
  for (const memory of memories) await memory.loaded;
  for (let at = 0; at < 5; at++) {
    await edit(1);
    for (const memory of memories) expect(await expectSame(memory)).toEqual(['memory']);
  }
});

test('searches are answered from SQL until the market is loaded', async () => {
  const database = await emptyDatabase();
  const { expectSame } = await market(database);
  const memory = newMemory(database);
  expect(await expectSame(memory)).toEqual(['sql']);
  expect(memory.status.state).toBe('loading');
  memory.start();
  await memory.loaded;
  expect(await expectSame(memory)).toEqual(['memory']);
  expect(memory.status.state).toBe('ready');
});

test('more cards than one batch are loaded and changed in batches, and the log reports the progress', async () => {
  const database = await emptyDatabase();
  // Drops the foreign key, because this test inserts index rows without cards.
  await database.pool.query('alter table market_request drop constraint market_request_card_id_fkey');
  await database.pool.query(`
    insert into market_request (card_id, company_id, priority, full_stack, modified, countries, skills, main_skills,
      specializations, categories, industries, facets)
    select id, 0, 1, false, now(), '{}', '{1}', '{}', '{}', '{}', '{}', '{}' from generate_series(1, 4500) id`);
  const seen: object[] = [];
  const write = (line: string) => {
    const { msg, done, total } = JSON.parse(line);
    if (msg === 'loading the market into memory') seen.push([done, total, memory.status]);
  };
  const memory: MarketMemory = memoryOf(database, { log: pino({ level: 'info' }, { write }) });
  await memory.loaded;
  expect(seen).toEqual(
    [2000, 4000].map((done) => {
      const cards = { done, total: 4500 };
      return [done, 4500, { state: 'loading', cards, bytes: 0, wordBytes: 0, loads: 0, changes: 0 }];
    }),
  );
  await database.pool.query(`delete from market_request where card_id % 3 = 0`);
  await database.pool.query(`update market_request set skills = '{2}' where card_id > 1000`);
  const markets = await memory.current();
  const { terms, size } = markets!.request;
  expect([size, ...[1, 2].map((skill) => terms.cardsWith('skills', skill)!.size)]).toEqual([3000, 667, 2333]);
  expect(memory.status).toMatchObject({ state: 'ready', loads: 1 });
});

test('changes are read despite lost notifications, even without a search', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const database = await emptyDatabase();
  const { edit, expectSame } = await market(database);
  const memory = memoryOf(database);
  await memory.loaded;
  await database.pool.query(`create function silence(text, text) returns void language sql as ''`);
  await database.pool.query(`
    do $$ begin
      execute replace(pg_get_functiondef('market_changed'::regproc), 'pg_notify', 'silence');
    end $$`);
  await edit();
  expect(await expectSame(memory)).toEqual(['memory']);
  await edit();
  const { changes } = memory.status;
  await vi.advanceTimersByTimeAsync(CHANGE_CHECK_INTERVAL_MS);
  // Waits until the check in progress has ended.
  await memory.close();
  expect(memory.status.changes).toBeGreaterThan(changes);
});

test('an answer is started before changes are checked, and recomputed if there are changes', async () => {
  const database = await emptyDatabase();
  await market(database);
  const memory = memoryOf(database);
  await memory.loaded;
  while (!memory.settled) await memory.current();
  const search = memoryOrSql(memory, sqlSearch(database.kysely));
  const question: MarketQuestion = {
    kind: 'talent',
    companyId: null,
    filters: {},
    matching: 'recommended',
    sortBy: '-1',
    limit: 10,
    offset: 0,
    now: new Date(),
  };
  const before = await search.total(question);
  const other = await database.pool.connect();
  endings.push(() => other.release(true));
  await other.query('begin; lock table market_change in access exclusive mode');
  // Makes an unrelated commit, because changes are only read after a commit.
  await database.pool.query('select pg_current_xact_id()');
  const begun = Promise.withResolvers<number[]>();
  const loads: number[][] = [];
  const load = async (ids: number[]) => {
    loads.push(ids);
    begun.resolve(ids);
    return ids;
  };
  const answers = Promise.all([search.page(question, load), search.counts(question, 5), search.total(question)]);
  const [first, ...rest] = await begun.promise;
  await other.query('delete from market_talent where card_id = $1', [first]);
  await other.query('commit');
  const [page, counts, total] = await answers;
  expect(loads).toEqual([[first, ...rest], page]);
  expect(page.slice(0, rest.length)).toEqual(rest);
  expect([counts.total, total]).toEqual([before - 1, before - 1]);
});

test('an emptied market is loaded again', async () => {
  const database = await emptyDatabase();
  await market(database);
  const memory = memoryOf(database);
  await memory.loaded;
  await database.pool.query('truncate talent cascade');
  await memory.current();
  await memory.loaded;
  expect(memory.status.loads).toBe(2);
  const markets = await memory.current();
  expect([markets!.talent.size, markets!.request.size > 0]).toEqual([0, true]);
});

test('a market is loaded again when a large part of it has changed', async () => {
  const database = await emptyDatabase();
  const { edit, expectSame } = await market(database);
  const memory = memoryOf(database);
  await memory.loaded;
  await edit();
  const all = `select 'talent', array_agg(id) from generate_series(1, 20000) id`;
  await database.pool.query(`insert into market_change (kind, card_ids) ${all}`);
  await memory.current();
  await memory.loaded;
  expect(memory.status.loads).toBe(2);
  expect(await expectSame(memory)).toEqual(['memory']);
});

test('searches are answered from SQL while changes cannot be read in time', async () => {
  const database = await emptyDatabase();
  const { edit, expectSame } = await market(database);
  const { pool, hold } = holdableQueries(database.pool);
  const memory = memoryOf(database, { patienceMs: 20, pool });
  await memory.loaded;
  while (!(await memory.current())) await sleep(5);
  await edit();
  const release = hold();
  // Makes an unrelated commit, so that changes must be read even if the edits are already in memory.
  await database.pool.query('select pg_current_xact_id()');
  const answers = expectSame(memory);
  const isBehind = answers.then(() => memory.status.state === 'behind');
  // Time limit for `answers`: the duration of the same queries in SQL, 20 times. If `answers` takes longer, it is
  // waiting for the memory instead of falling back to SQL.
  const idle = newMemory(database);
  const others = (async () => {
    for (let at = 0; at < 20; at++) await expectSame(idle);
  })();
  try {
    await Promise.race([answers, others]);
  } finally {
    release();
  }
  expect(await answers).toEqual(['sql']);
  expect(await isBehind).toBe(true);
  await others;
  while (!(await memory.current())) await sleep(5);
  expect(memory.status).toMatchObject({ state: 'ready', loads: 1 });
});

test('searches are answered from SQL when the market exceeds the memory limit', async () => {
  const database = await emptyDatabase();
  const { edit, expectSame } = await market(database);
  const memory = memoryOf(database, { limitBytes: 1000 });
  while (memory.status.state === 'loading') await sleep(5);
  expect(memory.status).toMatchObject({ state: 'off', bytes: 0 });
  await edit();
  expect(await expectSame(memory)).toEqual(['sql']);
});

test('a market that exceeds the memory limit drops its words first, and words are then searched in SQL', async () => {
  const database = await emptyDatabase();
  const { edit, expectSame } = await market(database);
  const first = memoryOf(database);
  await first.loaded;
  const memory = memoryOf(database, { limitBytes: first.status.bytes });
  await memory.loaded;
  expect(await expectSame(memory)).toEqual(['memory']);
  await database.pool.query('update market_talent set specializations = array_append(specializations, 999)');
  const markets = await memory.current();
  expect([markets!.talent.words, markets!.request.words]).toEqual([null, null]);
  expect(memory.status.bytes).toBeLessThan(first.status.bytes);
  await database.pool.query('update market_talent set specializations = array_remove(specializations, 999)');
  await edit();
  expect(new Set(await expectSame(memory))).toEqual(new Set(['memory', 'sql']));
});

test('a market that exceeds the memory limit even without words is answered from SQL', async () => {
  const database = await emptyDatabase();
  const { edit, expectSame } = await market(database);
  const first = memoryOf(database);
  await first.loaded;
  const markets = await first.current();
  for (const cards of Object.values(markets!)) cards.dropWords();
  const memory = memoryOf(database, { limitBytes: first.status.bytes });
  await memory.loaded;
  expect(memory.status.state).toBe('ready');
  await database.pool.query('update market_talent set specializations = array_append(specializations, 999)');
  expect(await memory.current()).toBeNull();
  expect(memory.status).toMatchObject({ state: 'off', bytes: 0 });
  await database.pool.query('update market_talent set specializations = array_remove(specializations, 999)');
  await edit();
  expect(await expectSame(memory)).toEqual(['sql']);
});

test('the market memory catches up after a restart of the database, without loading again', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'crewdock-restart-'));
  endings.push(() => rmSync(directory, { recursive: true, force: true }));
  const settings = { fsync: 'off', shared_buffers: '16MB' };
  let postgres = await startEmbedded(directory, settings);
  endings.push(() => postgres.stop());
  const database = connectTo(postgres.url(), { connections: 5 });
  endings.push(() => database.close());
  await migrateDatabase(database);
  const { edit, expectSame } = await market(database);
  const memory = memoryOf(database);
  await memory.loaded;
  await edit();
  await postgres.stop();
  while (memory.isReady) await sleep(5);
  expect(memory.status.state).toBe('behind');
  postgres = await startEmbedded(directory, settings);
  await edit();
  await expectSame(memory);
  while (!memory.isReady) await sleep(5);
  expect(await expectSame(memory)).toEqual(['memory']);
  await edit();
  expect(await expectSame(memory)).toEqual(['memory']);
  expect(memory.status.loads).toBe(1);
});
