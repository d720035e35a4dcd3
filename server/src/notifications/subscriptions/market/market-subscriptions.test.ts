import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { linkIn, mailsTo, told } from '../../../../../tests/support/accounts.ts';
import { type TestApi, testApi } from '../../../../../tests/support/api.ts';
import { taskServices } from '../../../../../tests/support/task-services.ts';
import type { AllTaskServices } from '../../../context.ts';
import { indexCards } from '../../../search/index-cards.ts';
import { mailMarketDigests } from './digest.ts';

const ASKED = {
  status: 200,
  body: { detail: 'We sent you an email. Follow the link in it to confirm.', is_confirmed: false },
};
const ADA = 'ada@example.com';

let api: TestApi;
let services: AllTaskServices;

beforeAll(async () => {
  api = await testApi({ TRUSTED_PROXIES: '127.0.0.1' });
  services = taskServices(api);
});

beforeEach(() =>
  sql('delete from rate_limit; delete from mail; delete from staff_update; delete from market_subscription'),
);

afterAll(() => api.close());

const sql = async (text: string, ...values: unknown[]) =>
  (await api.database.pool.query(text, values.length > 0 ? values : undefined)).rows;
const digest = () => mailMarketDigests({}, services);
/** Simulates that a day has passed. */
const aDayLater = () =>
  sql(`update market_subscription set looked_at = looked_at - interval '1 day', next_at = now() - interval '1 second'`);

/** Sends the digest of the following day. */
const nextDigest = async () => {
  await aDayLater();
  await digest();
};

let callers = 0;
const newCaller = () => `10.4.${Math.floor(++callers / 250)}.${callers % 250}`;

type Asking = Partial<Parameters<TestApi['call']>[1]> & { type?: string };

const subscribe = (more: object = {}, { type = 'talents', ...options }: Asking = {}) =>
  api.call(`/api/market/${type}/subscribe/`, {
    method: 'POST',
    headers: { 'x-forwarded-for': newCaller(), ...options.headers },
    body: { email: ADA, query: '', frequency: 'daily', message_id: randomUUID(), ...more },
    ...(options.role && { role: options.role }),
    ...(options.host && { host: options.host }),
  });

async function link(name: 'subscribe' | 'unsubscribe', to = ADA): Promise<string> {
  const [mail] = await mailsTo(api, to);
  return linkIn(mail!, `market-${name}`).split('/').at(-1)!;
}

const calling =
  (what: string) =>
  (token: string, body?: object, method = 'POST') =>
    api.call(`/api/market/${what}/${token}/`, { method, ...(body && { body }) });
const confirmation = calling('subscription_activation');
const ending = calling('unsubscribe');

async function subscribed(
  more: { email?: string; [field: string]: unknown } = {},
  options: Asking = {},
): Promise<string> {
  const { email = ADA } = more;
  await subscribe(more, options);
  expect(told(await confirmation(await link('subscribe', email)))).toMatchObject({ status: 200 });
  const token = await link('unsubscribe', email);
  await sql('delete from mail; delete from rate_limit');
  return token;
}

/** Adds talents, copied from the talents with the most skills. Returns their ids. */
async function arrive(count: number, more = '', company: string | null = null): Promise<number[]> {
  const rows = await sql(
    `insert into talent (owner_id, company_id, card_number, link_key, name, title, seniority_id, english_level_id,
       specialization_ids, industry_ids, country_id, hourly_rate)
     select owner_id, (select id from company where slug = $2), 900000 + (select count(*) from talent)::int + row_number() over (),
       substr(md5(random()::text), 1, 22), 'New ' || name, title, seniority_id, english_level_id, specialization_ids, industry_ids,
       country_id, hourly_rate
     from (select * from talent where company_id is null and not is_withheld order by id limit $1) t returning id`,
    count,
    company,
  );
  const ids = rows.map(({ id }) => id as number);
  await sql(
    `insert into talent_skill (talent_id, skill_id, experience, is_main, position)
     select n.id, s.skill_id, s.experience, s.is_main, s.position
     from unnest($1::int[]) with ordinality as n (id, place)
     join (select id, row_number() over (order by id) as place from talent where company_id is null and not is_withheld) t
       on t.place = n.place
     join talent_skill s on s.talent_id = t.id`,
    ids,
  );
  if (more) await sql(`update talent set ${more} where id = any($1::int[])`, ids);
  await api.database.kysely.transaction().execute((trx) => indexCards(trx, 'talent', ids));
  return ids;
}

