import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../../../tests/support/database.ts';
import { formerTables } from '../../../tests/support/former-tables.ts';
import { indexedWords } from '../core/text/search-words.ts';
import { migrateDatabase } from '../infra/db/migrations.ts';
import { runInSteps } from '../infra/queue/run-in-steps.ts';
import { BitSpace } from './bitmaps/bit-space.ts';
import { CardWordIndex } from './bitmaps/card-words.ts';
import { storeSearchWords } from './store-search-words.ts';
import { nameQuery, staffQuery, toWordSearch, wordQuery } from './words.ts';

let database: TestDatabase;

const sql = async (text: string, ...values: unknown[]) => (await database.pool.query(text, values)).rows;
const run = () =>
  storeSearchWords(null, { db: database.kysely, signal: new AbortController().signal } as Parameters<
    typeof storeSearchWords
  >[1]);

const TALENT = `insert into talent (owner_id, card_number, link_key, name, title)
  values ((select min(id) from person), (select count(*) + 1 from talent), gen_random_uuid(), $1, $2) returning id`;

beforeAll(async () => {
  database = await formerTables('0115_versions');
  await sql(`insert into person (email, first_name, last_name, owner_number, phone_number)
    values ('a@example.com', 'Seán', 'O’Brien', 1, '+48 601 234 567')`);
  await sql(TALENT, '김민수 O’Neil', 'Go developer');
  await sql(`insert into resource (owner_id, name, title) select id, 'Jean-Luc Ørsted', 'Παπάς' from person`);
  await sql(`insert into staff_update (kind, title) values ('registration', 'Seán O’Brien signed up')`);
  await migrateDatabase(database);
});

afterAll(() => database.close());

const TALENTS = `select name from talent where staff_words @@ $1::tsquery order by id`;
const talents = async (search: string) => (await sql(TALENTS, staffQuery(search))).map(({ name }) => name);

test('rows of the former release are found before and after the background job has folded them', async () => {
  const resources = async (search: string) =>
    (
      await sql(
        `select name from resource where public_words @@ $1::tsquery or (public_words is null
          and staff_words(name || ' ' || title || ' ' || city) @@ $1::tsquery)`,
        staffQuery(search),
      )
    ).map(({ name }) => name);
  for (const when of ['before', 'after']) {
    for (const search of ['김민수', '김민', "O'Neil", 'go dev'])
      expect(await talents(search), `${search} ${when}`).toEqual(['김민수 O’Neil']);
    for (const search of ['Jean-Luc', 'orsted', 'παπας'])
      expect(await resources(search), `${search} ${when}`).toEqual(['Jean-Luc Ørsted']);
    if (when === 'before') await run();
  }
  expect([await talents('oneil'), await talents('민수'), await resources('jeanluc')]).toEqual([
    ['김민수 O’Neil'],
    ['김민수 O’Neil'],
    ['Jean-Luc Ørsted'],
  ]);
  expect(await sql(`select from person where staff_words @@ $1::tsquery`, staffQuery('601234567'))).toHaveLength(1);
  for (const table of ['talent', 'person', 'resource', 'staff_update', 'skill', 'company', 'market_talent_words'])
    expect(await sql(`select from ${table} where words_version < 1`), table).toEqual([]);
});

test('a row that the former release writes is found at once, and folded by the next run of the job', async () => {
  await sql(TALENT, 'Zoë D’Arcy', 'Go developer');
  expect([await talents('zoe'), await talents('darcy')]).toEqual([['Zoë D’Arcy'], []]);
  await run();
  expect(await talents('darcy')).toEqual(['Zoë D’Arcy']);
  await sql(`update talent set name = 'Maeve O’Hara' where name = 'Zoë D’Arcy'`);
  expect([await talents('maeve'), await talents('darcy')]).toEqual([['Maeve O’Hara'], []]);
  await sql(`update resource set name = 'Ann' where name like 'Jean%'`);
  expect(await sql('select staff_words, public_words, person_key, words_version from resource')).toEqual([
    { staff_words: null, public_words: null, person_key: null, words_version: 0 },
  ]);
  await run();
  expect(await talents('ohara')).toEqual(['Maeve O’Hara']);
  expect(await sql('select person_key, words_version from resource')).toEqual([
    { person_key: 'ann\nπαπασ', words_version: 1 },
  ]);
});

