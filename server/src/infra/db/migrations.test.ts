import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/support/database.ts';
import { readConfig } from '../../core/config/config.ts';
import { worthKnowing } from '../monitoring/startup-warnings.ts';
import { migrateDatabase } from './migrations.ts';
import { newerMigrations } from './newer-schema.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(() => database.close());

test('processes that start concurrently run the migrations once', async () => {
  await database.pool.query('drop schema public, graphile_worker cascade; create schema public');
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(database)));
  expect(applied.filter((names) => names.length > 0)).toEqual([expect.arrayContaining(['0001_ground'])]);
  expect(await migrateDatabase(database)).toEqual([]);
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
