import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../../../../tests/support/database.ts';
import { formerTables } from '../../../../tests/support/former-tables.ts';
import { migrateDatabase } from './migrations.ts';

const FORMER = ['ana@bücher.example', 'jörg@example.com', 'bad@bü/cher.example', 'ben@example.com', ''];
const CONVERTED = ['ana@xn--bcher-kva.example', ...FORMER.slice(1)];

let database: TestDatabase;

const sql = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;

beforeAll(async () => {
  database = await formerTables('0159_import_versions');
});

afterAll(() => database.close());

test('the migration converts domains of imported email addresses to ASCII, and nothing else', async () => {
  const [owner] = await sql(
    `insert into person (email, first_name, last_name, owner_number) values ('p@example.com', 'P', 'N', 1) returning id`,
  );
  const [{ id }] = await sql(
    `insert into import (owner_id, file, name, expires_at) values ($1, '', 'people.csv', now() + interval '1 day') returning id`,
    [owner.id],
  );
  await sql(
    `insert into resource (owner_id, name, title, email)
     select $1, 'Ana', 'Developer', email from unnest($2::text[]) email`,
    [owner.id, FORMER],
  );
  await sql(
    `insert into import_row (import_id, sheet, number, cells, "values")
     select $1, 0, number, jsonb_build_array(email), jsonb_build_object('email', email, 'name', 'Ana')
     from unnest($2::text[]) with ordinality as address (email, number)`,
    [id, FORMER],
  );

  await migrateDatabase(database);

  expect(await sql('select email, version from resource order by id')).toEqual(
    CONVERTED.map((email) => ({ email, version: 1 })),
  );
  expect(await sql('select cells, "values" from import_row order by number')).toEqual(
    CONVERTED.map((email, at) => ({ cells: [FORMER[at]], values: { email, name: 'Ana' } })),
  );
});
