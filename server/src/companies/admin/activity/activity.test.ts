import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ROLES, type Role, type TestApi, testApi } from '../../../../../tests/support/api.ts';

const HOST = 'acme.localhost';
const SKILLS = [{ name: 'Weaving', experience: 3, is_main: true }];

interface Act {
  person: string;
  action: string;
  subject: string;
  status: string | null;
  card: { type: string; id: number; title: string };
}

interface Member {
  uid: string;
  name: string;
  has_left: boolean;
  acts: number;
}

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

beforeEach(() => api.database.pool.query('truncate rate_limit'));

const sql = async (text: string, ...values: unknown[]) => (await api.database.pool.query(text, values)).rows;
const activity = (query = '', role: Role = 'superadmin', host = HOST) =>
  api.call(`/api/company/activity/${query}`, { role, host });
const acts = async (query?: string, role?: Role, host?: string): Promise<Act[]> =>
  (await activity(query, role, host)).json.items;
const members = async (query?: string, role?: Role): Promise<Member[]> => (await activity(query, role)).json.members;
const uidOf = async (role: Exclude<Role, 'visitor'>) =>
  (await sql('select id, uid from person where email = $1', api.account(role).email))[0];

async function post(path: string, body: object, role: Role = 'superadmin'): Promise<{ id: number }> {
  const { status, json } = await api.call(`/api${path}`, { method: 'POST', role, host: HOST, body });
  expect([path, status]).toEqual([path, 200]);
  return json;
}

const newJob = (title: string, role: Role = 'superadmin') =>
  post('/requests/', { title, skills: SKILLS, scope: 'company' }, role);

test.each(ROLES)('only superadmins, team leads and staff have access: %s', async (role) => {
  const may = role === 'superadmin' || role === 'teamLead' || role === 'staff';
  expect((await activity('', role)).status).toBe(role === 'visitor' ? 401 : may ? 200 : 403);
  expect((await activity('', role, 'localhost')).status).toBe(role === 'visitor' ? 401 : 404);
});

test('lists the person, action and card of each activity, and the new status of a relation', async () => {
  const job = await newJob('Loom engineer');
  const talent = await post('/talents/', { name: 'Ada', title: 'Weaver', skills: SKILLS, scope: 'company' });
  await post(`/requests/${job.id}/related-talent/${talent.id}/`, {});
  await post(`/talents/${talent.id}/related-request/${job.id}/confirm/`, {});
  const person = (await members())[0]!.name;
  const card = { type: 'request', id: job.id, title: 'Loom engineer' };
  expect((await acts('?limit=4')).map(({ at: _, ...act }: Act & { at?: string }) => act)).toEqual([
    { person, action: 'moved', subject: 'relation', status: 'confirmed', card },
    { person, action: 'created', subject: 'relation', status: 'proposed', card },
    {
      person,
      action: 'created',
      subject: 'talent',
      status: null,
      card: { type: 'talent', id: talent.id, title: 'Weaver' },
    },
    { person, action: 'created', subject: 'request', status: null, card },
  ]);
});

test('counts by member for the requested days, and filters by member', async () => {
  const { uid } = await uidOf('manager');
  const counted = async (query = '') => (await members(query)).find((member) => member.uid === uid)!.acts;
  const before = await counted();
  await newJob('Of the manager', 'manager');
  expect(await counted()).toBe(before + 1);
  const { json } = await activity(`?member=${uid}&limit=1`);
  expect(json.items[0].card.title).toBe('Of the manager');
  expect(json.total).toBe(before + 1);
  await sql(`begin; alter table audit_entry disable trigger append_only;
    update audit_entry set at = at - interval '20 days' where after ->> 'title' = 'Of the manager';
    alter table audit_entry enable trigger append_only; commit`);
  expect(await counted('?days=7')).toBe(before);
  expect(await counted('?days=30')).toBe(before + 1);
});

