import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/support/database.ts';
import { migrate } from './migrations.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(() => database.close());

test('processes that start at once migrate once', async () => {
  await database.pool.query('drop schema public, graphile_worker cascade; create schema public');
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(database)));
  expect(applied.filter((names) => names.length > 0)).toEqual([expect.arrayContaining(['0001_ground'])]);
  expect(await migrate(database)).toEqual([]);
});

test('counts are numbers', async () => {
  const { rows } = await database.pool.query('select count(*) as count from country');
  expect(rows).toEqual([{ count: 0 }]);
});
