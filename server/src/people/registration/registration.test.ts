import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addAccount, lineOf, linkIn, mailsTo, told } from '../../../../tests/support/accounts.ts';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import type { Sent } from '../../../../tests/support/http.ts';
import { createLink, encodeUid } from '../accounts/links.ts';

let api: TestApi;
let count = 0;

beforeAll(async () => {
  api = await testApi({ TRUSTED_PROXIES: '127.0.0.1', PUBLIC_URL: '', FORMS_PER_ADDRESS: '20' });
});

beforeEach(() => api.database.pool.query('truncate rate_limit'));

afterAll(() => api.close());

const PASSWORD = 'seven-quiet-lanterns';

function asked(changes: object = {}) {
  return {
    type: 1,
    email: `newcomer${++count}@example.com`,
    password: PASSWORD,
    first_name: 'Nora',
    last_name: 'New',
    terms: true,
    ...changes,
  };
}

function register(body: object, sent: Sent = {}) {
  return api.call('/api/registration/', { method: 'POST', body, ...sent });
}

/** Registers, and returns the API path of the email link. */
async function askedFor(changes: object = {}, sent: Sent = {}) {
  const body = asked(changes);
  expect((await register(body, sent)).status).toBe(200);
  const [mail] = await mailsTo(api, body.email);
  return { body, mail: mail!, link: `/api${linkIn(mail!, 'account_activation')}/` };
}

const people = (email: string) =>
  api.database.kysely.selectFrom('person').where('email', '=', email).selectAll().execute();

describe('sign-up and activation', () => {
  test.each([1, 2, 3] as const)('create an account of type %s and sign it in', async (type) => {
    const { body, link } = await askedFor({ type, company_name: 'North Ltd', phone_number: '+48 1' });
    expect(await people(body.email)).toEqual([]);

    const answer = await api.call(link);
    expect(answer.json).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      uid: expect.any(String),
      username: body.email,
      staff: false,
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    const { json: session } = await api.call('/api/session/', { token: answer.json.token });
    expect(session).toMatchObject({ uid: answer.json.uid, type, email: body.email, company: null });

    const [person] = await people(body.email);
    expect(person).toMatchObject({ company_name: 'North Ltd', phone_number: '+48 1', is_subscribed: false });
    expect(String(person!.owner_number)).toMatch(/^\d{8}$/);
    const again = await api.call('/api/login/', {
      method: 'POST',
      body: { username: body.email, password: PASSWORD },
    });
    expect(again.json.uid).toBe(answer.json.uid);
  });

  test('the email is stored in lower case without surrounding spaces', async () => {
    const email = `Mixed.Case${++count}@Example.COM`;
    await register(asked({ email: ` ${email} ` }));
    const [mail] = await mailsTo(api, email.toLowerCase());
    await api.call(`/api${linkIn(mail!, 'account_activation')}/`);
    expect(await people(email.toLowerCase())).toHaveLength(1);
  });

  test('the newsletter is subscribed to when requested at sign-up', async () => {
    const { body, link } = await askedFor({ subscribe: true });
    expect(link).toMatch(/\/1\/$/);
    await api.call(link);
    expect(await people(body.email)).toMatchObject([{ is_subscribed: true }]);
  });

  test('staff are notified', async () => {
    const { body, link } = await askedFor({ type: 2, first_name: 'Ada', last_name: 'Low', company_name: 'Low & Co' });
    await api.call(link, { host: 'acme.localhost' });
    const [person] = await people(body.email);
    const updates = await api.database.kysely
      .selectFrom('staff_update')
      .where('person_id', '=', person!.id)
      .selectAll()
      .execute();
    expect(updates).toMatchObject([
      {
        kind: 'registration',
        status: 'new',
        title: 'Ada Low signed up as a talent provider',
        detail: 'Low & Co',
        email: body.email,
      },
    ]);
  });
});

