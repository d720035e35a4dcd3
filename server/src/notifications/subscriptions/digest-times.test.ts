import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { linkIn, mailsTo } from '../../../../tests/support/accounts.ts';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import { taskServices } from '../../../../tests/support/task-services.ts';
import type { AllTaskServices } from '../../context.ts';
import { mailResourceDigests } from './digest.ts';
import { mailMarketDigests } from './market/digest.ts';

const ADA = 'ada@example.com';

let api: TestApi;
let services: AllTaskServices;

beforeAll(async () => {
  api = await testApi();
  services = taskServices(api);
});
beforeEach(() =>
  sql(`
    delete from rate_limit; delete from mail; delete from resource; delete from free_week;
    delete from resource_subscription; delete from market_subscription`),
);
afterEach(() => void vi.useRealTimers());
afterAll(() => api.close());

const sql = async (text: string, ...values: unknown[]) =>
  (await api.database.pool.query(text, values.length > 0 ? values : undefined)).rows;
const offer = (name: string) =>
  sql(
    `insert into resource (owner_id, name, title) select id, $2, 'Weaver' from person where email = $1`,
    api.account('provider').email,
    name,
  );
const schedules = async (table: 'market_subscription' | 'resource_subscription') =>
  sql(`select frequency, hour, weekday, time_zone from ${table}`);
const nextAt = async () =>
  (await sql('select next_at from resource_subscription')).map(({ next_at }) => next_at.toISOString());

/** Sends the digests that are due at a time, with two concurrent runs. */
async function digestsAt(time: string): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) });
  await Promise.all([mailResourceDigests({}, services), mailResourceDigests({}, services)]);
  vi.useRealTimers();
}

const follow = (email: string, schedule: object) =>
  sql(
    `insert into resource_subscription (email, confirmed_at, frequency, hour, weekday, time_zone, next_at)
     select $1, now() - interval '1 day', frequency, hour, weekday, time_zone, next_at
     from jsonb_to_record($2) as x (frequency text, hour int, weekday int, time_zone text, next_at timestamptz)`,
    email,
    JSON.stringify({ frequency: 'daily', hour: 9, weekday: 1, time_zone: 'Europe/Berlin', ...schedule }),
  );

const subscribeToMarket = (more: object, role?: 'client') =>
  api.call('/api/market/talents/subscribe/', {
    method: 'POST',
    ...(role && { role }),
    body: { query: '', frequency: 'daily', message_id: randomUUID(), ...more },
  });
const subscribeToResources = (more: object) =>
  api.call('/api/available_resources/subscribe/', {
    method: 'POST',
    body: { email: ADA, message_id: randomUUID(), ...more },
  });
async function confirm(page: 'market' | 'available-resources', calls: 'market' | 'available_resources') {
  const token = linkIn((await mailsTo(api, ADA))[0]!, `${page}-subscribe`)
    .split('/')
    .at(-1)!;
  const answer = await api.call(`/api/${calls}/subscription_activation/${token}/`, { method: 'POST' });
  expect(answer.status).toBe(200);
}

describe('the sending time', () => {
  test('is the local hour across the start of daylight saving, and each digest is sent once', async () => {
    await follow(ADA, { next_at: '2027-03-27T08:00:00Z' });
    await offer('Grace H.');
    await digestsAt('2027-03-27T07:59:59Z');
    expect(await mailsTo(api, ADA)).toHaveLength(0);
    await digestsAt('2027-03-27T08:00:00Z');
    expect(await mailsTo(api, ADA)).toHaveLength(1);
    expect(await nextAt()).toEqual(['2027-03-28T07:00:00.000Z']);
    await offer('Joan C.');
    await digestsAt('2027-03-27T20:00:00Z');
    expect(await mailsTo(api, ADA)).toHaveLength(1);
    await digestsAt('2027-03-28T07:00:00Z');
    expect(await mailsTo(api, ADA)).toHaveLength(2);
  });

  test('that was missed is made up for, and two missed digests are sent as one email', async () => {
    await follow(ADA, { next_at: '2027-03-27T08:00:00Z' });
    await offer('Grace H.');
    await offer('Joan C.');
    await digestsAt('2027-03-28T18:00:00Z');
    const mails = await mailsTo(api, ADA);
    expect(mails.map(({ subject }) => subject)).toEqual(['Crewdock: 2 new people are available']);
    expect(await nextAt()).toEqual(['2027-03-29T07:00:00.000Z']);
  });

  test('passes without news, and a person added later is in the next digest', async () => {
    await follow(ADA, { frequency: 'weekly', next_at: '2026-12-07T08:00:00Z' });
    await digestsAt('2026-12-07T08:00:00Z');
    await offer('Grace H.');
    await digestsAt('2026-12-07T08:15:00Z');
    expect(await mailsTo(api, ADA)).toHaveLength(0);
    expect(await nextAt()).toEqual(['2026-12-14T08:00:00.000Z']);
  });

  test('is skipped while the company’s market is disabled', async () => {
    await follow(ADA, { next_at: '2026-12-07T08:00:00Z' });
    await sql(`
      update resource_subscription set company_id = (select id from company where slug = 'acme');
      update company set market_enabled = false where slug = 'acme'`);
    await offer('Grace H.');
    await digestsAt('2026-12-07T08:00:00Z');
    await sql(`update company set market_enabled = true where slug = 'acme'`);
    expect(await nextAt()).toEqual(['2026-12-08T08:00:00.000Z']);
    expect(await mailsTo(api, ADA)).toHaveLength(0);
  });

  test('of a market digest is also local', async () => {
    await sql(
      `insert into market_subscription
         (email, kind, query, frequency, hour, weekday, time_zone, confirmed_at, looked_at, seen, told, next_at)
       values ($1, 'talent', '', 'weekly', 9, 1, 'Asia/Kolkata', now(), now(), pg_current_snapshot(), '', '2026-12-07T03:30:00Z')`,
      ADA,
    );
    for (const [now, next] of [
      ['2026-12-07T03:29:00Z', '2026-12-07T03:30:00.000Z'],
      ['2026-12-07T03:30:00Z', '2026-12-14T03:30:00.000Z'],
    ]) {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(now!) });
      await mailMarketDigests({}, services);
      vi.useRealTimers();
      expect((await sql('select next_at from market_subscription'))[0].next_at.toISOString()).toBe(next);
    }
  });
});

