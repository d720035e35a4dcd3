import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../tests/support/api.ts';
import { editedCards } from '../../../tests/support/edited-cards.ts';

/** People with phone numbers. The searches below match no other people. */
const PEOPLE = {
  lucja: { name: 'Łucja Żółć', phone: '+48 601-234-567' },
  soren: { name: 'Sørensen Bjørn', phone: '+45 20 12 34 56' },
  aase: { name: 'Åse Kjær', phone: '(212) 555-0187' },
  jurgen: { name: 'Jürgen Großmann', phone: '0049 151 7654321' },
  ibrahim: { name: 'İbrahim Işık', phone: '+905321112233' },
  duc: { name: 'Nguyễn Văn Đức', phone: '+84.91.234.5678' },
  durdica: { name: 'Đurđica Šoštarić', phone: '' },
  sean: { name: 'Seán O’Brien', phone: '' },
  niamh: { name: 'Niamh Ní Dhónaill-Byrne', phone: '' },
  francois: { name: 'François L’Hôtellier', phone: '' },
  joel: { name: 'Joëlle Lecœur-Noël', phone: '' },
  ines: { name: 'Inés Muñoz Ibáñez', phone: '' },
  bruce: { name: '李小龙', phone: '' },
  taro: { name: '山田太郎', phone: '' },
  minsu: { name: '김민수', phone: '' },
  fatima: { name: 'فَاطِمَة مصطفى', phone: '' },
  shlomo: { name: 'שְׁלֹמֹה אפרים', phone: '' },
  semen: { name: 'Семён Йовович', phone: '' },
  giorgos: { name: 'Γιώργος Παπάς', phone: '' },
  ravi: { name: 'रवि शर्मा', phone: '' },
};
type Person = keyof typeof PEOPLE;

const SEARCHES: [search: string, found: Person[]][] = [
  ['lucja zolc', ['lucja']],
  ['ŁUCJA', ['lucja']],
  ['żolć', ['lucja']],
  ['sorensen', ['soren']],
  ['Sørensen bjorn', ['soren']],
  ['ase kjaer', ['aase']],
  ['Kjær', ['aase']],
  ['grossmann', ['jurgen']],
  ['JÜRGEN GROẞMANN', ['jurgen']],
  ['jurgen großm', ['jurgen']],
  ['ibrahim', ['ibrahim']],
  ['ışık', ['ibrahim']],
  ['isik', ['ibrahim']],
  ['IŞIK İBRAHİM', ['ibrahim']],
  ['nguyen van duc', ['duc']],
  ['Đức', ['duc']],
  ['durdica sostaric', ['durdica']],
  ['obrien', ['sean']],
  ["O'Brien", ['sean']],
  ['Sean O`Brien', ['sean']],
  ['brien', ['sean']],
  ['ni dhonaill', ['niamh']],
  ['Dhonaill Byrne', ['niamh']],
  ['dhonaillbyrne', ['niamh']],
  ['lhotellier', ['francois']],
  ['Hôtellier francois', ['francois']],
  ['lecoeur noel', ['joel']],
  ['Lecoeur‑Noël', ['joel']],
  ['munoz', ['ines']],
  ['小龙', ['bruce']],
  ['李小', ['bruce']],
  ['太郎', ['taro']],
  ['山田', ['taro']],
  ['민수', ['minsu']],
  ['فاطمه', ['fatima']],
  ['مصطفي', ['fatima']],
  ['שלמה', ['shlomo']],
  ['אפרימ', ['shlomo']],
  ['Семен', ['semen']],
  ['γιωργος παπας', ['giorgos']],
  ['शर्मा', ['ravi']],
  ['🚀', []],
  ['👩‍💻', []],
  ['3️⃣', []],
  ['li xiaolong', []],
  ['龙小', []],
  ['semyon', []],
];

const PHONES: [search: string, found: Person[]][] = [
  ['+48601234567', ['lucja']],
  ['601 23 45 67', ['lucja']],
  ['0048 (601) 234-567', ['lucja']],
  ['8601234567', ['lucja']],
  ['20123456', ['soren']],
  ['212.555.0187', ['aase']],
  ['5550187', ['aase']],
  ['+49 (0) 151 765 43 21', ['jurgen']],
  ['0532 111 22 33', ['ibrahim']],
  ['٠٥٣٢١١١٢٢٣٣', ['ibrahim']],
  ['0912345678', ['duc']],
  ['601 234 568', []],
];

let api: TestApi;
let job: number;
const { create, createRequest } = editedCards(() => api);

