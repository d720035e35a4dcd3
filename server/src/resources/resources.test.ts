import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailsTo } from '../../../tests/support/accounts.ts';
import { type Role, type TestApi, testApi } from '../../../tests/support/api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

beforeEach(() =>
  api.database.pool.query('delete from rate_limit; delete from mail; delete from staff_update; delete from resource'),
);

afterAll(() => api.close());

const PRIVATE = { reference: 'K-17', email: 'quirina@example.org', phone: '+48 555 0100', employer: 'Amber Works' };
const ACME = { host: 'acme.localhost:3000' };

const rows = async (text: string, ...values: unknown[]) => (await api.database.pool.query(text, values)).rows;
const bench = (path = '', options: Parameters<TestApi['call']>[1] = {}) =>
  api.call(`/api/available_resources/${path}`, options);
const create = (changes: object = {}, role: Role = 'provider', headers = {}) =>
  bench('', { method: 'POST', role, headers, body: { name: 'Quirina Z.', title: 'Rust developer', ...changes } });
const change = (uid: string, body: object, role: Role = 'provider') =>
  bench(`${uid}/`, { method: 'PATCH', role, body });
const remove = (path: string, role: Role = 'provider') => bench(path, { method: 'DELETE', role });
const restore = (deleted: string, role: Role = 'provider') =>
  bench('restore/', { method: 'POST', role, body: { deleted } });
const sendCv = (uid: string, contents: string, role: Role = 'provider') =>
  bench(`${uid}/cv/`, {
    method: 'POST',
    role,
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body: `--b\r\ncontent-disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n${contents}\r\n--b--\r\n`,
  });
const mine = async (role: Role = 'provider', query = '') => (await bench(`?mine=1${query}`, { role })).json;

