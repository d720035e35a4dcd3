import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../tests/support/api.ts';
import { built } from '../../../tests/support/built.ts';

let api: TestApi;
/** Cards of the demo's provider and client, with rates. */
let talent: number;
let job: number;

beforeAll(async () => {
  await built();
  api = await testApi({ TRUSTED_PROXIES: '127.0.0.1' });
  const rated = async (kind: string, rates: string, role: 'provider' | 'client') => {
    const { rows } = await query(
      `update ${kind} set ${rates} where id = (
         select c.id from ${kind} c join person p on p.id = c.owner_id where p.email = $1 and c.company_id is null
           and c.is_active and not c.is_on_hold and not c.is_draft order by c.id limit 1) returning id`,
      [api.account(role).email],
    );
    return rows[0].id;
  };
  talent = await rated('talent', 'hourly_rate = 6173, monthly_rate = 987654', 'provider');
  job = await rated(
    'request',
    'hourly_min = 6173, hourly_max = 6173, monthly_min = 987654, monthly_max = 987654',
    'client',
  );
});

beforeEach(async () => {
  await query('truncate rate_limit');
  await query('delete from share_tag');
  await query('delete from card_list');
  await query('update talent set is_private = false where id = $1', [talent]);
});

afterAll(() => api.close());

const query = (text: string, values: unknown[] = []) => api.database.pool.query(text, values);
async function textOf(bytes: Buffer): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));
  const texts = await Promise.all(pages.map((page) => page.getTextContent()));
  return texts.flatMap(({ items }) => items.flatMap((item) => ('str' in item ? item.str : []))).join(' ');
}
const RATES = /6173|6,173|987654|987,654/;

const create = (path: string, body: object, role: Role = 'provider', key = '') =>
  api.call(`/api/${path}create_tag/${key}`, { method: 'POST', role, body });
const keyOf = (url: string) => decodeURIComponent(new URL(url).pathname.split('/')[2]!);
const open = (type: string, key: string, body: object = {}, more: object = {}) =>
  api.call(`/api/${type}/${key}/open/`, { method: 'POST', body, ...more });
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

async function shared(
  told: object = {},
  role: Role = 'provider',
): Promise<{ key: string; publicKey: string; url: string }> {
  const { json, status, text } = await create(`talents/${talent}/`, { tag: 'Northwind', ...told }, role);
  expect(status, text).toBe(200);
  return { key: keyOf(json.url), publicKey: json.public_key, url: json.url };
}

