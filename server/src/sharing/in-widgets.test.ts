import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../tests/support/api.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SITE = 'https://partner.example';

let api: TestApi;
let company: number;
/** A job of the company, on the market. */
let job: number;

beforeAll(async () => {
  api = await testApi();
  const { rows } = await query(
    `select m.card_id as id, c.id as company from market_request m join company c on c.id = m.company_id
     where c.slug = 'acme' limit 1`,
  );
  [job, company] = [rows[0].id, rows[0].company];
});
beforeEach(() => query('truncate rate_limit; delete from share_tag'));
afterAll(() => api.close());

const query = (text: string, values: unknown[] = []) => api.database.pool.query(text, values);
const fromSite = (more: Record<string, string> = {}) => ({
  'user-agent': FIREFOX,
  origin: SITE,
  'sec-fetch-site': 'cross-site',
  ...more,
});
const list = (headers = fromSite(), slug = 'acme') => api.call(`/api/market_2/requests/?company=${slug}`, { headers });

async function counted(): Promise<Record<string, number>[]> {
  const { rows } = await query(
    `select s.tag, d.views, d.clicks, d.contacts, d.bots from share_day d join share_tag s on s.id = d.tag_id
     where s.request_id = $1`,
    [job],
  );
  return rows;
}

/** Waits until earlier events are written: adds another event, because events are written in order. */
async function settled(): Promise<void> {
  await list(fromSite({ 'user-agent': `Settled ${Math.random()} ${FIREFOX}` }));
  const seen = async () => (await query('select from share_seen')).rowCount;
  await expect.poll(seen).toBeGreaterThan(0);
}

test('a company’s cards listed in its widget on another site count as views, once in half an hour', async () => {
  const { json } = await list();
  expect(json.items.map(({ id }: { id: number }) => id)).toContain(job);
  await list();
  // Events are written in order, so nothing is pending once the last visitor is counted.
  await list(fromSite({ 'user-agent': `${FIREFOX} of another` }));
  await expect.poll(counted).toEqual([{ tag: 'widget', views: 2, clicks: 0, contacts: 0, bots: 0 }]);
  const { rows } = await query(
    `select distinct c.company_id from share_tag s join request c on c.id = s.request_id where s.is_widget`,
  );
  expect(rows).toEqual([{ company_id: company }]);
  const sources = await query(`select distinct value from share_source where kind = 'referrer'`);
  expect(sources.rows).toEqual([{ value: 'partner.example' }]);
});

test('opening a job counts as a click, applying as a contact, and a bot not as a visitor', async () => {
  await api.call(`/api/requests/${job}/?company=acme`, { headers: fromSite() });
  await expect.poll(counted).toMatchObject([{ views: 0, clicks: 1 }]);
  await query(`update company set allowed_origins = array[$1] where id = $2`, [SITE, company]);
  const body = { name: 'Ada', email: 'ada@example.org', message: 'I know engines.', message_id: crypto.randomUUID() };
  const path = `/api/requests/${job}/applications/?company=acme`;
  const { status, text } = await api.call(path, { method: 'POST', headers: fromSite(), body });
  expect(status, text).toBe(200);
  await expect.poll(counted).toMatchObject([{ clicks: 1, contacts: 1 }]);
  await list(fromSite({ 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }));
  await expect.poll(counted).toMatchObject([{ views: 0, bots: 1 }]);
});

test('the portal’s own pages, its preview, another company’s widget and visitors who opted out are not counted', async () => {
  await list({ 'user-agent': FIREFOX, origin: '', 'sec-fetch-site': 'same-origin' });
  await list(fromSite({ 'sec-gpc': '1' }));
  await list(fromSite(), 'sunrise');
  expect((await list(fromSite({ origin: 'null' }))).status).toBe(200);
  await settled();
  await expect.poll(counted).toEqual([{ tag: 'widget', views: 1, clicks: 0, contacts: 0, bots: 0 }]);
});

test('the widget tag cannot open a card, is not listed with other tags and appears in the statistics', async () => {
  await list();
  await expect.poll(counted).toHaveLength(1);
  const { rows } = await query('select number, public_key from share_tag where request_id = $1', [job]);
  const { public_id } = (await api.call(`/api/requests/${job}/?company=acme`)).json;
  const opened = await api.call(`/api/requests/${public_id}-${rows[0].number}/open/`, { method: 'POST', body: {} });
  expect(opened.status).toBe(404);
  const as = { role: 'superadmin' as Role, host: 'acme.localhost' };
  const tags = `/api/requests/${job}/tags/`;
  expect((await api.call(tags, as)).json.items).toEqual([]);
  const removed = await api.call(`${tags}${rows[0].public_key}/`, { method: 'DELETE', ...as });
  expect(removed.status).toBe(404);
  const statistics = await api.call(`/api/requests/${job}/statistics/`, { method: 'POST', body: {}, ...as });
  expect(statistics.json.tags).toMatchObject([{ tag: 'widget', views: 1 }]);
});
