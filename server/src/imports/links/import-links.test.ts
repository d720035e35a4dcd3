import type { ImportLink, SentFile } from '@crewdock/contract/import-links';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../../tests/support/api.ts';
import { testServices } from '../../../../tests/support/services.ts';
import type { AllServices } from '../../context.ts';
import { readMassImport } from '../mass/read.ts';

let api: TestApi;
let services: AllServices;

beforeAll(async () => {
  api = await testApi();
  services = testServices(api.config, api.database);
});
beforeEach(() => api.database.pool.query('truncate import_link, mass_import, rate_limit cascade'));
afterAll(async () => {
  await services.resumes.close();
  await services.jobTexts.close();
  await api.close();
});

async function ask(method: string, path: string, { role = 'visitor', body, status = 200 }: Asked = {}) {
  const sent = { method, role, ...(body && { body }) };
  const answer = await api.call(`/api${path}`, sent);
  expect(answer.status, answer.text).toBe(status);
  return answer.json;
}

interface Asked {
  role?: Role;
  body?: object;
  status?: number;
}

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const make = (more: object = {}, asked: Asked = {}): Promise<ImportLink> =>
  ask('POST', '/ai/import_links/', {
    role: 'provider',
    body: { label: 'Northwind', last_day: inDays(7), files: 3, ...more },
    ...asked,
  });
const start = async (key: string, files = 1): Promise<string> =>
  (await ask('POST', `/import_links/${key}/imports/`, { body: { files } })).uid;

async function send(key: string, uid: string, contents: string, status = 200): Promise<SentFile> {
  const form = new FormData();
  form.append('file', new File([contents], 'cv.txt'));
  return ask('POST', `/import_links/${key}/imports/${uid}/files/`, { body: form, status });
}

const seen = async (key: string, uid: string): Promise<SentFile[]> =>
  (await ask('GET', `/import_links/${key}/imports/${uid}/files/`)).items;

async function work(): Promise<void> {
  const at = { ...services, log: pino({ level: 'silent' }), signal: new AbortController().signal };
  const { rows } = await api.database.pool.query(`delete from graphile_worker._private_jobs returning payload`);
  for (const { payload } of rows) if (payload.import) await readMassImport(payload, at);
}

const CV = (name: string) => `${name}\nLoom engineer\n\nSkills\nGo, Docker\n`;

test('a visitor sends CVs through a link and sees the parsed values; the drafts belong to its creator', async () => {
  const { key, is_open, sent } = await make();
  expect([is_open, sent]).toEqual([true, 0]);
  expect(await ask('GET', `/import_links/${key}/`)).toEqual({ kind: 'talent', last_day: inDays(7), files_left: 3 });
  const uid = await start(key, 2);
  expect(await send(key, uid, CV('Ada Loomis'))).toEqual({
    number: 1,
    name: 'cv.txt',
    state: 'waiting',
    reason: null,
    told: null,
  });
  await work();
  expect(await seen(key, uid)).toMatchObject([
    { state: 'read', told: { name: 'Ada Loomis', title: 'Loom engineer', skills: ['Go', 'Docker'] } },
  ]);
  const { items } = await ask('GET', '/ai/mass_import/', { role: 'provider' });
  expect(items).toMatchObject([{ uid, name: 'Northwind', counts: { draft: 1 } }]);
  expect((await ask('GET', '/ai/import_links/', { role: 'provider' })).items).toMatchObject([{ key, sent: 1 }]);
});

test('a client’s link accepts job descriptions, which become job drafts', async () => {
  const { key, kind } = await make({}, { role: 'client' });
  expect(kind).toBe('request');
  expect(await ask('GET', `/import_links/${key}/`)).toMatchObject({ kind: 'request', files_left: 3 });
  const uid = await start(key);
  await send(key, uid, 'Position: Loom developer\nCompany: Loom Works\n\nRequirements\n- Go and Docker\n');
  await work();
  expect(await seen(key, uid)).toMatchObject([
    { state: 'read', told: { name: 'Loom Works', title: 'Loom developer', skills: ['Go', 'Docker'] } },
  ]);
  const { items } = await ask('GET', `/ai/mass_import/${uid}/files/`, { role: 'client' });
  expect(items).toMatchObject([{ answer: 'draft', card: { title: 'Loom developer', is_draft: true } }]);
  const { rows } = await api.database.pool.query(
    `select p.email, r.is_draft from request r join person p on p.id = r.owner_id where r.title = 'Loom developer'`,
  );
  expect(rows).toEqual([{ email: api.account('client').email, is_draft: true }]);
  expect((await ask('GET', '/ai/import_links/?kind=request', { role: 'staff' })).items).toEqual([]);
  await ask('GET', '/ai/import_links/?kind=talent', { role: 'client', status: 403 });
});

