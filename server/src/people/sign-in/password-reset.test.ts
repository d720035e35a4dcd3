import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Account,
  addAccount,
  cookieOf,
  lineOf,
  linkIn,
  mailsTo,
  told,
} from '../../../../tests/support/accounts.ts';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import type { Sent } from '../../../../tests/support/http.ts';
import { createLink } from '../accounts/links.ts';
import { readConfig } from '../../core/config/config.ts';
import type { Worker } from '../../infra/queue/worker.ts';
import { startTasks } from '../../tasks.ts';

let api: TestApi;
let worker: Worker;
let account: Account;

beforeAll(async () => {
  api = await testApi({ TRUSTED_PROXIES: '127.0.0.1', PUBLIC_URL: '', FORMS_PER_ADDRESS: '20' });
  const config = readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'http://localhost:3000' });
  worker = startTasks({ config, db: api.database, log: pino({ level: 'silent' }) });
});

beforeEach(async () => {
  await api.database.pool.query('truncate rate_limit');
  account = await addAccount(api);
});

afterAll(async () => {
  await worker.close();
  await api.close();
});

const NEW_PASSWORD = 'another-quiet-lantern';
const sql = (text: string, values?: unknown[]) => api.database.pool.query(text, values);

function ask(email: string, sent: Sent = {}) {
  return api.call('/api/password_reset/', { method: 'POST', body: { email }, ...sent });
}

/** Requests a reset link and returns its API path. */
async function askedFor(email = account.email, sent: Sent = {}): Promise<string> {
  expect((await ask(email, sent)).status).toBe(200);
  await untilNoJobs();
  const [mail] = await mailsTo(api, email);
  return `/api${linkIn(mail!, 'password_reset')}/`;
}

function reset(link: string, new_password = NEW_PASSWORD, sent: Sent = {}) {
  return api.call(link, { method: 'POST', body: { new_password }, ...sent });
}

async function login(password: string, headers: { cookie?: string } = {}): Promise<number> {
  const body = { username: account.email, password };
  return (await api.call('/api/login/', { method: 'POST', body, headers })).status;
}

async function untilNoJobs(): Promise<void> {
  while ((await sql('select 1 from graphile_worker._private_jobs')).rows.length > 0);
}

