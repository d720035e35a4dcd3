import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../../../tests/support/api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

const call = (line: string, body?: object) => {
  const [method, path] = line.split(' ') as [string, string];
  return api.call(`/api${path}`, { method, role: 'superadmin', host: 'acme.localhost', ...(body && { body }) });
};
const uidOf = async (role: 'manager' | 'otherSuperadmin'): Promise<string> => {
  const { rows } = await api.database.pool.query('select uid from person where email = $1', [api.account(role).email]);
  return rows[0].uid;
};
const sessionsOf = async (role: 'manager') => {
  const { rows } = await api.database.pool.query(
    `select count(*)::int as count from access_token t join person p on p.id = t.person_id where p.email = $1`,
    [api.account(role).email],
  );
  return rows[0].count as number;
};

test('a group can be created, changed with its current version and deleted, and its members stay', async () => {
  const manager = await uidOf('manager');
  const made = await call('POST /company/groups/', { name: ' Night shift ', members: [{ id: manager, role: 1 }] });
  expect(made.json).toMatchObject({ name: 'Night shift', version: 1, members: [{ user: { id: manager }, role: 1 }] });
  const at = `/company/groups/${made.json.id}/`;
  expect((await call('POST /company/groups/', { name: 'night SHIFT' })).json.issues).toMatchObject([
    { path: 'body.name' },
  ]);
  const changed = await call(`PATCH ${at}`, { version: 1, members: [{ id: manager, role: 2 }] });
  expect(changed.json).toMatchObject({ name: 'Night shift', version: 2, members: [{ role: 2 }] });
  const late = await call(`PATCH ${at}`, { version: 1, name: 'Late shift' });
  expect([late.status, late.json.current.version]).toEqual([409, 2]);
  const { items } = (await call('GET /company/groups/')).json;
  expect(items[0]).toMatchObject({ id: 0, name: 'All Groups' });
  expect(items.map(({ name }: { name: string }) => name)).toContain('Night shift');
  expect((await call(`DELETE ${at}?version=1`)).status).toBe(409);
  expect((await call(`DELETE ${at}?version=2`)).status).toBe(200);
  expect((await call(`GET ${at}`)).status).toBe(404);
  expect((await call(`GET /company/users/${manager}/`)).status).toBe(200);
});

test('a group can only contain members of the company', async () => {
  const members = [{ id: await uidOf('otherSuperadmin'), role: 1 }];
  const { json } = await call('POST /company/groups/', { name: 'Day shift', members });
  expect(json.issues).toEqual([{ path: 'body.members.0.id', message: 'is not a member of this company' }]);
});

test('a member whose role in a group changes is signed out, and renaming the group signs nobody out', async () => {
  const manager = await uidOf('manager');
  const { company_id } = await acme();
  await api.database.pool.query(
    `update access_token set company_id = $1 where person_id = (select id from person where uid = $2)`,
    [company_id, manager],
  );
  const before = await sessionsOf('manager');
  expect(before).toBeGreaterThan(0);
  const { json } = await call('POST /company/groups/', { name: 'Early shift' });
  const at = `/company/groups/${json.id}/`;
  await call(`PATCH ${at}`, { version: 1, name: 'Earliest shift' });
  expect(await sessionsOf('manager')).toBe(before);
  await call(`PATCH ${at}`, { version: 2, members: [{ id: manager, role: 2 }] });
  expect(await sessionsOf('manager')).toBe(0);
});

async function acme(): Promise<{ company_id: number }> {
  const { rows } = await api.database.pool.query(`select id as company_id from company where slug = 'acme'`);
  return rows[0];
}
