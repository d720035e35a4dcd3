import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { linkIn, mailsTo } from '../../../tests/support/accounts.ts';
import { type TestApi, testApi } from '../../../tests/support/api.ts';

const WRITTEN = 'utm_source=news+letter&plan=pro';
const FIELDS = { utm_source: 'news letter', plan: 'pro' };
const LINES = 'plan: pro\nutm_source: news letter';

let api: TestApi;

beforeAll(async () => {
  api = await testApi({ CONTACT_EMAIL: 'staff@example.com' });
});

beforeEach(() => api.database.pool.query('delete from rate_limit'));

afterAll(() => api.close());

const sql = async (text: string, ...values: unknown[]) => (await api.database.pool.query(text, values)).rows;
const send = (path: string, body: object) =>
  api.call(`/api${path}`, { method: 'POST', host: 'acme.localhost', body: { message_id: randomUUID(), ...body } });
const message = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
const newestUpdate = async () => (await api.call('/api/admin-panel/updates/', { role: 'staff' })).json.items[0].detail;

test('stores and shows the hidden fields of a message, and ignores those of a repeated message', async () => {
  const body = { ...message, message_id: randomUUID() };
  expect((await send('/lp/contact-us/', { ...body, hidden_fields: WRITTEN })).status).toBe(200);
  expect((await send('/lp/contact-us/', { ...body, hidden_fields: 'plan=free' })).status).toBe(200);
  expect(await sql('select hidden_fields from contact_message where id = $1', body.message_id)).toEqual([
    { hidden_fields: FIELDS },
  ]);
  const [mail] = await mailsTo(api, 'staff@example.com');
  for (const line of ['utm_source: news letter', 'plan: pro']) expect(mail!.text).toContain(line);
  const inbox = await api.call('/api/company/inbox/', { role: 'superadmin', host: 'acme.localhost' });
  expect(inbox.json.items[0]).toMatchObject({ id: body.message_id, hidden_fields: FIELDS });
  expect(await newestUpdate()).toContain('plan: pro');
});

test('stores and shows the hidden fields of an application sent as a form, and none if none are sent', async () => {
  const skills = [{ name: 'Rust', experience: 1, is_main: true }];
  const job = { title: 'Rust developer', summary: '<p>Engines.</p>', skills };
  const { id } = (await api.call('/api/requests/', { method: 'POST', role: 'client', body: job })).json;
  const path = `/requests/${id}/applications/`;
  const form = new FormData();
  const words = { ...message, message_id: randomUUID(), hidden_fields: WRITTEN };
  for (const [name, value] of Object.entries(words)) form.set(name, value);
  expect((await api.call(`/api${path}`, { method: 'POST', body: form })).status).toBe(200);
  expect((await send(path, { ...message, email: 'bela@example.com' })).status).toBe(200);
  const { json } = await api.call(`/api${path}`, { role: 'client' });
  expect(json.items).toMatchObject([{ hidden_fields: {} }, { hidden_fields: FIELDS }]);
  const table = await api.call('/api/admin-panel/request_applications/', { role: 'staff' });
  expect(table.json.items).toMatchObject([{ hidden_fields: '' }, { hidden_fields: LINES }]);
  const mails = await mailsTo(api, api.account('client').email);
  expect(mails.map(({ text }) => text).join()).toContain('utm_source: news letter');
});

test('stores the hidden fields of a subscription when it is confirmed', async () => {
  const email = 'news@example.com';
  expect((await send('/available_resources/subscribe/', { email, hidden_fields: WRITTEN })).status).toBe(200);
  const kept = () => sql('select hidden_fields from resource_subscription where email = $1', email);
  expect(await kept()).toEqual([{ hidden_fields: {} }]);
  const token = linkIn((await mailsTo(api, email))[0]!, 'available-resources-subscribe')
    .split('/')
    .at(-1)!;
  await api.call(`/api/available_resources/subscription_activation/${token}/`, { method: 'POST' });
  expect(await kept()).toEqual([{ hidden_fields: FIELDS }]);
  expect(await newestUpdate()).toContain('utm_source: news letter');
});

const many = (count: number) => Array.from({ length: count }, (_, at) => `f${at}=x`).join('&');

test.each([
  ['a name that is none', '1st=x', 'body.hidden_fields.1st'],
  ['a name that is too long', `${'n'.repeat(41)}=x`, `body.hidden_fields.${'n'.repeat(40)}`],
  ['a value that is too long', `a=1&plan=${'x'.repeat(201)}`, 'body.hidden_fields.plan'],
  ['several lines', 'plan=a%0Ab', 'body.hidden_fields.plan'],
  ['a NUL byte', 'plan=%00', 'body.hidden_fields.plan'],
  ['too many', many(21), 'body.hidden_fields'],
  ['an object', { plan: 'pro' }, 'body.hidden_fields'],
])('returns 400 with the path of the hidden field for %s', async (_, hidden_fields, path) => {
  const { status, json } = await send('/lp/contact-us/', { ...message, hidden_fields });
  expect([status, json.issues.map((issue: { path: string }) => issue.path)]).toEqual([400, [path]]);
});

test('accepts twenty hidden fields of two hundred characters each', async () => {
  const hidden_fields = Array.from({ length: 20 }, (_, at) => `f${at}=${encodeURIComponent('語'.repeat(200))}`).join(
    '&',
  );
  expect((await send('/lp/contact-us/', { ...message, hidden_fields })).status).toBe(200);
});