test('a talent link refuses a job description with a reason and creates no draft of it', async () => {
  const { key } = await make();
  const uid = await start(key, 3);
  await send(key, uid, 'Position: Loom developer\nCompany: Loom Works\n\nRequirements\n- Go and Docker\n');
  await send(key, uid, 'We are looking for a loom developer with Go and Docker.\n');
  await send(key, uid, CV('Dora Loomis'));
  await work();
  const refused = { state: 'refused', reason: 'This is a job description. Send a CV instead.', told: null };
  expect(await seen(key, uid)).toMatchObject([refused, refused, { state: 'read', told: { name: 'Dora Loomis' } }]);
  const { items } = await ask('GET', '/ai/mass_import/', { role: 'provider' });
  expect(items).toMatchObject([{ uid, counts: { draft: 1, refused: 2 } }]);
});

test('a job link refuses a CV with a reason and creates no draft of it', async () => {
  const { key } = await make({}, { role: 'client' });
  const uid = await start(key, 2);
  const cv =
    'Dora Loomis\nLoom developer\ndora@example.org\n\nExperience\nLoom Works\n2019 - now\n\nSkills\nGo, Docker\n';
  await send(key, uid, cv);
  await send(
    key,
    uid,
    'Position: Loom developer\nCompany: Loom Works\nContact: jobs@example.org\n\nRequirements\n- Go\n',
  );
  await work();
  const refused = { state: 'refused', reason: 'This is a CV. Send a job description instead.', told: null };
  expect(await seen(key, uid)).toMatchObject([refused, { state: 'read', told: { name: 'Loom Works' } }]);
});

test('the response for a CV does not reveal whether the link’s creator already has the talent', async () => {
  const { key } = await make();
  const keys = [];
  for (const more of ['', 'German B2\n']) {
    const uid = await start(key);
    await send(key, uid, CV('Bela Loomis') + more);
    await work();
    const [file] = await seen(key, uid);
    keys.push(Object.keys(file!).sort());
    expect(file).toMatchObject({ state: 'read', told: { name: 'Bela Loomis' } });
  }
  expect(keys[0]).toEqual(['name', 'number', 'reason', 'state', 'told']);
  expect(keys[1]).toEqual(keys[0]);
});

test('concurrent imports cannot announce more files than the link allows', async () => {
  const { key } = await make({ files: 2 });
  const begun = await Promise.all(
    [1, 2, 3].map(() => api.call(`/api/import_links/${key}/imports/`, { method: 'POST', body: { files: 1 } })),
  );
  expect(begun.map(({ status }) => status).sort()).toEqual([200, 200, 400]);
  const refused = begun.find(({ status }) => status === 400)!;
  expect(refused.json.issues).toEqual([{ path: 'body.files', message: 'can no longer be sent through this link' }]);
});

const letMinutesPass = (minutes: number, uid: string) =>
  api.database.pool.query(`update mass_import set created_at = created_at - $1 * interval '1 minute' where uid = $2`, [
    minutes,
    uid,
  ]);

test('releases the reserved places of announced files that have not arrived within 15 minutes', async () => {
  const { key } = await make({ files: 3 });
  const uid = await start(key, 3);
  await send(key, uid, CV('Ada Loomis'));
  const left = async () => (await ask('GET', `/import_links/${key}/`)).files_left;
  await letMinutesPass(14, uid);
  expect(await left()).toBe(0);
  await ask('POST', `/import_links/${key}/imports/`, { body: { files: 1 }, status: 400 });
  await letMinutesPass(2, uid);
  expect(await left()).toBe(2);
  expect((await ask('GET', '/ai/import_links/', { role: 'provider' })).items).toMatchObject([{ key, sent: 1 }]);
  const other = await start(key, 2);
  await send(key, other, CV('Bela Loomis'));
  expect(await left()).toBe(0);
});

