import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../tests/support/database.ts';
import { formerTables } from '../../../tests/support/former-tables.ts';
import { migrateDatabase } from '../infra/db/migrations.ts';
import { createCounter } from './counter.ts';
import { keepMonths } from './months.ts';
import { findTagStatistics, loadShareStatistics } from './statistics.ts';

let database: TestDatabase;
let card: number;
let tag: number;

beforeAll(async () => {
  database = await testDatabase('market');
});

beforeEach(async () => {
  await query('delete from share_tag');
  [{ id: tag, talent_id: card }] = await query(
    `insert into share_tag (public_key, number, talent_id, tag)
     select 'key', 914200375816, card_id, 'Northwind' from market_talent where company_id = 0 limit 1 returning id, talent_id`,
  );
});

afterAll(() => database.close());

async function query(text: string, values: unknown[] = []) {
  return (await database.pool.query(text, values)).rows;
}

/** Returns the partition, day and views of each row. */
const placesOf = async (table: string) =>
  (await query(`select tableoid::regclass::text as place, day, views from ${table} order by day`)).map(
    ({ place, day, views }) => [place, day, views],
  );

async function viewedOn(...days: string[]) {
  await query('insert into share_day (tag_id, day, views) select $1, day, 3 from unnest($2::date[]) day', [tag, days]);
  await query(
    `insert into share_source (tag_id, day, kind, value, views) select $1, day, 'referrer', '', 3 from unnest($2::date[]) day`,
    [tag, days],
  );
}

const monthsOf = async (table: string) =>
  (
    await query(
      `select right(inhrelid::regclass::text, 7) as month from pg_inherits
       where inhparent = $1::regclass and inhrelid::regclass::text not like '%_rest' order by 1`,
      [table],
    )
  ).map(({ month }) => month);

const isOrdered = async (table: string) =>
  (await query('select bool_or(indisclustered) as is from pg_index where indrelid = $1::regclass', [table]))[0].is;

test('days are stored in the default partition until their month has a partition, and are then moved to it', async () => {
  const days = ['2031-03-31', '2031-04-01', '2031-04-30', '2031-05-01'];
  await viewedOn(...days);
  for (const table of ['share_day', 'share_source']) {
    expect(await placesOf(table)).toEqual(days.map((day) => [`${table}_rest`, day, 3]));
  }
  await keepMonths(database.kysely, '2031-05-01');
  await viewedOn('2031-05-02', '2031-07-31', '2031-08-01');
  for (const table of ['share_day', 'share_source']) {
    expect(await placesOf(table)).toEqual([
      [`${table}_2031_03`, '2031-03-31', 3],
      [`${table}_2031_04`, '2031-04-01', 3],
      [`${table}_2031_04`, '2031-04-30', 3],
      [`${table}_2031_05`, '2031-05-01', 3],
      [`${table}_2031_05`, '2031-05-02', 3],
      [`${table}_2031_07`, '2031-07-31', 3],
      [`${table}_rest`, '2031-08-01', 3],
    ]);
  }
});

test('a month is clustered by tag once it is over, and is dropped when all of it is older than thirteen months', async () => {
  await viewedOn('2032-01-31', '2032-02-29');
  await keepMonths(database.kysely, '2032-03-01');
  expect(await monthsOf('share_day')).toEqual(expect.arrayContaining(['2032_01', '2032_02', '2032_03', '2032_05']));
  for (const table of ['share_day', 'share_source']) {
    expect([await isOrdered(`${table}_2032_01`), await isOrdered(`${table}_2032_02`)]).toEqual([true, false]);
  }
  await keepMonths(database.kysely, '2032-03-02');
  expect([await isOrdered('share_day_2032_02'), await isOrdered('share_day_2032_03')]).toEqual([true, false]);
  await keepMonths(database.kysely, '2033-02-28');
  expect(await monthsOf('share_day')).toEqual(expect.arrayContaining(['2032_01']));
  await keepMonths(database.kysely, '2033-03-01');
  for (const table of ['share_day', 'share_source']) {
    expect(await monthsOf(table)).not.toEqual(expect.arrayContaining(['2032_01']));
    expect(await placesOf(table)).toEqual([[`${table}_2032_02`, '2032-02-29', 3]]);
  }
});

