import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { linkIn, mailsTo, told } from '../../../../tests/support/accounts.ts';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import { testServices } from '../../../../tests/support/services.ts';
import { taskServices } from '../../../../tests/support/task-services.ts';
import { insertResources } from '@crewdock/demo/resources';
import type { AllTaskServices } from '../../context.ts';
import { taskHandlers } from '../../tasks.ts';
import { mailResourceDigests } from './digest.ts';
import { linkTo } from '../../core/signed-links/uid-link.ts';

const ASKED = { status: 200, body: { detail: 'We sent you an email. Follow the link in it to confirm.' } };
const ADA = 'ada@example.com';

let api: TestApi;
let services: AllTaskServices;

beforeAll(async () => {
  api = await testApi({ TRUSTED_PROXIES: '127.0.0.1', FORMS_PER_ADDRESS: '20' });
  services = taskServices(api);
});

beforeEach(() =>
  api.database.pool.query(`
    delete from rate_limit; delete from mail; delete from staff_update; delete from resource;
    delete from resource_subscription`),
);

afterAll(() => api.close());

const sql = async (text: string, ...values: unknown[]) => (await api.database.pool.query(text, values)).rows;
const digest = () => mailResourceDigests({}, services);
const digestsAreDue = () => sql(`update resource_subscription set next_at = now() - interval '1 second'`);

let callers = 0;
const newCaller = () => `10.3.${Math.floor(++callers / 250)}.${callers % 250}`;

const subscribe = (more: object = {}, { query = '', from = newCaller() }: { query?: string; from?: string } = {}) =>
  api.call(`/api/available_resources/subscribe/${query}`, {
    method: 'POST',
    headers: { 'x-forwarded-for': from },
    body: { email: ADA, message_id: randomUUID(), ...more },
  });

/** Returns the token of the link in the latest email. */
async function link(name: 'subscribe' | 'unsubscribe', to = ADA): Promise<string> {
  const [mail] = await mailsTo(api, to);
  return linkIn(mail!, `available-resources-${name}`).split('/').at(-1)!;
}

const confirmation = (token: string, method = 'POST') =>
  api.call(`/api/available_resources/subscription_activation/${token}/`, { method });
const ending = (token: string, body?: object) =>
  api.call(`/api/available_resources/unsubscribe/${token}/`, body ? { method: 'POST', body } : {});

async function subscribed(more: object = {}, query = ''): Promise<void> {
  await subscribe(more, { query });
  expect(told(await confirmation(await link('subscribe')))).toMatchObject({ status: 200 });
  await digestsAreDue();
  await sql('delete from mail');
}

interface Offer {
  name?: string;
  skills?: number[];
  seniority_id?: number | null;
  english_level_id?: number | null;
  country?: string | null;
  hourly_rate?: number | null;
  company?: string | null;
  status?: string;
}

async function offer({
  name = 'Grace H.',
  skills = [],
  seniority_id = null,
  english_level_id = null,
  country = null,
  hourly_rate = null,
  company = null,
  status = 'available',
}: Offer = {}): Promise<number> {
  const [{ id }] = await sql(
    `insert into resource (owner_id, company_id, name, title, seniority_id, english_level_id, country_id, hourly_rate, status)
     select p.id, (select id from company where slug = $2), $3, 'Rust developer', $4, $5,
       (select id from country where code = $6), $7, $8
     from person p where p.email = $1 returning id`,
    api.account('provider').email,
    company,
    name,
    seniority_id,
    english_level_id,
    country,
    hourly_rate,
    status,
  );
  await sql('insert into resource_skill (resource_id, skill_id) select $1, unnest($2::int[])', id, skills);
  return id;
}

