import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../tests/support/api.ts';
import { built } from '../../../tests/support/built.ts';
import { unzipped } from '../../../tests/support/unzipped.ts';
import { expiredStatistics } from './expired.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

let api: TestApi;
let talent: number;
let job: number;

beforeAll(async () => {
  await built();
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
  await query('delete from statistics_access');
});

afterAll(() => api.close());

const query = (text: string, values: unknown[] = []) => api.database.pool.query(text, values);

async function shared(path = `talents/${talent}`, role: Role = 'provider', tag = 'Northwind') {
  const { json } = await api.call(`/api/${path}/create_tag/`, { method: 'POST', role, body: { tag } });
  return { key: new URL(json.url).pathname.split('/')[2]!, publicKey: json.public_key as string };
}

interface Visit {
  address?: string;
  userAgent?: string;
  role?: Role;
  headers?: Record<string, string>;
  body?: object;
}

const sent = ({ address = '203.0.113.7', userAgent = FIREFOX, headers = {} }: Visit) => ({
  headers: { 'x-forwarded-for': address, 'user-agent': userAgent, ...headers },
});
const visit = (key: string, visitor: Visit = {}) =>
  api.call(`/api/talents/${key}/open/`, {
    method: 'POST',
    body: visitor.body ?? {},
    ...(visitor.role && { role: visitor.role }),
    ...sent(visitor),
  });
const statistics = (body: object = {}, role: Role = 'provider', path = `talents/${talent}`) =>
  api.call(`/api/${path}/statistics/`, { method: 'POST', role, body });

/** Polls until the expected events are counted. */
async function expectCounted(expected: object, path?: string, role?: Role) {
  await expect.poll(async () => (await statistics({}, role, path)).json.total).toMatchObject(expected);
}

describe('a view', () => {
  test('counts once in half an hour per visitor, and a visitor counts once a day', async () => {
    const { key } = await shared();
    for (let at = 0; at < 5; at++) await visit(key);
    await visit(key, { address: '198.51.100.7', body: { referrer: 'mail.example.com' } });
    await visit(key, { userAgent: PHONE });
    await expectCounted({ views: 3, visitors: 3 });
    await query(`update share_seen set at = at - interval '29 minutes'`);
    await visit(key);
    await query(`update share_seen set at = at - interval '2 minutes'`);
    await visit(key);
    await expectCounted({ views: 4, visitors: 3 });
    const { json } = await statistics();
    expect(json.referrers).toEqual([
      { label: '', views: 3 },
      { label: 'mail.example.com', views: 1 },
    ]);
    expect(json.devices).toEqual([
      { label: 'Computer', views: 3 },
      { label: 'Phone', views: 1 },
    ]);
    expect(json.tags).toMatchObject([{ tag: 'Northwind', views: 4, visitors: 3 }]);
    const { items } = (await api.call(`/api/talents/${talent}/tags/`, { role: 'provider' })).json;
    expect(items).toMatchObject([{ views: 4, visitors: 3, last_visit: expect.any(String) }]);
  });

  test('by an owner is counted separately, and is not counted when the browser opts out of tracking', async () => {
    const { key } = await shared();
    for (const role of ['provider', 'staff'] as const) await visit(key, { role, address: `203.0.113.${role.length}` });
    await visit(key, { headers: { dnt: '1' }, address: '203.0.113.70' });
    await visit(key, { headers: { 'sec-gpc': '1' }, address: '203.0.113.71' });
    await visit(key, { address: '203.0.113.72' });
    await expectCounted({ views: 1, visitors: 1, owners: 2 });
    expect((await query('select from share_seen')).rowCount).toBe(3);
  });

  test('is stored without the IP address or anything that leads back to it', async () => {
    const { key } = await shared();
    await visit(key, { address: '203.0.113.99' });
    await expectCounted({ views: 1 });
    const { rows } = await query(
      `select array_agg(t::text) as lines from (
         select s::text as t from share_seen s union all select d::text from share_day d union all select c::text from share_source c) t`,
    );
    expect(rows[0].lines.join()).not.toMatch(/203\.0\.113|Firefox/);
    await query(`update share_seen set at = at - interval '3 days'`);
    await query(`update share_salt set day = day - 2`);
    await query(`update share_day set day = day - 600`);
    await query(`update share_source set day = day - 600`);
    for (const statement of expiredStatistics) await query(statement);
    for (const table of ['share_seen', 'share_salt', 'share_day', 'share_source'])
      expect([table, (await query(`select from ${table}`)).rowCount]).toEqual([table, 0]);
  });

  test('of a tag that is deleted meanwhile does not block the counting of others', async () => {
    const [gone, stays] = [await shared(), await shared(undefined, 'provider', 'Southwind')];
    await visit(gone.key);
    await visit(stays.key);
    await query('delete from share_tag where public_key = $1', [gone.publicKey]);
    await expectCounted({ views: 1 });
  });
});

