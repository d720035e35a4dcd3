import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailsTo, told } from '../../../tests/support/accounts.ts';
import { type Role, type TestApi, testApi } from '../../../tests/support/api.ts';

const PARTNER = 'https://www.partner.example';
const PDF = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';
const SENT = { status: 200, body: { detail: 'Your application was sent' } };

let api: TestApi;
let dataDir: string;
let job: number;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'crewdock-applications-'));
  api = await testApi({ DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1', FORMS_PER_ADDRESS: '30' });
  await sql(`update company set allowed_origins = array[$1] where slug = 'acme'`, PARTNER);
});

beforeEach(async () => {
  await api.database.pool.query(
    'delete from rate_limit; delete from mail; delete from staff_update; delete from application',
  );
  job = await newJob();
});

afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true });
});

const sql = async (text: string, ...values: unknown[]) => (await api.database.pool.query(text, values)).rows;
const stored = () => readdir(join(dataDir, 'files')).catch(() => []);

async function newJob(more: object = {}): Promise<number> {
  const skills = [{ name: 'Rust', experience: 1, is_main: true }];
  const body = { title: 'Rust developer', summary: '<p>Engines.</p>', skills, ...more };
  return (await api.call('/api/requests/', { method: 'POST', role: 'client', body })).json.id;
}

const application = (more: object = {}) => ({
  name: 'Ada Lovelace',
  email: 'Ada@Example.com',
  message: 'I know engines.',
  message_id: randomUUID(),
  ...more,
});

interface How {
  id?: number | string;
  query?: string;
  host?: string;
  from?: string;
  headers?: object;
  role?: Role;
}

let callers = 0;
const newCaller = () => `10.2.${Math.floor(++callers / 250)}.${callers % 250}`;

/** Sends multipart form data if there is a file, otherwise JSON. */
async function send(fields: Record<string, unknown>, how: How = {}) {
  const { id = job, query = '', host, from = newCaller(), headers = {}, role } = how;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value as string);
  const encoded = new Response(form);
  const isForm = fields['cv'] !== undefined;
  return api.call(`/api/requests/${id}/applications/${query}`, {
    method: 'POST',
    host,
    role,
    headers: {
      'x-forwarded-for': from,
      ...headers,
      ...(isForm && { 'content-type': encoded.headers.get('content-type')! }),
    },
    body: isForm ? Buffer.from(await encoded.arrayBuffer()) : fields,
  });
}

const cv = (contents = PDF, name = 'My “CV”.pdf') => new File([contents], name, { type: 'text/html' });
const list = (role: Role, id = job) => api.call(`/api/requests/${id}/applications/`, { role });

test('an application from a partner’s site reaches the owner, staff and the applicant, with its CV', async () => {
  const body = application({ cv: cv(), phone_number: '+44 20' });
  const headers = { origin: PARTNER, 'sec-fetch-site': 'cross-site' };
  expect(told(await send(body, { query: '?company=acme', headers }))).toEqual(SENT);

  const { json } = await list('client');
  expect(json).toMatchObject({
    total: 1,
    items: [
      {
        id: body.message_id,
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        phone_number: '+44 20',
        message: 'I know engines.',
        company: { name: 'Acme Talent' },
        site: PARTNER,
      },
    ],
  });
  const [{ cv: kept }] = json.items;
  expect(kept.name).toBe('My “CV”.pdf');
  for (const role of ['client', 'staff'] as const) {
    const file = await api.call(kept.url, { role });
    expect(file.bytes).toEqual(Buffer.from(PDF));
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment; /),
    });
  }

  const [mail, ...others] = await mailsTo(api, api.account('client').email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ reply_to: 'ada@example.com', subject: 'Ada Lovelace applied for Rust developer' });
  for (const words of ['I know engines.', '+44 20', 'My “CV”.pdf', `/my/job/${job}`])
    expect(mail!.text).toContain(words);
  const [receipt] = await mailsTo(api, 'ada@example.com');
  expect(receipt!.subject).toBe('Your application for Rust developer');
  expect(receipt!.text).toContain('http://acme.localhost:3000/j/');
  // The address is not verified, so the receipt must not contain the applicant's input.
  expect(receipt!.text).not.toMatch(/Ada|engines/);
  const [update] = (await api.call('/api/admin-panel/updates/', { role: 'staff' })).json.items;
  expect(update).toMatchObject({
    kind: 'application',
    title: 'Ada Lovelace applied for Rust developer',
    email: 'ada@example.com',
    company: { name: 'Acme Talent' },
  });
  expect(update.detail).toContain(PARTNER);
});

