import { staffTables } from '@crewdock/contract/staff/tables';
import type { StaffTable } from '@crewdock/contract/table';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../tests/support/api.ts';
import { editedCards } from '../../../tests/support/edited-cards.ts';

let api: TestApi;
let talent: number;
let other: number;
let job: number;
const { create, createRequest } = editedCards(() => api);

beforeAll(async () => {
  api = await testApi();
  talent = (await create()).json.id;
  other = (await create()).json.id;
  job = (await createRequest()).json.id;
});

afterAll(() => api.close());

beforeEach(() => api.database.pool.query('truncate rate_limit; delete from relation'));

const NOBODYS = 2_147_483_647;

describe('the rows related to a card', () => {
  const listed = async (path: string): Promise<number[]> => {
    const { json } = await api.call(`/api/admin-panel/${path}`, { role: 'staff' });
    return json.items.map(({ id }: { id: number }) => id);
  };
  const propose = (id: number) =>
    api.call(`/api/admin-panel/requests/${job}/related-talent/${id}/`, { method: 'POST', role: 'staff', body: {} });

  test('are those with an open relation for `for`, and those with any relation for `all_for`', async () => {
    await propose(talent);
    await propose(other);
    await api.call(`/api/admin-panel/requests/${job}/related-talent/${other}/`, { method: 'DELETE', role: 'staff' });
    expect(await listed(`talents/?for=${job}`)).toEqual([talent]);
    expect(await listed(`es_talents/?all_for=${job}&ordering=created`)).toEqual([talent, other]);
    expect(await listed(`requests/?for=${other}`)).toEqual([]);
    expect(await listed(`requests/?all_for=${other}`)).toEqual([job]);
    expect(await listed(`talents/?for=${NOBODYS}`)).toEqual([]);
  });

  test('are the card itself for `card_id`', async () => {
    expect(await listed(`talents/?card_id=${talent}`)).toEqual([talent]);
    expect(await listed(`talents/?card_id=${talent}&is_active=0`)).toEqual([]);
    expect(await listed(`requests/?card_id=${job}`)).toEqual([job]);
  });

  test('are counted and exported with the same filter', async () => {
    await propose(talent);
    const path = `/api/admin-panel/talents/?for=${job}&with_counters=1`;
    const { json } = await api.call(path, { role: 'staff' });
    expect(json).toMatchObject({ total: 1, counters: { active: 1, noactive: 0 } });
    const csv = await api.call(`/api/admin-panel/talents/export/?for=${job}`, { role: 'staff' });
    expect(csv.text.trim().split('\n')).toHaveLength(2);
  });
});

test('the table of jobs and its export name the city and region', async () => {
  const { id } = (await createRequest({ city: 'Austin', region: 'Texas' })).json;
  const { json } = await api.call(`/api/admin-panel/requests/?card_id=${id}`, { role: 'staff' });
  expect(json.items).toMatchObject([{ city: 'Austin', region: 'Texas' }]);
  const { text } = await api.call(`/api/admin-panel/requests/export/?card_id=${id}`, { role: 'staff' });
  const [names, values] = text
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  expect(['city', 'region'].map((name) => values![names!.indexOf(name)])).toEqual(['Austin', 'Texas']);
});

describe('an offset', () => {
  const page = async (query: string) => (await api.call(`/api/admin-panel/talents/?${query}`, { role: 'staff' })).json;

  test('skips rows in the current order, and `next` continues after the page', async () => {
    const all = await page('limit=9&ordering=name');
    const some = await page('limit=3&ordering=name&offset=4');
    expect(some.items).toEqual(all.items.slice(4, 7));
    expect(some.total).toBe(all.total);
    const more = await page(`limit=2&ordering=name&after=${some.next}`);
    expect(more.items).toEqual(all.items.slice(7, 9));
  });

  test('beyond the end returns no rows, and the total number of rows', async () => {
    const { total } = await page('limit=1');
    expect(await page(`offset=${total}`)).toMatchObject({ items: [], total, next: null });
  });

  test('cannot be combined with `after`', async () => {
    const { next } = await page('limit=1');
    const answer = await api.call(`/api/admin-panel/talents/?after=${next}&offset=1`, { role: 'staff' });
    expect(answer.status).toBe(400);
    expect(answer.json.issues[0].path).toBe('query.offset');
  });
});