test('is paged without gaps', async () => {
  const all = await acts('?limit=50');
  const first = (await activity('?limit=2')).json;
  expect(first.next).toBe(2);
  expect([...first.items, ...(await acts('?limit=2&offset=2'))]).toEqual(all.slice(0, 4));
});

test('excludes staff actions, drafts, settings and cards outside the company', async () => {
  const { total } = (await activity()).json;
  const { id } = await newJob('A draft');
  await sql('update request set is_draft = true where id = $1', id);
  const other = await newJob('Of nobody');
  await sql('update request set company_id = null where id = $1', other.id);
  await api.call('/api/company/groups/', {
    method: 'POST',
    role: 'superadmin',
    host: HOST,
    body: { name: randomUUID() },
  });
  await newJob('For staff');
  const { items } = (await activity('?limit=1')).json;
  const path = `/api/requests/${items[0].card.id}/`;
  expect(
    (await api.call(path, { method: 'PATCH', role: 'staff', host: HOST, body: { title: 'By staff' } })).status,
  ).toBe(200);
  expect((await activity()).json.total).toBe(total + 1);
});

test('shows a team lead only the members that they lead', async () => {
  await newJob('Of the superadmin');
  const [lead, superadmin] = [await uidOf('teamLead'), await uidOf('superadmin')];
  const led = await sql(
    `select distinct p.uid from company_group_member l join company_group_member m using (group_id) join person p on p.id = m.person_id
     where l.person_id = $1 and l.role = 1`,
    lead.id,
  );
  const told = await members('', 'teamLead');
  expect(new Set(told.map(({ uid }) => uid))).toEqual(new Set([lead.uid, ...led.map(({ uid }) => uid)]));
  expect((await activity(`?member=${superadmin.uid}`)).status).toBe(200);
  if (!told.some(({ uid }) => uid === superadmin.uid))
    expect((await activity(`?member=${superadmin.uid}`, 'teamLead')).status).toBe(404);
});

test('treats members of another company as unknown, and another company sees none of this activity', async () => {
  const { uid } = await uidOf('otherSuperadmin');
  const [foreign, unknown] = [await activity(`?member=${uid}`), await activity(`?member=${randomUUID()}`)];
  expect([foreign.status, foreign.json]).toEqual([404, { ...unknown.json, request_id: foreign.json.request_id }]);
  await newJob('Acme’s alone');
  const theirs = await activity('?limit=100', 'otherSuperadmin', 'sunrise.localhost');
  expect(JSON.stringify(theirs.json)).not.toContain('Acme’s alone');
});

test('still lists the earlier activity of a member who has left', async () => {
  const { id, uid } = await uidOf('manager');
  await newJob('Before leaving', 'manager');
  const at = `/api/company/users/${uid}/`;
  const { version } = (await api.call(at, { role: 'superadmin', host: HOST })).json;
  const gone = await api.call(`${at}removal/`, { method: 'POST', role: 'superadmin', host: HOST, body: { version } });
  expect(gone.status).toBeLessThan(300);
  const job = (await acts('?limit=100')).find(({ card }) => card.title === 'Before leaving')!.card.id;
  const count = async () => (await members()).find((member) => member.uid === uid)!;
  const left = await count();
  expect(left.has_left).toBe(true);
  await sql(
    `insert into audit_entry (action, subject_kind, subject_id, actor, person_id) values ('changed', 'request', $1, 'person', $2)`,
    String(job),
    id,
  );
  expect(await count()).toEqual(left);
  expect((await acts(`?member=${uid}`)).map(({ card }) => card.title)).toContain('Before leaving');
});

test('uses the public number of a card when the company hides ids', async () => {
  const { id } = await newJob('Hidden');
  await sql(`update company set card_id_publicly_visible = false where slug = 'acme'`);
  const [{ shown_id }] = await sql('select shown_id from request where id = $1', id);
  expect((await acts('?limit=1'))[0]!.card).toEqual({ type: 'request', id: shown_id, title: 'Hidden' });
});