describe('bots and link previews', () => {
  test.each(PROGRAMS())('%s is a %s', async (userAgent, what) => {
    const { key } = await shared();
    await api.call(`/t/${key}`, sent({ userAgent }));
    await visit(key);
    await expectCounted({ views: 1, visitors: 1, previews: what === 'preview' ? 1 : 0, bots: what === 'bot' ? 1 : 0 });
  });
});

describe('clicks and contacts', () => {
  test('are counted only for links with a tag', async () => {
    const { key } = await shared(`requests/${job}`, 'client');
    const click = (id: string) => api.call(`/api/requests/${id}/appl-clk/`, { method: 'POST', ...sent({}) });
    expect((await click(key)).status).toBe(200);
    expect((await click(key.replace(/\d{12}/, '914200375816'))).status).toBe(404);
    expect((await click(String(job))).status).toBe(200);
    for (const unknown of ['2147483647', '123456-7']) expect((await click(unknown)).status, unknown).toBe(404);
    await query('update request set is_private = true where id = $1', [job]);
    expect((await click(String(job))).status).toBe(404);
    const body = { name: 'Ada', email: 'ada@example.org', message: 'Hire me', message_id: crypto.randomUUID() };
    const applied = await api.call(`/api/requests/${key}/applications/`, { method: 'POST', body, ...sent({}) });
    await query('update request set is_private = false where id = $1', [job]);
    expect(applied.status, applied.text).toBe(200);
    await expectCounted({ views: 0, clicks: 1, contacts: 1 }, `requests/${job}`, 'client');
  });
});

describe('statistics', () => {
  test('cover every day of the range, for all tags or for one', async () => {
    const [first, second] = [await shared(), await shared(undefined, 'provider', 'Southwind')];
    await query(
      `insert into share_day (tag_id, day, views, visitors)
       select id, day, views, 1 from share_tag, (values ('Northwind', '2026-03-01'::date, 4), ('Southwind', '2026-03-03', 2)) d (of, day, views)
       where tag = of`,
    );
    const asked = { from: '2026-03-01', to: '2026-03-04' };
    const days = (json: { days: { day: string; views: number }[] }) => json.days.map(({ day, views }) => [day, views]);
    expect(days((await statistics(asked)).json)).toEqual([
      ['2026-03-01', 4],
      ['2026-03-02', 0],
      ['2026-03-03', 2],
      ['2026-03-04', 0],
    ]);
    const one = (await statistics({ ...asked, tag: second.publicKey })).json;
    expect(days(one).map(([, views]) => views)).toEqual([0, 0, 2, 0]);
    expect(one.tags.map(({ public_key }: { public_key: string }) => public_key)).toEqual([second.publicKey]);
    expect(first.publicKey).not.toBe(second.publicKey);
    for (const body of [
      { from: '2026-03-04', to: '2026-03-01' },
      { from: '2020-01-01', to: '2026-03-01' },
    ])
      expect((await statistics(body)).json.issues).toMatchObject([{ path: 'body.from' }]);
  });

  test('are refused for other accounts', async () => {
    expect((await statistics({}, 'visitor')).status).toBe(403);
    for (const role of ['client', 'developer', 'superadmin'] as const)
      expect((await statistics({}, role)).status).toBe(404);
    expect((await statistics({}, 'staff')).status).toBe(200);
  });

  test('of a company’s card are available to all its superadmins, and to no other company’s', async () => {
    const { rows } = await query(
      `select c.id from talent c join company o on o.id = c.company_id join person p on p.id = c.owner_id
       where o.slug = 'acme' and c.is_active and p.email <> $1 limit 1`,
      [api.account('superadmin').email],
    );
    const at = `/api/talents/${rows[0].id}/statistics/`;
    const told = (host: string) => api.call(at, { method: 'POST', role: 'superadmin', host, body: {} });
    const { key } = await shared(`talents/${rows[0].id}`, 'superadmin');
    await api.call(`/api/talents/${key}/open/`, { method: 'POST', body: {}, host: 'acme.localhost', ...sent({}) });
    await expect.poll(async () => (await told('acme.localhost')).json.total).toMatchObject({ views: 1 });
    expect((await statistics({}, 'client', `talents/${rows[0].id}`)).status).toBe(404);
    await query(`update person set superadmin_in = (select id from company where slug = 'sunrise') where email = $1`, [
      api.account('superadmin').email,
    ]);
    const others = await told('sunrise.localhost');
    await query(`update person set superadmin_in = (select id from company where slug = 'acme') where email = $1`, [
      api.account('superadmin').email,
    ]);
    expect(others.status).toBe(404);
  });
});