test('the receipt links back to the partner’s page, and never to a page of another site', async () => {
  const headers = { origin: PARTNER, 'sec-fetch-site': 'cross-site' };
  const receiptOf = async (email: string, page: string, how: How = {}) => {
    expect(told(await send(application({ email, page }), how))).toEqual(SENT);
    return (await mailsTo(api, email))[0]!;
  };
  const at = { query: '?company=acme', headers };
  const { text, html } = await receiptOf('a@example.com', `${PARTNER}/jobs/?to=https://evil.example#a`, at);
  expect(text).toContain(`Back to www.partner.example:\n${PARTNER}/jobs/\n`);
  expect(html).toContain(`href="${PARTNER}/jobs/"`);
  const elsewhere = ['https://evil.example/jobs', `${PARTNER}.evil.example/`, 'javascript:alert(1)', 'null', ''];
  for (const [index, page] of elsewhere.entries())
    expect((await receiptOf(`b${index}@example.com`, page, at)).text, page).not.toContain('Back to');
  expect((await receiptOf('c@example.com', `${PARTNER}/jobs`)).text).not.toContain('Back to');
});

test('an application that is sent again, even concurrently, is stored once', async () => {
  const body = application({ cv: cv() });
  const before = (await stored()).length;
  const answers = await Promise.all([send(body), send(body), send(body)]);
  answers.push(await send(body));
  for (const answer of answers) expect(told(answer)).toEqual(SENT);
  expect((await list('client')).json.total).toBe(1);
  expect(await sql('select 1 from mail')).toHaveLength(2);
  expect(await sql('select 1 from staff_update where kind = $$application$$')).toHaveLength(1);
  expect(await stored()).toHaveLength(before + 1);
  const other = await send({ ...body, message: 'Something else' });
  expect([other.status, other.json.code]).toEqual([409, 'conflict']);
  const otherFile = await send({ ...body, cv: cv(PDF.replace('1 0', '2 0')) });
  expect(otherFile.status).toBe(409);
});

test('applications for several jobs of one owner cause one email to the owner and one to the applicant', async () => {
  await send(application());
  const second = await newJob({ title: 'Go developer' });
  await send(application({ message: 'I know Go.' }), { id: second });
  const [mail, ...others] = await mailsTo(api, api.account('client').email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ reply_to: 'ada@example.com', subject: 'Ada Lovelace applied for 2 jobs' });
  for (const words of ['applied for Rust developer', 'I know engines.', 'applied for Go developer', 'I know Go.']) {
    expect(mail!.text).toContain(words);
  }
  const receipts = await mailsTo(api, 'ada@example.com');
  expect(receipts.map(({ subject }) => subject)).toEqual(['Your 2 applications']);
  expect(receipts[0]!.text).not.toMatch(/Ada|engines|know/);
});

test('an address can apply once for a job; the response does not reveal a repetition, and one email a day reports it', async () => {
  await send(application());
  const before = (await stored()).length;
  await api.database.pool.query('delete from mail');
  for (let time = 0; time < 2; time++) {
    expect(told(await send(application({ message: 'Somebody else' })))).toEqual(SENT);
  }
  expect(await stored()).toHaveLength(before);
  expect((await list('client')).json.items).toMatchObject([{ message: 'I know engines.', cv: null }]);
  expect((await sql('select subject from mail')).map(({ subject }) => subject)).toEqual([
    'You already applied for Rust developer',
  ]);
  // The same address can apply for another job.
  const second = await newJob({ title: 'Go developer' });
  await send(application(), { id: second });
  expect((await list('client', second)).json.total).toBe(1);
});

describe('an application for a job that is not open', () => {
  test('returns the same error as the page of the job', async () => {
    const archived = await newJob();
    await api.call(`/api/requests/${archived}/deactivate/`, { method: 'PATCH', role: 'client' });
    const hidden = await newJob({ is_private: true });
    const [{ id: acmes }] = await sql(
      `select q.id from request q join company c on c.id = q.company_id
       where c.slug = 'acme' and q.id in (select card_id from market_request) limit 1`,
    );
    const code = async (how: How) => (await send(application(), how)).json.code;
    expect(await code({ id: archived })).toBe('gone');
    // The owner cannot apply for the job either.
    for (const role of ['visitor', 'client', 'staff'] as const)
      expect(await code({ id: hidden, role })).toBe('not_found');
    expect(await code({ id: 2_147_483_645 })).toBe('not_found');
    expect(await code({ id: acmes })).toBe('not_found');
    expect(await code({ id: acmes, query: '?company=sunrise' })).toBe('not_found');
    expect(await code({ id: acmes, host: 'sunrise.localhost' })).toBe('not_found');
    expect(await sql('select 1 from application')).toEqual([]);
    for (const how of [{ query: '?company=acme' }, { host: 'acme.localhost' }]) {
      const fields = application({ email: `${JSON.stringify(how).length}@example.com` });
      expect(told(await send(fields, { id: acmes, ...how }))).toEqual(SENT);
    }
  });
});