test('a subscription starts with the emailed link, which works once and is not used up by a GET', async () => {
  expect(told(await subscribe({ filters: { english: 2, hourlyRate: { min: null, max: 60 } } }))).toEqual(ASKED);
  const [mail] = await mailsTo(api, ADA);
  expect(mail!.text).toContain('Rate: up to $60/hr');
  await offer({ hourly_rate: 50, english_level_id: 1 });
  await digest();
  expect(await mailsTo(api, ADA)).toHaveLength(1);

  const token = await link('subscribe');
  for (let time = 0; time < 2; time++) {
    const { json, headers } = await confirmation(token, 'GET');
    expect(json).toEqual({
      email: 'a…@example.com',
      filters: ['English: C1 · Advanced or better', 'Rate: up to $60/hr'],
      page: null,
    });
    expect(headers['cache-control']).toBe('no-store');
  }
  expect(await sql('select 1 from resource_subscription where confirmed_at is not null')).toEqual([]);
  const both = await Promise.all([confirmation(token), confirmation(token)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  expect((await confirmation(token, 'GET')).status).toBe(410);
  const [welcome, ...others] = await mailsTo(api, ADA);
  expect(others).toHaveLength(1);
  expect(welcome!.unsubscribe_url).toContain(await link('unsubscribe'));
  const [update] = (await api.call('/api/admin-panel/updates/', { role: 'staff' })).json.items;
  expect(update).toMatchObject({ kind: 'subscription', email: ADA, title: `${ADA} subscribed to available resources` });
});

test('emails link back to the partner’s page while its site is an allowed origin', async () => {
  const site = 'https://www.acme.example';
  const allow = (...origins: string[]) => sql(`update company set allowed_origins = $1 where slug = 'acme'`, origins);
  const ask = async () => {
    const answer = await api.call('/api/available_resources/subscribe/?company=acme', {
      method: 'POST',
      headers: { origin: site, 'sec-fetch-site': 'cross-site', 'x-forwarded-for': newCaller() },
      body: { email: ADA, message_id: randomUUID(), page: `${site}/people?utm_source=mail` },
    });
    expect(answer.status).toBe(200);
    return link('subscribe');
  };
  const back = `Back to www.acme.example:\n${site}/people\n`;
  await allow(site);
  const token = await ask();
  expect((await mailsTo(api, ADA))[0]!.text).toContain(back);
  expect((await confirmation(token, 'GET')).json.page).toBe(`${site}/people`);
  await confirmation(token);
  expect((await mailsTo(api, ADA))[0]!.text).toContain(back);
  const second = await ask();
  await allow();
  expect((await confirmation(second, 'GET')).json.page).toBeNull();
  await sql('delete from mail');
  await confirmation(second);
  expect((await mailsTo(api, ADA))[0]!.text).not.toContain('Back to');
});

test('known and unknown emails get the same response, and nothing changes before confirmation', async () => {
  await subscribed({ filters: { seniority: [3] } });
  const known = await subscribe({ filters: {} });
  const unknown = await subscribe({ email: 'new@example.com', filters: {} });
  expect(told(known)).toEqual(told(unknown));
  const [[one], [other]] = [await mailsTo(api, ADA), await mailsTo(api, 'new@example.com')];
  const plain = (text: string) => text.replace(/subscribe\/\S+/, '');
  expect(plain(one!.text)).toBe(plain(other!.text));
  const filters = async () => (await sql('select filters from resource_subscription where email = $1', ADA))[0].filters;
  expect(await filters()).toEqual({ seniority: [3] });
  await confirmation(await link('subscribe'));
  expect(await filters()).toEqual({});
  // Changing an existing subscription adds nothing to the staff inbox.
  expect(await sql('select 1 from staff_update')).toHaveLength(1);
});

test('repeating a call sends one email, and reusing its message id with other data is refused', async () => {
  const message_id = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => subscribe({ message_id })));
  answers.push(await subscribe({ message_id }));
  for (const answer of answers) expect(told(answer)).toEqual(ASKED);
  expect(await mailsTo(api, ADA)).toHaveLength(1);
  expect((await subscribe({ message_id, filters: { seniority: [1] } })).status).toBe(409);
});

test('calls are rate-limited by IP address, and silently by email', async () => {
  for (let time = 0; time < 7; time++) expect(told(await subscribe())).toEqual(ASKED);
  expect(await mailsTo(api, ADA)).toHaveLength(5);
  const from = newCaller();
  for (let time = 0; time < 20; time++) await subscribe({ email: `p${time}@example.com` }, { from });
  expect((await subscribe({ email: 'late@example.com' }, { from })).status).toBe(429);
});

test.each([
  [{ email: 'x' }, 'body.email'],
  [{ filters: { colour: 'red' } }, 'body.filters.colour'],
  [{ filters: { skills: ['Go'] } }, 'body.filters.skills.0'],
  [{ filters: { hourlyRate: { min: 9, max: 1 } } }, 'body.filters.hourlyRate'],
  [{ filters: { location: ['Poland'] } }, 'body.filters.location.0'],
  [{ hour: 24 }, 'body.hour'],
  [{ hour: 8.5 }, 'body.hour'],
  [{ time_zone: 'Mars/Olympus' }, 'body.time_zone'],
  [{ time_zone: 'Etc/Unknown' }, 'body.time_zone'],
  [{ message_id: 'x' }, 'body.message_id'],
])('%j is refused', async (more, path) => {
  expect((await subscribe(more)).json.issues).toMatchObject([{ path }]);
});