async function changeTalent(id: number, change: string): Promise<void> {
  await sql(`update talent set ${change} where id = $1`, id);
  await api.database.kysely.transaction().execute((trx) => indexCards(trx, 'talent', [id]));
}

test('a subscription starts with the emailed link, which works once and is not used up by a GET', async () => {
  expect(told(await subscribe({ query: 'seniority=3&hourlyRate=-60', frequency: 'weekly' }))).toEqual(ASKED);
  const [mail] = await mailsTo(api, ADA);
  expect(mail!.text).toContain('Hourly rate: up to $60/hr');
  expect(mail!.text).toContain('at most once a week');
  const token = await link('subscribe');
  for (let time = 0; time < 2; time++) {
    expect((await confirmation(token, undefined, 'GET')).json).toEqual({
      type: 'talents',
      email: 'a…@example.com',
      filters: ['Seniority: Senior', 'Hourly rate: up to $60/hr'],
      frequency: 'weekly',
    });
  }
  expect(await sql('select 1 from market_subscription where confirmed_at is not null')).toEqual([]);
  const both = await Promise.all([confirmation(token), confirmation(token)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  const [welcome] = await mailsTo(api, ADA);
  expect(welcome!.unsubscribe_url).toContain(await link('unsubscribe'));
  const [update] = (await api.call('/api/admin-panel/updates/', { role: 'staff' })).json.items;
  expect(update).toMatchObject({ kind: 'subscription', title: `${ADA} subscribed to new talents` });
});

test('the same filters in another order are one subscription, and repeating a call sends one email', async () => {
  await subscribed({ query: 'skills=1,2&seniority=3&sortBy=rate' });
  await subscribed({ query: 'seniority=3&skills=1,2', frequency: 'weekly' });
  expect(await sql('select query, frequency from market_subscription')).toEqual([
    { query: 'seniority=3&skills=1,2', frequency: 'weekly' },
  ]);
  expect(await sql('select 1 from staff_update')).toHaveLength(1);
  const message_id = randomUUID();
  for (const answer of await Promise.all([1, 2].map(() => subscribe({ message_id, email: 'b@example.com' }))))
    expect(told(answer)).toEqual(ASKED);
  expect(await mailsTo(api, 'b@example.com')).toHaveLength(1);
  expect((await subscribe({ message_id, email: 'c@example.com' })).status).toBe(409);
});

test.each([
  [{ query: 'colour=red' }, 'body.query'],
  [{ query: 'ids=1,2' }, 'body.query'],
  [{ query: 'seniority=x' }, 'body.query'],
  [{ frequency: 'hourly' }, 'body.frequency'],
  [{ email: 'x' }, 'body.email'],
  [{ email: undefined }, 'body.email'],
  [{ message_id: 'x' }, 'body.message_id'],
])('%j is refused', async (more, path) => {
  expect((await subscribe(more)).json.issues[0].path.startsWith(path)).toBe(true);
});

test('a signed-in person’s own email needs no confirmation, another email does, and there are at most twenty', async () => {
  const { email } = api.account('client');
  const own = await subscribe({ email: undefined }, { role: 'client' });
  expect(own.json).toEqual({ detail: 'Thank you for subscribing!', is_confirmed: true });
  expect(await mailsTo(api, email)).toEqual([]);
  expect((await subscribe({}, { role: 'client' })).json.is_confirmed).toBe(false);
  for (let english = 1; english <= 7; english++)
    for (const seniority of [1, 2, 3])
      if (!(english === 7 && seniority > 1))
        expect(
          (await subscribe({ email, query: `english=${english}&seniority=${seniority}` }, { role: 'client' })).status,
        ).toBe(200);
  expect((await subscribe({ email, query: 'fullStack=1' }, { role: 'client' })).status).toBe(409);
});

describe('the digest', () => {
  test('finds the same new cards as the market, for every filter', async () => {
    const queries = [
      '',
      'skills=1,2,3',
      'skills=1,2,3,4,5&matching=moderate',
      'main_skills=1,2,3&matching=all',
      'skills=2,3&matching=strict',
      'seniority=3',
      'english=2&fullStack=1',
      'hourlyRate=20-60',
      'location=PL,UA,DE',
      'location=QQ',
      'search=developer',
      'search=zzzz',
      'specializations=1,2,3',
      'category=1',
      'availability=30',
    ];
    for (const query of queries) await subscribed({ query });
    const everything = await arrive(60);
    await nextDigest();
    const mailed = new Map(
      (await mailsTo(api, ADA)).map((mail) => [
        mail.text.match(/^View in the market:\n\S+?talents\??(\S*)$/m)![1],
        mail.text,
      ]),
    );
    let shown = 0;
    for (const query of queries) {
      const { json } = await api.call(
        `/api/market_2/talents/?${query}&ids=${everything.join(',')}&limit=10&facets=0`.replace('?&', '?'),
      );
      const kept = [...new URLSearchParams(query)]
        .toSorted()
        .map((pair) => pair.join('='))
        .join('&');
      const text = mailed.get(kept);
      const listed = [...(text ?? '').matchAll(/^http:\/\/localhost:3000(\/t\/\S+)$/gm)].map(([, path]) => path);
      expect([query, listed]).toEqual([query, json.items.map(({ path }: { path: string }) => path)]);
      const more = Number(/And ([\d,]+) more/.exec(text ?? '')?.[1] ?? 0);
      expect([query, listed.length + more]).toEqual([query, json.total]);
      shown += json.total;
    }
    expect(shown).toBeGreaterThan(60);
    // No card is emailed twice, and no email is sent without new cards.
    await sql('delete from mail');
    await nextDigest();
    expect(await sql('select 1 from mail')).toEqual([]);
  });

  test('contains no hidden cards, and contains a card once for each time that it becomes visible', async () => {
    await subscribed();
    await arrive(1, 'is_private = true');
    await arrive(1, 'is_on_hold = true');
    await arrive(1, 'is_draft = true');
    await arrive(1, 'is_active = false');
    const [gone] = await arrive(1);
    await sql('update talent set is_private = true where id = $1', gone);
    await api.database.kysely.transaction().execute((trx) => indexCards(trx, 'talent', [gone!]));
    await nextDigest();
    expect(await mailsTo(api, ADA)).toEqual([]);
    await sql('update talent set is_private = false where id = $1', gone);
    await api.database.kysely.transaction().execute((trx) => indexCards(trx, 'talent', [gone!]));
    await nextDigest();
    expect(await mailsTo(api, ADA)).toHaveLength(1);
    // The card is on hold only between two digests.
    await changeTalent(gone!, 'is_on_hold = true');
    await changeTalent(gone!, 'is_on_hold = false');
    await nextDigest();
    expect(await mailsTo(api, ADA)).toHaveLength(1);
  });

  test('contains a card that matches after an edit, and no card that matched when the subscription started', async () => {
    const [junior, senior] = await arrive(2, 'seniority_id = 1');
    await changeTalent(senior!, 'seniority_id = 3');
    await subscribed({ query: 'seniority=3' });
    await changeTalent(senior!, `title = 'Renamed'`);
    await nextDigest();
    expect(await mailsTo(api, ADA)).toEqual([]);
    await changeTalent(junior!, `seniority_id = 3, title = 'Promoted'`);
    for (let day = 0; day < 2; day++) await nextDigest();
    const mails = await mailsTo(api, ADA);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain('Promoted');
  });

  test('contains a talent whose availability date comes into range without an edit', async () => {
    const [busy] = await arrive(1, `available_from = current_date + 40, notice_period = null`);
    await subscribed({ query: 'availability=30' });
    await sql(`update market_talent set available_from = current_date + 20 where card_id = $1`, busy);
    for (let day = 0; day < 2; day++) await nextDigest();
    expect(await mailsTo(api, ADA)).toHaveLength(1);
  });

  test('contains a card whose transaction was still open during the previous digest', async () => {
    await subscribed();
    const client = await api.database.pool.connect();
    try {
      await client.query('begin');
      const [{ card_id: copied }] = (
        await client.query('select card_id from market_talent where company_id = 0 limit 1')
      ).rows;
      // Treats every card as new, as if it had been added after the subscription began.
      await sql(`update market_subscription set told = ''`);
      // The row gets its timestamp before the digest runs, but is committed afterward.
      await client.query(`delete from market_news where kind = 'talent' and card_id = $1`, [copied]);
      await client.query(`insert into market_news (kind, card_id) values ('talent', $1)`, [copied]);
      await nextDigest();
      await client.query('commit');
    } finally {
      client.release();
    }
    expect(await mailsTo(api, ADA)).toEqual([]);
    await nextDigest();
    expect(await mailsTo(api, ADA)).toHaveLength(1);
  });

  test('is sent once it is due, and never while paused', async () => {
    await subscribed({ frequency: 'weekly' });
    await arrive(1);
    await digest();
    expect(await mailsTo(api, ADA)).toEqual([]);
    await sql('update market_subscription set is_paused = true');
    await nextDigest();
    expect(await mailsTo(api, ADA)).toEqual([]);
    await sql('update market_subscription set is_paused = false');
    await digest();
    expect(await mailsTo(api, ADA)).toHaveLength(1);
  });

  test('of a company has the company’s name and links, and no cards of other companies', async () => {
    await subscribed({}, { host: 'acme.localhost' });
    await arrive(1, `name = 'Own O.'`, 'acme');
    await arrive(1, `name = 'Foreign F.'`, 'sunrise');
    await arrive(1, `name = 'Open O.'`);
    await nextDigest();
    const [mail] = await mailsTo(api, ADA);
    expect(mail!.subject).toBe('Acme Talent: 2 new talents');
    expect(mail!.text).toMatch(/Own O\.[^]*acme\.localhost:3000\/t\//);
    expect(mail!.text).not.toMatch(/Foreign|Crewdock|http:\/\/localhost/);
    expect(mail!.unsubscribe_url).toMatch(/^http:\/\/acme\.localhost:3000\/market-unsubscribe\//);
  });

  test('continues after an aborted run without repeating emails', async () => {
    await sql(`
      insert into market_subscription (email, kind, query, frequency, confirmed_at, looked_at, seen)
      select 'reader' || n || '@example.com', 'talent', '', 'daily', now(), now() - interval '1 day', pg_current_snapshot()
      from generate_series(1, 230) n`);
    await arrive(2);
    const stop = new AbortController();
    const { outbox } = services;
    const stopping = {
      ...services,
      signal: stop.signal,
      outbox: {
        ...outbox,
        async write(...given: Parameters<typeof outbox.write>) {
          await outbox.write(...given);
          stop.abort();
        },
      },
    };
    await expect(mailMarketDigests({}, stopping)).rejects.toThrow('shutting down');
    const [{ count: first }] = await sql('select count(*)::int as count from mail');
    expect(first).toBe(100);
    // Two servers run the task at the same time.
    await Promise.all([digest(), digest()]);
    expect(await sql('select count(*)::int as count, count(distinct recipient)::int as readers from mail')).toEqual([
      { count: 230, readers: 230 },
    ]);
  });

  test('that fails does not block the digests of others', async () => {
    await subscribed({ query: 'seniority=3' });
    await subscribed({ email: 'other@example.com' });
    await sql(`update market_subscription set query = 'colour=red' where email = $1`, ADA);
    await arrive(2);
    await aDayLater();
    await expect(digest()).rejects.toThrow('1 digests');
    expect(await mailsTo(api, 'other@example.com')).toHaveLength(1);
  });
});

describe('unsubscribing', () => {
  test('requires a POST, accepts a reason afterwards, and can be reverted with one call', async () => {
    const token = await subscribed();
    expect((await ending(token, undefined, 'GET')).json).toMatchObject({ is_active: true, type: 'talents' });
    expect((await ending(token, {})).json).toEqual({ detail: 'You’ve been unsubscribed' });
    expect((await ending(token, { reason: 999 })).json.issues).toMatchObject([{ path: 'body.reason' }]);
    expect((await ending(token, { reason: 1, comment: 'Enough.' })).status).toBe(200);
    expect(await sql('select reason_id, comment from market_subscription')).toEqual([
      { reason_id: 1, comment: 'Enough.' },
    ]);
    await arrive(1);
    await nextDigest();
    expect(await mailsTo(api, ADA)).toEqual([]);
    expect((await calling('resubscribe')(token)).status).toBe(200);
    expect((await calling('resubscribe')(token)).status).toBe(200);
    expect((await ending(token, undefined, 'GET')).json.is_active).toBe(true);
    // Cards that were added while the person was unsubscribed are not new.
    await nextDigest();
    expect(await mailsTo(api, ADA)).toEqual([]);
  });

  test('works with the one-click button of mail programs, but not with another kind of link', async () => {
    const token = await subscribed();
    const post = (path: string) =>
      api.call(path, {
        method: 'POST',
        body: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
      });
    expect((await post(`/available-resources-unsubscribe/${token}`)).status).toBe(410);
    expect((await post(`/market-unsubscribe/${token}x`)).status).toBe(410);
    expect((await post(`/market-unsubscribe/${token}`)).status).toBe(200);
    expect(await sql('select 1 from market_subscription where unsubscribed_at is null')).toEqual([]);
    expect((await confirmation(token)).status).toBe(410);
  });
});
