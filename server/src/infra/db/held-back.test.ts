import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../../../../tests/support/database.ts';
import { formerTables } from '../../../../tests/support/former-tables.ts';
import { migrateDatabase } from './migrations.ts';

let database: TestDatabase;

const sql = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;

/** Creates a talent with one skill. */
async function talent(owner: number, company: number | null, skill: number, state = ''): Promise<number> {
  const [{ id }] = (await sql(
    `insert into talent (owner_id, company_id, card_number, link_key, name, title)
     values ($1, $2, (select count(*) + 1 from talent), gen_random_uuid(), 'Ada', 'Developer') returning id`,
    [owner, company],
  )) as [{ id: number }];
  if (state) await sql(`update talent set ${state} where id = $1`, [id]);
  await sql('insert into talent_skill (talent_id, skill_id, is_main) values ($1, $2, true)', [id, skill]);
  return id;
}

beforeAll(async () => {
  database = await formerTables('0013_security');
});

afterAll(() => database.close());

test('the migration scopes private skills to their holders and makes superadmins members', async () => {
  await sql(`insert into company (slug, name, brand_color, font_color, header_title)
    values ('one', 'One', '#000000', '#ffffff', 'One'), ('two', 'Two', '#000000', '#ffffff', 'Two')`);
  const companies = await sql('select id from company order by id');
  const [one, two] = companies.map(({ id }) => id) as [number, number];
  await sql(
    `insert into person (email, first_name, last_name, owner_number, superadmin_in)
     select 'p' || n || '@example.com', 'P', 'N', n, case when n = 3 then $1::int end from generate_series(1, 3) n`,
    [one],
  );
  const [ada, ben, sue] = (await sql('select id from person order by id')).map(({ id }) => id) as number[];
  const names = ['Rust', 'Open', 'Private', 'Shown', 'Nobody'];
  const ids = [1, 1_000_000, 1_000_001, 1_000_002, 1_000_003];
  for (const [at, name] of names.entries()) {
    await sql('insert into skill (id, name) values ($1, $2)', [ids[at], name]);
    await sql('insert into skill_alias values (lower($2), $1)', [ids[at], name]);
  }
  await sql(`select setval('skill_id', 1000003)`);
  await talent(ada!, null, 1_000_000);
  await talent(ben!, null, 1_000_000, 'is_draft = true');
  const cards = [
    await talent(ada!, null, 1_000_001, 'is_private = true'),
    await talent(ada!, null, 1_000_001, 'is_draft = true'),
    await talent(ben!, null, 1_000_001, 'is_draft = true'),
    await talent(ben!, two, 1_000_001, 'is_private = true'),
    await talent(ada!, two, 1_000_001, 'is_private = true'),
  ];
  await talent(sue!, one, 1_000_002);
  await talent(ben!, two, 1_000_002, 'is_private = true');

  await migrateDatabase(database);

  expect(
    await sql(`select name, is_public, made_by, made_for, is_shown from skill order by name, made_for, made_by`),
  ).toEqual([
    { name: 'Nobody', is_public: false, made_by: null, made_for: null, is_shown: false },
    { name: 'Open', is_public: true, made_by: null, made_for: null, is_shown: false },
    { name: 'Private', is_public: false, made_by: null, made_for: two, is_shown: false },
    { name: 'Private', is_public: false, made_by: ada, made_for: null, is_shown: false },
    { name: 'Private', is_public: false, made_by: ben, made_for: null, is_shown: false },
    { name: 'Rust', is_public: true, made_by: null, made_for: null, is_shown: false },
    { name: 'Shown', is_public: false, made_by: null, made_for: one, is_shown: true },
    { name: 'Shown', is_public: false, made_by: null, made_for: two, is_shown: false },
  ]);
  const carried = await sql(
    `select s.name, s.made_by, s.made_for from unnest($1::int[]) with ordinality c (id, at)
     join talent_skill cs on cs.talent_id = c.id join skill s on s.id = cs.skill_id order by c.at`,
    [cards],
  );
  expect(carried).toEqual(
    [
      [ada, null],
      [ada, null],
      [ben, null],
      [null, two],
      [null, two],
    ].map(([made_by, made_for]) => ({ name: 'Private', made_by, made_for })),
  );
  expect(await sql('select alias from skill_alias order by 1')).toEqual([{ alias: 'open' }, { alias: 'rust' }]);
  expect(await sql('select company_id, person_id from company_member')).toEqual([{ company_id: one, person_id: sue }]);
});
