import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount } from '../../../../tests/support/accounts.ts';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import { VISITOR } from '../../core/identity/actor.ts';
import { startSession } from '../accounts/sessions.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

const sessionOf = async (role: Parameters<TestApi['account']>[0], host?: string) =>
  (await api.call('/api/session/', { role, ...(host && { host }) })).json;

test('the session contains the person’s name, email, type and counts', async () => {
  const { email, name } = api.account('client');
  const session = await sessionOf('client');
  expect(session).toMatchObject({
    username: email,
    email,
    type: 1,
    staff: false,
    is_wl_superadmin_in: null,
    company: null,
    talent_cards_count: 0,
    staff_id: null,
    new_updates_count: null,
    deletion_due: null,
  });
  expect(`${session.first_name} ${session.last_name}`).toBe(name);
});

test('the session is refused without a token', async () => {
  expect((await api.call('/api/session/')).json).toMatchObject({ code: 'not_authenticated' });
});

test.each([
  ['teamLead', 1],
  ['manager', 2],
] as const)('the session gives a %s of the host’s company the role %i', async (role, expected) => {
  const { json: acme } = await api.call('/api/companies/acme/');
  expect((await sessionOf(role, 'acme.localhost')).company).toEqual({
    id: acme.id,
    role: expected,
    deletion_due: null,
  });
  expect((await sessionOf(role)).company).toBeNull();
  expect((await sessionOf(role, 'sunrise.localhost')).company).toBeNull();
});

test('the session lists every company that the person belongs to, with its portal URL', async () => {
  const { json: acme } = await api.call('/api/companies/acme/');
  const own = { id: acme.id, name: acme.name, portal_url: acme.portal_url };
  for (const host of [undefined, 'acme.localhost', 'sunrise.localhost'])
    expect((await sessionOf('manager', host)).companies).toEqual([own]);
  expect((await sessionOf('client')).companies).toEqual([]);
});

test('the session gives the highest role of several groups, and 0 without a group', async () => {
  const { id } = await addAccount(api);
  const token = await tokenOf(id);
  const { pool } = api.database;
  const { rows } = await pool.query(`select id from company where slug = 'acme'`);
  const company = rows[0].id;
  const role = async () => (await api.call('/api/session/', { token, host: 'acme.localhost' })).json.company?.role;

  expect(await role()).toBeUndefined();
  await pool.query('insert into company_member values ($1, $2)', [company, id]);
  expect(await role()).toBe(0);
  for (const [name, value] of Object.entries({ First: 0, Second: 2, Third: 1 })) {
    const group = await pool.query('insert into company_group (company_id, name) values ($1, $2) returning id', [
      company,
      name,
    ]);
    await pool.query('insert into company_group_member values ($1, $2, $3, $4)', [
      group.rows[0].id,
      company,
      id,
      value,
    ]);
    expect([name, await role()]).toEqual([name, value]);
  }
});

test('the session names a superadmin’s company and whether it is the host’s', async () => {
  const { json: acme } = await api.call('/api/companies/acme/');
  const told = async (role: 'superadmin' | 'teamLead', host?: string) => {
    const { is_wl_superadmin_in, is_wl_superadmin } = await sessionOf(role, host);
    return [is_wl_superadmin_in, is_wl_superadmin];
  };
  expect(await told('superadmin')).toEqual([acme.id, false]);
  expect(await told('superadmin', 'acme.localhost')).toEqual([acme.id, true]);
  expect(await told('superadmin', 'sunrise.localhost')).toEqual([acme.id, false]);
  expect(await told('teamLead', 'acme.localhost')).toEqual([null, false]);
});

test('the session contains the contact details of the profile', async () => {
  const body = { phone_number: '+48 22 123', skype: 'live:x', viber: '+48 600', company_name: 'Northwind' };
  await api.call('/api/profile/', { method: 'PATCH', role: 'client', body });
  expect(await sessionOf('client')).toMatchObject(body);
});

test('the session does not count archived cards', async () => {
  const { pool } = api.database;
  const { talent_cards_count: before } = await sessionOf('developer');
  const owner = [api.account('developer').email];
  const own = 'owner_id = (select id from person where email = $1)';
  await pool.query(`update talent set is_active = false where id = (select max(id) from talent where ${own})`, owner);
  expect((await sessionOf('developer')).talent_cards_count).toBe(before - 1);
  await pool.query(`update talent set is_active = true where ${own}`, owner);
  expect((await sessionOf('developer')).talent_cards_count).toBe(before);
});

test('the session gives staff the number of new inbox items', async () => {
  const { new_updates_count: before } = await sessionOf('staff');
  await api.database.pool.query(
    `insert into staff_update (kind, status, title) values ('registration', 'new', 'A'), ('registration', 'done', 'B')`,
  );
  expect((await sessionOf('staff')).new_updates_count).toBe(before + 1);
});

async function tokenOf(personId: number): Promise<string> {
  const { token } = await startSession(api.database.kysely, personId, {
    actor: VISITOR,
    company: null,
    address: '127.0.0.1',
    site: null,
    userAgent: '',
    now: new Date(),
  });
  return token;
}
