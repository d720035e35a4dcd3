import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { linkIn, mailsTo } from '../../../../tests/support/accounts.ts';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import { taskServices } from '../../../../tests/support/task-services.ts';
import type { AllTaskServices } from '../../context.ts';
import { mailResourceDigests } from './digest.ts';

const ADA = 'ada@example.com';

let api: TestApi;
let services: AllTaskServices;

beforeAll(async () => {
  api = await testApi();
  services = taskServices(api);
});

beforeEach(() =>
  sql('delete from rate_limit; delete from mail; delete from resource; delete from resource_subscription'),
);

afterAll(() => api.close());

const sql = async (text: string, ...values: unknown[]) =>
  (await api.database.pool.query(text, values.length > 0 ? values : undefined)).rows;

/** Sends the digest of the following day. */
async function nextDigest(): Promise<void> {
  await sql(
    `update resource_subscription set looked_at = looked_at - interval '1 day', next_at = now() - interval '1 second'`,
  );
  await mailResourceDigests({}, services);
}

/** Subscribes Ada, or changes the filters of her subscription. */
async function subscribe(filters: object, email = ADA): Promise<void> {
  const body = { email, filters, message_id: randomUUID() };
  expect((await api.call('/api/available_resources/subscribe/', { method: 'POST', body })).status).toBe(200);
  const link = linkIn((await mailsTo(api, email))[0]!, 'available-resources-subscribe')
    .split('/')
    .at(-1)!;
  const path = `/api/available_resources/subscription_activation/${link}/`;
  expect((await api.call(path, { method: 'POST' })).status).toBe(200);
  await sql('delete from mail');
}

const SENIORS = { seniority: [3], skills: [1] };

/** Adds a Rust developer with this seniority. */
async function offer(name = 'Grace H.', seniority = 3): Promise<number> {
  const [{ id }] = await sql(
    `insert into resource (owner_id, name, title, seniority_id)
     select id, $2, 'Rust developer', $3 from person where email = $1 returning id`,
    api.account('provider').email,
    name,
    seniority,
  );
  await sql('insert into resource_skill (resource_id, skill_id) values ($1, 1)', id);
  return id;
}

async function edit(id: number, body: object): Promise<void> {
  const [{ uid }] = await sql('select uid from resource where id = $1', id);
  const answer = await api.call(`/api/available_resources/${uid}/`, { method: 'PATCH', role: 'provider', body });
  expect(answer.status, answer.text).toBe(200);
}

const skills = (...ids: number[]) => ({ skills: ids.map((id) => ({ id, experience: null, is_main: false })) });
const setOwnerState = (state: string) =>
  sql('update person set state = $1 where email = $2', state, api.account('provider').email);

/** Returns the names in the emails, in the order of sending. */
const notified = async () =>
  (await mailsTo(api, ADA)).toReversed().flatMap(({ text }) => text.match(/\b[A-Z][a-z]+ [A-Z]\.(?=, Rust)/g) ?? []);

test.each([
  ['edited so that they match', { seniority: 2 }, { seniority: 3 }],
  ['given a skill so that they match', skills(9), skills(1)],
  ['available again', { status: 'placed' }, { status: 'available' }],
])('a known person is in the next digest when %s, each time', async (_, leave, comeBack) => {
  const id = await offer();
  await sql(`update resource set offered_at = now() - interval '20 days'; delete from resource_change`);
  await subscribe(SENIORS);
  await nextDigest();
  for (const times of [1, 2]) {
    await edit(id, leave);
    await nextDigest();
    expect(await mailsTo(api, ADA)).toHaveLength(times - 1);
    await edit(id, comeBack);
    for (let day = 0; day < 2; day++) await nextDigest();
    expect(await notified()).toEqual(Array.from({ length: times }, () => 'Grace H.'));
  }
});

test.each([
  [{ english: 7 }, { english_level: 5 }],
  [{ location: ['PT'] }, { country: 'PT' }],
  [{ hourlyRate: { min: 40, max: null } }, { hourly_rate: 50 }],
  [{ work_authorization: ['H-1B'] }, { work_authorization: 'H-1B' }],
  [{ engagement_types: ['c2c'] }, { engagement_types: ['c2c'] }],
  [{ relocation: true }, { relocation: true }],
])('a person is in the next digest of the filter %j after the edit %j', async (filters, change) => {
  const id = await offer();
  await sql('delete from resource_change');
  await subscribe(filters);
  await edit(id, change);
  await nextDigest();
  expect(await notified()).toEqual(['Grace H.']);
});

