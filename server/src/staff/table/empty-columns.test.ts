import { expect, test } from 'vitest';
import { source, things, thingsGround } from '../../../../tests/support/things-table.ts';
import { findEmptyColumns } from './empty-columns.ts';
import { anySource } from './source.ts';

const { database, page } = thingsGround();

test('the first page names the columns that are empty in all matching rows, not only in its own', async () => {
  const emptyColumns = async (query = {}) => (await page({ limit: '5', with_counters: '1', ...query })).empty_columns;
  expect(await emptyColumns()).toEqual([]);
  await database().pool.query(`update thing set price = null, note = case when id = 1 then 'x' else '' end`);
  expect(await emptyColumns()).toEqual(['price']);
  expect(await emptyColumns({ amount: '1-' })).toEqual(['note', 'price']);
});

test('edited columns are never named as empty', async () => {
  await database().pool.query('update thing set company_id = null');
  expect((await page({ with_counters: '1' })).empty_columns).toEqual([]);
});

test('only the first page names empty columns, if counters are requested and the rows can be counted', async () => {
  const { next } = await page();
  expect(await page()).not.toHaveProperty('empty_columns');
  expect(await page({ with_counters: '1', after: next! })).not.toHaveProperty('empty_columns');
  await database().pool.query(`
    insert into thing (name, state, amount, created_at)
    select 'many', 'new', 1, '2025-01-01' from generate_series(1, 10100)`);
  expect(await page({ with_counters: '1' })).not.toHaveProperty('empty_columns');
});

test('no empty columns are named without matching rows', async () => {
  expect(await page({ with_counters: '1', amount: '1000-' })).not.toHaveProperty('empty_columns');
});

test('the database is not queried if the page has a value in every column', async () => {
  const withoutDatabase = undefined as never;
  const row = { name: 'Ada', note: 'x', price: 0 };
  expect(await findEmptyColumns(withoutDatabase, things, anySource(source), {}, [row])).toEqual([]);
});
