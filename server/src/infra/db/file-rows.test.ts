import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../../../../tests/support/database.ts';
import { formerTables } from '../../../../tests/support/former-tables.ts';
import { migrateDatabase } from './migrations.ts';
import { connectTo } from './open.ts';

let database: TestDatabase;
const sql = async (text: string) => (await database.pool.query(text)).rows;

beforeAll(async () => {
  database = await formerTables('0009_audit');
});

afterAll(() => database.close());

test('the migration adds a row with purpose, type and owner for every file that was referenced before', async () => {
  const path = (letter: string, ending: string) => `/files/${letter.repeat(22)}.${ending}`;
  await sql(`insert into person (email, first_name, last_name, owner_number, avatar)
    values ('p@example.com', 'P', 'N', 1, '${path('a', 'webp')}'), ('q@example.com', 'Q', 'N', 2, 'https://example.com/q.png')`);
  await sql(`insert into talent (owner_id, card_number, link_key, name, title, photo, cv_file) values
    ((select id from person where owner_number = 1), 1, 'k1', 'Ada', 'Developer', '${path('b', 'webp')}', '${path('c', 'docx')}'),
    ((select id from person where owner_number = 2), 1, 'k2', 'Bo', 'Developer', '${path('b', 'webp')}', null)`);
  await sql(`insert into request (owner_id, card_number, link_key, title)
    values ((select id from person where owner_number = 1), 1, 'k3', 'Engineer')`);
  await sql(`insert into application (id, request_id, name, email, phone_number, message, cv_file, cv_name, content_hash)
    values (gen_random_uuid(), (select id from request), 'C', 'c@example.com', '', '', '${path('d', 'pdf')}', 'cv.pdf', '\\x00')`);

  const migrated = connectTo(database.url, { connections: 2 });
  await migrateDatabase(migrated);
  await migrated.close();

  const owned = `(select owner_number from person where id = file.owner_id)`;
  expect(await sql(`select path, purpose, type, state, ${owned} as owner from file order by path`)).toEqual([
    { path: path('a', 'webp'), purpose: 'avatar', type: 'image/webp', state: 'stored', owner: 1 },
    { path: path('b', 'webp'), purpose: 'photo', type: 'image/webp', state: 'stored', owner: 1 },
    {
      path: path('c', 'docx'),
      purpose: 'talent-cv',
      type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      state: 'stored',
      owner: 1,
    },
    { path: path('d', 'pdf'), purpose: 'application-cv', type: 'application/pdf', state: 'stored', owner: null },
  ]);
});