test('the daily statistics are exported as CSV or XLSX, and not to other accounts', async () => {
  const days = (format: string, role: Role = 'provider') =>
    api.call(`/api/talents/${talent}/statistics/export/${format}`, {
      method: 'POST',
      role,
      body: { from: '2026-11-01', to: '2026-11-02' },
    });
  const csv = await days('?separator=semicolon');
  expect(csv.headers['content-disposition']).toContain('statistics-2026-11-01-2026-11-02.csv');
  expect(csv.text.replace('\uFEFF', '').split('\n')).toEqual([
    'day;views;visitors;clicks;contacts;verdicts',
    expect.stringMatching(/^2026-11-01;\d+;\d+;\d+;\d+;\d+$/),
    expect.stringMatching(/^2026-11-02;/),
    '',
  ]);
  const { 'xl/worksheets/sheet1.xml': sheet } = unzipped((await days('?format=xlsx')).bytes);
  expect(sheet).toContain('<c r="A2" s="1"><v>46327</v></c>');
  expect((await days('', 'client')).status).toBe(404);
  expect((await days('', 'visitor')).status).toBe(403);
  expect((await days('?format=pdf')).json.issues).toMatchObject([{ path: 'query.format' }]);
});

describe('access without an account', () => {
  const give = (body: object = {}, role: Role = 'provider') =>
    api.call(`/api/talents/${talent}/statistics_access/`, { method: 'POST', role, body });

  test('is given by email or key with a password that is shown once, and can be revoked immediately', async () => {
    const byKey = (await give()).json;
    const byMail = (await give({ email: 'Ann@Client.example' })).json;
    expect(byKey.password).toMatch(/^[a-zA-Z2-9]{10}$/);
    expect(byMail.identifier).toBe('ann@client.example');
    expect((await statistics({ key: byKey.key, password: byKey.password }, 'visitor')).status).toBe(200);
    expect((await statistics({ email: 'ann@client.example', password: byMail.password }, 'visitor')).status).toBe(200);
    const at = `/api/talents/${talent}/statistics_access/`;
    const { items } = (await api.call(at, { role: 'provider' })).json;
    expect(items.map(({ password }: { password: unknown }) => password)).toEqual([null, null]);
    const again = await give({ email: 'ann@client.example' });
    expect([again.status, again.json.detail]).toEqual([409, expect.stringContaining('already has access')]);
    const ended = await api.call(`${at}?public_key=${byMail.public_key}`, { method: 'DELETE', role: 'provider' });
    expect(ended.json.detail).toBe('The access of ann@client.example was removed.');
    expect((await statistics({ email: 'ann@client.example', password: byMail.password }, 'visitor')).status).toBe(400);
    expect((await give({}, 'client')).status).toBe(404);
  });

  test('is limited to one card, and a wrong key, a wrong password and an unknown card get the same response', async () => {
    const { key, password } = (await give()).json;
    const refused = [
      await statistics({ key, password: 'other otters' }, 'visitor'),
      await statistics({ key: 'none', password }, 'visitor'),
      await statistics({ email: 'nobody@example.org', password }, 'visitor'),
      await statistics({ key, password }, 'visitor', `requests/${job}`),
      await statistics({ key, password }, 'visitor', 'talents/2147483645'),
      await statistics({ key, password }, 'visitor', 'lists/2147483645'),
    ];
    const told = refused.map(({ status, json }) => [status, { ...json, request_id: '' }]);
    expect(new Set(told.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(told[0]![0]).toBe(400);
  });

  test('limits guesses per IP address without blocking others', async () => {
    const { key, password } = (await give()).json;
    const statuses = [];
    for (let at = 0; at < 15; at++) {
      const body = { key, password: `guess number ${at}` };
      const answer = await api.call(`/api/talents/${talent}/statistics/`, { method: 'POST', body, ...sent({}) });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(400), ...Array<number>(5).fill(429)]);
    const others = await api.call(`/api/talents/${talent}/statistics/`, {
      method: 'POST',
      body: { key, password },
      ...sent({ address: '198.51.100.9' }),
    });
    expect(others.status).toBe(200);
  });
});

/** Returns user agents of link previews and of other bots. */
function PROGRAMS(): [string, 'preview' | 'bot'][] {
  const previews = [
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Facebot',
    'Twitterbot/1.0',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'Slack-ImgProxy (+https://api.slack.com/robots)',
    'TelegramBot (like TwitterBot)',
    'WhatsApp/2.23.20.0 A',
    'WhatsApp/2.2412.54 W',
    'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
    'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
    'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) MicrosoftPreview/2.0',
    'Viber/20.9.0.6 CFNetwork/1410.0.3 Darwin/22.6.0',
    'Iframely/1.3.1 (+https://iframely.com/docs/about)',
    'Mozilla/5.0 (compatible; Embedly/0.2; +http://support.embed.ly/)',
    'Mozilla/5.0 (compatible; redditbot/1.0; +http://www.reddit.com/feedback)',
    'Pinterestbot/1.0 (+http://www.pinterest.com/bot.html)',
    'Mozilla/5.0 (compatible; vkShare; +http://vk.com/dev/Share)',
    'http.rb/5.1.1 (Mastodon/4.2.1; +https://mastodon.example/) Bot',
    'Mozilla/5.0 (compatible; Bluesky Cardyb/1.1; +mailto:support@bsky.app)',
    'Google-PageRenderer Google (+https://developers.google.com/+/web/snippet/)',
    'Mozilla/5.0 (Linux; Android 11) GoogleMessages/1.0',
    'facebookexternalhit/1.1; kakaotalk-scrap/1.0',
    'ZoomBot (zoombot.example; link preview)',
  ];
  const bots = [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
    'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
    'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
    'Mozilla/5.0 (compatible; SemrushBot/7~bl; +http://www.semrush.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
    'Mozilla/5.0 (compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
    'CCBot/2.0 (https://commoncrawl.org/faq/)',
    'Mozilla/5.0 (compatible; PetalBot;+https://webmaster.petalsearch.com/site/petalbot)',
    'curl/8.5.0',
    'Wget/1.21.4',
    'python-requests/2.31.0',
    'Go-http-client/2.0',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/120.0.0.0 Safari/537.36',
    'axios/1.6.2',
    'Mozilla/5.0 (compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)',
  ];
  return [
    ...previews.map((each): [string, 'preview'] => [each, 'preview']),
    ...bots.map((each): [string, 'bot'] => [each, 'bot']),
  ];
}