test('invalid fields are refused by name, and nothing is stored', async () => {
  const before = await stored();
  for (const [fields, path] of [
    [{ message: ' ' }, 'body.message'],
    [{ name: ' ' }, 'body.name'],
    [{ email: 'nobody' }, 'body.email'],
    [{ message_id: 'x' }, 'body.message_id'],
    [{ admin: '1' }, 'body.admin'],
    [{ cv: cv('<html>') }, 'body.cv'],
    [{ cv: cv('') }, 'body.cv'],
    [{ cv: 'text' }, 'body.cv'],
  ] as const) {
    const { status, json } = await send(application(fields));
    expect([status, json.issues?.[0].path]).toEqual([400, path]);
  }
  expect(await stored()).toEqual(before);
  expect(told(await send(application({ message: '', cv: cv() })))).toEqual(SENT);
});

test('nothing is stored when the email cannot be written', async () => {
  await sql('alter table mail add constraint none check (reply_to is null)');
  const before = await stored();
  const body = application({ cv: cv() });
  expect((await send(body)).status).toBe(500);
  expect([
    await sql('select 1 from application'),
    await sql('select 1 from staff_update where kind = $$application$$'),
  ]).toEqual([[], []]);
  expect(await stored()).toEqual(before);
  await sql('alter table mail drop constraint none');
  expect(told(await send(body))).toEqual(SENT);
});

test('accepts applications of many people from one IP address up to the configured limit, then says when to retry', async () => {
  const from = newCaller();
  for (let sent = 0; sent < 30; sent++) {
    const body = application({ email: `person${sent}@example.com` });
    expect((await send(body, { from })).status).toBe(200);
    // Repeated applications do not count.
    if (sent === 0) expect((await send(body, { from })).status).toBe(200);
  }
  const { status, headers, json } = await send(application(), { from });
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
  expect(json.detail).toMatch(/Try again after \d\d:\d\d UTC/);
  expect((await send(application())).status).toBe(200);
});

test('accepts twenty applications an hour per email address and IP address', async () => {
  const from = newCaller();
  const statuses = [];
  for (let sent = 0; sent <= 20; sent++) statuses.push((await send(application(), { from })).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  expect((await send(application({ email: 'another@example.com' }), { from })).status).toBe(200);
});

test('only users who may edit the job can read its applications', async () => {
  const body = application({ cv: cv() });
  await send(body);
  const file = `/api/requests/${job}/applications/${body.message_id}/cv/`;
  const nobodys = await list('client', 2_147_483_645);
  for (const role of ['visitor', 'secondClient', 'provider', 'superadmin', 'manager'] as const) {
    const { json, status } = await list(role);
    expect([role, status]).toEqual([role, role === 'visitor' ? 401 : 404]);
    if (status === 404) expect({ ...json, request_id: '' }).toEqual({ ...nobodys.json, request_id: '' });
    expect((await api.call(file, { role })).status).toBe(status);
  }
  expect((await list('staff')).json.total).toBe(1);
  // The application cannot be reached through another job of the same owner either.
  const other = await newJob();
  expect((await api.call(file.replace(`/${job}/`, `/${other}/`), { role: 'client' })).status).toBe(404);
  for (const [id, status] of [
    ['x', 400],
    ['%00', 400],
    [randomUUID(), 404],
  ] as const) {
    expect((await api.call(`/api/requests/${job}/applications/${id}/cv/`, { role: 'client' })).status).toBe(status);
  }
});

test('requires a captcha if one is configured, except for an application that is already stored', async () => {
  const guarded = await testApi({ CAPTCHA_SECRET: 'a secret of the tests' });
  const [{ card_id: id }] = (
    await guarded.database.pool.query('select card_id from market_request where company_id = 0 limit 1')
  ).rows;
  const body = application();
  const { json } = await guarded.call(`/api/requests/${id}/applications/`, { method: 'POST', body });
  expect(json.code).toBe('captcha_failed');
  expect((await guarded.call('/api/widgets/options/')).json.captcha).toEqual({ provider: 'altcha' });
  const puzzle = await guarded.call('/api/captcha/challenge/');
  expect([puzzle.status, puzzle.headers['access-control-allow-origin']]).toEqual([200, '*']);
  await guarded.close();
});
