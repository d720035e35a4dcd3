import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../tests/support/api.ts';
import { editedCards } from '../../../tests/support/edited-cards.ts';
import { up } from '../../migrations/0108_folded_letters.ts';

let api: TestApi;
const { create } = editedCards(() => api);
const ids: Record<string, number> = {};

beforeAll(async () => {
  api = await testApi();
  const skills = [{ name: 'Go', experience: 3, is_main: true }];
  for (const [name, city] of [
    ['Łucja Żółć', 'Łódź'],
    ['İbrahim Işık', 'İstanbul'],
    ['Sørensen Bjørn', 'Århus'],
  ] as const) {
    const { status, json, text } = await create({ name, title: 'Go developer', city, skills });
    expect(status, text).toBe(200);
    ids[name] = json.id;
  }
});

afterAll(() => api.close());

const found = async (path: string, search: string): Promise<number[]> => {
  const { status, json } = await api.call(`/api/${path}/?search=${encodeURIComponent(search)}`, { role: 'staff' });
  expect(status).toBe(200);
  return json.items.map(({ id }: { id: number }) => id);
};

const SEARCHES = [
  ['lucja zolc', 'Łucja Żółć'],
  ['Łucja', 'Łucja Żółć'],
  ['ışık', 'İbrahim Işık'],
  ['isik', 'İbrahim Işık'],
  ['IŞIK', 'İbrahim Işık'],
  ['ibrahim', 'İbrahim Işık'],
  ['sorensen', 'Sørensen Bjørn'],
  ['Sørensen bjorn', 'Sørensen Bjørn'],
] as const;

it.each(SEARCHES)('the search %s finds the talent %s in the market and in the staff table', async (search, name) => {
  expect(await found('market_2/talents', search)).toContain(ids[name]);
  expect(await found('admin-panel/talents', search)).toContain(ids[name]);
});

it.each(['lodz', 'Łódź', 'łodz'])('the search %s finds the talents of Łódź in the market', async (search) => {
  expect(await found('market_2/talents', search)).toContain(ids['Łucja Żółć']);
});

it('the migration normalizes the letters of stored market words', async () => {
  const { pool, kysely } = api.database;
  const id = ids['Sørensen Bjørn'];
  const words = async () =>
    (await pool.query('select called::text, words::text from market_talent_words where card_id = $1', [id])).rows;
  const folded = await words();
  await pool.query(
    `update market_talent_words set called = array_to_tsvector(array_replace(tsvector_to_array(called), 'sorensen', 'sørensen')),
       words = array_to_tsvector(array_replace(tsvector_to_array(words), 'sorensen', 'sørensen')) where card_id = $1`,
    [id],
  );
  expect(await words()).not.toEqual(folded);
  await kysely.transaction().execute((trx) => up(trx as never));
  expect(await words()).toEqual(folded);
});
