import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../../../../tests/support/database.ts';
import { formerTables } from '../../../../tests/support/former-tables.ts';
import { migrateDatabase } from './migrations.ts';

let database: TestDatabase;

const sql = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;

beforeAll(async () => {
  database = await formerTables('0029_update_paths');
  await sql(`insert into person (email, first_name, last_name, owner_number) values ('p@example.com', 'P', 'N', 1)`);
  await sql(`insert into engagement values (2, 'Part time')`);
  await sql(`insert into work_mode values (1, 'Remote')`);
});

afterAll(() => database.close());

test('the market tables contain the terms of their cards, including cards written by the previous release', async () => {
  await talent('2026-12-03', null);
  await talent(null, 30);
  await talent(null, null);
  await job(2, 1);
  const changes = await sql('select * from market_change');

  await migrateDatabase(database);

  expect(await sql('select * from market_change')).toEqual(changes);
  await talent(null, 7);
  await job(null, 1);
  expect(await sql('select available_from, notice_period from market_talent order by card_id')).toEqual([
    { available_from: '2026-12-03', notice_period: null },
    { available_from: null, notice_period: 30 },
    { available_from: null, notice_period: null },
    { available_from: null, notice_period: 7 },
  ]);
  expect(await sql('select engagement, work_mode from market_request order by card_id')).toEqual([
    { engagement: 2, work_mode: 1 },
    { engagement: null, work_mode: 1 },
  ]);
  const after = await sql('select * from market_change');
  expect(after).toHaveLength(changes.length + 2);
  await sql('update market_talent set priority = 0');
  expect(await sql('select * from market_change')).toHaveLength(after.length + 1);
});

async function talent(day: string | null, notice: number | null): Promise<void> {
  const [{ id }] = (await sql(
    `insert into talent (owner_id, card_number, link_key, name, title, available_from, notice_period)
     values (1, (select count(*) + 1 from talent), gen_random_uuid(), 'Ada', 'Developer', $1, $2) returning id`,
    [day, notice],
  )) as [{ id: number }];
  await indexed('talent', id);
}

async function job(engagement: number | null, workMode: number | null): Promise<void> {
  const [{ id }] = (await sql(
    `insert into request (owner_id, card_number, link_key, title, engagement_id, work_mode_id)
     values (1, (select count(*) + 1 from request), gen_random_uuid(), 'Developer', $1, $2) returning id`,
    [engagement, workMode],
  )) as [{ id: number }];
  await indexed('request', id);
}

/** Inserts an index row like the previous release, which does not write terms. */
async function indexed(kind: string, id: number): Promise<void> {
  const lists = ['skills', 'main_skills', 'specializations', 'categories', 'industries', 'facets'];
  if (kind === 'request') lists.push('countries');
  await sql(
    `insert into market_${kind} (card_id, company_id, priority, full_stack, modified, ${lists.join(', ')})
     values ($1, 0, 1, false, now(), ${lists.map(() => `'{}'`).join(', ')})`,
    [id],
  );
}
