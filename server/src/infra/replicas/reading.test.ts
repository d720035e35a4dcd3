import { type CompiledQuery, type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/support/database.ts';
import { plannedOnce } from '../db/single-use-plans.ts';
import type { Schema } from '../db/schema.ts';
import { oldestUnfinished } from '../db/total-order.ts';
import { onThePrimary, readingFrom } from './reading.ts';
import { LostReplica } from './replica.ts';

let primary: TestDatabase;
let reading: Kysely<Schema>;
/** The database that answered each statement: replica or primary. */
let answers: string[];
let isUsable: boolean;
/** Error with which the replica fails; null if it works. */
let failure: Error | null;

beforeAll(async () => {
  primary = await testDatabase();
  await sql`create table thing (id integer); insert into thing values (1);
    create function add_thing() returns void language sql as 'insert into thing values (7)'`.execute(primary.kysely);
  const replica = {
    passes: () => isUsable,
    /** Uses read-only transactions, like a real replica. */
    async ask<R>(query: CompiledQuery) {
      if (failure) throw failure;
      return primary.kysely
        .transaction()
        .setAccessMode('read only')
        .execute((trx) => trx.executeQuery(query as CompiledQuery<R>));
    },
  };
  reading = readingFrom(replica, { primary, floor: () => 0n, onAnswer: (from) => void answers.push(from) });
});

beforeEach(() => {
  answers = [];
  isUsable = true;
  failure = null;
});

afterAll(() => primary.close());

const read = sql<{ id: number }>`select id from thing order by id limit 1`;

test.each([
  ['select', read],
  ['with', sql`with one as (select 1) select * from one`],
  [
    'queries side by side',
    sql`
    (select 1) union all (select 2)`,
  ],
  ['the oldest unfinished transaction', sql`select ${oldestUnfinished} from thing`],
  ['a plan that is kept', sql`${plannedOnce} select id, 'update' as "update" from thing`],
])('a replica runs read-only statements: %s', async (_, statement) => {
  await statement.execute(reading);
  expect(answers).toEqual(['replica']);
});

test.each([
  ['insert', sql`insert into thing values (2)`],
  ['update', sql`update thing set id = 3 where id = 2`],
  ['in a query', sql`with gone as (delete from thing where id = 3 returning id) select * from gone`],
  ['in a query of the builder', sql`with more as (update "thing" set id = id) select 1`],
  ['a lock of rows', sql`select id from thing for update skip locked`],
  ['a lock of its own', sql`select pg_try_advisory_lock(1)`],
  ['a notice', sql`select pg_notify('x', '')`],
  ['a snapshot', sql`select pg_current_snapshot()`],
  ['a temporary table', sql`create temp table here (id integer)`],
  ['what says so', sql`select id from thing ${onThePrimary}`],
])('the primary runs everything else: %s', async (_, statement) => {
  await statement.execute(reading);
  expect(answers).toEqual(['primary']);
});

test('a transaction runs on the primary from its first statement', async () => {
  await reading.transaction().execute(async (trx) => {
    await read.execute(trx);
    await sql`insert into thing values (4)`.execute(trx);
  });
  const failed = reading.transaction().execute(async (trx) => {
    await sql`insert into thing values (5)`.execute(trx);
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  expect(answers).toEqual([]);
  expect((await sql`select id from thing where id in (4, 5)`.execute(primary.kysely)).rows).toEqual([{ id: 4 }]);
});

test('a statement that a replica refuses because it writes is run on the primary', async () => {
  await sql`select add_thing()`.execute(reading);
  expect(answers).toEqual(['primary']);
  expect((await sql`select id from thing where id = 7`.execute(primary.kysely)).rows).toEqual([{ id: 7 }]);
});

test.each([
  ['is away', new LostReplica()],
  ['breaks off', Object.assign(new Error('Connection terminated unexpectedly'))],
  ['ends it for what it receives', Object.assign(new Error(), { code: '40001' })],
  ['shuts down', Object.assign(new Error(), { code: '57P01' })],
])('when a replica %s, the statement is retried on the primary', async (_, error) => {
  failure = error;
  expect((await read.execute(reading)).rows).toEqual([{ id: 1 }]);
  expect(answers).toEqual(['primary']);
});

test('query errors are passed on, and a timed-out statement is not retried', async () => {
  for (const code of ['42703', '57014']) {
    failure = Object.assign(new Error(), { code });
    await expect(read.execute(reading)).rejects.toMatchObject({ code });
  }
  expect(answers).toEqual([]);
});

test('a replica that is not usable is not queried', async () => {
  isUsable = false;
  await read.execute(reading);
  expect(answers).toEqual(['primary']);
});
