import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../../tests/support/api.ts';
import { defineOperation } from './definition.ts';
import { startOperation } from './start.ts';

const nothing = defineOperation({
  kind: 'nothing',
  chunk: 1,
  step: async () => ({ done: 0, next: null }),
  undo: { days: 1, restore: async () => true },
});

let api: TestApi;
const uids: string[] = [];

beforeAll(async () => {
  api = await testApi();
  for (const title of ['First', 'Second', 'Third']) uids.push(await start('client', title));
  await start('staff', 'Theirs');
});

afterAll(() => api.close());

const get = (path: string, role: Role = 'client') => api.call(`/api/operations/${path}`, { role });
const post = (path: string, role: Role = 'client') => api.call(`/api/operations/${path}`, { method: 'POST', role });
const titles = ({ json }: { json: { items: { title: string }[] } }) => json.items.map(({ title }) => title);

test('own operations are listed newest first in pages, also for staff', async () => {
  const all = await get('');
  expect([titles(all), all.json.total]).toEqual([['Third', 'Second', 'First'], 3]);
  expect((await get('?limit=2')).json.next).toBe(2);
  const second = await get('?limit=2&offset=2');
  expect([titles(second), second.json.total]).toEqual([['First'], 3]);
  expect(titles(await get('', 'staff'))).toEqual(['Theirs']);
  expect((await get('', 'secondClient')).json).toEqual({ items: [], total: 0 });
});

test('another person’s operation is indistinguishable from an unknown one', async () => {
  const answers = (uid: string, role: Role) =>
    Promise.all([
      get(`${uid}/`, role),
      get(`${uid}/issues/`, role),
      post(`${uid}/cancel/`, role),
      post(`${uid}/undo/`, role),
    ]);
  const told = async (uid: string, role: Role) =>
    (await answers(uid, role)).map(({ status, json }) => [status, json.code, json.detail]);
  const unknown = await told('00000000-0000-4000-8000-000000000000', 'client');
  expect(unknown.map(([status]) => status)).toEqual([404, 404, 404, 404]);
  for (const role of ['secondClient', 'staff'] as const) expect(await told(uids[0]!, role)).toEqual(unknown);
  expect((await get(`${uids[0]}/`)).json).toMatchObject({ title: 'First', state: 'waiting' });
});

test('cancelling is idempotent, and undoing before the end returns 409 with the current state', async () => {
  const undo = await post(`${uids[0]}/undo/`);
  expect([undo.status, undo.json.code, undo.json.current]).toEqual([
    409,
    'conflict',
    expect.objectContaining({ uid: uids[0], state: 'waiting' }),
  ]);
  const [first, second] = [await post(`${uids[0]}/cancel/`), await post(`${uids[0]}/cancel/`)];
  expect([first.status, first.json.state]).toEqual([200, 'cancelled']);
  expect([second.status, second.json]).toEqual([200, first.json]);
});

test('a finished operation can be undone but not cancelled', async () => {
  await api.database.pool.query(
    `update operation set state = 'done', done = 1, changes = 1, undoable_until = now() + interval '1 day' where uid = $1`,
    [uids[1]],
  );
  const cancel = await post(`${uids[1]}/cancel/`);
  expect([cancel.status, cancel.json.current]).toEqual([409, expect.objectContaining({ state: 'done', done: 1 })]);
  const [first, second] = [await post(`${uids[1]}/undo/`), await post(`${uids[1]}/undo/`)];
  expect([first.status, first.json.state, second.status, second.json]).toEqual([200, 'undoing', 200, first.json]);
  expect((await post(`${uids[1]}/cancel/`)).status).toBe(409);
});

test('issues are paged', async () => {
  await api.database.pool.query(`update operation set total = 3, failed = 3 where uid = $1`, [uids[2]]);
  await api.database.pool.query(
    `insert into operation_issue select $1, n, 'Row ' || n, 'It is gone.' from generate_series(1, 3) n`,
    [uids[2]],
  );
  expect((await get(`${uids[2]}/issues/?limit=2&offset=1`)).json).toEqual({
    items: [
      { item: 'Row 2', reason: 'It is gone.' },
      { item: 'Row 3', reason: 'It is gone.' },
    ],
    total: 3,
  });
});

async function start(role: 'client' | 'staff', title: string): Promise<string> {
  const { kysely, pool } = api.database;
  const { rows } = await pool.query<{ id: number }>('select id from person where email = $1', [
    api.account(role).email,
  ]);
  return kysely
    .transaction()
    .execute((trx) =>
      startOperation(trx, nothing, { owner: { id: rows[0]!.id, companyId: null }, title, total: 1, input: {} }),
    );
}