describe('a tag', () => {
  test('can be created, listed, changed and removed by the card’s editors', async () => {
    const { json } = await create(`talents/${talent}/`, {
      tag: ' North\n wind ',
      comment: 'By mail',
      last_day: '2099-01-31',
    });
    expect(json).toMatchObject({
      tag: 'North wind',
      comment: 'By mail',
      show_rates: false,
      has_password: false,
      last_day: '2099-01-31',
      is_expired: false,
      url: expect.stringMatching(/^http:\/\/localhost:3000\/t\/\d+-\d+-\d{12}-[a-z]/),
    });
    const at = `/api/talents/${talent}/tags/`;
    const listed = await api.call(at, { role: 'provider' });
    expect(listed.json.items).toEqual([json]);
    const changed = await api.call(`${at}${json.public_key}/`, {
      method: 'PATCH',
      role: 'staff',
      body: { show_rates: true, password: 'otters' },
    });
    expect(changed.json).toEqual({ ...json, show_rates: true, has_password: true, version: 2 });
    const removed = await api.call(`${at}${json.public_key}/`, { method: 'DELETE', role: 'provider' });
    expect(removed.json.detail).toBe('Tag “North wind” was removed.');
    expect((await api.call(at, { role: 'provider' })).json.items).toEqual([]);
  });

  test('cannot be listed, created or changed by anyone else', async () => {
    const { publicKey } = await shared();
    for (const role of ['client', 'developer', 'superadmin'] as const) {
      expect((await api.call(`/api/talents/${talent}/tags/`, { role })).status).toBe(404);
      expect((await create(`talents/${talent}/`, { tag: 'Mine' }, role)).status).toBe(404);
      const at = `/api/talents/${talent}/tags/${publicKey}/`;
      expect((await api.call(at, { method: 'DELETE', role })).status).toBe(404);
    }
    const other = (await create(`requests/${job}/`, { tag: 'Northwind' }, 'client')).json.public_key;
    const crossed = await api.call(`/api/talents/${talent}/tags/${other}/`, { method: 'DELETE', role: 'provider' });
    expect(crossed.status).toBe(404);
  });

  test('has a unique name per card, and a duplicate is refused', async () => {
    await shared();
    const again = await create(`talents/${talent}/`, { tag: 'NORTHWIND' });
    expect([again.status, again.json.detail]).toEqual([409, 'This card already has a tag “Northwind”.']);
    expect((await create(`requests/${job}/`, { tag: 'Northwind' }, 'client')).status).toBe(200);
  });

  test('is created once for concurrent requests with the same idempotency key', async () => {
    const made = await Promise.all(
      Array.from({ length: 5 }, () => create(`talents/${talent}/`, { tag: 'Northwind' }, 'provider', '?key=first')),
    );
    expect(new Set(made.map(({ json }) => json.public_key)).size).toBe(1);
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });

  test('of a company’s card links to the company’s portal', async () => {
    const { rows } = await query(
      `select c.id from talent c join company o on o.id = c.company_id where o.slug = 'acme' and c.is_active limit 1`,
    );
    const { json } = await create(`talents/${rows[0].id}/`, { tag: 'Northwind' }, 'superadmin');
    expect(new URL(json.url).host).toBe('acme.localhost:3000');
    expect((await open('talents', keyOf(json.url), {}, { host: 'acme.localhost' })).status).toBe(200);
    expect((await open('talents', keyOf(json.url))).status).toBe(404);
    expect((await open('talents', keyOf(json.url), {}, { host: 'sunrise.localhost' })).status).toBe(404);
  });
});

describe('data hidden by a tag', () => {
  test('appears in no response or page, even for people who may see it elsewhere', async () => {
    const { key, url } = await shared();
    for (const role of ['visitor', 'provider', 'staff'] as const) {
      for (const answer of [
        await open('talents', key, {}, { role }),
        await api.call(`/api/talents/${key}/`, { role }),
        await api.call(new URL(url).pathname, { role }),
      ]) {
        expect(answer.status).toBe(200);
        expect(answer.text).not.toMatch(RATES);
      }
    }
    const of = (await create(`requests/${job}/`, { tag: 'Northwind' }, 'client')).json.url;
    expect((await open('requests', keyOf(of))).text).not.toMatch(RATES);
    expect((await api.call(new URL(of).pathname)).text).not.toMatch(RATES);
  });

  test('is included when the tag shows it', async () => {
    const { key } = await shared({ show_rates: true });
    expect((await open('talents', key)).json.hourly_rate).toEqual({ min: 6173, max: 6173 });
  });

  test('is left out of the CV', async () => {
    await query('update talent set cv_shows_rates = true where id = $1', [talent]);
    for (const show_rates of [true, false]) {
      const { key } = await shared({ tag: String(show_rates), show_rates });
      const pdf = await api.call(`/api/talents/${key}/open/cv/`, { method: 'POST', body: {} });
      expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(RATES.test(await textOf(pdf.bytes))).toBe(show_rates);
      const json = await api.call(`/api/talents/${key}/open/cv/`, { method: 'POST', body: { format: 'json' } });
      expect([json.status, json.headers['content-type']]).toEqual([200, 'application/json']);
      expect(RATES.test(json.text)).toBe(show_rates);
    }
  });

  test('leaves exactly the allowed keys for a visitor', async () => {
    const { json } = await open('talents', (await shared()).key);
    expect(Object.keys(json).sort()).toEqual(TALENT_KEYS);
    const { url } = (await create(`requests/${job}/`, { tag: 'Northwind' }, 'client')).json;
    expect(Object.keys((await open('requests', keyOf(url))).json).sort()).toEqual(JOB_KEYS);
  });

  test('remains hidden when a share link opens a private card, which no other link opens', async () => {
    const { key, url } = await shared();
    await query('update talent set is_private = true where id = $1', [talent]);
    const opened = await open('talents', key);
    expect(opened.json).toMatchObject({ is_private: false, can: { edit: false, see_privately: false } });
    expect(opened.json.path).toBe(new URL(url).pathname);
    expect(opened.json.public_id).toBe(key.split('-').slice(0, 3).join('-'));
    const without = key.split('-').slice(0, 2).join('-');
    for (const other of [without, String(opened.json.id), key.replace(/\d{12}/, '914200375816')])
      expect((await api.call(`/api/talents/${other}/`)).status).toBe(404);
  });
});

