import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../tests/support/api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi({ CONTACT_EMAIL: 'staff@example.com', TRUSTED_PROXIES: '127.0.0.1' });
});

afterAll(() => api.close());

const message = (more: object = {}) => ({
  name: 'Ada Lovelace',
  email: 'Ada@Example.com',
  message: 'Hello,\nwho is there?',
  message_id: randomUUID(),
  ...more,
});

let callers = 0;
/** Returns a new IP address for each call, so that rate limits do not apply. */
const newCaller = () => `10.1.${Math.floor(++callers / 250)}.${callers % 250}`;

const send = (body: object, { role, host, from = newCaller() }: { role?: Role; host?: string; from?: string } = {}) =>
  api.call('/api/lp/contact-us/', { method: 'POST', body, role, host, headers: { 'x-forwarded-for': from } });

const rowsOf = async (table: string, where = 'true') =>
  (await api.database.pool.query(`select * from ${table} where ${where}`)).rows;

test('stores a message, adds it to the staff inbox and emails it with the sender as reply-to', async () => {
  const body = message({ company_name: 'Engines Ltd', phone_number: '+44 20' });
  const { status, json } = await send(body);
  expect([status, json]).toEqual([200, { detail: 'Message successfully sent' }]);
  expect(await rowsOf('contact_message', `id = '${body.message_id}'`)).toMatchObject([
    { name: 'Ada Lovelace', email: 'ada@example.com', message: body.message, person_id: null, company_id: null },
  ]);
  const [update] = (await api.call('/api/admin-panel/updates/', { role: 'staff' })).json.items;
  expect(update).toMatchObject({
    kind: 'contact_message',
    status: 'new',
    title: 'Message from Ada Lovelace',
    detail: 'Hello,\nwho is there?\n\nEngines Ltd, +44 20',
    email: 'ada@example.com',
    company: null,
  });
  const [mail] = await rowsOf('mail', `reply_to = 'ada@example.com'`);
  expect(mail).toMatchObject({ recipient: 'staff@example.com', subject: 'Message from Ada Lovelace' });
  for (const words of ['who is there?', 'Engines Ltd', '+44 20']) expect(mail.text).toContain(words);
});

test('stores the person and the company of a message from a signed-in user on a company’s host', async () => {
  const body = message();
  await send(body, { role: 'client', host: 'acme.localhost' });
  const [row] = await rowsOf('contact_message', `id = '${body.message_id}'`);
  const [{ id: company }] = await rowsOf('company', `slug = 'acme'`);
  const [{ id: person }] = await rowsOf('person', `email = '${api.account('client').email}'`);
  expect(row).toMatchObject({ person_id: person, company_id: company });
  const toStaff = `company_id = ${company} and recipient = 'staff@example.com'`;
  expect(await rowsOf('mail', toStaff)).toHaveLength(1);
  const [update] = (await api.call('/api/admin-panel/updates/', { role: 'staff' })).json.items;
  expect(update.company).toEqual({ id: company, name: 'Acme Talent' });
});

test('adds messages by staff to the staff inbox as done, to the operators and to a provider', async () => {
  const [{ uid }] = (
    await api.database.pool.query(
      `insert into resource (owner_id, name, title)
       select id, 'Grace H.', 'Tester' from person where email = $1 returning uid`,
      [api.account('provider').email],
    )
  ).rows;
  expect((await send(message({ email: 'own@example.com' }), { role: 'staff' })).status).toBe(200);
  const body = { ...message({ email: 'own@example.com' }), uid };
  expect((await api.call('/api/available_resources/contact/', { method: 'POST', body, role: 'staff' })).status).toBe(
    200,
  );
  const updates = await rowsOf('staff_update', `email = 'own@example.com'`);
  expect(updates.map(({ status }) => status)).toEqual(['done', 'done']);
});

test('reports the URL of the partner’s page that a message was sent from', async () => {
  const site = 'https://www.partner.example';
  await api.database.pool.query(`update company set allowed_origins = '{${site}}' where slug = 'acme'`);
  const body = message({ email: 'page@example.com', page: `${site}/about?a=1` });
  const headers = { origin: site, 'sec-fetch-site': 'cross-site', 'x-forwarded-for': newCaller() };
  const { status } = await api.call('/api/lp/contact-us/?company=acme', { method: 'POST', body, headers });
  expect(status).toBe(200);
  const [mail] = await rowsOf('mail', `reply_to = 'page@example.com'`);
  expect(mail.text).toContain(`Sent from ${site}/about. `);
  const [update] = (await api.call('/api/admin-panel/updates/', { role: 'staff' })).json.items;
  expect(update.detail).toContain(`Written on ${site}/about`);
});

