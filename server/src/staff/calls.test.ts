import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ROLES, type TestApi, testApi } from '../../../tests/support/api.ts';
import { editedCards } from '../../../tests/support/edited-cards.ts';
import { collectOutcomes } from '../../../tests/support/outcomes.ts';

/** A call of the staff panel as the specification words it, and what staff are answered. */
interface Call {
  call: string;
  body?: object;
  status?: number;
}

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

const reset = () => api.database.pool.query('truncate rate_limit; delete from relation');

beforeEach(reset);

const NOBODYS = 2_147_483_647;
const TABLES = ['requests', 'talents', 'clients', 'vendors', 'contractors', 'updates', 'request_applications'];
const PEOPLE = ['clients', 'vendors', 'contractors'];
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const CALLS: Call[] = [
  ...['requests', 'applications', 'updates', 'sdr-requests', 'sdr-clients'].map((section) => ({
    call: `GET admin/${section}/`,
  })),
  ...TABLES.flatMap((table) => [
    { call: `GET admin-panel/${table}/?limit=50&offset=0&search=a&ordering=-created&with_counters=1` },
    { call: `GET admin-panel/es_${table}/` },
  ]),
  ...['requests', 'talents'].map((table) => ({
    call: `GET admin-panel/${table}/?for=${NOBODYS}&all_for=${NOBODYS}&card_id=${NOBODYS}`,
  })),
  { call: 'GET admin-panel/request_applications/?card_id=JOB' },
  { call: 'GET admin-panel/requests/related_talents/?card_id=JOB' },
  { call: 'GET admin-panel/talents/related_requests/?card_id=TALENT' },
  { call: 'GET admin-panel/requests/suggest/?search=rust&limit=10' },
  { call: 'GET admin-panel/talents/suggest/?search=rust&for=JOB' },
  { call: 'GET admin-panel/requests/filters/' },
  { call: 'GET admin-panel/talents/filters/' },
  { call: 'POST admin-panel/requests/JOB/related-talent/TALENT/', body: {} },
  { call: 'POST admin-panel/talents/TALENT/related-request/JOB/confirm/', body: {}, status: 404 },
  { call: 'DELETE admin-panel/requests/JOB/related-talent/TALENT/', status: 404 },
  { call: 'DELETE admin/talents/TALENT/related-request/JOB/', status: 404 },
  { call: 'DELETE admin/requests/JOB/related-talent/TALENT/', status: 404 },
  ...['managers', 'companies'].map((name) => ({ call: `GET dict/${name}/` })),
  ...['managers', 'companies', 'seniority', 'duration', 'english_level', 'specializations'].map((name) => ({
    call: `GET dict/${name}/?sdr=1`,
  })),
  ...PEOPLE.flatMap((type) => [
    { call: `POST admin-panel/${type}/`, body: {}, status: 400 },
    { call: `PATCH admin-panel/${type}/${UNKNOWN}/`, body: { version: 1, skype: '' }, status: 404 },
    { call: `GET admin-panel/${type}/${UNKNOWN}/`, status: 404 },
    { call: `POST admin-panel/${type}/send_mails/`, body: {}, status: 400 },
  ]),
  { call: 'GET admin-panel/updates/?status=new' },
  { call: `PATCH admin-panel/updates/${NOBODYS}/`, body: { version: 1, status: 'done' }, status: 404 },
  { call: 'GET admin-panel/requests_stats/?limit=20&offset=0&creator=1' },
  { call: 'GET admin-panel/requests_stats/get_creators/' },
];

const send = ({ call, body }: Call, role: (typeof ROLES)[number]) => {
  const [method, path] = call.split(' ');
  const address = path!.replace('JOB', String(job)).replace('TALENT', String(talent));
  return api.call(`/api/${address}`, { method: method!, role, body });
};

test.each(ROLES)('every call of the staff panel is answered to staff alone: %s', async (role) => {
  const statuses = await collectOutcomes(
    CALLS,
    ({ call }) => call,
    async (each) => {
      await reset();
      return (await send(each, role)).status;
    },
  );
  const expected = CALLS.map(({ call, status = 200 }) => [
    call,
    role === 'visitor' ? 401 : role === 'staff' ? status : 403,
  ]);
  expect(statuses).toEqual(Object.fromEntries(expected));
});

