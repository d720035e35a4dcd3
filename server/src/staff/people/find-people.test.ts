import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';

let api: TestApi;
let word: string;
let ids: Record<'exact' | 'beginning' | 'word' | 'part', number>;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

const staff = async (path: string) => (await api.call(`/api/admin-panel/${path}`, { role: 'staff' })).json;

async function addVendor(first_name: string, last_name: string): Promise<number> {
  const { rows } = await api.database.pool.query(
    `insert into person (email, first_name, last_name, owner_number, type)
     values ($1, $2, $3, (select max(owner_number) + 1 from person), 2) returning id`,
    [`${randomUUID()}@example.org`, first_name, last_name],
  );
  return rows[0].id;
}

/** Adds four accounts, best match first, because unranked results would be newest first. */
beforeEach(async () => {
  // Uses only letters, because a digit of one name could match another name.
  word = `zor${randomUUID().replaceAll(/[^a-f]/g, '')}vik`;
  const exact = await addVendor(word, '');
  const beginning = await addVendor(`${word}son`, 'Cara');
  const second = await addVendor('Bea', `${word}ova`);
  const part = await addVendor(`A${word}`, 'Marin');
  ids = { exact, beginning, word: second, part };
  await api.database.pool.query(
    `update request set owner_id = $1 where id = (select min(id) from request where owner_id <> all($2))`,
    [part, Object.values(ids)],
  );
});

const inRank = () => [ids.exact, ids.beginning, ids.word, ids.part];
const idsOf = (items: { id: number }[]) => items.map(({ id }) => id);

test('pickers of people rank the exact name, its beginning, the beginning of a word and any part', async () => {
  for (const table of ['requests/options/owner', 'talents/options/owner', 'ledger/options/first'])
    expect(idsOf(await staff(`${table}/?search=${word.toUpperCase()}`)), table).toEqual(inRank());
});

test('suggestions of a table have the same ranks', async () => {
  expect(idsOf((await staff(`vendors/suggest/?search=${word}`)).items)).toEqual(inRank());
  expect((await staff(`vendors/suggest/?search=${word}&limit=2`)).items).toHaveLength(2);
});

test('the search of the panel finds people by parts of their names, in the same ranks', async () => {
  const { rows } = await api.database.pool.query('select id, uid from person where id = any($1)', [inRank()]);
  const uids = inRank().map((id) => rows.find((row) => row.id === id).uid);
  const { people } = await staff(`find/?search=${word}`);
  expect(people.map(({ uid }: { uid: string }) => uid)).toEqual(uids);
});

test('creators of requests are found by parts of their names', async () => {
  expect(idsOf(await staff(`requests_stats/get_creators/?search=${word}`))).toEqual([ids.part]);
});

test('an account without a name is shown by its email address', async () => {
  const nameless = await addVendor('', '');
  const { rows } = await api.database.pool.query(
    `update request set owner_id = $1 where id = (select max(id) from request where is_active and not is_draft)
     returning id, (select email from person where id = $1) as email`,
    [nameless],
  );
  const [{ id, email }] = rows;
  const { json } = await api.call(`/api/admin-panel/requests/suggest/?search=${id}`, { role: 'staff' });
  expect(json.items[0].owner).toMatchObject({ id: nameless, name: email });
  expect(await staff(`requests/options/owner/?search=${email}`)).toEqual([{ id: nameless, name: email }]);
  expect(await staff(`requests_stats/get_creators/?id=${nameless}`)).toMatchObject([{ id: nameless, name: email }]);
  expect((await staff(`find/?search=${email}`)).people).toMatchObject([{ name: email }]);
});

test('owners of jobs are found by id, also when the account is closed', async () => {
  await api.database.pool.query(`update person set state = 'terminated' where id = $1`, [ids.exact]);
  const found = [{ id: ids.exact, name: word }];
  expect(await staff(`requests/options/owner/?ids=${ids.exact}`)).toEqual(found);
  expect(await staff(`requests/options/owner/?ids=${ids.exact}&search=${word}`)).toEqual(found);
});

test('pickers search only the latest accounts for parts of names, and all accounts for words', async () => {
  const { pool } = api.database;
  await pool.query(
    `insert into resource (owner_id, name, title) select id, 'Ada', 'Developer' from person where id = any($1)`,
    [inRank()],
  );
  await pool.query(`update person set type = 1 where id = any($1)`, [inRank()]);
  const found = async () => ({
    owner: idsOf(await staff(`requests/options/owner/?search=${word}`)),
    provider: idsOf(await staff(`available_resources/options/provider/?search=${word}`)),
    client: idsOf(await staff(`sdr_clients/options/client/?search=${word}`)),
  });
  expect(await found()).toEqual({ owner: inRank(), provider: inRank(), client: inRank() });
  await pool.query(
    `with added as (
       insert into person (email, first_name, last_name, owner_number, type)
       select n || '@late.example', 'N', 'N', (select max(owner_number) from person) + n, 1
       from generate_series(1, 5000) n returning id)
     insert into resource (owner_id, name, title) select id, 'Ada', 'Developer' from added`,
  );
  const words = [ids.exact, ids.beginning, ids.word];
  expect(await found()).toEqual({ owner: words, provider: words, client: words });
});
