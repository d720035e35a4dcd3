import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailsTo } from '../../../../tests/support/accounts.ts';
import { type Role, type TestApi, testApi } from '../../../../tests/support/api.ts';
import { taskServices } from '../../../../tests/support/task-services.ts';
import { tellVerdicts } from './tell.ts';

const ANN = 'a'.repeat(22);
const BOB = 'b'.repeat(22);

let api: TestApi;
let talent: number;
let job: number;

beforeAll(async () => {
  api = await testApi({ TRUSTED_PROXIES: '127.0.0.1' });
  const own = async (kind: string, role: 'provider' | 'client') => {
    const { rows } = await query(
      `select c.id from ${kind} c join person p on p.id = c.owner_id where p.email = $1 and c.company_id is null
         and c.is_active and not c.is_on_hold and not c.is_draft and not c.is_private order by c.id limit 1`,
      [api.account(role).email],
    );
    return rows[0].id;
  };
  talent = await own('talent', 'provider');
  job = await own('request', 'client');
});

beforeEach(async () => {
  await query('truncate rate_limit');
  await query('delete from share_tag');
  await query('delete from card_list');
  await query('delete from mail');
});

afterAll(() => api.close());

const query = (text: string, values: unknown[] = []) => api.database.pool.query(text, values);

async function shared(path = `talents/${talent}`, told: object = {}, role: Role = 'provider') {
  const body = { tag: 'Northwind', ...told };
  const { json } = await api.call(`/api/${path}/create_tag/`, { method: 'POST', role, body });
  return { key: new URL(json.url).pathname.split('/')[2]!, publicKey: json.public_key as string };
}

const say = (key: string, said: object = {}, more: { role?: Role; type?: string } = {}) =>
  api.call(`/api/${more.type ?? 'talents'}/${key}/open/verdict/`, {
    method: 'POST',
    body: { voter: ANN, name: 'Ann', word: 'yes', ...said },
    ...(more.role && { role: more.role }),
  });
const own = (key: string, body: object = {}, more: { role?: Role; type?: string } = {}) =>
  api.call(`/api/${more.type ?? 'talents'}/${key}/open/verdicts/`, {
    method: 'POST',
    body: { voter: ANN, ...body },
    ...(more.role && { role: more.role }),
  });
const read = async (path = `talents/${talent}`, role: Role = 'provider') =>
  (await api.call(`/api/${path}/verdicts/`, { role })).json;
const setOpen = (publicKey: string, verdicts_open: boolean) =>
  api.call(`/api/talents/${talent}/tags/${publicKey}/`, { method: 'PATCH', role: 'provider', body: { verdicts_open } });

describe('a visitor', () => {
  test('gives one verdict per card, can change it, and finds it again with their key', async () => {
    const { key } = await shared();
    expect((await own(key)).json).toEqual({ is_open: true, name: '', items: [] });
    const first = await say(key, { text: ' Fits\nwell ' });
    expect(first.json).toMatchObject({ type: 'talent', word: 'yes', text: 'Fits well' });
    await say(key, { word: 'maybe', name: 'Ann B.' });
    await say(key, { voter: BOB, name: 'Bob', word: 'no' });
    const { json } = await own(key);
    const public_id = key.split('-').slice(0, 3).join('-');
    expect(json).toEqual({
      is_open: true,
      name: 'Ann B.',
      items: [{ type: 'talent', public_id, word: 'maybe', text: '' }],
    });
    expect((await own(key, { voter: 'c'.repeat(22) })).json.items).toEqual([]);
    const { items, total } = await read();
    expect(total).toBe(2);
    expect(items.map((each: { name: string; word: string }) => [each.name, each.word])).toEqual([
      ['Bob', 'no'],
      ['Ann B.', 'maybe'],
    ]);
    expect(items[0]).toMatchObject({ tag: { tag: 'Northwind' }, is_own: true, card_data: { id: talent } });
  });

  test('is refused when the share link, password or text is invalid', async () => {
    const { key } = await shared(undefined, { password: 'otters paint' });
    expect((await say(key)).json.code).toBe('password_required');
    expect((await own(key, { password: 'otters' })).json.code).toBe('password_required');
    expect((await say(key, { password: 'otters paint' })).status).toBe(200);
    const other = key.replace(/\d{12}/, '914200375816');
    expect((await say(other)).status).toBe(404);
    expect((await say(String(talent))).status).toBe(404);
    const named = await say(key, {
      password: 'otters paint',
      name: ' \u202E ',
      word: 'perhaps',
      text: 'x'.repeat(301),
    });
    expect(named.json.issues.map(({ path }: { path: string }) => path).sort()).toEqual([
      'body.name',
      'body.text',
      'body.word',
    ]);
    const blank = await say(key, { password: 'otters paint', name: '\u202E' });
    expect(blank.json.issues).toMatchObject([{ path: 'body.name' }]);
  });

  test('cannot change a verdict after verdicts were closed, until they are reopened', async () => {
    const { key, publicKey } = await shared();
    await say(key);
    expect((await setOpen(publicKey, false)).json).toMatchObject({ verdicts_open: false, verdicts: 1 });
    expect((await say(key, { word: 'no' })).status).toBe(409);
    expect((await own(key)).json).toMatchObject({ is_open: false, items: [{ word: 'yes' }] });
    await setOpen(publicKey, true);
    expect((await say(key, { word: 'no' })).status).toBe(200);
  });

  test('leaves one verdict with ten concurrent requests, and is rate-limited', async () => {
    const { key } = await shared();
    const said = await Promise.all(Array.from({ length: 10 }, (_, at) => say(key, { word: at % 2 ? 'yes' : 'no' })));
    expect(said.map(({ status }) => status)).toEqual(said.map(() => 200));
    expect((await read()).total).toBe(1);
    await query(`update rate_limit set points = 1000 where key like 'verdict:%'`);
    expect((await say(key)).status).toBe(429);
  });

  test('cannot be an owner or staff', async () => {
    const { key } = await shared();
    for (const role of ['provider', 'staff'] as const) {
      expect((await say(key, {}, { role })).status).toBe(409);
      expect((await own(key, {}, { role })).json.is_open).toBe(false);
    }
    expect((await say(key, {}, { role: 'client' })).status).toBe(200);
  });
});

