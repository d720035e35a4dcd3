import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount, mailsTo } from '../../../../tests/support/accounts.ts';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';

let api: TestApi;
let count = 0;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

const staff = (path: string, sent: object = {}) => api.call(`/api/admin-panel/${path}`, { role: 'staff', ...sent });
const create = (table: string, changes: object = {}) =>
  staff(`${table}/`, { method: 'POST', body: { company_name: 'Cloud & Sons', title: 'A harbour pilot', ...changes } });
const change = (table: string, id: number, body: object) => staff(`${table}/${id}/`, { method: 'PATCH', body });
const convert = (table: string, id: number) => staff(`${table}/${id}/convert/`, { method: 'POST' });
const counted = async (table: string) => (await api.database.pool.query(`select count(*) from ${table}`)).rows[0].count;

test('a lead is converted to an invited client once, even by concurrent calls', async () => {
  const email = `lead${++count}@example.org`;
  const { json: lead } = await create('sdr_clients', { contact_name: 'Lea van Lead', email });
  expect(lead).toMatchObject({ stage: 'new', owner: { name: expect.any(String) }, client: null, job: null });
  const people = await counted('person');
  const answers = await Promise.all([convert('sdr_clients', lead.id), convert('sdr_clients', lead.id)]);
  for (const { status, json } of answers)
    expect([status, json]).toMatchObject([200, { stage: 'converted', client: { name: 'Lea van Lead' } }]);
  expect(await counted('person')).toBe(people + 1);
  expect((await mailsTo(api, email)).map(({ subject }) => subject)).toEqual(['You’re invited to Crewdock']);
  const { items } = (await staff('clients/?search=lea%20van')).json;
  expect(items).toMatchObject([{ email, state: 'pending', company_name: 'Cloud & Sons' }]);
  const history = (await staff(`audit/?subject_kind=person&subject_id=${items[0].id}`)).json.items;
  expect(history[0].after).toEqual({ sdr_client: lead.id });
});

test('a lead is converted once to a draft job of the chosen client, which is not on the market', async () => {
  const client = await addAccount(api);
  const { json: lead } = await create('sdr_requests');
  const market = await counted('market_request');
  const early = await convert('sdr_requests', lead.id);
  expect([early.status, early.json.issues]).toMatchObject([400, [{ path: 'body.client' }]]);
  expect((await change('sdr_requests', lead.id, { version: 1, client: client.id })).status).toBe(200);
  const requests = await counted('request');
  const answers = await Promise.all([convert('sdr_requests', lead.id), convert('sdr_requests', lead.id)]);
  expect(answers.map(({ json }) => json.job.name)).toEqual(['A harbour pilot', 'A harbour pilot']);
  expect([await counted('request'), await counted('market_request')]).toEqual([requests + 1, market]);
  const { rows } = await api.database.pool.query('select owner_id, is_draft from request where id = $1', [
    answers[0]?.json.job.id,
  ]);
  expect(rows).toEqual([{ owner_id: client.id, is_draft: true }]);
});

test('the stage can be edited, but neither to nor from converted', async () => {
  const client = await addAccount(api);
  const { json: lead } = await create('sdr_clients', { client: client.id });
  expect((await change('sdr_clients', lead.id, { version: 1, stage: 'qualified' })).json.stage).toBe('qualified');
  const refused = await change('sdr_clients', lead.id, { version: 2, stage: 'converted' });
  expect([refused.status, refused.json.issues]).toMatchObject([400, [{ path: 'body.stage' }]]);
  await convert('sdr_clients', lead.id);
  const { version } = (await staff(`sdr_clients/${lead.id}/`)).json;
  expect((await change('sdr_clients', lead.id, { version, stage: 'new' })).status).toBe(409);
  expect((await change('sdr_clients', lead.id, { version, notes: 'Called.' })).status).toBe(200);
});

test('a conversion reports the missing account field, or an email that already has an account', async () => {
  const refusal = async (changes: object) => {
    const { json: lead } = await create('sdr_clients', changes);
    return (await convert('sdr_clients', lead.id)).json;
  };
  expect((await refusal({ email: 'lead@example.org' })).issues).toMatchObject([{ path: 'body.contact_name' }]);
  expect((await refusal({ contact_name: 'Lea Lead' })).issues).toMatchObject([{ path: 'body.email' }]);
  const { email, uid } = await addAccount(api);
  expect(await refusal({ contact_name: 'Lea Lead', email })).toMatchObject({
    code: 'account_exists',
    current: { uid },
  });
});

test('the next step has a date that can be filtered by, and an outdated version is refused with 409', async () => {
  const { json: lead } = await create('sdr_requests', { next_step: 'Call', next_step_on: '2027-03-01' });
  expect(lead.next_step_on).toBe('2027-03-01T00:00:00.000Z');
  const same = await change('sdr_requests', lead.id, { version: 1, next_step_on: '2027-03-01' });
  expect(same.json.version).toBe(1);
  const found = (await staff('sdr_requests/?next_step_on=2027-03-01-2027-03-01')).json;
  expect(found.items.map(({ id }: { id: number }) => id)).toEqual([lead.id]);
  await change('sdr_requests', lead.id, { version: 1, next_step_on: null, source: 'Fair' });
  const stale = await change('sdr_requests', lead.id, { version: 1, source: 'Mail' });
  expect([stale.status, stale.json.current]).toMatchObject([409, { source: 'Fair', next_step_on: null }]);
});

test('a lead needs a company name with a visible character', async () => {
  const { status, json } = await create('sdr_clients', { company_name: '\u200B\u2800' });
  expect([status, json.issues]).toEqual([400, [{ path: 'body.company_name', message: 'must not be empty' }]]);
});
