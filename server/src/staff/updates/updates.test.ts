import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import { writeUpdate } from '../../updates/write.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

beforeEach(async () => {
  await api.database.pool.query('truncate staff_update restart identity');
  await write('one', 'two', 'three');
});

const write = (...titles: string[]) =>
  api.database.kysely.transaction().execute(async (trx) => {
    for (const title of titles) await writeUpdate(trx, { kind: 'registration', title });
  });

const list = async (query = '') => (await api.call(`/api/admin-panel/updates/${query}`, { role: 'staff' })).json;
const move = (id: number | string, status: string) =>
  api.call(`/api/admin-panel/updates/${id}/`, { method: 'PATCH', role: 'staff', body: { status } });
const titles = ({ results }: { results: { title: string }[] }) => results.map(({ title }) => title);

test('newest first, counted by status', async () => {
  await move(2, 'done');
  const all = await list();
  expect(titles(all)).toEqual(['three', 'two', 'one']);
  expect(all).toMatchObject({ count: 3, counters: { new: 2, in_progress: 0, done: 1 } });
  const fresh = await list('?status=new');
  expect(titles(fresh)).toEqual(['three', 'one']);
  expect(fresh).toMatchObject({ count: 2, counters: { new: 2, in_progress: 0, done: 1 } });
});

test('comes page by page', async () => {
  expect(titles(await list('?limit=2'))).toEqual(['three', 'two']);
  expect(titles(await list('?limit=2&offset=2'))).toEqual(['one']);
  expect(await list('?offset=3')).toMatchObject({ count: 3, results: [] });
});

test('moves, and the same move again changes nothing', async () => {
  const first = await move(1, 'in_progress');
  expect(first.json).toMatchObject({ id: 1, status: 'in_progress', title: 'one' });
  expect(first.json.modified > first.json.created).toBe(true);
  const again = await move(1, 'in_progress');
  expect([again.status, again.json]).toEqual([200, first.json]);
  expect((await move(1, 'new')).json.status).toBe('new');
});

test('one that is not there, and a status that is none', async () => {
  expect((await move(99, 'done')).status).toBe(404);
  expect((await move('one', 'done')).status).toBe(400);
  expect((await move(1, 'forgotten')).json.issues).toMatchObject([{ path: 'body.status' }]);
});

test('a title is one line', async () => {
  await write('Eve\n\n  and Adam ');
  expect(titles(await list('?limit=1'))).toEqual(['Eve and Adam']);
});

test('names the company on whose portal it happened', async () => {
  const [{ id }] = (await api.database.pool.query(`select id from company where slug = 'verdant'`)).rows;
  await api.database.kysely
    .transaction()
    .execute((trx) => writeUpdate(trx, { kind: 'account_deletion', title: 'leaves', companyId: id }));
  expect((await list('?limit=1')).results[0].company).toEqual({ id, name: 'Verdant Works' });
});

test('the session of staff counts what is new', async () => {
  expect((await api.call('/api/session/', { role: 'staff' })).json.new_updates_count).toBe(3);
  await move(3, 'done');
  expect((await api.call('/api/session/', { role: 'staff' })).json.new_updates_count).toBe(2);
});