describe('a provider', () => {
  test('creates a resource with all fields, and the public list omits its private fields', async () => {
    const given = {
      ...PRIVATE,
      skills: [
        { id: 1, experience: 4, is_main: true },
        { name: 'Lantern weaving', experience: null, is_main: false },
      ],
      seniority: 3,
      country: 'PL',
      city: 'Gdańsk',
      work_authorization: 'h1b',
      engagement_types: ['w2', 'c2c', 'w2'],
      relocation: false,
      hourly_rate: 45,
      monthly_rate: 6800,
      experience: 7,
      available_from: '2027-01-11',
      summary: 'Line one\nLine two',
      cv_url: 'https://files.example.com/cv.pdf',
    };
    const { status, json } = await create(given);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      city: 'Gdańsk',
      work_authorization: 'H-1B',
      engagement_types: ['c2c', 'w2'],
      relocation: false,
      monthly_rate: 6800,
      experience: 7,
      summary: 'Line one\nLine two',
      country: { code: 'PL' },
      skills: [{ id: 1, experience: 4 }, { name: 'Lantern weaving' }],
      own: { ...PRIVATE, version: 1, status: 'available', has_cv: true },
    });
    expect((await mine()).items).toMatchObject([{ uid: json.uid, own: PRIVATE }]);
    for (const role of ['visitor', 'client', 'developer', 'staff'] as const) {
      const { text } = { text: JSON.stringify((await bench('?facets=1', { role })).json) };
      expect(text).toContain('Quirina Z.');
      for (const secret of [...Object.values(PRIVATE), 'files.example.com', 'Lantern weaving'])
        expect(text).not.toContain(secret);
    }
  });

  test('changes fields, and a change of a stale version is refused with the field that was changed', async () => {
    const { uid } = (await create()).json;
    const first = await change(uid, { version: 1, status: 'placed', hourly_rate: 50 });
    expect(first.json).toMatchObject({ hourly_rate: 50, own: { status: 'placed', version: 2 } });
    const stale = await change(uid, { version: 1, hourly_rate: 60 });
    expect([stale.status, stale.json.current.own.version]).toEqual([409, 2]);
    expect(stale.json.detail).toMatch(/changed .*hourly rate/);
    expect((await change(uid, { version: 2, hourly_rate: 50 })).json.own.version).toBe(2);
    expect((await bench()).json.total).toBe(0);
  });

  test('changes and clears terms, and the same terms again change nothing', async () => {
    const { uid, ...made } = (await create()).json;
    expect(made).toMatchObject({ work_authorization: '', engagement_types: [], relocation: null });
    const terms = { work_authorization: 'TN', engagement_types: ['contract', 'w2'], relocation: true };
    expect((await change(uid, terms)).json).toMatchObject({ ...terms, own: { version: 2 } });
    expect((await change(uid, terms)).json.own.version).toBe(2);
    const [entry] = await rows(`select after from audit_entry where action = 'changed' order by id desc limit 1`);
    expect(entry.after).toEqual(terms);
    const stale = await change(uid, { version: 1, engagement_types: [] });
    expect(stale.json.detail).toMatch(/changed .*engagement types/);
    const none = { work_authorization: ' \u200B', engagement_types: [], relocation: null };
    expect((await change(uid, none)).json).toMatchObject({ ...none, work_authorization: '' });
  });

  test('gets an issue for each invalid field', async () => {
    const issues = async (body: object) => (await create(body)).json.issues.map(({ path }: { path: string }) => path);
    expect(await issues({ name: ' ' })).toEqual(['body.name']);
    expect(await issues({ seniority: 999, country: 'XX' })).toEqual(['body.seniority', 'body.country']);
    expect(await issues({ email: 'nobody' })).toEqual(['body.email']);
    for (const cv_url of ['javascript:alert(1)', 'https://files'])
      expect((await create({ cv_url })).json.issues).toEqual([
        { path: 'body.cv_url', message: 'must be an address like https://example.com/cv.pdf' },
      ]);
    expect(await issues({ available_from: '2027-02-30' })).toEqual(['body.available_from']);
    expect(await issues({ work_authorization: 'x'.repeat(101) })).toEqual(['body.work_authorization']);
    // The spelled-out form is longer than allowed.
    expect(await issues({ work_authorization: `gc, ${'x'.repeat(95)}` })).toEqual(['body.work_authorization']);
    expect(await issues({ engagement_types: ['b2b'] })).toEqual(['body.engagement_types.0']);
    expect(await issues({ relocation: 'yes' })).toEqual(['body.relocation']);
  });

  test('deletes one, several or all resources, and can restore them within 24 hours', async () => {
    const uids: string[] = [];
    for (const name of ['A', 'B', 'C', 'D']) uids.push((await create({ name })).json.uid);
    const [a, b, c] = uids as [string, string, string, string];
    const one = await remove(`${a}/`);
    expect(one.json).toMatchObject({ detail: 'Resource was successfully deleted', count: 1 });
    expect((await change(a, { title: 'Gone' })).status).toBe(404);
    const some = await remove(`delete_resources/?ids=${b},${c}`);
    expect(some.json).toMatchObject({ detail: 'Selected resources was removed successfully', count: 2 });
    expect((await mine()).total).toBe(1);
    const all = await bench('delete_all/', { method: 'POST', role: 'provider' });
    expect(all.json).toMatchObject({ detail: 'All resources was removed successfully', count: 1 });
    expect([(await mine()).total, (await bench()).json.total]).toEqual([0, 0]);
    expect((await restore(some.json.deleted, 'developer')).status).toBe(410);
    expect((await restore(some.json.deleted)).json.count).toBe(2);
    expect((await restore(some.json.deleted)).status).toBe(410);
    await restore(all.json.deleted);
    await restore(one.json.deleted);
    expect((await mine()).total).toBe(4);
    await rows(`update resource set deleted_at = now() - interval '25 hours' where uid = $1`, a);
    const [{ deleted }] = await rows('select deleted_at as deleted from resource where uid = $1', a);
    expect((await restore(deleted.toISOString())).status).toBe(410);
  });

  test('cannot change another owner’s resources, and a request that includes one is refused as a whole', async () => {
    const { uid } = (await create()).json;
    const own = (await create({}, 'developer')).json.uid;
    expect((await change(uid, { title: 'Taken over' }, 'developer')).status).toBe(404);
    expect((await remove(`${uid}/`, 'developer')).status).toBe(404);
    expect((await remove(`delete_resources/?ids=${own},${uid}`, 'developer')).status).toBe(404);
    const confirmed = await bench('confirm/', { method: 'POST', role: 'developer', body: { uids: [own, uid] } });
    expect(confirmed.status).toBe(404);
    await bench('delete_all/', { method: 'POST', role: 'developer' });
    expect([(await mine()).total, (await mine('developer')).total]).toEqual([1, 0]);
    expect((await change(uid, { title: 'Staff may' }, 'staff')).json.title).toBe('Staff may');
  });

  test('must be a talent provider, a remote developer or a member of the portal’s company', async () => {
    expect((await create({}, 'visitor')).status).toBe(401);
    expect((await bench('?mine=1')).status).toBe(401);
    expect((await create({}, 'client')).status).toBe(403);
    const { json } = await create({ name: 'Ours' }, 'manager', ACME);
    const of = async (role: Role, headers = {}) => (await bench('?mine=1', { role, headers })).json.total;
    expect([await of('manager', ACME), await of('superadmin', ACME), await of('provider', ACME)]).toEqual([1, 1, 0]);
    const listed = async (headers = {}) => (await bench('', { headers })).json.total;
    expect([await listed(), await listed(ACME)]).toEqual([0, 1]);
    expect((await change(json.uid, { title: 'Led' }, 'superadmin')).json.title).toBe('Led');
    expect((await change(json.uid, { title: 'Foreign' }, 'otherSuperadmin')).status).toBe(404);
  });

  test('confirms the availability of one or all resources, and unknown ones are offered again', async () => {
    const { uid } = (await create()).json;
    await create({ name: 'Placed P.', status: 'placed' });
    await rows(`update resource set status = case status when 'available' then 'unknown' else status end,
      confirmed_at = now() - interval '20 days', offered_at = now() - interval '20 days'`);
    const confirm = (body: object) => bench('confirm/', { method: 'POST', role: 'provider', body });
    expect((await confirm({})).json.count).toBe(1);
    expect((await bench()).json.items).toMatchObject([{ uid }]);
    const [{ is_fresh }] = await rows(
      `select confirmed_at > now() - interval '1 hour' and offered_at > now() - interval '1 hour' as is_fresh
       from resource where uid = $1`,
      uid,
    );
    expect(is_fresh).toBe(true);
    expect((await confirm({ uids: [uid] })).json.count).toBe(1);
  });

  test('can read the CV link, as can staff, but clients and visitors cannot', async () => {
    const { uid } = (await create({ cv_url: 'https://files.example.com/cv.pdf' })).json;
    const cv = async (role: Role) => bench(`${uid}/get_cv/`, { role });
    expect((await cv('visitor')).status).toBe(401);
    for (const role of ['provider', 'staff'] as const)
      expect((await cv(role)).json).toEqual({ cv_url: 'https://files.example.com/cv.pdf' });
    expect((await cv('client')).json).toEqual({ cv_url: null });
    expect((await bench(`${randomUUID()}/get_cv/`, { role: 'client' })).status).toBe(404);
  });

  test('uploads a CV, replaces it with another upload, and removes it', async () => {
    const { uid } = (await create()).json;
    const [ten, eleven] = ['%PDF-1.0 ten %%EOF', '%PDF-1.1 eleven %%EOF'];
    expect((await sendCv(uid, ten)).json.own).toMatchObject({ version: 2, has_cv: true, has_cv_file: true });
    expect((await sendCv(uid, eleven)).json.own).toMatchObject({ version: 3, has_cv_file: true });
    const { cv_url } = (await bench(`${uid}/get_cv/`, { role: 'provider' })).json;
    const file = await api.call(cv_url);
    expect([file.status, file.text]).toEqual([200, eleven]);
    const stored = `select count(*)::int as count from file where purpose = 'resource-cv'`;
    expect(await rows(stored)).toEqual([{ count: 1 }]);
    expect((await remove(`${uid}/cv/`)).json.own).toMatchObject({ has_cv: false, has_cv_file: false });
    expect(await rows(stored)).toEqual([{ count: 0 }]);
    expect((await bench(`${uid}/get_cv/`, { role: 'provider' })).json).toEqual({ cv_url: null });
  });

  test('cannot upload an invalid CV, and other users cannot upload or remove it', async () => {
    const { uid } = (await create()).json;
    const refused = await sendCv(uid, '<html>');
    expect(refused.status).toBe(400);
    expect(refused.json.issues).toEqual([{ path: 'body.cv', message: 'must be a PDF or a DOCX without macros' }]);
    for (const role of ['developer', 'client', 'otherSuperadmin'] as const) {
      expect((await sendCv(uid, '%PDF-1.0 %%EOF', role)).status).toBe(404);
      expect((await remove(`${uid}/cv/`, role)).status).toBe(404);
    }
    expect((await mine()).items[0].own).toMatchObject({ version: 1, has_cv_file: false });
  });
});