describe('an address that is already registered', () => {
  test('gets the same response as a new one, and only the mail differs', async () => {
    const { email } = await addAccount(api);
    const known = await register(asked({ email }));
    const unknown = await register(asked());
    expect(told(known)).toEqual(told(unknown));

    const [mail] = await mailsTo(api, email);
    expect(mail!.text).toContain('http://localhost:3000/login');
    expect(mail!.text).toContain('http://localhost:3000/password_reset');
    expect(mail!.text + mail!.html).not.toContain('account_activation');
  });

  test('keeps its account’s password and name', async () => {
    const account = await addAccount(api);
    const before = await people(account.email);
    await register(asked({ email: account.email, first_name: 'Somebody', last_name: 'Else' }));
    expect(await people(account.email)).toEqual(before);
  });

  test('is registered once when two sign-ups are activated concurrently', async () => {
    const first = await askedFor();
    const second = await askedFor({ email: first.body.email, password: 'another-quiet-lantern' });
    const answers = await Promise.all([api.call(first.link), api.call(second.link)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(await people(first.body.email)).toHaveLength(1);
  });
});

describe('an activation link', () => {
  test('works once, even when followed concurrently', async () => {
    const { body, link } = await askedFor();
    const answers = await Promise.all(Array.from({ length: 5 }, () => api.call(link)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410]);
    expect((await api.call(link)).json).toMatchObject({ code: 'gone' });
    expect(await people(body.email)).toHaveLength(1);
  });

  test('expires', async () => {
    const { body, link } = await askedFor();
    await api.database.kysely
      .updateTable('registration')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('email', '=', body.email)
      .execute();
    expect((await api.call(link)).status).toBe(410);
    expect(await people(body.email)).toEqual([]);
  });

  test('lasts 24 hours', async () => {
    const { body } = await askedFor();
    const { rows } = await api.database.pool.query(
      'select extract(epoch from expires_at - created_at) as seconds from registration where email = $1',
      [body.email],
    );
    expect(Number(rows[0].seconds)).toBeCloseTo(24 * 60 * 60, -1);
  });

  test('is bound to its registration', async () => {
    const first = await askedFor();
    const second = await askedFor();
    const [, , , uid] = first.link.split('/');
    const [, , , , token] = second.link.split('/');
    expect((await api.call(`/api/account_activation/${uid}/${token}/0/`)).status).toBe(410);
    expect((await api.call(second.link)).status).toBe(200);
  });

  test.each([
    ['a uid of nobody', encodeUid('00000000-0000-4000-8000-000000000000'), 'x'.repeat(43), '0', 410],
    ['no uid at all', 'aGVsbG8', 'x'.repeat(43), '0', 410],
    ['characters that no link has', 'a.b', 'x', '0', 400],
    ['a NUL byte', '%00', 'x', '0', 400],
    ['a huge token', 'aGVsbG8', 'x'.repeat(390), '0', 400],
    ['no flag', 'aGVsbG8', 'x', 'yes', 400],
  ])('is refused with %s', async (_, uid, token, flag, status) => {
    expect((await api.call(`/api/account_activation/${uid}/${token}/${flag}/`)).status).toBe(status);
  });

  test('is stored only as a hash', async () => {
    const { link } = await askedFor();
    const token = link.split('/')[4]!;
    const { rows } = await api.database.pool.query('select r::text as row from registration r');
    expect(rows.map(({ row }) => row).join()).not.toContain(token);
    expect(rows.map(({ row }) => row).join()).not.toContain(PASSWORD);
  });
});

describe('the portal of a sign-up', () => {
  test('sends mail in the company’s name and does not make visitors members', async () => {
    const { body, mail, link } = await askedFor({}, { host: 'acme.localhost' });
    expect(mail.text).toContain('http://acme.localhost:3000/account_activation/');
    expect(mail.subject).toBe('Activate your Acme Talent account');
    expect(mail.text + mail.html).not.toMatch(/crewdock/i);
    const { json } = await api.call(link, { host: 'acme.localhost' });
    const session = await api.call('/api/session/', { token: json.token, host: 'acme.localhost' });
    expect(session.json.company).toBeNull();
    expect(await people(body.email)).toMatchObject([{ signed_up_with: mail.company_id }]);
  });

  test.each([
    ['Host', { host: 'evil.example' }, 'http://localhost:3000/'],
    ['X-Forwarded-Host', { headers: { 'x-forwarded-host': 'evil.example' } }, 'http://localhost:3000/'],
    ['a port', { headers: { host: 'localhost:99' } }, 'http://localhost:3000/'],
    ['a company’s name in a foreign host', { host: 'acme.localhost.evil.example' }, 'http://localhost:3000/'],
  ])('forging %s does not change the link', async (_, sent, origin) => {
    const { mail } = await askedFor({}, sent);
    expect(mail.text).toContain(`${origin}account_activation/`);
    expect(mail.text + mail.html).not.toMatch(/evil|:99/);
  });
});

describe('refused sign-ups', () => {
  test.each([
    [{ password: 'password123' }, 'body.password'],
    [{ password: 'short' }, 'body.password'],
    [{ password: 'nora.new.2026' }, 'body.password'],
    [{ terms: false }, 'body.terms'],
    [{ email: 'nobody' }, 'body.email'],
    [{ email: `${'x'.repeat(250)}@example.com` }, 'body.email'],
    [{ first_name: '  ' }, 'body.first_name'],
    [{ last_name: 'a\0b' }, 'body.last_name'],
    [{ type: 4 }, 'body.type'],
    [{ is_staff: true }, 'body.is_staff'],
  ])('%j', async (changes, path) => {
    const { rows: before } = await api.database.pool.query('select count(*) from registration');
    const answer = await register(asked(changes));
    expect(answer.status).toBe(400);
    expect(answer.json.issues).toMatchObject([{ path }]);
    const { rows: after } = await api.database.pool.query('select count(*) from registration');
    expect(after).toEqual(before);
  });

  test('a name that contains a web address is left out of the email', async () => {
    const { mail } = await askedFor({ first_name: 'Win a prize at evil.example', last_name: 'now' });
    expect(mail.text + mail.html + mail.subject).not.toContain('evil.example');
  });

  test('one IP address can sign up 20 times per hour', async () => {
    const sent = { headers: { 'x-forwarded-for': '203.0.113.1' } };
    for (let at = 0; at < 20; at++) expect((await register(asked(), sent)).status).toBe(200);
    const refused = await register(asked(), sent);
    expect(refused.json.code).toBe('too_many_requests');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    expect((await register(asked(), { headers: { 'x-forwarded-for': '203.0.113.2' } })).status).toBe(200);
  });

  test('one email address gets at most five mails per hour, with unchanged responses', async () => {
    const email = `often${++count}@example.com`;
    const answers = [];
    for (const spelling of [email, email, email.toUpperCase(), ` ${email}`, email, email, email])
      answers.push(told(await register(asked({ email: spelling }))));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await mailsTo(api, email)).toHaveLength(5);
  });
});

test('a subscription is activated by its link, which works once', async () => {
  const { id, uid, email } = await addAccount(api);
  const link = await createLink(api.database.kysely, { id, uid }, 'subscription', { now: new Date() });
  const path = `/api/subscription_activation/${link.uidb64}/${link.token}/`;
  expect((await api.call(path)).json).toEqual({ detail: 'Thank you for subscribing!' });
  expect(await people(email)).toMatchObject([{ is_subscribed: true }]);
  expect((await api.call(path)).status).toBe(410);
  expect((await api.call(path.replace('subscription', 'account').replace(/$/, '0/'))).status).toBe(410);
});

test('passwords and link secrets are not logged', async () => {
  const { body, link } = await askedFor();
  for (const path of [link, link.replace('/api', '')]) await lineOf(api, await api.call(path));
  const log = JSON.stringify(api.log);
  expect(log).toContain('/api/account_activation/');
  for (const secret of [body.password, ...link.split('/').slice(3, 5)]) expect(log).not.toContain(secret);
});