describe('links', () => {
  test('that are forged, expired, altered or meant for another purpose return 410', async () => {
    await subscribed();
    const [{ uid }] = await sql('select uid from resource_subscription');
    const later = new Date(Date.now() + 60_000);
    const access = testServices(api.config, api.database);
    const right = await linkTo(access, 'unsubscribe', { uid, expires: later });
    const wrong = [
      await linkTo(access, 'unsubscribe', { uid, expires: new Date(Date.now() - 1000) }),
      await linkTo(access, 'confirm', { uid, expires: later }),
      await linkTo(access, 'unsubscribe', { uid: randomUUID(), expires: later }),
      ...[0, 20, 30, right.length - 2].map(
        (at) => right.slice(0, at) + (right[at] === 'A' ? 'B' : 'A') + right.slice(at + 1),
      ),
      right.slice(1),
      `${right}A`,
      'MTIz',
    ];
    for (const token of wrong) {
      expect([token, (await ending(token)).status, (await ending(token, {})).status]).toEqual([token, 410, 410]);
      expect((await confirmation(token)).status).toBe(410);
    }
    expect((await ending(right)).json).toMatchObject({ is_active: true });
  });

  test('that expired before confirmation are deleted with their subscription', async () => {
    await subscribe();
    await sql(`update resource_subscription_request set expires_at = now() - interval '2 days'`);
    await subscribe({ email: 'fresh@example.com' });
    await taskHandlers['clean-up']({}, services);
    expect(await sql('select email from resource_subscription')).toEqual([{ email: 'fresh@example.com' }]);
  });
});

