import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addAccount, mailsTo, told } from '../../../tests/support/accounts.ts';
import { type TestApi, testApi } from '../../../tests/support/api.ts';
import { taskServices } from '../../../tests/support/task-services.ts';
import { anonymiseAccounts } from '../people/profile/anonymise.ts';
import { sweepFiles } from '../infra/storage/sweep.ts';

const PARTNER = 'https://www.partner.example';
const PDF = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';
const SENT = { status: 200, body: { detail: 'Your application was sent' } };

let api: TestApi;
let dataDir: string;
let job: number;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'crewdock-added-cvs-'));
  api = await testApi({ DATA_DIR: dataDir });
  await sql(`update company set allowed_origins = array[$1] where slug = 'acme'`, PARTNER);
});

beforeEach(async () => {
  await api.database.pool.query(
    'delete from rate_limit; delete from mail; delete from staff_update; delete from application',
  );
  const body = { title: 'Rust developer', skills: [{ name: 'Rust', experience: 1, is_main: true }] };
  job = (await api.call('/api/requests/', { method: 'POST', role: 'client', body })).json.id;
});

afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true });
});

const sql = async (text: string, ...values: unknown[]) => (await api.database.pool.query(text, values)).rows;
const stored = () => readdir(join(dataDir, 'files')).catch(() => []);

const application = (more: object = {}) => ({
  name: 'Ada Lovelace',
  email: 'Ada@Example.com',
  message: 'I know engines.',
  message_id: randomUUID(),
  ...more,
});

