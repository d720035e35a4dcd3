import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';

let api: TestApi;
let colleague: string;

beforeAll(async () => {
  api = await testApi();
  colleague = api.account('client').token;
});

afterAll(() => api.close());

beforeEach(() => api.database.pool.query('delete from staff_view; delete from staff_columns'));

const at = '/api/admin-panel/views/updates/';
const list = async () => (await api.call(at, { role: 'staff' })).json;
/** Runs a function while the colleague is a staff member. */
async function asStaff(run: () => Promise<void>): Promise<void> {
  const set = (is: boolean) =>
    api.database.pool.query('update person set is_staff = $1 where email = $2', [is, api.account('client').email]);
  await set(true);
  await run().finally(() => set(false));
}
const keep = (body: object) => api.call(at, { method: 'POST', role: 'staff', body });

test('saving a view with an existing name overwrites that view', async () => {
  await keep({ name: 'Messages', query: 'kind=contact_message' });
  await keep({ name: ' Done', query: 'status=done' });
  await keep({ name: 'Messages', query: 'kind=contact_message&status=new' });
  expect((await list()).items).toMatchObject([
    { name: 'Done', query: 'status=done', is_default: false },
    { name: 'Messages', query: 'kind=contact_message&status=new' },
  ]);
  expect((await api.call('/api/admin-panel/views/request_applications/', { role: 'staff' })).json).toEqual({
    items: [],
    total: 0,
    columns: null,
    widths: {},
    frozen: 1,
  });
});

test('only one view is the default', async () => {
  await keep({ name: 'A', query: 'status=new', is_default: true });
  await keep({ name: 'B', query: 'status=done', is_default: true });
  expect((await list()).items).toMatchObject([{ is_default: false }, { is_default: true }]);
});

test('columns are stored in the given order', async () => {
  const body = { columns: ['title', 'created', 'kind'] };
  expect((await api.call(at, { method: 'PATCH', role: 'staff', body })).json).toEqual({
    ...body,
    widths: {},
    frozen: 1,
  });
  expect((await list()).columns).toEqual(body.columns);
});

test('columns, their widths and the number of frozen ones are stored independently', async () => {
  const patch = (body: object) => api.call(at, { method: 'PATCH', role: 'staff', body });
  await patch({ widths: { title: 300 } });
  await patch({ columns: ['title', 'kind'] });
  await patch({});
  const kept = { columns: ['title', 'kind'], widths: { title: 300 }, frozen: 2 };
  expect((await patch({ frozen: 2 })).json).toEqual(kept);
  expect(await list()).toMatchObject(kept);
  expect((await patch({ widths: { title: 59 } })).json.issues).toMatchObject([{ path: 'body.widths.title' }]);
  expect((await patch({ frozen: 5 })).json.issues).toMatchObject([{ path: 'body.frozen' }]);
});

test('a shared view is visible to colleagues with its creator’s name, and only its creator can change it', async () => {
  const { id } = (await keep({ name: 'Ours', query: 'status=new', is_shared: true, is_default: true })).json;
  await keep({ name: 'Mine', query: '' });
  const change = (body: object, who: object) => api.call(`${at}${id}/`, { method: 'PATCH', body, ...who });
  await asStaff(async () => {
    const { items } = (await api.call(at, { token: colleague })).json;
    expect(items).toMatchObject([
      { id, name: 'Ours', is_shared: true, is_default: false, made_by: expect.any(String) },
    ]);
    expect(items[0].made_by).not.toBe('');
    expect((await change({ name: 'Theirs' }, { token: colleague })).status).toBe(404);
    expect((await api.call(`${at}${id}/`, { method: 'DELETE', token: colleague })).status).toBe(404);
    await change({ is_shared: false }, { role: 'staff' });
    expect((await api.call(at, { token: colleague })).json.items).toEqual([]);
  });
  expect((await change({ name: 'Mine' }, { role: 'staff' })).status).toBe(409);
  expect((await change({ name: 'Renamed' }, { role: 'staff' })).json).toMatchObject({ name: 'Renamed', made_by: null });
});

test('a private view is visible only to its owner, and deleting it twice returns 404', async () => {
  const { id } = (await keep({ name: 'Mine', query: '' })).json;
  await asStaff(async () => {
    expect((await api.call(at, { token: colleague })).json.items).toEqual([]);
    expect((await api.call(`${at}${id}/`, { method: 'DELETE', token: colleague })).status).toBe(404);
  });
  const remove = () => api.call(`${at}${id}/`, { method: 'DELETE', role: 'staff' });
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
});

test.each([
  [{ name: ' ', query: '' }, 'body.name'],
  [{ name: 'x'.repeat(61), query: '' }, 'body.name'],
  [{ name: 'x', query: 'y'.repeat(2001) }, 'body.query'],
  [{ name: 'x' }, 'body.query'],
])('an invalid view is refused with the name of the field: case %#', async (body, path) => {
  expect((await keep(body)).json.issues).toMatchObject([{ path }]);
});

test('at most 50 views can be saved, and existing ones can still be changed', async () => {
  for (let made = 0; made < 50; made++) await keep({ name: `View ${made}`, query: '' });
  expect((await keep({ name: 'One more', query: '' })).status).toBe(409);
  expect((await keep({ name: 'View 7', query: 'status=new' })).status).toBe(200);
});
