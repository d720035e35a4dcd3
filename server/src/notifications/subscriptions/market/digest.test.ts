import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailsTo } from '../../../../../tests/support/accounts.ts';
import { type TestApi, testApi } from '../../../../../tests/support/api.ts';
import { taskServices } from '../../../../../tests/support/task-services.ts';
import type { AllTaskServices } from '../../../context.ts';
import { indexCards } from '../../../search/index-cards.ts';
import { mailMarketDigests } from './digest.ts';

let api: TestApi;
let services: AllTaskServices;

beforeAll(async () => {
  api = await testApi();
  services = taskServices(api);
});

beforeEach(() => sql('delete from mail; delete from market_subscription'));

afterAll(() => api.close());

const sql = async (text: string, ...values: unknown[]) =>
  (await api.database.pool.query(text, values.length > 0 ? values : undefined)).rows;

const digests = () => mailsTo(api, api.account('client').email);

/** Sends the digest of the following day. */
async function nextDigest(): Promise<void> {
  await sql(
    `update market_subscription set looked_at = looked_at - interval '1 day', next_at = now() - interval '1 second'`,
  );
  await mailMarketDigests({}, services);
}

async function subscribe(query: string, host?: string): Promise<void> {
  const answer = await api.call('/api/market/talents/subscribe/', {
    method: 'POST',
    role: 'client',
    body: { query, frequency: 'daily', message_id: randomUUID() },
    ...(host && { host }),
  });
  expect(answer.json).toMatchObject({ is_confirmed: true });
}

/** Copies a talent to the market. Returns its id. */
async function publishTalent(more = 'seniority_id = 3'): Promise<number> {
  const [{ id }] = await sql(
    `insert into talent (owner_id, card_number, link_key, name, title)
     select owner_id, 900000 + (select count(*) from talent), substr(md5(random()::text), 1, 22), 'New ' || name, title
     from talent where company_id is null and not is_withheld order by id limit 1 returning id`,
  );
  await changeTalent(id, more);
  return id;
}

async function changeTalent(id: number, change: string): Promise<void> {
  await sql(`update talent set ${change} where id = $1`, id);
  await api.database.kysely.transaction().execute((trx) => indexCards(trx, 'talent', [id]));
}

test.each([
  ['back from hold', '', 'is_on_hold = true', 'is_on_hold = false'],
  ['back from the archive', '', 'is_active = false', 'is_active = true'],
  ['changed so that it matches again', 'seniority=3', 'seniority_id = 1', 'seniority_id = 3'],
  ['free again', 'availability=30', 'available_from = current_date + 90', 'available_from = current_date'],
])('a digest contains a known card that is %s', async (_, query, leave, comeBack) => {
  const known = await publishTalent('seniority_id = 3, available_from = current_date, notice_period = null');
  await subscribe(query);
  await changeTalent(known, leave);
  await nextDigest();
  expect(await digests()).toEqual([]);
  for (const times of [1, 2]) {
    await changeTalent(known, comeBack);
    for (let day = 0; day < 2; day++) await nextDigest();
    expect(await digests()).toHaveLength(times);
    await changeTalent(known, leave);
    await nextDigest();
  }
});

test('a digest contains a card that left while the subscription was paused, and came back afterwards', async () => {
  const known = await publishTalent();
  await subscribe('');
  const [{ uid }] = await sql('select uid from market_subscription');
  const pause = (is_paused: boolean) =>
    api.call(`/api/profile/subscriptions/${uid}/`, { method: 'PATCH', role: 'client', body: { is_paused } });
  expect((await pause(true)).status).toBe(200);
  await changeTalent(known, 'is_on_hold = true');
  expect((await pause(false)).status).toBe(200);
  await changeTalent(known, 'is_on_hold = false');
  await nextDigest();
  expect(await digests()).toHaveLength(1);
});

test('cards that appear while a company’s market is closed are in the digest after it reopens', async () => {
  const openMarket = (isOpen: boolean) => sql(`update company set market_enabled = $1 where slug = 'acme'`, isOpen);
  await subscribe('', 'acme.localhost');
  await openMarket(false);
  await publishTalent();
  for (let day = 0; day < 2; day++) await nextDigest();
  expect(await digests()).toEqual([]);
  expect(await sql('select 1 from market_subscription where next_at > now()')).toHaveLength(1);
  await openMarket(true);
  for (let day = 0; day < 2; day++) await nextDigest();
  expect(await digests()).toHaveLength(1);
});