describe('verdicts', () => {
  test('are shown to the card’s editors and to nobody else', async () => {
    const { key } = await shared();
    await say(key);
    expect((await read(undefined, 'staff')).total).toBe(1);
    for (const role of ['client', 'developer', 'superadmin'] as const)
      expect((await api.call(`/api/talents/${talent}/verdicts/`, { role })).status).toBe(404);
    expect((await api.call(`/api/talents/${talent}/verdicts/`)).status).toBe(401);
  });

  test('count on their day, once per card and visitor', async () => {
    const { key } = await shared();
    await say(key);
    await say(key, { word: 'no' });
    await say(key, { voter: BOB });
    const { json } = await api.call(`/api/talents/${talent}/statistics/`, {
      method: 'POST',
      role: 'provider',
      body: {},
    });
    expect(json.total.verdicts).toBe(2);
    expect(json.days.at(-1).verdicts).toBe(2);
    expect(json.tags).toMatchObject([{ verdicts: 2 }]);
  });

  test('on a list’s link are shown to the list’s owner, without details of cards that are no longer visible', async () => {
    const { json: list } = await api.call('/api/lists/', {
      method: 'POST',
      role: 'client',
      body: { name: 'Rust people' },
    });
    await api.call(`/api/lists/${list.id}/items/`, { method: 'POST', role: 'client', body: { talent } });
    const { key } = await shared(`lists/${list.id}`, {}, 'client');
    const { json: opened } = await api.call(`/api/lists/${key}/open/`, { method: 'POST', body: {} });
    const card = opened.items[0].card_data.public_id;
    await say(card);
    expect((await say(card, {}, { role: 'client' })).status).toBe(409);
    expect((await own(key, {}, { type: 'lists' })).json.items).toMatchObject([{ public_id: card, word: 'yes' }]);
    expect((await read(`lists/${list.id}`, 'client')).items).toMatchObject([
      { is_own: false, card_data: { id: talent } },
    ]);
    expect((await read()).total).toBe(0);
    await query('update talent set is_private = true where id = $1', [talent]);
    expect((await read(`lists/${list.id}`, 'client')).items).toMatchObject([{ name: 'Ann', card_data: null }]);
    await query('update talent set is_private = false where id = $1', [talent]);
  });

  test('on a job work in the same way', async () => {
    const { key } = await shared(`requests/${job}`, {}, 'client');
    expect((await say(key, {}, { type: 'requests' })).status).toBe(200);
    expect((await read(`requests/${job}`, 'client')).items).toMatchObject([
      { type: 'request', card_data: { id: job } },
    ]);
  });
});

describe('the owner’s email', () => {
  const tell = () => tellVerdicts({}, taskServices(api));
  const age = (minutes: number) =>
    query(
      `update share_verdict set modified_at = modified_at - $1 * interval '1 minute', told_at = told_at - $1 * interval '1 minute'`,
      [minutes],
    );

  test('batches verdicts, is sent once, and is sent again after an hour', async () => {
    const { email } = api.account('provider');
    const { key } = await shared();
    await say(key, { text: 'Fits' });
    await tell();
    expect(await mailsTo(api, email)).toHaveLength(0);
    await say(key, { voter: BOB, name: 'Bob', word: 'no' });
    await age(6);
    await Promise.all([tell(), tell()]);
    await tell();
    const [mail, ...others] = await mailsTo(api, email);
    expect(others).toEqual([]);
    expect(mail!.subject).toMatch(/^2 verdicts on /);
    expect(mail!.text).toContain('yes, by Ann (link “Northwind”)');
    expect(mail!.text).toContain('“Fits”');
    expect(mail!.text).toContain(`/statistics/talents/${talent}`);
    await say(key, { word: 'no', text: 'Too late' });
    await age(30);
    await tell();
    expect(await mailsTo(api, email)).toHaveLength(1);
    await age(31);
    await tell();
    const told = (await mailsTo(api, email)).map(({ subject }) => subject);
    expect(told).toHaveLength(2);
    expect(told.some((subject) => subject.startsWith('1 verdict on '))).toBe(true);
  });

  test('is neither lost nor sent twice when sending fails', async () => {
    const { key } = await shared();
    await say(key);
    await age(6);
    const services = taskServices(api);
    const failing = { ...services, outbox: { ...services.outbox, write: () => Promise.reject(new Error('away')) } };
    await expect(tellVerdicts({}, failing)).rejects.toThrow('1 owners');
    await tell();
    expect(await mailsTo(api, api.account('provider').email)).toHaveLength(1);
  });
});
