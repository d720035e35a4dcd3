import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../../tests/support/api.ts';
import { VISITOR } from '../../core/identity/actor.ts';
import { writeUpdate } from '../../notifications/updates/write.ts';

let api: TestApi;
let staffId: number;
let clientId: number;

beforeAll(async () => {
  api = await testApi();
  staffId = (await api.call('/api/session/', { role: 'staff' })).json.staff_id;
  const { rows } = await api.database.pool.query('select id from person where email = $1', [
    api.account('client').email,
  ]);
  clientId = rows[0].id;
});

afterAll(() => api.close());

beforeEach(async () => {
  await api.database.pool.query('truncate staff_update restart identity');
  await api.database.kysely.transaction().execute(async (trx) => {
    for (const title of ['one', 'two']) await writeUpdate(trx, { kind: 'registration', title, actor: VISITOR });
  });
});

const list = async (query: string) => (await api.call(`/api/admin-panel/updates/${query}`, { role: 'staff' })).json;
const assign = (assignee: number | null, { role, version = 1 }: { role?: Role; version?: number } = {}) =>
  api.call('/api/admin-panel/updates/1/', { method: 'PATCH', role: role ?? 'staff', body: { version, assignee } });

it('assigns an entry to staff and removes the assignee, with an audit entry for each', async () => {
  expect((await assign(staffId)).json).toMatchObject({ assignee: { id: staffId }, status: 'new', version: 2 });
  expect((await list(`?assignee=${staffId}`)).items).toMatchObject([{ id: 1 }]);
  expect((await assign(null, { version: 2 })).json).toMatchObject({ assignee: null, version: 3 });
  const audit = await api.call('/api/admin-panel/audit/?limit=2', { role: 'staff' });
  expect(audit.json.items).toMatchObject([
    { before: { assignee: staffId }, after: { assignee: null } },
    { before: { assignee: null }, after: { assignee: staffId } },
  ]);
});

it('refuses an assignee who is not staff', async () => {
  const refused = await assign(clientId);
  expect([refused.status, refused.json.issues]).toMatchObject([400, [{ path: 'body.assignee' }]]);
});

it('returns 403 when a user without staff rights assigns an entry', async () => {
  for (const role of ['client', 'provider', 'developer'] as const)
    expect((await assign(staffId, { role })).status, role).toBe(403);
});
