import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../tests/support/api.ts';

const ACME = 'acme.localhost';

const FOR_ALL = [
  'id',
  'slug',
  'name',
  'logo',
  'logo_dark',
  'brand_color',
  'font_color',
  'header_title',
  'market_enabled',
  'portal_url',
];
const FOR_MEMBERS = [
  'domain',
  'resume_template',
  'interview_booking_enabled',
  'card_id_publicly_visible',
  'staff_members',
  'groups',
];

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

const company = async (role: Role, host?: string) => (await api.call('/api/companies/acme/', { role, host })).json;
const members = (role: Role, host?: string, query = '') => api.call(`/api/staff_members/${query}`, { role, host });

test.each<[Role, boolean]>([
  ['visitor', false],
  ['client', false],
  ['otherSuperadmin', false],
  ['superadmin', true],
  ['teamLead', true],
  ['manager', true],
  ['staff', true],
])('a %s can read every field of a company: %s', async (role, isAll) => {
  const expected = isAll ? [...FOR_ALL, ...FOR_MEMBERS] : FOR_ALL;
  for (const host of [undefined, ACME]) expect(Object.keys(await company(role, host)).sort()).toEqual(expected.sort());
});

test('the groups list their members with their roles, and the first group lists everyone once', async () => {
  const { groups, staff_members } = await company('manager');
  const { rows } = await api.database.pool.query(
    `select g.name, p.uid as id, m.role from company_group g join company_group_member m on m.group_id = g.id
     join person p on p.id = m.person_id where g.company_id = (select id from company where slug = 'acme')`,
  );
  const [all, ...rest] = groups;
  const told = rest.flatMap(
    ({ name, members: inIt }: { name: string; members: { user: { id: string }; role: number }[] }) =>
      inIt.map(({ user, role }) => `${name} ${user.id} ${role}`),
  );
  expect(told.sort()).toEqual(rows.map(({ name, id, role }) => `${name} ${id} ${role}`).sort());
  expect(all).toMatchObject({ id: 0, name: 'All Groups' });
  const everybody = await api.database.pool.query(
    `select count(*)::int as count from company_member where company_id = (select id from company where slug = 'acme')`,
  );
  expect(all.members).toHaveLength(everybody.rows[0].count);
  expect(all.members).toEqual(staff_members.map(({ user, role }: { user: object; role: number }) => ({ user, role })));
  const roleOf = (role: 'teamLead' | 'manager' | 'superadmin') =>
    staff_members.find(({ user }: { user: { username: string } }) => user.username === api.account(role).email);
  expect(roleOf('teamLead')).toMatchObject({ role: 1, is_wl_superadmin: false });
  expect(roleOf('manager')).toMatchObject({ role: 2, user: { full_name: api.account('manager').name } });
  expect(roleOf('superadmin')).toMatchObject({ role: 0, is_wl_superadmin: true });
});

test.each<[Role, string | undefined, number]>([
  ['visitor', ACME, 401],
  ['client', ACME, 403],
  ['otherSuperadmin', ACME, 403],
  ['superadmin', undefined, 404],
  ['staff', undefined, 404],
  ['superadmin', ACME, 200],
  ['teamLead', ACME, 200],
  ['manager', ACME, 200],
  ['staff', ACME, 200],
])('a %s who lists the members on %s gets status %i', async (role, host, status) => {
  expect((await members(role, host)).status).toBe(status);
});

test('members are paged, and each is returned once', async () => {
  const { staff_members } = await company('manager');
  const all = await members('manager', ACME);
  expect(all.json).toEqual({ total: staff_members.length, items: staff_members });
  const [first, second] = [
    await members('manager', ACME, '?limit=1'),
    await members('manager', ACME, '?limit=1&offset=1'),
  ];
  expect([...first.json.items, ...second.json.items]).toEqual(staff_members.slice(0, 2));
  expect(first.json).toMatchObject({ total: staff_members.length, next: 1 });
});
