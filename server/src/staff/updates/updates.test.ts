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
const move = (id: number | string, status: string, version = 1) =>
  api.call(`/api/admin-panel/updates/${id}/`, { method: 'PATCH', role: 'staff', body: { version, status } });
const titles = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title);

test('newest first, counted by status', async () => {
  await move(2, 'done');
  const all = await list('?with_counters=1');
  expect(titles(all)).toEqual(['three', 'two', 'one']);
  expect(all).toMatchObject({ total: 3, counters: { new: 2, in_progress: 0, done: 1 } });
  const fresh = await list('?status=new&with_counters=1');
  expect(titles(fresh)).toEqual(['three', 'one']);
  expect(fresh).toMatchObject({ total: 2, counters: { new: 2, in_progress: 0, done: 1 } });
});

test('comes page by page', async () => {
  const first = await list('?limit=2');
  expect(titles(first)).toEqual(['three', 'two']);
  const second = await list(`?limit=2&after=${first.next}`);
  expect([titles(second), second.total, second.next]).toEqual([['one'], 3, null]);
});

test('moves, and the same move again changes nothing', async () => {
  const first = await move(1, 'in_progress');
  expect(first.json).toMatchObject({ id: 1, status: 'in_progress', title: 'one' });
  expect(first.json.modified > first.json.created).toBe(true);
  const again = await move(1, 'in_progress');
  expect([again.status, again.json]).toEqual([200, first.json]);
  expect((await move(1, 'new', 2)).json.status).toBe('new');
});

test('one that is not there, and a status that is none', async () => {
  expect((await move(99, 'done')).status).toBe(404);
  expect((await move('one', 'done')).status).toBe(400);
  expect((await move(1, 'forgotten')).json.issues).toMatchObject([{ path: 'body.status' }]);
});

test('two who move it at the same time: the second is told where it is', async () => {
  await move(1, 'in_progress');
  const late = await move(1, 'done');
  expect(late.status).toBe(409);
  expect(late.json.current).toMatchObject({ id: 1, status: 'in_progress', version: 2 });
});

test('is found by the words of its title, its text and its address', async () => {
  await api.database.kysely.transaction().execute((trx) =>
    writeUpdate(trx, {
      kind: 'contact_message',
      title: 'Message from Zoë',
      detail: 'We look for\nGo people',
      email: 'zoe@harbour.example',
    }),
  );
  for (const words of ['zoe', 'GO look', 'harbour', 'mess zo'])
    expect(titles(await list(`?search=${encodeURIComponent(words)}`)), words).toHaveLength(1);
  expect(titles(await list('?search=arbour'))).toEqual([]);
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
  expect((await list('?limit=1')).items[0].company).toEqual({ id, name: 'Verdant Works' });
});

test('the session of staff counts what is new', async () => {
  expect((await api.call('/api/session/', { role: 'staff' })).json.new_updates_count).toBe(3);
  await move(3, 'done');
  expect((await api.call('/api/session/', { role: 'staff' })).json.new_updates_count).toBe(2);
});