async function send(fields: Record<string, unknown>, { query = '', headers = {} } = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value as string);
  const encoded = new Response(form);
  return api.call(`/api/requests/${job}/applications/${query}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': encoded.headers.get('content-type')! },
    body: Buffer.from(await encoded.arrayBuffer()),
  });
}

const cv = (contents: string, name: string) => new File([contents], name, { type: 'application/pdf' });
const list = (role: 'client') => api.call(`/api/requests/${job}/applications/`, { role });

describe('a second application with another CV', () => {
  const at = (id: string) => `/api/requests/${job}/applications/${id}/`;
  const names = ({ cv: newest, earlier_cvs }: { cv: { name: string }; earlier_cvs: { name: string }[] }) =>
    [newest, ...earlier_cvs].map(({ name }) => name);
  const other = (number: number) => cv(PDF.replace('1 0', `${number} 0`), `cv ${number}.pdf`);

  test('keeps both CVs, newest first, for all users who may see the application', async () => {
    const first = application({ cv: cv(PDF, 'first.pdf') });
    await send(first);
    await api.call(at(first.message_id), { method: 'PATCH', role: 'client', body: { is_read: true } });
    await sql(`update application set created_at = '2026-01-02T03:04:05Z' where id = $1`, first.message_id);
    await sql('delete from mail');
    const headers = { origin: PARTNER, 'sec-fetch-site': 'cross-site' };
    const second = application({ name: 'Eve', message: 'Other words', cv: other(2) });
    expect(told(await send(second, { query: '?company=acme', headers }))).toEqual(SENT);

    const { json } = await list('client');
    expect(json).toMatchObject({ total: 1, counters: { unread: 1 } });
    const [shown] = json.items;
    expect(shown).toMatchObject({ id: first.message_id, name: 'Ada Lovelace', message: 'I know engines.' });
    expect(names(shown)).toEqual(['cv 2.pdf', 'first.pdf']);
    expect(shown.earlier_cvs[0].added).toBe('2026-01-02T03:04:05.000Z');
    expect(shown.cv.added > shown.earlier_cvs[0].added).toBe(true);
    for (const role of ['client', 'staff'] as const) {
      expect((await api.call(shown.cv.url, { role })).bytes).toEqual(Buffer.from(PDF.replace('1 0', '2 0')));
      expect((await api.call(shown.earlier_cvs[0].url, { role })).bytes).toEqual(Buffer.from(PDF));
    }
    for (const role of ['visitor', 'secondClient', 'provider', 'superadmin'] as const)
      expect((await api.call(shown.earlier_cvs[0].url, { role })).status).toBe(role === 'visitor' ? 401 : 404);
    for (const [earlier, status] of [
      ['2147483645', 404],
      ['0', 400],
      ['x', 400],
    ] as const)
      expect((await api.call(`${at(shown.id)}cv/?earlier=${earlier}`, { role: 'client' })).status).toBe(status);

    const [toOwner] = await mailsTo(api, api.account('client').email);
    expect(toOwner).toMatchObject({
      subject: 'Ada Lovelace sent a new CV for Rust developer',
      reply_to: 'ada@example.com',
    });
    expect(toOwner!.text).toContain('cv 2.pdf');
    const [toApplicant] = await mailsTo(api, 'ada@example.com');
    expect(toApplicant!.subject).toBe('Your new CV for Rust developer');
    expect(toApplicant!.text).not.toMatch(/Eve|Other words|cv 2/);
    const [update] = (await api.call('/api/admin-panel/updates/', { role: 'staff' })).json.items;
    expect(update.title).toBe('Ada Lovelace sent a new CV for Rust developer');
    const [row] = (await api.call(`/api/admin-panel/request_applications/?search=lovelace`, { role: 'staff' })).json
      .items;
    expect(row.cv.name).toBe('cv 2.pdf');
  });

  test('adds a CV to an application without one', async () => {
    const first = application();
    await send(first);
    await send(application({ cv: other(2) }));
    const { json } = await api.call(at(first.message_id), { role: 'client' });
    expect(names(json)).toEqual(['cv 2.pdf']);
    expect(json.earlier_cvs).toEqual([]);
  });

  test('stores the same file once, regardless of its name and message_id', async () => {
    const before = (await stored()).length;
    await send(application({ cv: cv(PDF, 'first.pdf') }));
    await send(application({ cv: other(2) }));
    for (const file of [cv(PDF, 'renamed.pdf'), other(2)]) await send(application({ cv: file }));
    expect(names((await list('client')).json.items[0])).toEqual(['cv 2.pdf', 'first.pdf']);
    expect(await stored()).toHaveLength(before + 2);
  });

  test('is stored once when it is sent again, even concurrently', async () => {
    await send(application({ cv: cv(PDF, 'first.pdf') }));
    await sql('delete from mail');
    const before = (await stored()).length;
    const second = application({ cv: other(2) });
    const answers = await Promise.all([send(second), send(second), send(second)]);
    answers.push(await send(second));
    for (const answer of answers) expect(told(answer)).toEqual(SENT);
    expect(names((await list('client')).json.items[0])).toEqual(['cv 2.pdf', 'first.pdf']);
    expect(await stored()).toHaveLength(before + 1);
    expect((await sql('select subject from mail order by subject')).map(({ subject }) => subject)).toEqual([
      'Ada Lovelace sent a new CV for Rust developer',
      'Your new CV for Rust developer',
    ]);
    expect((await send({ ...second, cv: other(3) })).status).toBe(409);
  });

  test('keeps five CVs, and emails the applicant that a further CV was not kept', async () => {
    for (let number = 1; number <= 5; number++) await send(application({ cv: other(number) }));
    const before = (await stored()).length;
    await sql('delete from mail');
    expect(told(await send(application({ cv: other(6) })))).toEqual(SENT);
    expect(names((await list('client')).json.items[0])).toEqual([5, 4, 3, 2, 1].map((number) => `cv ${number}.pdf`));
    expect(await stored()).toHaveLength(before);
    expect((await sql('select subject from mail')).map(({ subject }) => subject)).toEqual([
      'You already applied for Rust developer',
    ]);
  });

  test('the invitation copies the newest CV', async () => {
    const first = application({ cv: cv(PDF, 'first.pdf') });
    await send(first);
    await send(application({ cv: other(2) }));
    const { json } = await api.call(`${at(first.message_id)}invite/`, { method: 'POST', role: 'client', body: {} });
    const [{ cv_name }] = await sql(
      'select cv_name from talent where id = (select talent_id from relation where id = $1)',
      json.relation_id,
    );
    expect(cv_name).toBe('cv 2.pdf');
  });

  test('the nightly cleanup keeps both files, and removes both with the application', async () => {
    const sweep = async () => {
      await sql(`update file set created_at = now() - interval '2 days'`);
      await sweepFiles({}, taskServices(api));
    };
    // Removes files that the applications of other tests left.
    await sweep();
    const before = (await stored()).length;
    const first = application({ cv: cv(PDF, 'first.pdf') });
    await send(first);
    await send(application({ cv: other(2) }));
    await sweep();
    expect(await stored()).toHaveLength(before + 2);
    await sql('delete from application where id = $1', first.message_id);
    await sweep();
    expect(await stored()).toHaveLength(before);
  });

  test('the erasure of the applicant’s account removes both files', async () => {
    const account = await addAccount(api, { email: 'ada@example.com' });
    await send(application({ cv: cv(PDF, 'first.pdf') }));
    await send(application({ cv: other(2) }));
    const named = await sql(
      'select cv_file as path from application union all select file from application_earlier_cv',
    );
    await sql(`update person set deletion_due = now() - interval '1 second' where id = $1`, account.id);
    await anonymiseAccounts({}, taskServices(api));
    expect(await sql('select 1 from application union all select 1 from application_earlier_cv')).toEqual([]);
    const paths = named.map(({ path }) => path);
    expect(paths).toHaveLength(2);
    expect(await sql('select 1 from file where path = any($1::text[])', paths)).toEqual([]);
    // Background jobs remove the bytes.
    const removals = await sql(
      `select j.payload ->> 'path' as path from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'remove-file'`,
    );
    expect(removals.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
  });
});