describe('lookups of a table', () => {
  const tables = Object.values<StaffTable>(staffTables);

  test.each(tables.map(({ name }) => name))('%s has suggestions and filters', async (name) => {
    const suggested = await api.call(`/api/admin-panel/${name}/suggest/?search=a`, { role: 'staff' });
    expect(suggested.status, suggested.text).toBe(200);
    expect(suggested.json.items.length).toBeLessThanOrEqual(10);
    expect((await api.call(`/api/admin-panel/${name}/suggest/?search=a&limit=11`, { role: 'staff' })).status).toBe(400);
    expect((await api.call(`/api/admin-panel/${name}/filters/`, { role: 'staff' })).status).toBe(200);
    for (const call of ['suggest/?search=a', 'filters/'])
      expect((await api.call(`/api/admin-panel/${name}/${call}`, { role: 'client' })).status).toBe(403);
  });

  test('suggest the rows that a search of the table finds', async () => {
    for (const path of ['vendors', 'companies', 'clients']) {
      const { items } = (await api.call(`/api/admin-panel/${path}/?limit=1`, { role: 'staff' })).json;
      const search = encodeURIComponent(items[0].name);
      const suggested = (await api.call(`/api/admin-panel/${path}/suggest/?search=${search}`, { role: 'staff' })).json;
      const found = await api.call(`/api/admin-panel/${path}/?limit=10&search=${search}`, { role: 'staff' });
      expect(suggested.items).toEqual(found.json.items);
      expect(suggested.items).toContainEqual(items[0]);
    }
  });

  test('contain each filter with its fixed values or options', async () => {
    const { json } = await api.call('/api/admin-panel/updates/filters/', { role: 'staff' });
    expect(json).toContainEqual({
      column: 'status',
      kind: 'any',
      values: [
        { code: 'all', label: 'All' },
        { code: 'new', label: 'New' },
        { code: 'in_progress', label: 'In progress' },
        { code: 'done', label: 'Done' },
      ],
      options: null,
    });
    const company = json.find(({ column }: { column: string }) => column === 'company');
    expect(company).toMatchObject({ kind: 'any', values: null });
    expect(company.options.length).toBeGreaterThan(0);
  });
});

describe('a section', () => {
  test('returns its columns, filters and counters', async () => {
    const { json } = await api.call('/api/admin/talents/', { role: 'staff' });
    expect(json).toMatchObject({ path: '/admin-panel/talents/', key: 'id', filters: { processing: 'any' } });
    expect(json.columns).toContainEqual({
      name: 'priority',
      type: 'ranked',
      values: ['hot', 'normal', 'low'],
      is_nullable: false,
    });
    const { counters } = (await api.call('/api/admin-panel/talents/?with_counters=1', { role: 'staff' })).json;
    expect(json.counters).toEqual(counters);
  });

  test('that does not exist returns 404', async () => {
    for (const section of ['nothing', 'constructor', '__proto__']) {
      const answer = await api.call(`/api/admin/${section}/`, { role: 'staff' });
      expect([section, answer.status, answer.json.code]).toEqual([section, 404, 'not_found']);
    }
  });

  test.each([
    'requests',
    'talents',
    'vendors',
    'clients',
    'contractors',
    'applications',
    'available-resources',
    'updates',
    'sdr-requests',
    'sdr-clients',
    'stats',
    'staff',
    'companies',
    'ledger',
    'skills',
    'audit',
  ])('%s returns the path of its rows, which can be loaded', async (section) => {
    const { status, json } = await api.call(`/api/admin/${section}/`, { role: 'staff' });
    expect(status).toBe(200);
    const rows = await api.call(`/api${json.path}?limit=1`, { role: 'staff' });
    expect(rows.status).toBe(200);
    const [row] = rows.json.items;
    if (row) for (const { name } of json.columns) expect(row).toHaveProperty(name);
  });
});

describe('a dictionary filtered for leads', () => {
  test('contains the values that leads use: their staff members, and the values of jobs created from leads', async () => {
    const { pool } = api.database;
    const { rows } = await pool.query(`select id from person where is_staff order by id limit 1`);
    await pool.query(`insert into sdr_request (company_name, owner_id, request_id) values ('Lead', $1, $2)`, [
      rows[0].id,
      job,
    ]);
    await pool.query('update request set seniority_id = 3, duration_id = null where id = $1', [job]);
    const ids = async (name: string) => {
      const { json } = await api.call(`/api/dict/${name}/?sdr=1`, { role: 'staff' });
      return json.map(({ id }: { id: number }) => id);
    };
    expect(await ids('managers')).toContain(rows[0].id);
    expect(await ids('seniority')).toContain(3);
    const all = (await api.call('/api/dict/seniority/')).json;
    expect((await ids('seniority')).length).toBeLessThan(all.length);
  });

  test('is available to staff only, although the dictionary itself is public', async () => {
    expect((await api.call('/api/dict/seniority/')).status).toBe(200);
    expect((await api.call('/api/dict/seniority/?sdr=1')).status).toBe(401);
    expect((await api.call('/api/dict/seniority/?sdr=1', { role: 'superadmin' })).status).toBe(403);
  });
});

test('a GET request that changes data is authenticated by the header only, not by a cookie', async () => {
  const path = `/api/requests/${job}/related-talent/${talent}/`;
  await api.call(path, { method: 'POST', role: 'client', body: {} });
  await api.call(`/api/admin-panel/requests/${job}/related-talent/${talent}/`, { method: 'DELETE', role: 'staff' });
  const { token } = api.account('staff');
  const headers = { cookie: `token=${token}; Authorization=Token ${token}` };
  expect((await api.call(`${path}unarchive/`, { headers })).status).toBe(401);
  const status = async () => (await api.database.pool.query('select status from relation')).rows[0].status;
  expect(await status()).toBe('archived');
  expect((await api.call(`${path}unarchive/`, { role: 'staff' })).status).toBe(200);
  expect(await status()).toBe('proposed');
});