beforeAll(async () => {
  api = await testApi({ TRUSTED_PROXIES: '127.0.0.1' });
  await api.database.pool.query('delete from application; delete from resource; delete from staff_update');
  job = (await createRequest({ title: 'Baker' })).json.id;
  for (const [at, { name, phone }] of Object.values(PEOPLE).entries()) {
    const skills = [{ name: 'Go', experience: 3, is_main: true }];
    const email = `p${at}@people.example`;
    const talent = await create({ name, title: 'Baker', skills, city: name === PEOPLE.lucja.name ? 'Łódź' : '' });
    expect(talent.status, talent.text).toBe(200);
    const resource = await api.call('/api/available_resources/', {
      method: 'POST',
      role: 'provider',
      body: { name, title: 'Baker', phone },
    });
    expect(resource.status, resource.text).toBe(200);
    await apply({ name, email, phone_number: phone, message: 'Hello', message_id: randomUUID() });
    await api.database.pool.query('delete from rate_limit');
  }
});

afterAll(() => api.close());

async function apply(fields: Record<string, string>): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const encoded = new Response(form);
  const { status, text } = await api.call(`/api/requests/${job}/applications/`, {
    method: 'POST',
    headers: { 'content-type': encoded.headers.get('content-type')! },
    body: Buffer.from(await encoded.arrayBuffer()),
  });
  expect(status, text).toBe(200);
}

const OF_NAME = new Map(Object.entries(PEOPLE).map(([person, { name }]) => [name, person]));

async function findPeople(path: string, search: string, role: 'staff' | 'client' | 'provider' = 'staff') {
  const { status, json, text } = await api.call(`/api/${path}search=${encodeURIComponent(search)}`, { role });
  expect(status, text).toBe(200);
  return json.items
    .map((item: { name: string }) => OF_NAME.get(item.name) ?? item.name)
    .filter((name: string) => OF_NAME.has(PEOPLE[name as Person]?.name));
}

const LISTS = [
  'market_2/talents/?',
  'admin-panel/talents/?',
  'admin-panel/request_applications/?',
  'available_resources/?',
  'admin-panel/available_resources/?',
];

describe.each(LISTS)('in the list %s', (path) => {
  test.each(SEARCHES)('the search %s finds %j', async (search, found) => {
    expect(await findPeople(path, search)).toEqual(found);
  });
});

test.each(SEARCHES)(
  'among the applications for a job and in the own cards, the search %s finds %j',
  async (search, found) => {
    expect(await findPeople(`requests/${job}/applications/?`, search, 'client')).toEqual(found);
    expect(await findPeople('talents/?', search, 'provider')).toEqual(found);
  },
);

test.each(PHONES)('the phone number %s finds %j in staff tables', async (search, found) => {
  expect(await findPeople('admin-panel/request_applications/?', search)).toEqual(found);
  expect(await findPeople('admin-panel/available_resources/?', search)).toEqual(found);
});

test('phone numbers of available resources are not searched for visitors', async () => {
  expect(await findPeople('available_resources/?', '601234567', 'client')).toEqual([]);
});

test.each(['lodz', 'Łódź', 'łodz', 'LODZ'])('the search %s finds the talent of Łódź in the market', async (search) => {
  expect(await findPeople('market_2/talents/?', search)).toEqual(['lucja']);
});

test('a search without letters and digits finds nothing, and an empty search finds everything', async () => {
  const total = async (search: string) =>
    (await api.call(`/api/market_2/talents/?search=${encodeURIComponent(search)}`)).json.total;
  expect([await total('🚀'), await total('?!')]).toEqual([0, 0]);
  expect(await total(' ')).toBeGreaterThan(20);
});

test('a changed name is found at once, and the former name no longer', async () => {
  const { json } = await create({ name: 'Øystein Ærø', title: 'Baker' });
  const named = async (path: string, search: string) =>
    (await api.call(`/api/${path}/?search=${search}`, { role: 'staff' })).json.items.map(
      ({ name }: { name: string }) => name,
    );
  expect(await named('admin-panel/talents', 'oystein')).toEqual(['Øystein Ærø']);
  await api.call(`/api/talents/${json.id}/`, { method: 'PATCH', role: 'provider', body: { name: 'Maeve D’Arcy' } });
  for (const path of ['admin-panel/talents', 'market_2/talents']) {
    expect(await named(path, 'darcy'), path).toEqual(['Maeve D’Arcy']);
    expect(await named(path, 'oystein'), path).toEqual([]);
  }
});

test('the slug of a card has folded letters, and an address with another slug opens the card', async () => {
  const { json } = await create({ title: 'Łódź developer, O’Brien GmbH' });
  expect(json.path).toBe(`/t/${json.public_id}-lodz-developer-obrien-gmbh`);
  const former = `${json.public_id}-odz-developer-o-brien-gmbh`;
  expect((await api.call(`/api/talents/${former}/`)).json.id).toBe(json.id);
});
