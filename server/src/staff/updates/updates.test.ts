import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import { VISITOR } from '../../core/identity/actor.ts';
import { writeUpdate } from '../../notifications/updates/write.ts';

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
    for (const title of titles) await writeUpdate(trx, { kind: 'registration', title, actor: VISITOR });
  });

const list = async (query = '') => (await api.call(`/api/admin-panel/updates/${query}`, { role: 'staff' })).json;
const move = (id: number | string, status: string, version = 1) =>
  api.call(`/api/admin-panel/updates/${id}/`, { method: 'PATCH', role: 'staff', body: { version, status } });
const titles = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title);

test('updates are listed newest first and counted by status', async () => {
  await move(2, 'done');
  const all = await list('?with_counters=1');
  expect(titles(all)).toEqual(['three', 'two', 'one']);
  expect(all).toMatchObject({ total: 3, counters: { new: 2, in_progress: 0, done: 1 } });
  const fresh = await list('?status=new&with_counters=1');
  expect(titles(fresh)).toEqual(['three', 'one']);
  expect(fresh).toMatchObject({ total: 2, counters: { new: 2, in_progress: 0, done: 1 } });
});

test('updates are paginated', async () => {
  const first = await list('?limit=2');
  expect(titles(first)).toEqual(['three', 'two']);
  const second = await list(`?limit=2&after=${first.next}`);
  expect([titles(second), second.total, second.next]).toEqual([['one'], 3, null]);
});

test('the status of an update can be changed, and repeating the change has no effect', async () => {
  const first = await move(1, 'in_progress');
  expect(first.json).toMatchObject({ id: 1, status: 'in_progress', title: 'one' });
  expect(first.json.modified > first.json.created).toBe(true);
  const again = await move(1, 'in_progress');
  expect([again.status, again.json]).toEqual([200, first.json]);
  expect((await move(1, 'new', 2)).json.status).toBe('new');
});

test('an unknown update and an unknown status are refused', async () => {
  expect((await move(99, 'done')).status).toBe(404);
  expect((await move('one', 'done')).status).toBe(400);
  expect((await move(1, 'forgotten')).json.issues).toMatchObject([{ path: 'body.status' }]);
});

test('a status change with an outdated version returns 409 with the current update', async () => {
  await move(1, 'in_progress');
  const late = await move(1, 'done');
  expect(late.status).toBe(409);
  expect(late.json.current).toMatchObject({ id: 1, status: 'in_progress', version: 2 });
});

test('an update is found by words of its title, its text and its email', async () => {
  await api.database.kysely.transaction().execute((trx) =>
    writeUpdate(trx, {
      kind: 'contact_message',
      title: 'Message from Zoë',
      detail: 'We look for\nGo people',
      email: 'zoe@harbour.example',
      actor: VISITOR,
    }),
  );
  for (const words of ['zoe', 'GO look', 'harbour', 'mess zo'])
    expect(titles(await list(`?search=${encodeURIComponent(words)}`)), words).toHaveLength(1);
  expect(titles(await list('?search=arbour'))).toEqual([]);
});

test('a title is stored on one line', async () => {
  await write('Eve\n\n  and Adam ');
  expect(titles(await list('?limit=1'))).toEqual(['Eve and Adam']);
});

test('an update names the company of its portal', async () => {
  const [{ id }] = (await api.database.pool.query(`select id from company where slug = 'verdant'`)).rows;
  await api.database.kysely
    .transaction()
    .execute((trx) => writeUpdate(trx, { kind: 'account_deletion', title: 'leaves', companyId: id, actor: VISITOR }));
  expect((await list('?limit=1')).items[0].company).toEqual({ id, name: 'Verdant Works' });
});

test('the session of staff contains the number of new updates', async () => {
  expect((await api.call('/api/session/', { role: 'staff' })).json.new_updates_count).toBe(3);
  await move(3, 'done');
  expect((await api.call('/api/session/', { role: 'staff' })).json.new_updates_count).toBe(2);
});
