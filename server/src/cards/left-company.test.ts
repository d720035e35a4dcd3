import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../tests/support/api.ts';
import { mailsTo } from '../../../tests/support/accounts.ts';
import { exportedData } from '../../../tests/support/exported-data.ts';

const ACME = 'acme.localhost';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

const sql = async (text: string, values: unknown[] = []) => (await api.database.pool.query(text, values)).rows;
const call = (method: string, path: string, role: Role, body?: object) =>
  api.call(path, { method, role, host: ACME, body });

const TALENT = {
  name: 'Ada Example',
  title: 'Senior Rust developer',
  skills: [{ name: 'Rust', experience: 7, is_main: true }],
  is_private: true,
};

async function idOf(role: Exclude<Role, 'visitor'>): Promise<number> {
  const [{ id }] = (await sql('select id from person where email = $1', [api.account(role).email])) as [{ id: number }];
  return id;
}

/** Removes a person from Acme until the test ends. */
async function leave(role: Exclude<Role, 'visitor'>, onTestFinished: (undo: () => Promise<void>) => void) {
  const id = await idOf(role);
  const member = 'from company_member where person_id = $1';
  const [{ company_id }] = (await sql(`select company_id ${member}`, [id])) as [{ company_id: number }];
  const groups = await sql('select group_id, role from company_group_member where person_id = $1', [id]);
  onTestFinished(async () => {
    await sql('insert into company_member values ($1, $2)', [company_id, id]);
    for (const { group_id, role: inGroup } of groups)
      await sql('insert into company_group_member values ($1, $2, $3, $4)', [group_id, company_id, id, inGroup]);
  });
  await sql(`delete ${member}`, [id]);
}

/** Creates a private talent of Acme by this member. */
async function companyTalent(role: Role): Promise<number> {
  const made = await call('POST', '/api/talents/', role, { ...TALENT, scope: 'company' });
  expect(made.status).toBe(200);
  return made.json.id;
}

async function openRequest(): Promise<number> {
  const skills = [{ name: 'Rust', experience: 3, is_main: true }];
  const made = await call('POST', '/api/requests/', 'client', { title: 'Rust developer wanted', skills });
  return made.json.id;
}

test('a person who is removed from a company immediately loses all access to its cards', async ({ onTestFinished }) => {
  const talent = await companyTalent('teamLead');
  const request = await openRequest();
  const path = `/api/talents/${talent}`;
  const linked = `${path}/related-request/${request}/`;
  expect((await call('POST', linked, 'teamLead', {})).status).toBe(200);
  const [relation] = await sql('select id from relation where talent_id = $1', [talent]);
  const list = (await call('POST', '/api/lists/', 'teamLead', { name: 'Mine' })).json.id;
  expect((await call('POST', `/api/lists/${list}/items/`, 'teamLead', { talent })).status).toBe(200);

  const statuses = async () => {
    const calls: [string, string, object?][] = [
      ['GET', `${path}/`],
      ['PATCH', `${path}/`, { city: 'Oslo' }],
      ['PATCH', `${path}/deactivate/`],
      ['PATCH', `${path}/activate/`],
      ['POST', `${path}/copy/`],
      ['GET', `${path}/cv/`],
      ['DELETE', `${path}/photo/`],
      ['DELETE', `${path}/cv/`],
      ['GET', `${path}/get_relations/`],
      ['GET', `/api/relations/${relation!.id}/history/`],
      ['GET', `/api/relations/${relation!.id}/notes/`],
      ['POST', `/api/relations/${relation!.id}/notes/`, { text: 'Ours' }],
      ['GET', `/api/ai/explain_match/${request}/${talent}/`],
      ['POST', linked, {}],
      ['POST', `${linked}reject/`, { rt_rejection_reason: 1 }],
      ['GET', `${linked}unarchive/`],
      ['GET', `/api/market_2/requests/?for=${talent}`],
      ['GET', `/api/requests/propose_cards/?for=${talent}`],
      ['POST', `/api/lists/${list}/items/`, { talent }],
    ];
    const found: Record<string, number> = {};
    for (const [method, at, body] of calls)
      found[`${method} ${at}`] = (await call(method, at, 'teamLead', body)).status;
    return found;
  };
  const before = await statuses();
  expect(Object.values(before).filter((status) => status !== 200)).toEqual([]);

  await leave('teamLead', onTestFinished);
  const after = await statuses();
  expect(after).toEqual(Object.fromEntries(Object.keys(before).map((name) => [name, 404])));
  expect((await call('GET', '/api/talents/?scope=company', 'teamLead')).status).toBe(403);
  const own = await call('GET', '/api/talents/?limit=100&archive=0', 'teamLead');
  expect(own.json.items.map(({ id }: { id: number }) => id)).not.toContain(talent);
  expect((await call('GET', `/api/lists/${list}/`, 'teamLead')).json.items).toEqual([]);
  const proposable = await call('GET', `/api/talents/propose_cards/?for=${request}`, 'teamLead');
  expect(proposable.text).not.toContain(`"talent_id":${talent}`);
  const exported = exportedData(await call('GET', '/api/profile/export/', 'teamLead'));
  expect(exported.json.talents.map(({ id }: { id: number }) => id)).not.toContain(talent);
});

