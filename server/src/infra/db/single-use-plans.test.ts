import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/support/database.ts';
import { connectTo, type Database } from './open.ts';
import { plannedOnce } from './single-use-plans.ts';
import type { Schema } from './schema.ts';

let database: TestDatabase;
/** Pool with a single connection, so that the connection's prepared plans can be inspected. */
let single: Database;

beforeAll(async () => {
  database = await testDatabase();
  single = connectTo(database.url, { connections: 1 });
  await sql`create table thing (id integer); insert into thing values (1), (2)`.execute(single.kysely);
});

afterAll(async () => {
  await single.close();
  await database.close();
});

const find = async (db: Kysely<Schema>, id: number, what = 'all') =>
  (await sql`${plannedOnce} select *, ${sql.lit(what)} as what from thing where id = ${id}`.execute(db)).rows;
const plans = async (what = 'all'): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_prepared_statements where statement like ${`%'${what}'%`}`.execute(single.kysely);
  return rows[0]!.count;
};

test('a statement marked as prepared is planned once per connection', async () => {
  expect(await find(single.kysely, 1)).toEqual([{ id: 1, what: 'all' }]);
  expect(await find(single.kysely, 2)).toEqual([{ id: 2, what: 'all' }]);
  expect(await plans()).toBe(1);
  await sql`select 'other' from thing where id = ${1}`.execute(single.kysely);
  expect(await plans('other')).toBe(0);
});

test('a plan invalidated by a table change is discarded, and the query still returns its rows', async () => {
  expect(await find(single.kysely, 1, 'changed')).toEqual([{ id: 1, what: 'changed' }]);
  await sql`alter table thing add column name text not null default 'new'`.execute(single.kysely);
  for (const id of [1, 2])
    expect(await find(single.kysely, id, 'changed')).toEqual([{ id, name: 'new', what: 'changed' }]);
});

test.each([
  ['has forgotten', 'deallocate all'],
  ['has under another connection’s name', null],
])('a statement whose plan a pooler %s is retried unprepared', async (_, statement) => {
  const what = `lost ${statement}`;
  await find(single.kysely, 1, what);
  if (statement !== null) await sql.raw(statement).execute(single.kysely);
  else {
    // Simulates another client of the pooler that has prepared a different statement with the same name.
    const [kept] = (
      await sql<{ name: string; statement: string }>`
      select name, statement from pg_prepared_statements where statement like ${`%'${what}'%`}`.execute(single.kysely)
    ).rows;
    const other = connectTo(database.url, { connections: 1 });
    await sql.raw(`prepare "${kept!.name}" as ${kept!.statement}`).execute(other.kysely);
    expect(await find(other.kysely, 2, what)).toEqual([expect.objectContaining({ id: 2 })]);
    await other.close();
  }
  expect(await find(single.kysely, 2, what)).toEqual([expect.objectContaining({ id: 2 })]);
});

test('no plan is kept in a transaction, where a query cannot be retried', async () => {
  await single.kysely.transaction().execute(async (trx) => {
    await find(trx, 1, 'inside');
    await sql`alter table thing add column colour text`.execute(trx);
    expect(await find(trx, 1, 'inside')).toEqual([expect.objectContaining({ id: 1, colour: null })]);
  });
  expect(await plans('inside')).toBe(0);
});

test('other errors are passed on', async () => {
  const asked = sql`${plannedOnce} select ${1}::int / 0`.execute(single.kysely);
  await expect(asked).rejects.toMatchObject({ code: '22012' });
});