test('returns the same response for a repeated message and delivers it once', async () => {
  const body = message({ email: 'twice@example.com' });
  const answers = await Promise.all([send(body), send(body), send(body)]);
  answers.push(await send(body));
  for (const { status, json } of answers) {
    expect([status, json]).toEqual([200, { detail: 'Message successfully sent' }]);
  }
  expect(await rowsOf('staff_update', `email = 'twice@example.com'`)).toHaveLength(1);
  expect(await rowsOf('mail', `reply_to = 'twice@example.com'`)).toHaveLength(1);
});

test('returns 409 for a different message with the same id', async () => {
  const body = message();
  await send(body);
  const { status, json } = await send({ ...body, message: 'Something else' });
  expect([status, json.code]).toEqual([409, 'conflict']);
});

test('stores nothing when the email cannot be written', async () => {
  await api.database.pool.query('alter table mail add constraint none check (reply_to <> $$broken@example.com$$)');
  const body = message({ email: 'broken@example.com' });
  expect((await send(body)).status).toBe(500);
  expect(await rowsOf('contact_message', `id = '${body.message_id}'`)).toEqual([]);
  expect(await rowsOf('staff_update', `email = 'broken@example.com'`)).toEqual([]);
  await api.database.pool.query('alter table mail drop constraint none');
  expect((await send(body)).status).toBe(200);
});

test('accepts ten messages an hour per email address and IP address, not counting repeated messages', async () => {
  const from = newCaller();
  for (let sent = 0; sent < 10; sent++) {
    const body = message();
    expect([(await send(body, { from })).status, (await send(body, { from })).status]).toEqual([200, 200]);
  }
  const { status, headers } = await send(message(), { from });
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await send(message({ email: 'colleague@example.com' }), { from })).status).toBe(200);
  expect((await send(message())).status).toBe(200);
});

test('replaces line breaks in a name, so that they add no email headers', async () => {
  await send(message({ name: 'Eve\r\nBcc: all@example.com', email: 'eve@example.com' }));
  const [mail] = await rowsOf('mail', `reply_to = 'eve@example.com'`);
  expect(mail.subject).toBe('Message from Eve Bcc: all@example.com');
  const [update] = await rowsOf('staff_update', `email = 'eve@example.com'`);
  expect(update.title).toBe('Message from Eve Bcc: all@example.com');
});

test('requires a captcha if one is configured, except for a message that is already stored', async () => {
  const guarded = await testApi({ CAPTCHA_SECRET: 'a secret of the tests' });
  const body = message();
  const post = () => guarded.call('/api/lp/contact-us/', { method: 'POST', body });
  expect((await post()).json.code).toBe('captcha_failed');
  await guarded.database.kysely
    .insertInto('contact_message')
    .values({
      id: body.message_id,
      name: body.name,
      email: 'ada@example.com',
      company_name: '',
      phone_number: '',
      message: body.message,
      person_id: null,
      company_id: null,
    })
    .execute();
  expect((await post()).status).toBe(200);
  await guarded.close();
});

test('sends messages from a company’s portal to its superadmins or its message addresses, and to staff', async () => {
  const sentBy = async (email: string) => {
    expect((await send(message({ email }), { host: 'acme.localhost' })).status).toBe(200);
    const mails = await rowsOf('mail', `reply_to = '${email}'`);
    expect(new Set(mails.map(({ company_id }) => company_id)).size).toBe(1);
    return mails.map(({ recipient }) => recipient).toSorted();
  };
  const superadmins = await rowsOf('person', `superadmin_in = (select id from company where slug = 'acme')`);
  expect(await sentBy('one@example.com')).toEqual(
    [...superadmins.map(({ email }) => email), 'staff@example.com'].toSorted(),
  );
  await api.database.pool.query(
    `update company set message_addresses = '{inbox@acme.example,staff@example.com}' where slug = 'acme'`,
  );
  expect(await sentBy('two@example.com')).toEqual(['inbox@acme.example', 'staff@example.com']);
});