describe('visitors', () => {
  test('find resources by words, skills and filters, and the counts of a facet ignore its own filter', async () => {
    const skills = [{ id: 1, experience: null, is_main: true }];
    await create({
      name: 'Ana A.',
      city: 'Porto',
      skills,
      seniority: 3,
      english_level: 2,
      country: 'PT',
      hourly_rate: 30,
    });
    await create({ name: 'Ben B.', seniority: 2, country: 'PL', hourly_rate: 60, available_from: '2090-01-01' });
    const names = async (query: string) =>
      (await bench(`?${query}`)).json.items.map(({ name }: { name: string }) => name);
    const [{ name: skill }] = await rows('select name from skill where id = 1');
    for (const query of ['search=port', `search=${encodeURIComponent(skill)}%20ana`, 'skills=1', 'seniority=3'])
      expect([query, await names(query)]).toEqual([query, ['Ana A.']]);
    for (const query of ['availability=0', 'location=PT', 'hourlyRate=-40', 'english=7'])
      expect([query, await names(query)]).toEqual([query, ['Ana A.']]);
    expect(await names('search=quirina')).toEqual([]);
    expect(await names('sortBy=rate')).toEqual(['Ana A.', 'Ben B.']);
    expect(await names('sortBy=-rate')).toEqual(['Ben B.', 'Ana A.']);
    expect(await names('sortBy=available')).toEqual(['Ana A.', 'Ben B.']);
    const { facets } = (await bench('?facets=1&location=PT')).json;
    expect(facets.country.map(({ code, count }: { code: string; count: number }) => [code, count])).toEqual([
      ['PL', 1],
      ['PT', 1],
    ]);
    expect(facets.availability).toMatchObject([{ days: 0, count: 1 }, { days: 14 }, { days: 30 }, { days: 90 }]);
    const options = (await bench('filters/location/?location=PT')).json;
    expect(options).toMatchObject([
      { id: 'PL', count: 1 },
      { id: 'PT', count: 1 },
    ]);
    expect((await bench('filters/nothing/')).status).toBe(400);
  });

  test('find resources by work authorization, engagement types and relocation', async () => {
    const terms = { work_authorization: 'Green Card, Polish passport', engagement_types: ['c2c', 'w2'] };
    await create({ name: 'Ana A.', ...terms, relocation: true });
    await create({ name: 'Ben B.', work_authorization: 'GC', engagement_types: ['permanent'], relocation: false });
    await create({ name: 'Cy C.', work_authorization: 'h-1b' });
    const names = async (query: string) =>
      (await bench(`?sortBy=-offered&${query}`)).json.items.map(({ name }: { name: string }) => name);
    expect(await names('work_authorization=GREEN%20CARD')).toEqual(['Ben B.', 'Ana A.']);
    expect(await names('work_authorization=polish%20passport,H1B')).toEqual(['Cy C.', 'Ana A.']);
    expect(await names('work_authorization=Green')).toEqual([]);
    expect(await names('engagement_types=w2,permanent')).toEqual(['Ben B.', 'Ana A.']);
    expect(await names('relocation=1')).toEqual(['Ana A.']);
    expect(await names('relocation=0')).toEqual(['Ben B.']);
    const { facets } = (await bench('?facets=1&relocation=0')).json;
    expect(facets).toMatchObject({
      work_authorization: [{ id: 'Green Card', label: 'Green Card', count: 1 }],
      engagement_types: [{ count: 0 }, { id: 'permanent', label: 'Permanent', count: 1 }, { count: 0 }, { count: 0 }],
      relocation: [
        { id: '1', count: 1 },
        { id: '0', count: 1 },
      ],
    });
    expect((await bench('filters/work_authorization/')).json).toEqual([
      { id: 'Green Card', label: 'Green Card', count: 2 },
      { id: 'H-1B', label: 'H-1B', count: 1 },
      { id: 'Polish passport', label: 'Polish passport', count: 1 },
    ]);
    expect((await bench('filters/relocation/')).json[0]).toEqual({ id: '1', label: 'Open to relocation', count: 1 });
    for (const query of ['engagement_types=1099', 'relocation=maybe', 'work_authorization=,'])
      expect((await bench(`?${query}`)).json.issues).toMatchObject([
        { path: expect.stringMatching(`query.${query.split('=')[0]!}`) },
      ]);
  });

  test('can share a view by a short link that works only on the same portal', async () => {
    const share = (query: string) => bench('share/', { method: 'POST', body: { query } });
    const { hash } = (await share('skills=1&sortBy=rate')).json;
    expect((await share('skills=1&sortBy=rate')).json.hash).toBe(hash);
    expect((await bench(`share/${hash}/`)).json.query).toBe('skills=1&sortBy=rate');
    expect((await bench(`share/${hash}/`, { headers: ACME })).status).toBe(404);
    expect((await share('mine=1')).status).toBe(400);
    expect((await share('skills=x')).json.issues).toMatchObject([{ path: 'body.query.skills' }]);
  });

  test('can message the provider, once per message id, without learning the provider’s email address', async () => {
    const { uid } = (await create()).json;
    const message = { uid, name: 'Carl Client', email: 'carl@example.com', message: 'Is she free?' };
    const send = (body: object, role: Role = 'visitor') => bench('contact/', { method: 'POST', role, body });
    const message_id = randomUUID();
    const answers = [await send({ ...message, message_id }), await send({ ...message, message_id })];
    for (const { status, json } of answers) expect([status, json.detail]).toEqual([200, 'Message successfully sent']);
    const { email } = api.account('provider');
    expect(await mailsTo(api, email)).toMatchObject([
      { subject: 'Carl Client wrote about Quirina Z., Rust developer', reply_to: 'carl@example.com' },
    ]);
    expect(await rows('select kind, email from staff_update')).toEqual([
      { kind: 'contact_message', email: 'carl@example.com' },
    ]);
    expect(JSON.stringify(answers)).not.toContain(email);
    expect((await send({ ...message, message_id: randomUUID() }, 'provider')).status).toBe(409);
    await change(uid, { status: 'placed' });
    expect((await send({ ...message, message_id: randomUUID() })).status).toBe(404);
  });
});