describe('the digest', () => {
  test('lists new matching people, each once, with an unsubscribe link', async () => {
    await subscribed({
      filters: { skills: [1, 2], seniority: [3], english: 3, location: ['PL'], hourlyRate: { min: 20, max: 60 } },
    });
    const fits = { skills: [2, 9], seniority_id: 3, english_level_id: 2, country: 'PL', hourly_rate: 60 };
    await offer(fits);
    for (const [at, miss] of [
      { skills: [9] },
      { seniority_id: 2 },
      { seniority_id: null },
      { english_level_id: 4 },
      { country: 'DE' },
      { hourly_rate: 61 },
      { hourly_rate: 19 },
      { hourly_rate: null },
      { status: 'placed' },
      { company: 'acme' },
    ].entries()) {
      await offer({ ...fits, name: `Miss ${at}`, ...miss });
    }
    await Promise.all([digest(), digest()]);
    await digest();
    const [mail, ...more] = await mailsTo(api, ADA);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('Crewdock: 1 new person is available');
    expect(mail!.text).toContain('Grace H., Rust developer');
    expect(mail!.text).toContain('Senior · Poland · $60/hr · free now');
    expect(mail!.text).not.toContain('Miss');
    expect(mail!.unsubscribe_url).toBe(
      `http://localhost:3000/available-resources-unsubscribe/${await link('unsubscribe')}`,
    );
    await offer({ ...fits, name: 'Joan C.' });
    // One email per period, however often the task runs.
    await digest();
    expect(await mailsTo(api, ADA)).toHaveLength(1);
    await digestsAreDue();
    await digest();
    const mails = await mailsTo(api, ADA);
    expect(mails).toHaveLength(2);
    expect(mails[0]!.text).toContain('Joan C.');
    expect(mails[0]!.text).not.toContain('Grace');
  });

  test('of a company has the company’s name and lists no people of other companies', async () => {
    await subscribed({}, '?company=acme');
    await offer({ name: 'Own O.', company: 'acme' });
    await offer({ name: 'Open O.' });
    await offer({ name: 'Foreign F.', company: 'sunrise' });
    await digest();
    const [mail] = await mailsTo(api, ADA);
    expect(mail!.subject).toBe('Acme Talent: 2 new people are available');
    expect(mail!.text).toContain('Own O.');
    expect(mail!.text).not.toMatch(/Foreign|Crewdock/);
    expect(mail!.unsubscribe_url).toMatch(/^http:\/\/acme\.localhost:3000\//);
    // Sends no digests while the market is closed.
    await sql(`update company set market_enabled = false where slug = 'acme'`);
    await offer({ name: 'Late L.' });
    await digestsAreDue();
    await digest();
    expect(await mailsTo(api, ADA)).toHaveLength(1);
    await sql(`update company set market_enabled = true where slug = 'acme'`);
  });

  test('omits people from before the subscription, and lists at most ten', async () => {
    await offer({ name: 'Old O.' });
    await subscribe();
    await confirmation(await link('subscribe'));
    await sql('delete from mail');
    await digestsAreDue();
    await digest();
    expect(await mailsTo(api, ADA)).toEqual([]);
    await digestsAreDue();
    for (let at = 0; at < 13; at++) await offer({ name: `New ${at}.` });
    await digest();
    const [mail] = await mailsTo(api, ADA);
    expect(mail!.text.match(/New \d+\./g)).toHaveLength(10);
    expect(mail!.text).toContain('And 3 more');
    expect(mail!.text).not.toContain('Old');
  });
});

describe('unsubscribing', () => {
  const leaving = async () => {
    await subscribed();
    await offer();
    await digest();
    return link('unsubscribe');
  };

  test('requires a POST, accepts a reason afterwards, and is reverted by a new subscription', async () => {
    const token = await leaving();
    expect((await ending(token)).json).toEqual({ email: 'a…@example.com', filters: [], is_active: true });
    expect(await sql('select 1 from resource_subscription where unsubscribed_at is null')).toHaveLength(1);
    expect((await ending(token, {})).json).toEqual({ detail: 'You’ve been unsubscribed' });
    expect((await ending(token)).json.is_active).toBe(false);
    await offer();
    await digestsAreDue();
    await digest();
    expect(await mailsTo(api, ADA)).toHaveLength(1);
    const reasons = (await api.call('/api/available_resources/dict/reason_choices/')).json;
    expect(reasons.length).toBeGreaterThan(3);
    expect((await ending(token, { reason: 999 })).json.issues).toMatchObject([{ path: 'body.reason' }]);
    const said = await ending(token, { reason: reasons[3].id, comment: 'Once a month is enough.' });
    expect(said.status).toBe(200);
    expect(await sql('select reason_id, comment from resource_subscription')).toEqual([
      { reason_id: reasons[3].id, comment: 'Once a month is enough.' },
    ]);
    // Subscribes again with the same address.
    await subscribed();
    expect((await ending(token)).json.is_active).toBe(true);
    expect(await sql('select 1 from staff_update')).toHaveLength(2);
  });

  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('works with the one-click button of mail programs, as %s', async (type, body) => {
    const page = `/available-resources-unsubscribe/${await leaving()}`;
    const post = (sent: string, path = page) =>
      api.call(path, { method: 'POST', body: sent, headers: { 'content-type': type, origin: 'https://mail.example' } });
    expect((await post(body.replace('One-Click', 'Other'))).status).toBe(400);
    expect((await post(body, '/available-resources-unsubscribe/x')).status).toBe(410);
    expect(await sql('select 1 from resource_subscription where unsubscribed_at is null')).toHaveLength(1);
    expect((await post(body)).status).toBe(200);
    expect(await sql('select 1 from resource_subscription where unsubscribed_at is null')).toEqual([]);
    expect((await post(body)).status).toBe(200);
  });
});

test('the list applies the filters to the open pool and to the given company', async () => {
  const list = async (query = '') => (await api.call(`/api/available_resources/?${query}`)).json;
  await offer({ name: 'Open O.', skills: [1], hourly_rate: 40, country: 'PL', seniority_id: 3 });
  await offer({ name: 'Own O.', company: 'acme', skills: [1] });
  await offer({ name: 'Gone G.', status: 'unknown' });
  const names = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name);
  expect(names(await list())).toEqual(['Open O.']);
  expect(await list('company=acme&skills=1&limit=1')).toMatchObject({ total: 2, items: [{ name: 'Own O.' }] });
  expect(names(await list('company=acme&hourlyRate=30-50&location=PL&seniority=3'))).toEqual(['Open O.']);
  expect((await list('company=nobody')).code).toBe('not_found');
  expect((await list()).items[0]).toMatchObject({ skills: [{ id: 1 }], hourly_rate: 40, country: { code: 'PL' } });
});

test('the demo data contain available resources with skills, in the open pool and for a company', async () => {
  await api.database.kysely.transaction().execute(insertResources);
  const count = async (query: string) => (await api.call(`/api/available_resources/?limit=1&${query}`)).json.total;
  expect(await count('company=acme')).toBeGreaterThan(await count(''));
  expect(
    await sql('select 1 from resource r where not exists (select from resource_skill where resource_id = r.id)'),
  ).toEqual([]);
});
