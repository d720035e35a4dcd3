import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../../../../tests/support/database.ts';
import { formerTables } from '../../../../tests/support/former-tables.ts';
import { migrateDatabase } from './migrations.ts';
import { connectTo } from './open.ts';

let database: TestDatabase;

const sql = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;

const HALF = 1_073_741_824;

async function talent(): Promise<{ id: number; shown_id: number }> {
  const [card] = await sql(
    `insert into talent (owner_id, card_number, link_key, name, title)
     values ((select id from person), (select count(*) + 1 from talent), gen_random_uuid(), 'Ada', 'Developer') returning *`,
  );
  return card as { id: number; shown_id: number };
}

beforeAll(async () => {
  database = await formerTables('0017_audit_table');
  await sql(`insert into person (email, first_name, last_name, owner_number) values ('p@example.com', 'P', 'N', 1)`);
});

afterAll(() => database.close());

test('every card gets a unique public number outside the id range, even when random numbers repeat', async () => {
  const before: number[] = [];
  for (let at = 0; at < 4; at++) before.push((await talent()).id);
  // Makes each random number occur three times: the search path contains this function before PostgreSQL's function.
  await sql('create sequence chance');
  await sql(`create function gen_random_uuid() returns uuid language sql volatile as $$
    select (lpad(to_hex((nextval('chance') - 1) / 3), 8, '0') || '-0000-4000-8000-000000000000')::uuid $$`);
  const repeating = connectTo(database.url, { connections: 2 });
  repeating.pool.on('connect', (client) => void client.query('set search_path = public, pg_catalog'));
  await migrateDatabase(repeating);
  for (let at = 0; at < 4; at++)
    await repeating.pool.query(
      `insert into talent (owner_id, card_number, link_key, name, title)
       select id, 10 + $1::int, 'key ' || $1, 'Ada', 'Developer' from person`,
      [at],
    );
  await repeating.close();
  const cards = await sql('select id, shown_id from talent order by id');
  expect(cards.map(({ id }) => id)).toEqual([...before, ...[1, 2, 3, 4].map((more) => before[3]! + more)]);
  const numbers = cards.map(({ shown_id }) => shown_id as number);
  expect(new Set(numbers).size).toBe(8);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(HALF);

  await sql(`alter table talent alter id restart with ${HALF - 1}`);
  expect((await talent()).id).toBe(HALF - 1);
  await expect(talent()).rejects.toThrow(/reached maximum value/);
});