test('a person is in a digest after the owner’s account is reopened', async () => {
  await offer();
  await setOwnerState('suspended');
  try {
    await subscribe(SENIORS);
    await nextDigest();
    expect(await mailsTo(api, ADA)).toEqual([]);
  } finally {
    await setOwnerState('open');
  }
  await nextDigest();
  expect(await notified()).toEqual(['Grace H.']);
});

test('a person is in no digest when edited, confirmed or away for less than a day', async () => {
  await subscribe(SENIORS);
  const id = await offer();
  await nextDigest();
  await edit(id, { title: 'Rust expert' });
  await edit(id, skills(1, 2));
  await edit(id, { status: 'placed' });
  await edit(id, { status: 'available' });
  for (let day = 0; day < 2; day++) await nextDigest();
  expect(await notified()).toEqual(['Grace H.']);
});

test('a person is in the first digest after a break of 20 days', async () => {
  await subscribe(SENIORS);
  await offer();
  for (const [table, columns] of [
    ['resource', ['offered_at', 'confirmed_at']],
    ['resource_change', ['changed_at']],
    ['resource_subscription', ['confirmed_at', 'looked_at']],
  ] as const) {
    const days = table === 'resource_subscription' ? 21 : 20;
    await sql(`update ${table} set ${columns.map((each) => `${each} = ${each} - interval '${days} days'`).join(', ')}`);
  }
  for (let day = 0; day < 2; day++) await nextDigest();
  expect(await notified()).toEqual(['Grace H.']);
});

test('a person is in no digest when the subscription’s filters change, and others who match later are', async () => {
  await subscribe({ seniority: [2] });
  await offer();
  await subscribe(SENIORS);
  await nextDigest();
  expect(await mailsTo(api, ADA)).toEqual([]);
  const id = await offer('Joan C.', 2);
  await nextDigest();
  await edit(id, { seniority: 3 });
  await nextDigest();
  expect(await notified()).toEqual(['Joan C.']);
});

test('a person is in the digest although the subscription was confirmed again with the same filters', async () => {
  await subscribe(SENIORS);
  await offer();
  await subscribe(SENIORS);
  await nextDigest();
  expect(await notified()).toEqual(['Grace H.']);
});

test('a person is in a digest only once while two servers send', async () => {
  await subscribe(SENIORS);
  await offer();
  await Promise.all([nextDigest(), nextDigest()]);
  await nextDigest();
  expect(await notified()).toEqual(['Grace H.']);
});

test('a person is in no digest of a subscription of an earlier release, unless offered after its last email', async () => {
  await subscribe(SENIORS);
  const old = await offer('Old O.');
  const known = await offer('Known K.');
  await offer();
  await sql(`update resource set offered_at = now() - interval '15 days' where id = $1`, old);
  await sql('insert into resource_told select uid, $1 from resource_subscription', known);
  await sql(`update resource_subscription set known_ids = null, looked_at = null, confirmed_at = '2026-01-01'`);
  for (let day = 0; day < 2; day++) await nextDigest();
  expect(await notified()).toEqual(['Grace H.']);
  await edit(old, { status: 'placed' });
  await nextDigest();
  await edit(old, { status: 'available' });
  await nextDigest();
  expect(await notified()).toEqual(['Grace H.', 'Old O.']);
});

test('a person who left while the subscription was paused is in a digest after coming back', async () => {
  const { email } = api.account('client');
  const id = await offer();
  await subscribe(SENIORS, email);
  const [{ uid }] = await sql('select uid from resource_subscription');
  const pause = async (is_paused: boolean) => {
    const path = `/api/profile/subscriptions/${uid}/`;
    expect((await api.call(path, { method: 'PATCH', role: 'client', body: { is_paused } })).status).toBe(200);
  };
  await pause(true);
  await offer('Joan C.');
  await edit(id, { status: 'placed' });
  await pause(false);
  await edit(id, { status: 'available' });
  for (let day = 0; day < 2; day++) await nextDigest();
  expect((await mailsTo(api, email)).map(({ subject }) => subject)).toEqual(['Crewdock: 1 new person is available']);
});