describe('requesting a reset link', () => {
  test('gets the same response for known and unknown addresses, and only known ones get a mail', async () => {
    const [known, unknown] = [await ask(account.email), await ask('nobody@example.com')];
    expect(told(known)).toEqual(told(unknown));
    await untilNoJobs();
    expect(await mailsTo(api, account.email)).toHaveLength(1);
    expect(await mailsTo(api, 'nobody@example.com')).toEqual([]);
  });

  test('finds the account whatever the letter case and spacing of the email', async () => {
    await ask(` ${account.email.toUpperCase()} `);
    await untilNoJobs();
    expect(await mailsTo(api, account.email)).toHaveLength(1);
  });

  test('does not change the password', async () => {
    await askedFor();
    expect(await login(account.password)).toBe(200);
  });

  test('sends no mail for an anonymised account', async () => {
    await sql('update person set anonymised_at = now() where id = $1', [account.id]);
    await ask(account.email);
    await untilNoJobs();
    expect(await mailsTo(api, account.email)).toEqual([]);
  });

  test('on a company’s portal sends mail in its name with a link to that portal', async () => {
    await askedFor(account.email, { host: 'acme.localhost' });
    const [mail] = await mailsTo(api, account.email);
    expect(mail!.text).toContain('http://acme.localhost:3000/password_reset/');
    expect(mail!.subject).toContain('Acme Talent');
    expect(mail!.text + mail!.html).not.toMatch(/crewdock/i);
  });

  test.each([
    ['Host', { host: 'evil.example' }],
    ['X-Forwarded-Host', { headers: { 'x-forwarded-host': 'evil.example' } }],
    ['a port', { headers: { host: 'localhost:99' } }],
  ])('forging %s does not change the link', async (_, sent) => {
    await askedFor(account.email, sent);
    const [mail] = await mailsTo(api, account.email);
    expect(mail!.text).toContain('http://localhost:3000/password_reset/');
    expect(mail!.text + mail!.html).not.toMatch(/evil|:99/);
  });

  test.each([
    ['application/x-www-form-urlencoded', (email: string) => `email=${encodeURIComponent(email)}`],
    ['multipart/form-data; boundary=xx', (email: string) => multipart('email', email)],
  ])('works as %s', async (type, body) => {
    const sent = { headers: { 'content-type': type }, body: body(account.email) };
    expect((await api.call('/api/password_reset/', { method: 'POST', ...sent })).status).toBe(200);
    await untilNoJobs();
    expect(await mailsTo(api, account.email)).toHaveLength(1);
  });

  test('is limited to 20 requests per hour and IP address', async () => {
    const sent = { headers: { 'x-forwarded-for': '203.0.113.1' } };
    for (let at = 0; at < 20; at++) expect((await ask(`nobody${at}@example.com`, sent)).status).toBe(200);
    const refused = await ask(account.email, sent);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
  });

  test('sends at most five mails per hour and address, with unchanged responses', async () => {
    const answers = [];
    for (let at = 0; at < 7; at++) answers.push(told(await ask(account.email)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await untilNoJobs();
    expect(await mailsTo(api, account.email)).toHaveLength(5);
  });
});

describe('the reset link', () => {
  test('sets the password', async () => {
    expect((await reset(await askedFor())).status).toBe(200);
    expect(await login(account.password)).toBe(400);
    expect(await login(NEW_PASSWORD)).toBe(200);
  });

  test('works once, even when used concurrently', async () => {
    const link = await askedFor();
    const answers = await Promise.all([reset(link, 'first-quiet-lantern'), reset(link, 'second-quiet-lantern')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect((await reset(link)).json).toMatchObject({ code: 'gone' });
    const winner = answers[0].status === 200 ? 'first-quiet-lantern' : 'second-quiet-lantern';
    expect(await login(winner)).toBe(200);
  });

  test('can be checked without being used up, and says when it no longer works', async () => {
    const link = await askedFor();
    expect((await api.call(link)).status).toBe(200);
    expect((await api.call(link)).status).toBe(200);
    expect((await reset(link)).status).toBe(200);
    expect(await api.call(link)).toMatchObject({ status: 410, json: { code: 'gone' } });
    const expired = await askedFor();
    await sql(`update account_link set expires_at = now() - interval '1 second' where person_id = $1`, [account.id]);
    expect((await api.call(expired)).status).toBe(410);
  });

  test('invalidates the previous link', async () => {
    const first = await askedFor();
    const second = await askedFor();
    expect((await reset(first)).status).toBe(410);
    expect((await reset(second)).status).toBe(200);
  });

  test('expires after an hour', async () => {
    const link = await askedFor();
    const { rows } = await sql(
      'select extract(epoch from expires_at - now()) as left from account_link where person_id = $1',
      [account.id],
    );
    expect(Number(rows[0].left)).toBeLessThanOrEqual(3600);
    expect(Number(rows[0].left)).toBeGreaterThan(3000);
    await sql(`update account_link set expires_at = now() - interval '1 second' where person_id = $1`, [account.id]);
    expect((await reset(link)).status).toBe(410);
    expect(await login(account.password)).toBe(200);
  });

  test('is bound to one account and one purpose', async () => {
    const link = await askedFor();
    const other = await addAccount(api);
    const foreign = await createLink(api.database.kysely, other, 'password-reset', { now: new Date() });
    const [, , , uid, token] = link.split('/');
    expect((await reset(`/api/password_reset/${foreign.uidb64}/${token}/`)).status).toBe(410);
    expect((await reset(`/api/password_reset/${uid}/${foreign.token}/`)).status).toBe(410);
    const news = await createLink(api.database.kysely, account, 'subscription', { now: new Date() });
    expect((await reset(`/api/password_reset/${news.uidb64}/${news.token}/`)).status).toBe(410);
    expect((await api.call(link.replace('password_reset', 'subscription_activation'))).status).toBe(410);
    expect((await reset(link)).status).toBe(200);
  });

  test.each([
    ['/api/password_reset/aGVsbG8/x/', 410],
    ['/api/password_reset/a.b/x/', 400],
    ['/api/password_reset/%00/x/', 400],
    [`/api/password_reset/aGVsbG8/${'x'.repeat(390)}/`, 400],
  ])('is refused when it is malformed: %s', async (path, status) => {
    expect((await reset(path)).status).toBe(status);
  });

  test('stays valid after a refused password', async () => {
    const link = await askedFor();
    for (const password of ['password123', `${account.email.split('@')[0]}-2026`]) {
      const answer = await reset(link, password);
      expect(answer.json.issues).toMatchObject([{ path: 'body.new_password' }]);
    }
    expect((await reset(link, 'x'.repeat(201))).status).toBe(400);
    expect((await reset(link)).status).toBe(200);
  });

  test('accepts a multipart form', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=xx' };
    const body = multipart('new_password', NEW_PASSWORD);
    expect((await api.call(await askedFor(), { method: 'POST', headers, body })).status).toBe(200);
    expect(await login(NEW_PASSWORD)).toBe(200);
  });

  test('sets the first password of an account that had none', async () => {
    await sql('update person set password_hash = null where id = $1', [account.id]);
    expect((await reset(await askedFor())).status).toBe(200);
    expect(await login(NEW_PASSWORD)).toBe(200);
  });
});

describe('a password reset', () => {
  test('ends every session, known device and other link', async () => {
    const body = { username: account.email, password: account.password };
    const sessions = [];
    for (let at = 0; at < 2; at++) sessions.push((await api.call('/api/login/', { method: 'POST', body })).json.token);
    await createLink(api.database.kysely, account, 'email-change', { now: new Date(), email: 'thief@example.com' });
    const devices = () => sql('select hash from known_device where person_id = $1', [account.id]);
    const { rows: before } = await devices();
    expect(before).toHaveLength(2);
    await reset(await askedFor());
    for (const token of sessions) expect((await api.call('/api/session/', { token })).status).toBe(401);
    const { rows: after } = await devices();
    expect(after).toHaveLength(1);
    expect(before).not.toContainEqual(after[0]);
    const { rows: links } = await sql('select 1 from account_link where person_id = $1 and used_at is null', [
      account.id,
    ]);
    expect(links).toEqual([]);
  });

  test('removes every provider connection and pending flow, and the mail says so', async () => {
    await sql(
      `insert into social_identity (issuer, subject, person_id, provider, email)
       values ('https://google.example', $2, $1, 'google', 'thief@example.com')`,
      [account.id, account.email],
    );
    await sql(
      `insert into social_flow (cookie_hash, provider, person_id, state, nonce, code_verifier, expires_at)
       values ('\\x00', 'linkedin', $1, '', '', '', now() + interval '1 hour')`,
      [account.id],
    );
    await reset(await askedFor());
    for (const table of ['social_identity', 'social_flow']) {
      expect((await sql(`select 1 from ${table} where person_id = $1`, [account.id])).rows, table).toEqual([]);
    }
    expect((await mailsTo(api, account.email))[0]!.text).toContain('Google (thief@example.com)');
    const log = await api.call(`/api/admin-panel/audit/?person=${account.id}`, { role: 'staff' });
    expect(log.json.items.map(({ action }: { action: string }) => action)).toEqual([
      'provider_disconnected',
      'password_reset',
    ]);
  });

  test('lets its owner sign in while another client is trying passwords', async () => {
    for (let at = 0; at < 10; at++) expect(await login('not-the-password')).toBe(400);
    const answer = await reset(await askedFor());
    expect(await login(NEW_PASSWORD)).toBe(429);
    expect(await login(NEW_PASSWORD, { cookie: cookieOf(answer, 'crewdock_device')! })).toBe(200);
  });

  test('is confirmed by a mail without the password', async () => {
    await reset(await askedFor());
    const [mail, link] = await mailsTo(api, account.email);
    expect(mail!.subject).toBe('Your Crewdock password was changed');
    expect(mail!.text + mail!.html).not.toContain(NEW_PASSWORD);
    expect(link!.subject).toBe('Set a new password for Crewdock');
  });

  test('does not affect other accounts', async () => {
    const other = await addAccount(api);
    const before = await sql('select password_hash from person where id = $1', [other.id]);
    await reset(await askedFor());
    expect((await sql('select password_hash from person where id = $1', [other.id])).rows).toEqual(before.rows);
  });

  test('the password and the link are not logged', async () => {
    const link = await askedFor();
    const page = await api.call(link.replace('/api', ''));
    for (const answer of [page, await reset(link, 'password123'), await reset(link)]) await lineOf(api, answer);
    const log = JSON.stringify(api.log);
    expect(log).toContain('/api/password_reset/');
    for (const secret of [NEW_PASSWORD, 'password123', ...link.split('/').slice(3, 5)])
      expect(log).not.toContain(secret);
  });
});

function multipart(name: string, value: string): string {
  return `--xx\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--xx--\r\n`;
}
