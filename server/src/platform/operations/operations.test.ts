import { type Kysely, sql } from 'kysely';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/support/database.ts';
import { mishap, startTrebling, THINGS, treble } from '../../../../tests/support/treble.ts';
import type { Schema } from '../db/schema.ts';
import { AppError, conflict } from '../http/errors.ts';
import type { TaskServices } from '../queue/task.ts';
import { operation } from './definition.ts';
import { presentOperation } from './present.ts';
import { findOperation, listIssues } from './queries.ts';
import { requestCancel, requestUndo } from './requests.ts';
import { startOperation } from './start.ts';
import { runOperations } from './turn.ts';

let database: TestDatabase;
let db: Kysely<Schema>;
let owner: number;
let other: number;
const stopping = new AbortController();
const lines: { msg: string; err?: { message: string } }[] = [];
const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });

beforeAll(async () => {
  database = await testDatabase();
  db = database.kysely;
  await database.pool.query(THINGS);
  [owner, other] = [await addPerson('ada', 1), await addPerson('eve', 2)];
});

beforeEach(async () => {
  await sql`insert into thing select id, id, 1 from generate_series(1, 20) id`.execute(db);
});

afterEach(async () => {
  mishap.of = () => {};
  lines.length = 0;
  await database.pool.query('truncate thing, operation cascade; delete from graphile_worker._private_jobs');
});

afterAll(() => database.close());

test('does every item once, a chunk at a time, and counts', async () => {
  const uid = await start(8);
  expect(await read(uid)).toMatchObject({ state: 'waiting', total: 8, done: 0, started: null, can: { cancel: true } });
  await turn();
  expect(await read(uid)).toMatchObject({
    state: 'running',
    done: 3,
    finished: null,
    can: { cancel: true, undo: false },
  });
  expect(await values(4)).toEqual([3, 6, 9, 4]);
  await turn();
  await turn();
  const { started, finished, ...ended } = await read(uid);
  expect(ended).toMatchObject({ state: 'done', done: 8, failed: 0, total: 8, result: { largest: 8 } });
  expect(ended).toMatchObject({ undo: { total: 8, restored: 0, kept: 0 }, can: { cancel: false, undo: true } });
  expect(started! < finished!).toBe(true);
  expect(await values(9)).toEqual([3, 6, 9, 12, 15, 18, 21, 24, 9]);
  await turn();
  expect(await values(1)).toEqual([3]);
});

test('a turn waits for each chunk that is to come, and none after the end', async () => {
  const uid = await start(4);
  expect(await turnsThatWait()).toEqual([`operation:${uid}`]);
  await turn();
  expect(await turnsThatWait()).toEqual([`operation:${uid}`]);
  await database.pool.query('delete from graphile_worker._private_jobs');
  await turn();
  expect(await turnsThatWait()).toEqual([]);
});

test('the next chunk waits behind whatever came meanwhile', async () => {
  await start(4);
  await database.pool.query(`select graphile_worker.add_job('clean-up')`);
  await turn();
  const { rows } = await database.pool.query('select task_identifier from graphile_worker.jobs order by run_at');
  expect(rows.map(({ task_identifier }) => task_identifier)).toEqual(['clean-up', 'run-operations']);
});