describe('the schedule', () => {
  const own = () => api.account('client').email;
  const change = async (body: object) => {
    const [{ uid }] = await sql('select uid from resource_subscription');
    return api.call(`/api/profile/subscriptions/${uid}/`, { method: 'PATCH', role: 'client', body });
  };
  const day = (moment: string) => `(${moment} at time zone 'Europe/Berlin')::date`;

  test('is set by the subscription, and omitted fields keep their former values', async () => {
    const chosen = { hour: 7, weekday: 5, time_zone: 'Asia/Kolkata' };
    await subscribeToMarket({ email: ADA, frequency: 'weekly', ...chosen });
    expect(await schedules('market_subscription')).toMatchObject([{ hour: 9, time_zone: 'UTC' }]);
    await confirm('market', 'market');
    expect(await schedules('market_subscription')).toEqual([{ frequency: 'weekly', ...chosen }]);
    await sql('delete from mail');
    await subscribeToMarket({ email: ADA, frequency: 'daily', hour: 0 });
    await confirm('market', 'market');
    expect(await schedules('market_subscription')).toEqual([{ frequency: 'daily', ...chosen, hour: 0 }]);
  });

  test.each([
    [{ hour: -1 }, 'body.hour'],
    [{ hour: null }, 'body.hour'],
    [{ weekday: 0 }, 'body.weekday'],
    [{ weekday: 8 }, 'body.weekday'],
    [{ time_zone: '+02:00' }, 'body.time_zone'],
    [{ time_zone: 'JST' }, 'body.time_zone'],
  ])('%j is refused with the name of the field', async (wrong, path) => {
    expect((await subscribeToMarket({ email: ADA, ...wrong })).json.issues).toMatchObject([{ path }]);
  });

  test('of available resources is set by the subscription, and the time zone alone is enough', async () => {
    const message_id = randomUUID();
    await subscribeToResources({ time_zone: 'Europe/Berlin', message_id });
    expect((await subscribeToResources({ time_zone: 'Asia/Kolkata', message_id })).status).toBe(409);
    await confirm('available-resources', 'available_resources');
    expect(await schedules('resource_subscription')).toMatchObject([{ hour: 9, time_zone: 'Europe/Berlin' }]);
    await sql('delete from mail');
    await subscribeToResources({ hour: 18 });
    await confirm('available-resources', 'available_resources');
    expect(await schedules('resource_subscription')).toMatchObject([{ hour: 18, time_zone: 'Europe/Berlin' }]);
    expect(await sql('select 1 from resource_subscription where next_at > now()')).toHaveLength(1);
  });

  test('of an account’s own email uses the time zone of its free hours unless another is set', async () => {
    await sql(
      `insert into free_week (person_id, time_zone, hours) select id, 'America/New_York', '[]' from person where email = $1`,
      own(),
    );
    await subscribeToMarket({}, 'client');
    expect(await schedules('market_subscription')).toMatchObject([{ hour: 9, time_zone: 'America/New_York' }]);
    await subscribeToMarket({ time_zone: 'Asia/Tokyo' }, 'client');
    await subscribeToMarket({}, 'client');
    expect(await schedules('market_subscription')).toMatchObject([{ hour: 9, time_zone: 'Asia/Tokyo' }]);
  });

  test('can be changed, and an invalid value is refused with the name of the field', async () => {
    await follow(own(), { next_at: '2100-01-01T08:00:00Z' });
    const wanted = { frequency: 'weekly', hour: 6, weekday: 7, time_zone: 'America/New_York' };
    expect((await change(wanted)).json).toMatchObject(wanted);
    for (const [field, wrong] of Object.entries({ hour: '9', weekday: 1.5, time_zone: '', frequency: 'hourly' }))
      expect((await change({ [field]: wrong })).json.issues).toMatchObject([{ path: `body.${field}` }]);
    expect(await schedules('resource_subscription')).toEqual([wanted]);
    expect(
      await sql(
        `select extract(isodow from next_at at time zone time_zone)::int as weekday from resource_subscription`,
      ),
    ).toEqual([{ weekday: 7 }]);
  });

  test('never causes two digests on one day, whatever hour it is changed to', async () => {
    await follow(own(), { next_at: '2100-01-01T08:00:00Z' });
    await sql('update resource_subscription set mailed_at = now()');
    for (let hour = 0; hour < 24; hour++) {
      expect((await change({ hour })).json).toMatchObject({ hour });
      const [{ days }] = await sql(`select ${day('next_at')} - ${day('mailed_at')} as days from resource_subscription`);
      expect(days).toBeGreaterThanOrEqual(1);
    }
  });

  test('does not postpone a digest that is already due, unless the subscription was paused', async () => {
    const due = '2026-01-05T08:00:00.000Z';
    await follow(own(), { next_at: due });
    await change({ hour: 8 });
    expect(await nextAt()).toEqual([due]);
    await change({ is_paused: true });
    await change({ is_paused: false });
    expect(await nextAt()).not.toEqual([due]);
    expect(await sql('select 1 from resource_subscription where next_at > now()')).toHaveLength(1);
  });
});
