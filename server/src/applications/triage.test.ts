import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailsTo } from '../../../tests/support/accounts.ts';
import { type Role, type TestApi, testApi } from '../../../tests/support/api.ts';

const PDF = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';

let api: TestApi;
let dataDir: string;
let job: number;
/** Id of an application for the job. */
let ada: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'crewdock-triage-'));
  api = await testApi({ DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1' });
});

beforeEach(async () => {
  await api.database.pool.query(
    'delete from rate_limit; delete from mail; delete from staff_update; delete from application',
  );
  job = await newJob();
  ada = await applied({});
});

afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true });
});

const sql = async (text: string, ...values: unknown[]) => (await api.database.pool.query(text, values)).rows;
const stored = () => readdir(join(dataDir, 'files')).catch(() => []);

async function newJob(host?: string, role: Role = 'client'): Promise<number> {
  const skills = [{ name: 'Rust', experience: 1, is_main: true }];
  const scope = host ? { scope: 'company' } : {};
  const body = { title: 'Rust developer', summary: '<p>Engines.</p>', skills, ...scope };
  return (await api.call('/api/requests/', { method: 'POST', role, host, body })).json.id;
}

/** Applies, and deletes the emails about it. */
async function applied(more: {
  email?: string;
  cv?: File;
  host?: string;
  id?: number;
  name?: string;
}): Promise<string> {
  const { host, id = job, ...fields } = more;
  const body = {
    name: 'Ada <b>Lovelace</b>',
    email: 'ada@example.com',
    message: 'I know engines & <looms>.\n\nSince 1843.',
    message_id: randomUUID(),
    ...fields,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.set(name, value as string);
  const encoded = new Response(form);
  const answer = await api.call(`/api/requests/${id}/applications/`, {
    method: 'POST',
    host,
    headers: { 'content-type': encoded.headers.get('content-type')! },
    body: Buffer.from(await encoded.arrayBuffer()),
  });
  expect(answer.status).toBe(200);
  await sql('delete from mail');
  return body.message_id;
}

const at = (id = ada, of = job) => `/api/requests/${of}/applications/${id}/`;
const read = async (role: Role = 'client', path = at()) => (await api.call(path, { role })).json;
const move = (name: string, body: object = {}, role: Role = 'client', path = at()) =>
  api.call(`${path}${name}/`, { method: 'POST', role, body });
const cv = () => new File([PDF], 'Ada.pdf', { type: 'application/pdf' });

describe('the inbox', () => {
  test('counts and filters applications by status and by whether they are read, and can be searched', async () => {
    const bob = await applied({ email: 'bob@example.com', name: 'Bob Stone' });
    const cleo = await applied({ email: 'cleo@example.com', name: 'Cleo Third' });
    await move('shortlist', {}, 'client', at(bob));
    await move('reject', { rt_rejection_reason: 1 }, 'client', at(cleo));
    const list = (query = '') => read('client', `/api/requests/${job}/applications/${query}`);
    const idsOf = async (query: string) => (await list(query)).items.map(({ id }: { id: string }) => id);
    expect((await list()).counters).toEqual({
      active: 2,
      unread: 1,
      open: 1,
      shortlisted: 1,
      invited: 0,
      rejected: 1,
      all: 3,
    });
    expect(await idsOf('')).toEqual([cleo, bob, ada]);
    expect(await idsOf('?status=active')).toEqual([bob, ada]);
    expect(await idsOf('?status=unread')).toEqual([ada]);
    expect(await idsOf('?status=rejected')).toEqual([cleo]);
    expect(await idsOf('?search=ENGINES%20bob')).toEqual([bob]);
    expect(await idsOf('?search=%25')).toEqual([]);
    expect(await list('?limit=2')).toMatchObject({ total: 3, next: 2 });
    expect(await list('?search=third&status=open')).toMatchObject({ items: [], total: 0, counters: { all: 3 } });
    expect((await api.call(`/api/requests/${job}/applications/?status=new`, { role: 'client' })).status).toBe(400);
  });

  test('marks an application as read or unread for the job’s side', async () => {
    const mark = (is_read: boolean) => api.call(at(), { method: 'PATCH', role: 'client', body: { is_read } });
    expect((await read()).is_read).toBe(false);
    expect((await mark(true)).json.is_read).toBe(true);
    expect((await mark(true)).json.is_read).toBe(true);
    expect((await read('staff')).is_read).toBe(true);
    expect((await mark(false)).json.is_read).toBe(false);
    expect((await api.call(at(), { method: 'PATCH', role: 'client', body: {} })).status).toBe(400);
  });
});

describe('a move', () => {
  test('is made, recorded in the history, and undone to the previous status', async () => {
    expect((await move('shortlist')).json).toMatchObject({ status: 'shortlisted', is_read: true });
    const body = { rt_rejection_reason: 2, comment: 'Too far away.' };
    expect((await move('reject', body, 'staff')).json).toMatchObject({
      status: 'rejected',
      rt_rejection_reason: { id: 2 },
      comment: 'Too far away.',
      can: { shortlist: false, invite: false, reject: false, reopen: true },
    });
    expect((await move('reopen', { from: 'rejected' })).json).toMatchObject({
      status: 'shortlisted',
      rt_rejection_reason: null,
      comment: '',
    });
    // Each further `reopen` restores the preceding status.
    expect((await move('reopen', { from: 'rejected' })).json).toMatchObject({ status: 'shortlisted' });
    expect((await move('reopen', { from: 'shortlisted' })).json).toMatchObject({ status: 'open' });
    const { history } = await read();
    expect(history.map(({ from, to, actor }: Record<string, string>) => [from, to, actor === 'Staff'])).toEqual([
      ['open', 'shortlisted', false],
      ['shortlisted', 'rejected', true],
      ['rejected', 'shortlisted', false],
      ['shortlisted', 'open', false],
    ]);
    expect(history[1].why).toMatch(/^Reason: .+\.\nToo far away\.$/);
    expect((await read('staff')).history[1].actor).not.toBe('Staff');
  });

  test('succeeds for one of two concurrent users, and returns the current status to the other', async () => {
    const answers = await Promise.all([
      move('reject', { rt_rejection_reason: 1 }),
      move('invite', {}, 'staff'),
      move('reject', { rt_rejection_reason: 1 }, 'staff'),
    ]);
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const { status } = await read();
    expect(won[0]!.json.status).toBe(status);
    for (const answer of answers) {
      if (answer.status === 200) continue;
      expect([answer.status, answer.json.code, answer.json.current.status]).toEqual([409, 'conflict', status]);
    }
    expect(await sql('select 1 from application_event where application_id = $1', ada)).toHaveLength(1);
  });

  test('from an outdated status returns 409', async () => {
    await move('shortlist', {}, 'staff');
    const { status, json } = await move('reject', { rt_rejection_reason: 1, from: 'open' });
    expect([status, json.current.status]).toEqual([409, 'shortlisted']);
    expect((await move('reject', { rt_rejection_reason: 99 })).json.issues[0].path).toBe('body.rt_rejection_reason');
    expect((await move('reject', {})).status).toBe(400);
    expect((await move('reject', { rt_rejection_reason: 1, comment: 'x'.repeat(2001) })).status).toBe(400);
  });

  test('is allowed only for users who may edit the job; others get 404', async () => {
    const nobodys = await move('shortlist', {}, 'client', at(randomUUID()));
    const bodies = { shortlist: {}, invite: {}, reopen: { from: 'rejected' }, reject: { rt_rejection_reason: 1 } };
    for (const role of ['secondClient', 'provider', 'superadmin', 'otherSuperadmin'] as const) {
      for (const [name, body] of Object.entries(bodies)) {
        const { status, json } = await move(name, body, role);
        expect([role, name, status, { ...json, request_id: '' }]).toEqual([
          role,
          name,
          404,
          { ...nobodys.json, request_id: '' },
        ]);
      }
      expect((await api.call(at(), { method: 'PATCH', role, body: { is_read: true } })).status).toBe(404);
      expect((await api.call(at(), { role })).status).toBe(404);
    }
    // The application cannot be reached through another job of the same owner either.
    const other = await newJob();
    expect((await move('shortlist', {}, 'client', at(ada, other))).status).toBe(404);
    expect((await move('shortlist', {}, 'visitor')).status).toBe(401);
    expect(await read()).toMatchObject({ status: 'open', is_read: false, history: [] });
  });

  test('for a company’s job is allowed for the company’s superadmin, the team lead and the job’s owner', async () => {
    const acmes = await newJob('acme.localhost', 'manager');
    for (const role of ['manager', 'superadmin', 'staff'] as const) {
      const id = await applied({ id: acmes, host: 'acme.localhost', email: `${role.toLowerCase()}@example.com` });
      expect([role, (await move('shortlist', {}, role, at(id, acmes))).status]).toEqual([role, 200]);
      expect((await move('shortlist', {}, 'otherSuperadmin', at(id, acmes))).status).toBe(404);
    }
  });
});

describe('mails', () => {
  const toAda = () => mailsTo(api, 'ada@example.com');

  test('are sent only when requested, once, with the comment and never with the reason', async () => {
    await move('reject', { rt_rejection_reason: 2, comment: 'Another time.' });
    expect(await toAda()).toEqual([]);
    await move('reopen', { from: 'rejected' });
    expect(await toAda()).toEqual([]);
    const body = { rt_rejection_reason: 2, comment: 'Another time.', mail: true };
    const answers = await Promise.all([move('reject', body), move('reject', body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [mail, ...others] = await toAda();
    expect(others).toEqual([]);
    expect(mail!.text).toContain('Another time.');
    const [reason] = await sql('select label from rejection_reason where id = 2');
    expect(mail!.text).not.toContain(reason.label);
    expect(mail!.text).not.toContain('Lovelace');
    expect(mail!.reply_to).toBe(null);
  });

  test('about a rejection are cancelled if it is revoked while they are pending, and otherwise followed by another email', async () => {
    const body = { rt_rejection_reason: 2, mail: true };
    await move('reject', body);
    await move('reopen', { from: 'rejected' });
    expect(await toAda()).toEqual([]);
    await move('reject', body);
    await sql('update mail set sent_at = now(), gathers_as = null, parts = null');
    await move('reopen', { from: 'rejected' });
    expect((await toAda()).map(({ text }) => /has withdrawn the rejection/.test(text))).toContain(true);
  });

  test('name the company on whose portal the person applied', async () => {
    const acmes = await newJob('acme.localhost', 'manager');
    const id = await applied({ id: acmes, host: 'acme.localhost' });
    // Staff make the move on the main portal.
    await move('invite', { mail: true, comment: 'Call me.' }, 'staff', at(id, acmes));
    const [mail] = await toAda();
    expect(mail!.text).toContain('Acme Talent');
    expect(mail!.text).toContain('http://acme.localhost:3000/j/');
    expect(mail!.text).toContain('Call me.');
    expect(mail!.reply_to).toBe(api.account('staff').email);
  });
});

describe('an invitation', () => {
  test('creates a private talent of the job’s side and a confirmed relation, which can proceed', async () => {
    ada = await applied({ email: 'ada2@example.com', cv: cv() });
    const before = (await stored()).length;
    const { json, status } = await move('invite');
    expect([status, json.status, json.can]).toEqual([
      200,
      'invited',
      { shortlist: false, invite: false, reject: false, reopen: false },
    ]);
    const { items } = await read('client', `/api/requests/${job}/get_relations/`);
    expect(items).toHaveLength(1);
    const [{ relation, card_data }] = items;
    expect(relation).toMatchObject({
      id: json.relation_id,
      status: 'confirmed',
      is_confirmed: true,
      initiated_by: 'talent',
      can: { proceed: true, reject: true },
    });
    expect(card_data).toMatchObject({ name: 'Ada <b>Lovelace</b>', title: 'Rust developer', skills: [] });
    const talent = await read('client', `/api/talents/${relation.talent_id}/`);
    expect(talent.summary).toBe('<p>I know engines &amp; &lt;looms&gt;.</p><p>Since 1843.</p>');
    // The CV was copied, so that later changes of one file do not affect the other.
    expect(await stored()).toHaveLength(before + 1);
    const { upload } = await read('client', `/api/talents/${relation.talent_id}/cv/`);
    expect(upload.name).toBe('Ada.pdf');
    expect((await api.call(upload.url)).bytes).toEqual(Buffer.from(PDF));
    const events = await read('client', `/api/relations/${relation.id}/history/`);
    expect(events.items.map(({ to }: { to: string }) => to)).toEqual(['proposed', 'confirmed']);
    // The talent is not visible on any market.
    expect((await api.call(`/api/talents/${relation.talent_id}/`, { role: 'secondClient' })).status).toBe(404);
    expect(await sql('select 1 from market_talent where card_id = $1', relation.talent_id)).toEqual([]);
    const proceed = `/api/requests/${job}/related-talent/${relation.talent_id}/proceed/`;
    const went = await api.call(proceed, { method: 'POST', role: 'client', body: { proceed_reason: 1 } });
    expect(went.json.status).toBe('proceeded');
    // Other fields can be changed while the skills are still missing.
    const change = (body: object) =>
      api.call(`/api/talents/${relation.talent_id}/`, { method: 'PATCH', role: 'client', body });
    expect((await change({ title: 'Engineer' })).status).toBe(200);
    expect((await change({ is_private: false })).json.issues[0].path).toBe('body.skills');
    const skills = [{ name: 'Rust', experience: 1, is_main: true }];
    expect((await change({ skills })).status).toBe(200);
    expect((await change({ skills: [] })).status).toBe(400);
  });

  test('that is sent twice, even concurrently, is made once', async () => {
    ada = await applied({ email: 'ada2@example.com', cv: cv() });
    const [talents] = await sql('select count(*) from talent');
    const before = (await stored()).length;
    const answers = await Promise.all([move('invite'), move('invite'), move('invite')]);
    answers.push(await move('invite'));
    expect(new Set(answers.map(({ status, json }) => `${status} ${json.relation_id}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect((await sql('select count(*) from talent'))[0].count - talents.count).toBe(1);
    expect(await stored()).toHaveLength(before + 1);
    const other = await move('invite', {}, 'staff');
    expect([other.status, other.json.current.relation_id]).toEqual([409, answers[0]?.json.relation_id]);
  });

  test('is refused for a closed job, and stores nothing', async () => {
    ada = await applied({ email: 'ada2@example.com', cv: cv() });
    await api.call(`/api/requests/${job}/deactivate/`, { method: 'PATCH', role: 'client' });
    const before = await stored();
    expect((await read()).can).toMatchObject({ invite: false, shortlist: true });
    const { status, json } = await move('invite');
    expect([status, json.current.status]).toEqual([409, 'open']);
    expect(await stored()).toEqual(before);
    expect(await sql('select 1 from application_event where application_id = $1', ada)).toEqual([]);
    expect((await move('reject', { rt_rejection_reason: 1 })).status).toBe(200);
  });

  test('for a company’s job creates a talent of the company with the same owner as the job', async () => {
    const acmes = await newJob('acme.localhost', 'manager');
    const id = await applied({ id: acmes, host: 'acme.localhost' });
    const { json } = await move('invite', {}, 'superadmin', at(id, acmes));
    const [owned] = await sql(
      `select t.owner_id = q.owner_id as same, t.company_id = q.company_id as within, t.is_private, t.is_draft
       from relation r join talent t on t.id = r.talent_id join request q on q.id = r.request_id where r.id = $1`,
      json.relation_id,
    );
    expect(owned).toEqual({ same: true, within: true, is_private: true, is_draft: false });
  });
});

describe('the preview of a CV', () => {
  test('is available by a link signed for the requester, and only in a frame of the portal', async () => {
    ada = await applied({ email: 'ada2@example.com', cv: cv() });
    const { url } = await read('client', `${at()}cv-link/`);
    const shown = await api.call(url);
    expect(shown.bytes).toEqual(Buffer.from(PDF));
    expect(shown.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^inline; /),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none';.*frame-ancestors 'self'$/),
    });
    expect((await api.call(url.replace(/\?.*/, ''))).status).toBe(401);
    expect((await api.call(`${url}x`)).status).toBe(410);
    // The link works neither for another application nor for a person who lost access to the job.
    const other = await applied({ email: 'other@example.com', cv: cv() });
    expect((await api.call(url.replace(ada, other))).status).toBe(410);
    await sql(
      `update request set owner_id = (select id from person where email = $1) where id = $2`,
      api.account('secondClient').email,
      job,
    );
    expect((await api.call(url)).status).toBe(404);
  });

  test('has no link if there is no CV or the CV is not a PDF', async () => {
    expect((await api.call(`${at()}cv-link/`, { role: 'client' })).status).toBe(404);
    for (const role of ['secondClient', 'superadmin'] as const)
      expect((await api.call(`${at()}cv-link/`, { role })).status).toBe(404);
  });
});
