import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/support/database.ts';
import { formerTables } from '../../../../tests/support/former-tables.ts';
import { up as buildIndexes } from '../../../migrations/0175_stored_words_index.ts';
import { readConfig } from '../../core/config/config.ts';
import { worthKnowing } from '../monitoring/startup-warnings.ts';
import { knownMigrations, migrateDatabase } from './migrations.ts';
import { newerMigrations } from './newer-schema.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(() => database.close());

test('processes that start concurrently run the migrations once', async () => {
  await database.pool.query('drop schema public, graphile_worker cascade; create schema public');
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(database)));
  expect(applied.flat().toSorted()).toEqual(await knownMigrations());
  expect(await migrateDatabase(database)).toEqual([]);
});

test('each migration of an upgrade is a transaction, so that the locks of one end before the next', async () => {
  const former = await formerTables('0112_digest_times');
  const applied = await migrateDatabase(former);
  const { rows } = await former.pool.query('select xmin::text from kysely_migration where name = any($1)', [applied]);
  await former.close();
  expect(applied.length).toBeGreaterThan(3);
  expect(new Set(rows.map(({ xmin }) => xmin)).size).toBe(applied.length);
});

test('tables can be read while the indexes of search words are built', async () => {
  const former = await formerTables('0175_stored_search_words');
  const locked = await former.kysely.transaction().execute(async (trx) => {
    await buildIndexes(trx as never);
    const { rows } = await sql<{ mode: string }>`
      select distinct mode from pg_locks l join pg_class c on c.oid = l.relation
      where pid = pg_backend_pid() and relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(trx);
    return rows.map(({ mode }) => mode);
  });
  await former.close();
  expect(locked).toContain('ShareLock');
  expect(locked).not.toContain('AccessExclusiveLock');
});

test('an older release starts on a database migrated by a newer one, and warns about it', async () => {
  expect(await newerMigrations(database.pool)).toEqual([]);
  await database.pool.query(`insert into kysely_migration values ('9998_next', $1), ('9999_after_next', $1)`, [
    new Date().toISOString(),
  ]);
  expect(await migrateDatabase(database)).toEqual([]);
  expect(await newerMigrations(database.pool)).toEqual(['9998_next', '9999_after_next']);
  expect(await worthKnowing(database.pool, readConfig({}))).toContainEqual(
    expect.stringContaining('9998_next, 9999_after_next'),
  );
});

test('a missing migration of this release is still an error', async () => {
  await database.pool.query(`insert into kysely_migration values ('0001_another', $1)`, [new Date().toISOString()]);
  await expect(migrateDatabase(database)).rejects.toThrow('corrupted migrations');
});

test('counts are returned as numbers', async () => {
  const { rows } = await database.pool.query('select count(*) as count from country');
  expect(rows).toEqual([{ count: 0 }]);
});
