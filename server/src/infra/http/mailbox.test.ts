import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import { readConfig } from '../../core/config/config.ts';
import { createOrigins } from '../../core/config/origins.ts';
import { hasMailbox } from './mailbox.ts';
import { createOutbox } from '../email/outbox.ts';

const PATHS = ['/dev/mail', '/dev/mail/messages.json'];
const evil = `</iframe><script>alert(1)</script>"'&`;
let api: TestApi;

beforeAll(async () => {
  // Without PUBLIC_URL, the host check does not reject requests before they reach the mailbox.
  api = await testApi({ PUBLIC_URL: '' });
  const outbox = createOutbox(createOrigins(new URL('http://localhost:3000')), 'post@example.com');
  for (const subject of ['first', evil]) {
    await api.database.kysely.transaction().execute((trx) =>
      outbox.write(trx, {
        to: 'somebody@example.com',
        company: null,
        letter: { subject, heading: subject, paragraphs: [subject] },
        replyTo: 'answers@example.com',
      }),
    );
  }
});

afterAll(() => api.close());

test('returns the mails as JSON, newest first', async () => {
  const { status, headers, json } = await api.call('/dev/mail/messages.json');
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' });
  expect(headers['access-control-allow-origin']).toBeUndefined();
  expect(json.messages).toHaveLength(2);
  expect(json.messages[1]).toEqual({
    id: expect.any(String),
    to: 'somebody@example.com',
    reply_to: 'answers@example.com',
    subject: 'first',
    text: expect.stringContaining('first'),
    html: expect.stringContaining('<!doctype html>'),
    message_id: expect.stringMatching(/^<[^<>@]+@localhost>$/),
    company: null,
    created: expect.any(String),
    sent: null,
    gathers_until: null,
  });
});

test('shows the list and each mail, and executes no content of them', async () => {
  const list = await api.call('/dev/mail');
  const links = [...list.text.matchAll(/href="(\/dev\/mail\/[0-9a-f-]{36})"/g)].map(([, path]) => path!);
  expect(links).toHaveLength(2);
  const mail = await api.call(links[0]!);
  expect(mail.text).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  for (const { status, headers, text } of [list, mail]) {
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toContain('script-src');
    expect(text).not.toContain('<script');
    expect(text.match(/<\/iframe>/g) ?? []).toHaveLength(text.match(/<iframe /g)?.length ?? 0);
  }
});

test('dates have the form `D Mon YYYY`, also in September', async () => {
  await api.database.pool.query(`update mail set created_at = '2026-09-07T08:05:09Z' where subject = 'first'`);
  const { text } = await api.call('/dev/mail');
  expect(text).toContain('<time datetime="2026-09-07T08:05:09.000Z">7 Sep 2026, 08:05:09 UTC</time>');
});

test('a batched mail is listed immediately with its sending time, and can be sent now', async () => {
  const news = { subject: 'Ada was proposed', heading: 'Ada was proposed', paragraphs: [] };
  const outbox = createOutbox(createOrigins(new URL('http://localhost:3000')), 'post@example.com');
  await api.database.kysely.transaction().execute((trx) =>
    outbox.write(trx, {
      to: 'waits@example.com',
      company: null,
      letter: news,
      gathers: { by: 'person 1', several: [] },
    }),
  );
  const [{ id, gathers_until }] = (await api.call('/dev/mail/messages.json')).json.messages;
  expect(Date.parse(gathers_until)).toBeGreaterThan(Date.now());
  expect((await api.call('/dev/mail')).text.match(/waits for more until/g)).toHaveLength(1);
  expect((await api.call(`/dev/mail/${id}`)).text).toContain(`action="/dev/mail/${id}/now"`);
  const later = async () =>
    (await api.database.pool.query(`select 1 from graphile_worker.jobs where run_at > now()`)).rows.length;
  for (const asked of [{ host: 'evil.example.com' }, { headers: { 'sec-fetch-site': 'cross-site' } }]) {
    expect((await api.call(`/dev/mail/${id}/now`, { method: 'POST', ...asked })).status).toBe(404);
  }
  expect(await later()).toBe(1);
  expect((await api.call(`/dev/mail/${id}/now`, { method: 'POST' })).status).toBe(303);
  expect(await later()).toBe(0);
});

test.each(['evil.example.com', 'localhost.evil.com', '10.0.0.1', '127.0.0.1.nip.io', 'evillocalhost'])(
  'a host name of another machine gets 404: %s',
  async (host) => {
    for (const path of PATHS) expect((await api.call(path, { host })).status, path).toBe(404);
  },
);

test.each(['localhost', 'acme.localhost', '127.0.0.1', '[::1]'])('a local host name is accepted: %s', async (host) => {
  for (const path of PATHS) expect((await api.call(path, { host })).status, path).toBe(200);
});

test.each([
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-original-forwarded-for',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'client-ip',
  'cf-connecting-ip',
  'via',
])('never answers a request with the header %s', async (name) => {
  const headers = { [name]: '127.0.0.1' };
  const [{ id }] = (await api.call('/dev/mail/messages.json')).json.messages;
  for (const path of [...PATHS, `/dev/mail/${id}`]) {
    expect((await api.call(path, { headers })).status, path).toBe(404);
  }
  expect((await api.call(`/dev/mail/${id}/now`, { method: 'POST', headers })).status).toBe(404);
});

test.each(['/dev/mail/nothing', '/dev/mail/00000000-0000-4000-8000-000000000000', '/dev/mail/%00'])(
  '%s returns 404',
  async (path) => expect((await api.call(path)).status).toBe(404),
);

test.each([
  [{}, true],
  [{ PUBLIC_URL: 'http://127.0.0.1:3000' }, true],
  [{ PUBLIC_URL: 'https://jobs.example.com' }, false],
  [{ PUBLIC_URL: 'https://localhost.example.com' }, false],
  [{ SMTP_URL: 'smtp://127.0.0.1:25' }, false],
  [{ DATABASE_URL: 'postgresql://127.0.0.1/crewdock' }, false],
  [{ DATABASE_URL: 'postgresql://127.0.0.1/crewdock', PUBLIC_URL: 'http://localhost:3000' }, false],
])('exists only on the embedded database, with a local address and without SMTP_URL: %j', (variables, exists) => {
  expect(hasMailbox(readConfig(variables))).toBe(exists);
});
