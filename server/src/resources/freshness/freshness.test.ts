import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { linkIn, mailsTo } from '../../../../tests/support/accounts.ts';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import { taskServices } from '../../../../tests/support/task-services.ts';
import type { AllTaskServices } from '../../context.ts';
import { askStillFree } from './ask.ts';
import { decayResources } from './decay.ts';

let api: TestApi;
let services: AllTaskServices;

beforeAll(async () => {
  api = await testApi();
  services = taskServices(api);
});

beforeEach(() =>
  api.database.pool.query(`
    delete from rate_limit; delete from mail; delete from resource; delete from resource_freshness;
    update person set email_verified_at = now()`),
);

afterAll(() => api.close());

const rows = async (text: string, ...values: unknown[]) => (await api.database.pool.query(text, values)).rows;
const create = async (name: string, days: number) => {
  const body = { name, title: 'Go developer' };
  const { uid } = (await api.call('/api/available_resources/', { method: 'POST', role: 'provider', body })).json;
  await rows('update resource set confirmed_at = now() - make_interval(days => $2) where uid = $1', uid, days);
  return uid as string;
};
const mails = () => mailsTo(api, api.account('provider').email);
const link = async () =>
  linkIn((await mails())[0]!, 'available-resources/still-free')
    .split('/')
    .at(-1)!;
const page = (token: string, body?: object) =>
  api.call(`/api/available_resources/still_free/${token}/`, body ? { method: 'POST', body } : {});
const statuses = async () => (await rows('select name, status from resource order by name')).map((row) => row.status);

test('a provider is mailed at most once a day about all resources that are about to become unknown', async () => {
  await create('Fresh F.', 2);
  await create('Old O.', 11);
  await create('Older P.', 12);
  await Promise.all([askStillFree({}, services), askStillFree({}, services)]);
  expect(await mails()).toMatchObject([{ subject: 'Are 2 people still available?' }]);
  expect((await mails())[0]!.text).not.toContain('Fresh F.');
  await create('Later L.', 11);
  await askStillFree({}, services);
  expect(await mails()).toHaveLength(1);
  await rows(`update resource_freshness set asked_on = asked_on - 1`);
  await askStillFree({}, services);
  expect((await mails())[0]!.subject).toBe('Are 3 people still available?');
  await rows(`update resource_freshness set asked_on = asked_on - 1`);
  await askStillFree({}, services);
  expect(await mails()).toHaveLength(2);
});

test('opening the link changes nothing, and the page accepts answers for one or several resources', async () => {
  const [a, b, c] = [await create('A', 11), await create('B', 11), await create('C', 11)];
  await askStillFree({}, services);
  const token = await link();
  const before = await rows('select * from resource order by id');
  expect((await page(token)).json.items.map(({ name }: { name: string }) => name)).toEqual(['A', 'B', 'C']);
  expect(await rows('select * from resource order by id')).toEqual(before);
  await page(token, { status: 'placed', uids: [b] });
  const answered = await page(token, { status: 'available', uids: [a, c] });
  expect(answered.json.items).toMatchObject([{ status: 'available' }, { status: 'placed' }, { status: 'available' }]);
  const [{ answered: count, lapsed }] = await rows('select answered, lapsed from resource_freshness');
  expect([count, lapsed]).toEqual([3, 0]);
  const entries = await rows(
    `select e.actor, e.person_id, e.after from audit_entry e where e.subject_kind = 'resource' and e.action = 'changed'`,
  );
  const [{ id }] = await rows('select id from person where email = $1', api.account('provider').email);
  expect(entries).toEqual([{ actor: 'person', person_id: id, after: { status: 'placed' } }]);
});

test('a link gives access only to its provider’s resources, and none if it is forged or its owner is suspended', async () => {
  await create('A', 11);
  await askStillFree({}, services);
  const token = await link();
  const body = { name: 'Theirs', title: 'Go developer' };
  const other = await api.call('/api/available_resources/', { method: 'POST', role: 'developer', body });
  expect((await page(token, { status: 'placed', uids: [other.json.uid] })).status).toBe(404);
  expect((await page(`${token.slice(0, -2)}xx`)).status).toBe(410);
  await rows(`update person set state = 'suspended' where email = $1`, api.account('provider').email);
  expect((await page(token)).status).toBe(410);
  await rows(`update person set state = 'open' where email = $1`, api.account('provider').email);
});

test('a resource unconfirmed for two weeks becomes unknown, is not offered and counts against its provider', async () => {
  await create('Fresh F.', 13);
  await create('Asked A.', 11);
  await askStillFree({}, services);
  await rows(
    `update resource set confirmed_at = now() - interval '15 days', asked_at = now() - interval '4 days' where name = 'Asked A.'`,
  );
  await decayResources({}, services);
  await decayResources({}, services);
  expect(await statuses()).toEqual(['unknown', 'available']);
  expect((await api.call('/api/available_resources/')).json.items).toMatchObject([{ name: 'Fresh F.' }]);
  expect(await rows('select lapsed from resource_freshness')).toEqual([{ lapsed: 1 }]);
  const staff = await api.call('/api/admin-panel/available_resources/?is_due=1&with_counters=1', { role: 'staff' });
  expect(staff.json).toMatchObject({
    items: [{ name: 'Asked A.', status: 'unknown', score: 0 }],
    counters: { available: 0, unknown: 1 },
  });
});

test('1,200 unconfirmed resources become unknown in one run', async () => {
  const [{ id }] = await rows('select id from person where email = $1', api.account('provider').email);
  await rows(
    `insert into resource (owner_id, name, title, confirmed_at)
     select $1, 'Many ' || n, 'Tester', now() - interval '20 days' from generate_series(1, 1200) n`,
    id,
  );
  await decayResources({}, services);
  expect(await rows('select status, count(*) from resource group by status')).toEqual([
    { status: 'unknown', count: 1200 },
  ]);
});