test('accepts late files while the link has free places, and never more files than the link allows', async () => {
  const { key } = await make({ files: 3 });
  const late = await start(key, 3);
  await letMinutesPass(16, late);
  await send(key, late, CV('Ada Loomis'));
  const other = await start(key, 1);
  const form = (name: string) => {
    const data = new FormData();
    data.append('file', new File([CV(name)], 'cv.txt'));
    return api.call(`/api/import_links/${key}/imports/${late}/files/`, { method: 'POST', body: data });
  };
  const answers = await Promise.all(['Bela Loomis', 'Cleo Loomis'].map(form));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  await send(key, other, CV('Dora Loomis'));
  expect((await ask('GET', '/ai/import_links/', { role: 'provider' })).items).toMatchObject([{ key, sent: 3 }]);
});

test('closed and expired links, links of a suspended user and unknown links return the same 404', async () => {
  const links = await Promise.all([make(), make(), make()]);
  const uid = await start(links[0].key);
  const query = (text: string, key: string) => api.database.pool.query(text, [key]);
  expect(await ask('DELETE', `/ai/import_links/${links[0].key}/`, { role: 'provider' })).toMatchObject({
    is_open: false,
  });
  await query(`update import_link set last_day = current_date - 1 where key = $1`, links[1].key);
  await api.database.pool.query(`update person set state = 'suspended' where email = $1`, [
    api.account('provider').email,
  ]);
  const answers = await Promise.all(
    [...links.map(({ key }) => key), 'never'].map(async (key) => [
      await ask('GET', `/import_links/${key}/`, { status: 404 }),
      await ask('POST', `/import_links/${key}/imports/`, { body: { files: 1 }, status: 404 }),
      await ask('GET', `/import_links/${key}/imports/${uid}/files/`, { status: 404 }),
    ]),
  );
  await api.database.pool.query(`update person set state = 'open' where email = $1`, [api.account('provider').email]);
  const plain = answers.map((calls) => calls.map((json) => ({ ...json, request_id: '' })));
  for (const each of plain) expect(each).toEqual(plain.at(-1));
  await send(links[0].key, uid, CV('Cleo Loomis'), 404);
});

test('refuses an import of another link, closing another user’s link, and a talent link of a client', async () => {
  const [one, other] = [await make(), await make()];
  const uid = await start(one.key);
  expect(await ask('GET', `/import_links/${other.key}/imports/${uid}/files/`, { status: 404 })).toMatchObject({
    code: 'not_found',
  });
  await ask('DELETE', `/ai/import_links/${one.key}/`, { role: 'developer', status: 404 });
  await make(
    {},
    { role: 'client', body: { kind: 'talent', label: 'Northwind', last_day: inDays(7), files: 3 }, status: 403 },
  );
});

test('returns 400 with the field for a last day in the past or too far ahead', async () => {
  for (const [last_day, message] of [
    [inDays(-1), 'must be today or later'],
    [inDays(92), 'must be within 90 days'],
  ])
    expect(await make({ last_day }, { status: 400 })).toMatchObject({
      issues: [{ path: 'body.last_day', message }],
    });
});

test('the audit log contains the creation and the closing of a link, without its key', async () => {
  const { key } = await make();
  for (let times = 0; times < 2; times += 1) await ask('DELETE', `/ai/import_links/${key}/`, { role: 'provider' });
  const { rows } = await api.database.pool.query(
    `select action from audit_entry e join import_link l on e.subject_id = 'link ' || l.id
     where e.subject_kind = 'import' and l.key = $1 order by e.id`,
    [key],
  );
  expect(rows).toEqual([{ action: 'created' }, { action: 'changed' }]);
  const told = await api.database.pool.query('select from audit_entry e where e::text like $1', [`%${key}%`]);
  expect(told.rows).toEqual([]);
});

test('senders at one IP address have separate limits, and share the configured one', async () => {
  const { key } = await make({ files: 10 });
  const [one, other] = [await start(key, 2), await start(key, 2)];
  await send(key, one, CV('Ada Loomis'));
  await api.database.pool.query(`update rate_limit set points = 200 where key like 'import-link-file:%'`);
  await send(key, one, CV('Ben Loomis'), 429);
  await send(key, other, CV('Cleo Loomis'));
  await api.database.pool.query(`update rate_limit set points = 300 where key like 'form-address:%'`);
  await send(key, other, CV('Dan Loomis'), 429);
  expect([await seen(key, one), await seen(key, other)].map(({ length }) => length)).toEqual([1, 1]);
});
