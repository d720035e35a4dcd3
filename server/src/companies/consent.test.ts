import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { linkIn, mailsTo } from '../../../tests/support/accounts.ts';
import { type TestApi, testApi } from '../../../tests/support/api.ts';

const SITE = 'https://www.acme.example';
const WORDS = 'Acme may keep what I write for “two” years.';

let api: TestApi;

beforeAll(async () => {
  api = await testApi({ CONTACT_EMAIL: 'staff@example.com' });
  await sql(`update company set allowed_origins = $1 where slug = 'acme'`, [SITE]);
});

beforeEach(async () => {
  await sql('delete from rate_limit');
  await say(WORDS);
});

afterAll(() => api.close());

const sql = async (text: string, ...values: unknown[]) => (await api.database.pool.query(text, values)).rows;
const say = (consent_text: string | null) =>
  api.call('/api/company/settings/', {
    method: 'PATCH',
    role: 'superadmin',
    host: 'acme.localhost',
    body: { consent_text, was: {} },
  });
const send = (path: string, body: object) =>
  api.call(`/api${path}?company=acme`, {
    method: 'POST',
    headers: { origin: SITE, 'sec-fetch-site': 'cross-site' },
    body: { message_id: randomUUID(), ...body },
  });
const message = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };

test('the widget options contain the consent text, and submissions without its current wording are refused', async () => {
  const options = async (query: string) => (await api.call(`/api/widgets/options/${query}`)).json.consent;
  expect([await options('?company=acme'), await options('?company=verdant'), await options('')]).toEqual([
    WORDS,
    null,
    null,
  ]);
  for (const consent of [undefined, '', 'Acme owes me money.', `${WORDS} `]) {
    const { status, json } = await send('/lp/contact-us/', { ...message, consent });
    expect([status, json.issues]).toEqual([400, [{ path: 'body.consent', message: WORDS }]]);
  }
  expect(await sql('select 1 from contact_message')).toEqual([]);
});

test('a contact message stores the consent, even when resent after the text has changed', async () => {
  const body = { ...message, email: 'again@example.com', message_id: randomUUID(), consent: WORDS };
  expect((await send('/lp/contact-us/', body)).status).toBe(200);
  await say('Something else.');
  expect((await send('/lp/contact-us/', body)).status).toBe(200);
  expect(await sql('select consent from contact_message where email = $1', body.email)).toEqual([{ consent: WORDS }]);
  expect((await mailsTo(api, 'staff@example.com'))[0]!.text).toContain(`Agreed to: ${WORDS}`);
  const inbox = await api.call('/api/company/inbox/', { role: 'superadmin', host: 'acme.localhost' });
  expect(inbox.json.items[0]).toMatchObject({ email: body.email, consent: WORDS });
  const [update] = (await api.call('/api/admin-panel/updates/', { role: 'staff' })).json.items;
  expect(update.detail).toContain(`Agreed to: ${WORDS}`);
});

test('an application stores the consent', async () => {
  const skills = [{ name: 'Rust', experience: 1, is_main: true }];
  const job = { title: 'Rust developer', summary: '<p>Engines.</p>', skills };
  const { id } = (await api.call('/api/requests/', { method: 'POST', role: 'client', body: job })).json;
  const path = `/requests/${id}/applications/`;
  expect((await send(path, message)).json.issues[0].path).toBe('body.consent');
  expect((await send(path, { ...message, consent: WORDS })).status).toBe(200);
  const { json } = await api.call(`/api${path}`, { role: 'client' });
  expect(json.items).toMatchObject([{ consent: WORDS }]);
  const table = await api.call('/api/admin-panel/request_applications/', { role: 'staff' });
  expect(table.json.items[0]).toMatchObject({ email: message.email, consent: WORDS });
  const [mail] = await mailsTo(api, api.account('client').email);
  expect(mail!.text).toContain(`Agreed to: ${WORDS}`);
});

test('a subscription stores the consent once it is confirmed', async () => {
  const body = { email: 'news@example.com' };
  expect((await send('/available_resources/subscribe/', body)).json.issues[0].path).toBe('body.consent');
  expect((await send('/available_resources/subscribe/', { ...body, consent: WORDS })).status).toBe(200);
  const kept = () => sql('select consent from resource_subscription where email = $1', body.email);
  expect(await kept()).toEqual([{ consent: null }]);
  const token = linkIn((await mailsTo(api, body.email))[0]!, 'available-resources-subscribe')
    .split('/')
    .at(-1)!;
  await api.call(`/api/available_resources/subscription_activation/${token}/`, { method: 'POST' });
  expect(await kept()).toEqual([{ consent: WORDS }]);
});

test('portal forms need no consent, and nothing is stored when the company asks for none', async () => {
  const body = { ...message, email: 'portal@example.com', message_id: randomUUID() };
  expect((await api.call('/api/lp/contact-us/', { method: 'POST', host: 'acme.localhost', body })).status).toBe(200);
  await say(null);
  const other = { ...message, email: 'late@example.com', consent: WORDS };
  expect((await send('/lp/contact-us/', other)).status).toBe(200);
  const rows = await sql('select consent from contact_message where email = any($1)', [body.email, other.email]);
  expect(rows).toEqual([{ consent: null }, { consent: null }]);
});