test.each(['Παπάς', 'שלום', 'हिन्दी', 'ガギグゲゴ', '山田太郎たろう', '김민수', 'O’Brien', 'node.js', 'فاطمة', '(0)'])(
  'the former release finds %s after a rollback, by each of its words',
  async (name) => {
    const [{ id }] = await sql(TALENT, name, 'Go developer');
    await run();
    const [row] = await sql(
      `select words_version as version, tsvector_to_array(staff_words) as words,
         tsvector_to_array(staff_words(name)) as former from talent where id = $1`,
      id,
    );
    expect(row.version).toBe(1);
    expect(row.former).not.toEqual([]);
    expect(row.words).toEqual(expect.arrayContaining(row.former));
  },
);

test('a name is found by whole words only', async () => {
  const found = async (text: string, name: string) =>
    (await sql('select array_to_tsvector($1) @@ $2::tsquery as found', indexedWords(text), nameQuery(name)))[0].found;
  for (const text of ['O’Brien Go', 'GO OBRIEN', 'go, o’brien GmbH'])
    expect(await found(text, "O'Brien-Go"), text).toBe(true);
  for (const text of ['O’Briens Go', 'O’Brien Golang']) expect(await found(text, "O'Brien-Go"), text).toBe(false);
  expect(nameQuery('🚀')).toBeNull();
});

test('a run does nothing while another run goes on', async () => {
  const { kysely: db } = database;
  await sql(TALENT, 'Zoë D’Souza', 'Go developer');
  await runInSteps('store-search-words', { db, signal: new AbortController().signal }, async () => {
    await run();
    return false;
  });
  expect(await talents('dsouza')).toEqual([]);
  await run();
  expect(await talents('dsouza')).toEqual(['Zoë D’Souza']);
});

test('SQL and the index in memory find the same texts', async () => {
  const piece = fc.constantFrom(
    'Łódź',
    'lodz',
    "O'Brien",
    'obrien',
    'O’Brien-Smith',
    'Jean‑Luc',
    'jean luc',
    'jeanluc',
    'İı',
    'ß',
    'ss',
    'Æ',
    '🚀',
    '李小龙',
    '小龙',
    '山田太郎たろう',
    '太郎',
    '김민수',
    '민',
    'node.js',
    'js',
    'c++',
    'c',
    '+48 601-234-567',
    '601234567',
    'ΜΕΓΑΣ',
    'μεγασ',
    'فاطمة',
    'हिन्दी',
    ' ',
    ' ',
    '-',
    "'",
    '.',
    '(0)',
    '7',
    '2024-10',
    'x'.repeat(300),
  );
  const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
  const texts = fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(texts, text, async (rows, search) => {
      const index = new CardWordIndex(new BitSpace(64));
      const cards = rows.map(([called, other], slot) => {
        const words = { called: indexedWords(called), all: indexedWords(`${called} ${other}`) };
        const others = words.all.filter((word) => !words.called.includes(word));
        index.put(slot, { title: called, called: words.called.join(' '), otherWords: others.join(' ') });
        return { slot, called: words.called, words: words.all };
      });
      const query = wordQuery(search);
      if (query === null) return;
      const { found, called } = index.matches(toWordSearch(search));
      const answer = await sql(
        `select array_to_tsvector(words) @@ $1::tsquery as found, array_to_tsvector(called) @@ $1::tsquery as called
         from json_to_recordset($2) as r (slot integer, called text[], words text[]) order by slot`,
        query,
        JSON.stringify(cards),
      );
      expect(cards.map(({ slot }) => ({ found: found.has(slot), called: called.has(slot) }))).toEqual(answer);
    }),
    { numRuns: 300 },
  );
});