test('one that is rolled back never begins', async () => {
  const failed = db.transaction().execute(async (trx) => {
    await startOperation(trx, treble, {
      owner: { id: owner, companyId: null },
      title: '',
      total: 1,
      input: { ids: [1] },
    });
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  await turn();
  expect([await values(1), await turnsThatWait()]).toEqual([[1], []]);
});

test('goes on after the last whole chunk when the worker dies within one, and does nothing twice', async () => {
  const uid = await start(8);
  await turn();
  mishap.of = async (id) => {
    if (id === 5) await breakConnections();
  };
  await expect(turn()).rejects.toThrow(/connection/i);
  mishap.of = () => {};
  expect(await read(uid)).toMatchObject({ state: 'running', done: 3, undo: { total: 3 } });
  expect(await turnsThatWait()).toEqual([`operation:${uid}`]);
  await untilEnd(uid);
  expect(await read(uid)).toMatchObject({ state: 'done', done: 8, undo: { total: 8 } });
  expect(await values(8)).toEqual([3, 6, 9, 12, 15, 18, 21, 24]);
});

test('a server that ends in the middle of a chunk counts as no failure', async () => {
  const uid = await start(3);
  mishap.of = () => {
    throw new Error('the server ends');
  };
  await expect(turn(AbortSignal.abort())).rejects.toThrow('the server ends');
  const { attempts } = await db
    .selectFrom('operation')
    .where('uid', '=', uid)
    .select('attempts')
    .executeTakeFirstOrThrow();
  expect(attempts).toBe(0);
});

test('items that can not be done are kept with their reason, and the others are done', async () => {
  const uid = await start(0, [1, 77, 2, 3, 78]);
  mishap.of = (id) => {
    if (id === 2) throw conflict('It is being moved.');
  };
  await untilEnd(uid);
  expect(await read(uid)).toMatchObject({ state: 'done', total: 5, done: 2, failed: 3, undo: { total: 2 } });
  expect(await listIssues(db, uid, { limit: 10, offset: 0 })).toEqual([
    { item: 'Thing 77', reason: 'It is gone.' },
    { item: 'Thing 2', reason: 'It is being moved.' },
    { item: 'Thing 78', reason: 'It is gone.' },
  ]);
  expect(await listIssues(db, uid, { limit: 1, offset: 2 })).toEqual([{ item: 'Thing 78', reason: 'It is gone.' }]);
  expect(await values(3)).toEqual([3, 2, 9]);
});

test('a chunk that fails is tried again after a pause, each up to five times', async () => {
  const uid = await start(8);
  await turn();
  const failures: Record<number, number> = { 4: 0, 7: 0 };
  mishap.of = (id) => {
    if (id in failures && failures[id]! < 4) throw new Error(`the disk is full ${++failures[id]!} times`);
  };
  await turn();
  const { due_at, turn_at } = await db.selectFrom('operation').select(['due_at', 'turn_at']).executeTakeFirstOrThrow();
  expect(due_at > turn_at!).toBe(true);
  const { rows } = await database.pool.query('select run_at from graphile_worker.jobs');
  expect(rows).toEqual([{ run_at: due_at }]);
  await sql`update operation set due_at = now() + interval '1 hour'`.execute(db);
  await turn();
  expect(failures).toEqual({ 4: 1, 7: 0 });
  await untilEnd(uid);
  expect(failures).toEqual({ 4: 4, 7: 4 });
  expect(await read(uid)).toMatchObject({ state: 'done', done: 8, error: null });
  expect(await values(8)).toEqual([3, 6, 9, 12, 15, 18, 21, 24]);
});

test('one whose chunk fails every time fails, what is done stands and can be undone', async () => {
  const uid = await start(6);
  await turn();
  let tries = 0;
  mishap.of = () => {
    tries++;
    throw new Error('select secret from vault');
  };
  await untilEnd(uid);
  expect(tries).toBe(5);
  const failed = await read(uid);
  expect(failed).toMatchObject({
    state: 'failed',
    done: 3,
    failed: 0,
    error: 'Something went wrong.',
    can: { undo: true },
  });
  expect(lines.at(-1)).toMatchObject({ err: { message: 'select secret from vault' }, operation: uid });
  await requestUndo(db, uid);
  await untilEnd(uid);
  expect(await values(6)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a refusal of the whole chunk is told to its owner', async () => {
  const refused = operation({
    kind: 'refused',
    chunk: 1,
    async step() {
      throw new AppError('gone', 'The file is gone.');
    },
  });
  const uid = await db
    .transaction()
    .execute((trx) =>
      startOperation(trx, refused, { owner: { id: owner, companyId: null }, title: '', total: 1, input: {} }),
    );
  for (let tries = 0; tries < 5; tries++) {
    await hurry();
    await runOperations([refused])({}, services());
  }
  expect(await read(uid)).toMatchObject({ state: 'failed', error: 'The file is gone.', can: { undo: false } });
});

test('cancelled before it begins it does nothing, and the second time is as the first', async () => {
  const uid = await start(6);
  await requestCancel(db, uid);
  await requestCancel(db, uid);
  expect(await read(uid)).toMatchObject({ state: 'cancelled', done: 0, can: { cancel: false, undo: false } });
  await turn();
  expect(await values(2)).toEqual([1, 2]);
});

test('cancelled during a chunk it ends after that one, and what is done can be undone', async () => {
  const uid = await start(8);
  mishap.of = async (id) => {
    if (id !== 2) return;
    await requestCancel(db, uid);
    expect(await read(uid)).toMatchObject({ state: 'waiting', is_cancelling: true, can: { cancel: false } });
  };
  await turn();
  expect(await read(uid)).toMatchObject({ state: 'running', is_cancelling: true, done: 3 });
  await turn();
  expect(await read(uid)).toMatchObject({ state: 'cancelled', is_cancelling: false, done: 3, can: { undo: true } });
  expect(await values(4)).toEqual([3, 6, 9, 4]);
  await requestUndo(db, uid);
  await untilEnd(uid);
  expect(await read(uid)).toMatchObject({ state: 'undone', undo: { total: 3, restored: 3, kept: 0 } });
  expect(await values(4)).toEqual([1, 2, 3, 4]);
});

test('a chunk that was the last one wins over a cancellation that came within it', async () => {
  const uid = await start(2);
  mishap.of = () => requestCancel(db, uid);
  await untilEnd(uid);
  expect(await read(uid)).toMatchObject({ state: 'done', is_cancelling: false, done: 2 });
});

test('undo walks back in chunks and leaves what somebody changed since', async () => {
  const uid = await start(4);
  await untilEnd(uid);
  await sql`update thing set value = 100, version = version + 1 where id = 3`.execute(db);
  await requestUndo(db, uid);
  await requestUndo(db, uid);
  expect(await read(uid)).toMatchObject({ state: 'undoing', finished: null, can: { cancel: false, undo: false } });
  await turn();
  expect(await read(uid)).toMatchObject({ state: 'undoing', undo: { total: 4, restored: 2, kept: 1 } });
  expect(await values(4)).toEqual([3, 2, 100, 4]);
  await turn();
  expect(await read(uid)).toMatchObject({ state: 'undone', done: 4, undo: { total: 4, restored: 3, kept: 1 } });
  expect(await values(4)).toEqual([1, 2, 100, 4]);
  await requestUndo(db, uid);
  expect(await read(uid)).toMatchObject({ state: 'undone' });
});

test('undo that dies or fails goes on where it was', async () => {
  const uid = await start(8);
  await untilEnd(uid);
  await requestUndo(db, uid);
  await turn();
  await sql`alter table thing add constraint broken check (id <> 4 or value <> 4)`.execute(db);
  await untilEnd(uid);
  await sql`alter table thing drop constraint broken`.execute(db);
  expect(await read(uid)).toMatchObject({ state: 'failed', undo: { total: 8, restored: 3 }, can: { undo: true } });
  expect(await values(8)).toEqual([3, 6, 9, 12, 15, 6, 7, 8]);
  await requestUndo(db, uid);
  await untilEnd(uid);
  expect(await read(uid)).toMatchObject({ state: 'undone', error: null, undo: { total: 8, restored: 8, kept: 0 } });
  expect(await values(8)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('undo is not begun under way, without changes, or when it is too late', async () => {
  const uid = await start(4);
  await turn();
  await requestUndo(db, uid);
  expect(await read(uid)).toMatchObject({ state: 'running' });
  await untilEnd(uid);
  const { undoable_until } = await read(uid);
  expect(new Date(undoable_until!).getTime() - Date.now()).toBeGreaterThan(23 * 60 * 60 * 1000);
  await sql`update operation set undoable_until = now() - interval '1 second'`.execute(db);
  expect(await read(uid)).toMatchObject({ can: { undo: false } });
  await requestUndo(db, uid);
  const nothing = await start(0, [77]);
  await untilEnd(nothing);
  await requestUndo(db, nothing);
  for (const ended of [uid, nothing]) expect(await read(ended)).toMatchObject({ state: 'done', can: { undo: false } });
});

test('owners take turns, however many operations one of them has', async () => {
  const [first, second] = [await start(9), await start(9)];
  const others = await start(9, undefined, other);
  const done = () => Promise.all([first, second, others].map(async (uid) => (await read(uid)).done));
  await turn();
  await turn();
  expect(await done()).toEqual([3, 0, 3]);
  for (let turns = 0; turns < 4; turns++) await turn();
  expect(await done()).toEqual([6, 3, 9]);
  await turn();
  expect(await done()).toEqual([6, 6, 9]);
});

test('two workers never have the same operation at once', async () => {
  const uid = await start(6);
  let isBeside = false;
  mishap.of = async () => {
    if (isBeside) return;
    isBeside = true;
    await turn();
    expect(await values(1)).toEqual([1]);
  };
  await turn();
  expect(await read(uid)).toMatchObject({ done: 3 });
});

test('one of a kind that this server does not know waits for another that does', async () => {
  const uid = await start(3);
  await runOperations([])({}, services());
  expect(await read(uid)).toMatchObject({ state: 'waiting' });
  await untilEnd(uid);
  expect(await read(uid)).toMatchObject({ state: 'done' });
});

async function start(count: number, ids = Array.from({ length: count }, (_, at) => at + 1), id = owner) {
  return startTrebling(db, id, ids);
}

/** What a worker does with one job. */
async function turn(signal = stopping.signal): Promise<void> {
  await runOperations([treble])({}, services(signal));
}

/** Without the pauses between tries. */
async function untilEnd(uid: string): Promise<void> {
  while (['waiting', 'running', 'undoing'].includes((await read(uid)).state)) {
    await hurry();
    await turn();
  }
}

async function hurry(): Promise<void> {
  await sql`update operation set due_at = now()`.execute(db);
}

function services(signal = stopping.signal): TaskServices {
  return { db, log, signal } as unknown as TaskServices;
}

async function read(uid: string) {
  const row = await db.selectFrom('operation').where('uid', '=', uid).select('owner_id').executeTakeFirstOrThrow();
  return presentOperation((await findOperation(db, row.owner_id, uid))!, new Date());
}

/** Of the first things. */
async function values(count: number): Promise<number[]> {
  const { rows } = await sql<{ value: number }>`select value from thing order by id limit ${count}`.execute(db);
  return rows.map(({ value }) => value);
}

async function turnsThatWait(): Promise<string[]> {
  const { rows } = await database.pool.query<{ key: string }>(
    `select key from graphile_worker.jobs where task_identifier = 'run-operations'`,
  );
  return rows.map(({ key }) => key);
}

/** As when the process that has them is killed. */
async function breakConnections(): Promise<void> {
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'`.execute(db);
}

async function addPerson(name: string, owner_number: number): Promise<number> {
  const { id } = await db
    .insertInto('person')
    .values({ email: `${name}@example.com`, first_name: name, last_name: 'L', owner_number, type: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