describe('rows that have to do with a card', () => {
  const listed = async (path: string): Promise<number[]> => {
    const { json } = await api.call(`/api/admin-panel/${path}`, { role: 'staff' });
    return json.items.map(({ id }: { id: number }) => id);
  };
  const propose = (id: number) =>
    api.call(`/api/admin-panel/requests/${job}/related-talent/${id}/`, { method: 'POST', role: 'staff', body: {} });

  test('are those linked with it: openly with `for`, in whatever way with `all_for`', async () => {
    await propose(talent);
    await propose(other);
    await api.call(`/api/admin-panel/requests/${job}/related-talent/${other}/`, { method: 'DELETE', role: 'staff' });
    expect(await listed(`talents/?for=${job}`)).toEqual([talent]);
    expect(await listed(`es_talents/?all_for=${job}&ordering=created`)).toEqual([talent, other]);
    expect(await listed(`requests/?for=${other}`)).toEqual([]);
    expect(await listed(`requests/?all_for=${other}`)).toEqual([job]);
    expect(await listed(`talents/?for=${NOBODYS}`)).toEqual([]);
  });

  test('or the card itself', async () => {
    expect(await listed(`talents/?card_id=${talent}`)).toEqual([talent]);
    expect(await listed(`talents/?card_id=${talent}&is_active=0`)).toEqual([]);
    expect(await listed(`requests/?card_id=${job}`)).toEqual([job]);
  });

  test('and counters and what is exported go by it too', async () => {
    await propose(talent);
    const path = `/api/admin-panel/talents/?for=${job}&with_counters=1`;
    const { json } = await api.call(path, { role: 'staff' });
    expect(json).toMatchObject({ total: 1, counters: { active: 1, noactive: 0 } });
    const csv = await api.call(`/api/admin-panel/talents/export/?for=${job}`, { role: 'staff' });
    expect(csv.text.trim().split('\n')).toHaveLength(2);
  });
});

describe('an offset', () => {
  const page = async (query: string) => (await api.call(`/api/admin-panel/talents/?${query}`, { role: 'staff' })).json;

  test('passes over rows of the same order, and `next` goes on from there', async () => {
    const all = await page('limit=9&ordering=name');
    const some = await page('limit=3&ordering=name&offset=4');
    expect(some.items).toEqual(all.items.slice(4, 7));
    expect(some.total).toBe(all.total);
    const more = await page(`limit=2&ordering=name&after=${some.next}`);
    expect(more.items).toEqual(all.items.slice(7, 9));
  });

  test('beyond the end finds nothing, and says how many there are', async () => {
    const { total } = await page('limit=1');
    expect(await page(`offset=${total}`)).toMatchObject({ items: [], total, next: null });
  });

  test('doesn’t stand beside `after`', async () => {
    const { next } = await page('limit=1');
    const answer = await api.call(`/api/admin-panel/talents/?after=${next}&offset=1`, { role: 'staff' });
    expect(answer.status).toBe(400);
    expect(answer.json.issues[0].path).toBe('query.offset');
  });
});

describe('a section', () => {
  test('tells its columns, what is asked of it and how many there are', async () => {
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

  test('that isn’t there is refused by its name', async () => {
    const answer = await api.call('/api/admin/nothing/', { role: 'staff' });
    expect([answer.status, answer.json.issues[0].path]).toEqual([400, 'params.section']);
  });
});

describe('a dictionary of leads', () => {
  test('holds what theirs have: who goes after them, and what is said in jobs that they became', async () => {
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

  test('is for staff alone where the dictionary itself is everybody’s', async () => {
    expect((await api.call('/api/dict/seniority/')).status).toBe(200);
    expect((await api.call('/api/dict/seniority/?sdr=1')).status).toBe(401);
    expect((await api.call('/api/dict/seniority/?sdr=1', { role: 'superadmin' })).status).toBe(403);
  });
});

test('a GET that writes goes by the header alone: no cookie signs in', async () => {
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