test('cards of a company count as a person’s own only while the person is a member', async ({ onTestFinished }) => {
  const counts = async () => {
    const answers = await Promise.all(['session', 'profile'].map((at) => call('GET', `/api/${at}/`, 'teamLead')));
    return answers.map(({ json }) => [json.talent_cards_count, json.request_cards_count]);
  };
  const [[before]] = (await counts()) as [[number]];
  await companyTalent('teamLead');
  expect((await call('POST', '/api/talents/', 'teamLead', TALENT)).status).toBe(200);
  expect((await counts()).map(([talents]) => talents)).toEqual([before + 2, before + 2]);
  await leave('teamLead', onTestFinished);
  const listed = async (kind: string) => (await call('GET', `/api/${kind}/?limit=1`, 'teamLead')).json.total;
  const own = [await listed('talents'), await listed('requests')];
  expect(own[0]).toBeLessThan(before + 2);
  expect(own[0]).toBeGreaterThan(0);
  expect(await counts()).toEqual([own, own]);
});

test('a superadmin who has left the company loses access to its cards and widgets', async ({ onTestFinished }) => {
  const card = await companyTalent('teamLead');
  expect((await call('GET', `/api/talents/${card}/`, 'superadmin')).status).toBe(200);
  expect((await call('GET', `/api/companies/${await acme()}/widgets/`, 'superadmin')).status).toBe(200);
  await leave('superadmin', onTestFinished);
  expect((await call('GET', `/api/talents/${card}/`, 'superadmin')).status).toBe(404);
  expect((await call('PATCH', `/api/talents/${card}/`, 'superadmin', { city: 'Oslo' })).status).toBe(404);
  expect((await call('GET', `/api/companies/${await acme()}/widgets/`, 'superadmin')).status).toBe(404);
});

test('a superadmin can see and edit cards of the company that are on hold, private or drafts', async () => {
  for (const state of [{ is_on_hold: true }, { is_private: true }, { is_draft: true }]) {
    const talent = await companyTalent('teamLead');
    expect((await call('PATCH', `/api/talents/${talent}/`, 'teamLead', state)).status).toBe(200);
    expect((await call('GET', `/api/talents/${talent}/`, 'superadmin')).json).toMatchObject(state);
    const drafts = 'is_draft' in state ? '&drafts=1' : '';
    const listed = await call('GET', `/api/talents/?scope=company&limit=100${drafts}`, 'superadmin');
    expect(listed.json.items.map(({ id }: { id: number }) => id)).toContain(talent);
    const cleared = Object.fromEntries(Object.keys(state).map((name) => [name, false]));
    expect((await call('PATCH', `/api/talents/${talent}/`, 'superadmin', cleared)).json).toMatchObject(cleared);
  }
});

test('emails about a card whose owner has left its company go to the superadmin of the company', async ({
  onTestFinished,
}) => {
  const talent = await companyTalent('teamLead');
  await call('PATCH', `/api/talents/${talent}/`, 'teamLead', { is_private: false });
  const request = await openRequest();
  await leave('teamLead', onTestFinished);
  await sql('delete from mail');
  expect((await call('POST', `/api/talents/${talent}/contact/`, 'client', { message: 'Hello there' })).status).toBe(
    200,
  );
  expect((await call('POST', `/api/requests/${request}/related-talent/${talent}/`, 'client', {})).status).toBe(200);
  expect(await mailsTo(api, api.account('teamLead').email)).toEqual([]);
  expect((await mailsTo(api, api.account('superadmin').email)).length).toBeGreaterThan(0);
});

async function acme(): Promise<number> {
  const [{ id }] = (await sql(`select id from company where slug = 'acme'`)) as [{ id: number }];
  return id;
}