describe('a share link', () => {
  test('that has expired, was removed or never existed returns the same 404', async () => {
    const { key, publicKey } = await shared();
    const unknown = key.replace(/\d{12}/, '914200375816');
    const bytes = async (of: string) => {
      const answers = [await open('talents', of), await api.call(`/t/${of}`), await api.call(`/api/talents/${of}/`)];
      return answers.map(({ status, text }) => [
        status,
        text.replace(/"request_id":"[^"]+"/, '').replaceAll(/nonce="[^"]*"|nonce-[^'"]*/g, ''),
      ]);
    };
    const nothing = await bytes(unknown);
    expect(nothing.map(([status]) => status)).toEqual([404, 404, 404]);
    await query(`update share_tag set last_day = (now() at time zone 'utc')::date - 1`);
    expect(await bytes(key)).toEqual(nothing);
    await query(`update share_tag set last_day = (now() at time zone 'utc')::date`);
    expect((await open('talents', key)).status).toBe(200);
    for (const state of ['is_on_hold', 'is_draft', 'not is_active', 'is_withheld']) {
      const [column, value] = state.startsWith('not ') ? [state.slice(4), false] : [state, true];
      await query(`update talent set ${column} = ${value} where id = $1`, [talent]);
      expect([state, ...(await bytes(key))]).toEqual([state, ...nothing]);
      await query(`update talent set ${column} = ${!value} where id = $1`, [talent]);
    }
    await api.call(`/api/talents/${talent}/tags/${publicKey}/`, { method: 'DELETE', role: 'provider' });
    expect(await bytes(key)).toEqual(nothing);
  });

  test('with a password opens only with it and reveals nothing before', async () => {
    const { key, url } = await shared({ password: 'otters paint', show_rates: true });
    const { rows } = await query('select name from talent where id = $1', [talent]);
    for (const answer of [
      await open('talents', key),
      await open('talents', key, { password: 'otters' }),
      await api.call(`/api/talents/${key}/`),
      await api.call(`/api/talents/${key}/open/cv/`, { method: 'POST', body: {} }),
    ]) {
      expect([answer.status, answer.json.code]).toEqual([403, 'password_required']);
      expect(answer.text).not.toContain(rows[0].name);
    }
    const page = await api.call(new URL(url).pathname.replace(/(\d{12}).*/, '$1'));
    expect(page.status).toBe(200);
    expect(page.text).not.toContain(rows[0].name);
    expect((await open('talents', key, { password: 'otters paint' })).json.name).toBe(rows[0].name);
  });

  test('limits password guesses per IP address without blocking others', async () => {
    const { key } = await shared({ password: 'otters paint' });
    const guesses = [];
    for (let at = 0; at < 25; at++)
      guesses.push(await open('talents', key, { password: `guess ${at}` }, from('203.0.113.9')));
    expect(guesses.slice(0, 10).every(({ status }) => status === 403)).toBe(true);
    expect(guesses.slice(10).every(({ status }) => status === 429)).toBe(true);
    expect((await open('talents', key, { password: 'otters paint' }, from('198.51.100.7'))).status).toBe(200);
    // Correct passwords do not count toward the limit.
    for (let at = 0; at < 15; at++)
      expect((await open('talents', key, { password: 'otters paint' }, from('198.51.100.7'))).status).toBe(200);
  });
});

describe('a shared list', () => {
  async function sharedListOf(told: object = {}) {
    const post = (path: string, body: object) =>
      api.call(`/api/lists/${path}`, { method: 'POST', role: 'client', body });
    const list = (await post('', { name: 'Rust people' })).json.id;
    await post(`${list}/items/`, { talent, note: 'Too dear' });
    await post(`${list}/items/`, { request: job });
    const { json } = await create(`lists/${list}/`, { tag: 'Northwind', ...told }, 'client');
    return { list, key: keyOf(json.url), url: json.url };
  }

  test('shows its cards as visitors see them, without notes and data hidden by the tag', async () => {
    const { key, url } = await sharedListOf();
    expect(url).toMatch(/\/l\/\d{9}-\d{12}-rust-people$/);
    const { json, text } = await open('lists', key);
    expect(json).toMatchObject({ total: 2, list: { name: 'Rust people', talents_count: 1, requests_count: 1 } });
    expect(text).not.toMatch(RATES);
    expect(text).not.toContain('Too dear');
    expect((await api.call(new URL(url).pathname)).text).not.toMatch(RATES);
    for (const { type, card_data } of json.items) {
      const opened = await open(`${type}s`, card_data.public_id);
      expect(opened.status).toBe(200);
      expect(opened.text).not.toMatch(RATES);
    }
  });

  test('opens no card that was removed from it, is private or was never in it', async () => {
    const { list, key } = await sharedListOf();
    const card = (await open('lists', key)).json.items.find(
      ({ type }: { type: string }) => type === 'talent',
    ).card_data;
    await query('update talent set is_private = true where id = $1', [talent]);
    expect((await open('talents', card.public_id)).status).toBe(404);
    expect((await open('lists', key)).json.total).toBe(1);
    await query('update talent set is_private = false where id = $1', [talent]);
    await query('delete from card_list_item where list_id = $1 and talent_id = $2', [list, talent]);
    expect((await open('talents', card.public_id)).status).toBe(404);
  });

  test('that has expired, was removed or never existed returns the same 404', async () => {
    const { list, key } = await sharedListOf();
    const nothing = async (of: string) =>
      Promise.all(
        [open('lists', of), api.call(`/l/${of}`)].map(async (asked) => {
          const { status, text } = await asked;
          return [status, text.replace(/"request_id":"[^"]+"/, '').replaceAll(/nonce="[^"]*"|nonce-[^'"]*/g, '')];
        }),
      );
    const unknown = await nothing(key.replace(/\d{12}/, '914200375816'));
    expect(unknown.map(([status]) => status)).toEqual([404, 404]);
    await query(`update share_tag set last_day = (now() at time zone 'utc')::date - 1`);
    expect(await nothing(key)).toEqual(unknown);
    await query(`update share_tag set last_day = null`);
    const { items } = (await api.call(`/api/lists/${list}/tags/`, { role: 'client' })).json;
    await api.call(`/api/lists/${list}/tags/${items[0].public_key}/`, { method: 'DELETE', role: 'client' });
    expect(await nothing(key)).toEqual(unknown);
  });

  test('is closed with its list, and only the list’s owner can share it', async () => {
    const { list, key } = await sharedListOf();
    expect((await create(`lists/${list}/`, { tag: 'Mine' }, 'provider')).status).toBe(404);
    await api.call(`/api/lists/${list}/`, { method: 'PATCH', role: 'client', body: { is_active: false } });
    expect((await open('lists', key)).status).toBe(404);
  });
});

const CARD_KEYS = [
  'can',
  'created',
  'english_level',
  'full_stack',
  'has_cv',
  'hourly_rate',
  'id',
  'industries',
  'is_active',
  'is_draft',
  'is_on_hold',
  'is_private',
  'is_verified',
  'modified',
  'monthly_rate',
  'path',
  'priority',
  'public_id',
  'seniority',
  'skills',
  'specializations',
  'summary',
  'title',
  'version',
];
/** All fields of a talent and of a job that a share link shows. */
const TALENT_KEYS = [
  ...CARD_KEYS,
  'available_from',
  'city',
  'country',
  'cv_is_shared',
  'cv_shows_rates',
  'education',
  'languages',
  'links',
  'name',
  'notice_period',
  'photo',
  'placeholder',
  'time_zone',
  'work_experience',
].sort();
const JOB_KEYS = [
  ...CARD_KEYS,
  'city',
  'company_name',
  'countries',
  'duration',
  'engagement',
  'headcount',
  'hours_per_week',
  'overlap_hours',
  'overlap_time_zone',
  'questions',
  'region',
  'specific_project',
  'start_date',
  'work_mode',
].sort();