test('counting continues while a month’s partition is created, and deleting a tag deletes its counts in every month', async () => {
  const counter = createCounter(database.kysely);
  const today = new Date().toISOString().slice(0, 10);
  const told = { tagId: tag, what: 'view', who: 'visitor', referrer: null, device: 'Phone' } as const;
  const add = (from: number, to: number) => {
    for (let at = from; at < to; at++) counter.add({ ...told, visitor: `visitor ${at}`, at: new Date() });
  };
  add(0, 50);
  const total = async () =>
    (await loadShareStatistics({ kind: 'talent', id: card, name: '' }, {}, place())).total.views;
  await expect.poll(total).toBe(50);
  add(50, 100);
  await keepMonths(database.kysely, today);
  add(100, 150);
  await counter.close();
  expect(await total()).toBe(150);
  expect((await query(`select from share_day_rest`)).length).toBe(0);
  await query('delete from share_tag where id = $1', [tag]);
  expect((await query('select from share_day union all select from share_source')).length).toBe(0);
});

test('counts written by a former release are included: devices in the sources, and the last visit', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const earlier = new Date(Date.now() - 60_000);
  await query(`insert into share_source (tag_id, day, kind, value, views) values ($1, $2, 'device', 'Phone', 2)`, [
    tag,
    today,
  ]);
  await query('insert into share_day (tag_id, day, views) values ($1, $2, 2)', [tag, today]);
  expect((await findTagStatistics(database.kysely, [tag])).get(tag)).toMatchObject({ views: 2, last_visit_at: null });
  const counter = createCounter(database.kysely);
  const told = { tagId: tag, what: 'view', who: 'visitor', referrer: null, at: earlier } as const;
  counter.add({ ...told, device: 'Phone', visitor: 'one' });
  counter.add({ ...told, device: 'Computer', visitor: 'two' });
  await counter.close();
  const { devices } = await loadShareStatistics({ kind: 'talent', id: card, name: '' }, {}, place());
  expect(devices).toEqual([
    { label: 'Phone', views: 3 },
    { label: 'Computer', views: 1 },
  ]);
  expect((await findTagStatistics(database.kysely, [tag])).get(tag)).toMatchObject({
    views: 4,
    last_visit_at: earlier,
  });
});

test('counts stored before partitioning are kept and migrated', async () => {
  const former = await formerTables('0088_widget_tags');
  try {
    const { pool, kysely } = former;
    await pool.query(
      `insert into person (email, first_name, last_name, owner_number) values ('a@b.example', 'A', 'B', 1)`,
    );
    await pool.query(`insert into card_list (owner_id, name) select id, 'L' from person`);
    await pool.query(
      `insert into share_tag (public_key, number, list_id, tag) select 'k', 914200375816, id, 'T' from card_list`,
    );
    await pool.query(`insert into share_day (tag_id, day, views) select id, '2031-03-31', 7 from share_tag`);
    await migrateDatabase(former);
    await keepMonths(kysely, '2031-05-01');
    const { rows } = await pool.query('select tableoid::regclass::text as place, views, phones from share_day');
    expect(rows).toEqual([{ place: 'share_day_2031_03', views: 7, phones: 0 }]);
    // Writes counts like the previous release.
    await pool.query(
      `insert into share_day as kept (tag_id, day, views) select id, '2031-03-31', 1 from share_tag
       on conflict (tag_id, day) do update set views = kept.views + excluded.views`,
    );
    expect((await pool.query('select views from share_day')).rows).toEqual([{ views: 8 }]);
    await pool.query('delete from share_tag');
    expect((await pool.query('select from share_day')).rowCount).toBe(0);
  } finally {
    await former.close();
  }
});

const place = () => ({ db: database.kysely, now: new Date() });
