import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount, linkIn, mailsTo } from '../../../../tests/support/accounts.ts';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import { personName } from '../../infra/db/person-name.ts';

const PASSWORD = 'seven-otters-paint-fences';

let api: TestApi;
let count = 0;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

const staff = (path: string, sent: object = {}) => api.call(`/api/admin-panel/${path}`, { role: 'staff', ...sent });
const create = (changes: object = {}, table = 'vendors') =>
  staff(`${table}/`, {
    method: 'POST',
    body: {
      email: `new${++count}@example.org`,
      first_name: 'Vera',
      last_name: 'Vendor',
      company_name: 'Cloud & Sons',
      ...changes,
    },
  });
const change = (uid: string, body: object, table = 'vendors') => staff(`${table}/${uid}/`, { method: 'PATCH', body });
const signIn = (username: string, password = PASSWORD) =>
  api.call('/api/login/', { method: 'POST', body: { username, password } });
const invited = async (email: string) => `/api${linkIn((await mailsTo(api, email))[0]!, 'password_reset')}/`;
const setPassword = (link: string) => api.call(link, { method: 'POST', body: { new_password: PASSWORD } });

test('an invited vendor is pending until a password is set through the emailed link', async () => {
  const { status, json: vendor } = await create();
  expect([status, vendor]).toMatchObject([
    200,
    { state: 'pending', email_verified: null, name: 'Vera Vendor', manager: null },
  ]);
  const mails = await mailsTo(api, vendor.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['You’re invited to Crewdock']);
  expect((await signIn(vendor.email)).status).toBe(400);
  const account = (await staff(`accounts/${vendor.uid}/`)).json;
  expect(account).toMatchObject({
    invitation: { sent: expect.any(String) },
    cards_total: 0,
    mails: [{ state: 'waiting' }],
  });
  expect(JSON.stringify(account)).not.toContain((await invited(vendor.email)).split('/').at(-2));

  expect((await setPassword(await invited(vendor.email))).status).toBe(200);
  const { json } = await signIn(vendor.email);
  expect((await api.call('/api/session/', { token: json.token })).json).toMatchObject({
    type: 2,
    company_name: 'Cloud & Sons',
  });
  const after = (await staff(`vendors/${vendor.uid}/`)).json;
  expect(after).toMatchObject({ state: 'open', email_verified: expect.any(String), last_sign_in: expect.any(String) });
  expect((await staff(`accounts/${vendor.uid}/`)).json).toMatchObject({
    invitation: null,
    sessions: [{ device: expect.any(String) }],
  });
  expect((await staff(`accounts/${vendor.uid}/invitation/`, { method: 'POST' })).status).toBe(409);
});

test('a second invitation invalidates the first, and an invitation expires after a week', async () => {
  const { json: vendor } = await create();
  const first = await invited(vendor.email);
  expect((await staff(`accounts/${vendor.uid}/invitation/`, { method: 'POST' })).status).toBe(200);
  const second = await invited(vendor.email);
  expect((await setPassword(first)).status).toBe(410);
  const days =
    'select extract(epoch from expires_at - created_at) / 86400 as days from account_link where used_at is null and person_id = $1';
  expect(Number((await api.database.pool.query(days, [vendor.id])).rows[0].days)).toBeCloseTo(7, 1);
  // Goes back one second, because `Date` has no microseconds and `now()` could be in the same millisecond.
  await api.database.pool.query(
    `update account_link set expires_at = now() - interval '1 second' where person_id = $1`,
    [vendor.id],
  );
  expect((await setPassword(second)).status).toBe(410);
});

test('creating an account with a used email returns 409 with the existing account', async () => {
  const client = await addAccount(api);
  const { status, json } = await create({ email: client.email.toUpperCase() });
  expect([status, json]).toMatchObject([
    409,
    { code: 'account_exists', issues: [{ path: 'body.email' }], current: { uid: client.uid, table: 'clients' } },
  ]);
  const email = `twice@example.org`;
  const statuses = (await Promise.all([create({ email }), create({ email })])).map((answer) => answer.status);
  expect(statuses.sort()).toEqual([200, 409]);
});

test('profile fields are edited by version, and the audit log records the change', async () => {
  const { json: vendor } = await create();
  const { json } = await change(vendor.uid, { version: 1, company_name: 'Cloud & Daughters', skype: 'vera' });
  expect(json).toMatchObject({ version: 2, company_name: 'Cloud & Daughters', skype: 'vera' });
  const stale = await change(vendor.uid, { version: 1, first_name: 'Other' });
  expect([stale.status, stale.json.current]).toMatchObject([409, { version: 2 }]);
  const { items } = (await staff(`audit/?subject_kind=person&subject_id=${vendor.id}`)).json;
  expect(items[0]).toMatchObject({ actor: 'staff', before: { company_name: 'Cloud & Sons', skype: '' } });
});

test('staff can change the email of a pending account, which is invited again, but not a confirmed email', async () => {
  const { json: vendor } = await create();
  const first = await invited(vendor.email);
  const email = `right${++count}@example.org`;
  const { json: moved } = await change(vendor.uid, { version: 1, email });
  expect(moved).toMatchObject({ email, state: 'pending' });
  expect((await setPassword(first)).status).toBe(410);
  expect((await setPassword(await invited(email))).status).toBe(200);
  const { version } = (await staff(`vendors/${vendor.uid}/`)).json;
  const refused = await change(vendor.uid, { version, email: 'taken@example.org' });
  expect([refused.status, refused.json.issues]).toMatchObject([400, [{ path: 'body.email' }]]);
});

test('an edit by the owner makes a staff edit with the older version return 409', async () => {
  const person = await addAccount(api);
  const { token } = (await signIn(person.email, person.password)).json;
  await api.call('/api/profile/', { method: 'PATCH', token, body: { company_name: 'Mine' } });
  expect((await change(person.uid, { version: 1, company_name: 'Theirs' }, 'clients')).status).toBe(409);
});

test('each table lists only accounts of its type, and can be searched, filtered and sorted', async () => {
  const { json: vendor } = await create({ first_name: 'Żaneta', company_name: 'Polar Works' });
  expect((await staff(`clients/${vendor.uid}/`)).status).toBe(404);
  expect((await change(vendor.uid, { version: 1, state: 'suspended' }, 'clients')).status).toBe(404);
  const names = async (query: string) =>
    (await staff(`vendors/?${query}`)).json.items.map(({ email }: { email: string }) => email);
  for (const query of [
    'search=zaneta%20polar',
    'search=vendor%20polar',
    'state=pending&search=pol',
    'email_verified=0&search=polar',
  ])
    expect(await names(query), query).toEqual([vendor.email]);
  expect(await names('state=open&search=polar')).toEqual([]);
  const { counters, items } = (await staff('vendors/?with_counters=1&ordering=-cards_count')).json;
  expect(counters.pending).toBeGreaterThan(0);
  const cards = items.map(({ cards_count }: { cards_count: number }) => cards_count);
  expect(cards).toEqual(cards.toSorted((one: number, other: number) => other - one));
});

test('an account without a name is listed and sorted by its email', async () => {
  const company_name = 'Unnamed Works';
  const { json: vendor } = await create({ email: 'middle@example.org', company_name });
  for (const first_name of ['Adam', 'zoe']) await create({ first_name, company_name });
  await api.database.pool.query(`update person set first_name = '', last_name = '' where id = $1`, [vendor.id]);
  expect((await staff(`vendors/${vendor.uid}/`)).json).toMatchObject({ name: vendor.email, first_name: '' });
  const { items } = (await staff('vendors/?search=unnamed&ordering=name')).json;
  expect(items.map(({ name }: { name: string }) => name)).toEqual(['Adam Vendor', vendor.email, 'zoe Vendor']);
});

test('the order by name uses an index', async () => {
  const plan = await api.database.kysely.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    await sql`set local enable_sort = off`.execute(trx);
    const { rows } = await sql`
      explain select uid from person where type = 2 and anonymised_at is null
      order by ${personName('person')}, uid limit 50`.execute(trx);
    return JSON.stringify(rows);
  });
  expect(plan).toContain('person_shown_name');
});

test('a provider’s row contains the score and the hours of their availability answers', async () => {
  const { json: vendor } = await create();
  expect(vendor).toMatchObject({ score: null, answer_hours: null });
  await api.database.pool.query(
    'insert into resource_freshness (owner_id, answered, answered_seconds, lapsed) values ($1, 3, 3 * 5 * 3600, 1)',
    [vendor.id],
  );
  expect((await staff(`vendors/${vendor.uid}/`)).json).toMatchObject({ score: 75, answer_hours: 5 });
});

test('the manager of a vendor must be a staff member', async () => {
  const { json: vendor } = await create();
  const [someone] = (await staff('vendors/options/manager/')).json;
  const { json } = await change(vendor.uid, { version: 1, manager: someone.id });
  expect(json.manager).toEqual(someone);
  const refused = await change(vendor.uid, { version: 2, manager: vendor.id });
  expect([refused.status, refused.json.issues]).toMatchObject([400, [{ path: 'body.manager' }]]);
  expect((await staff(`vendors/?manager=${someone.id}`)).json.total).toBe(1);
});

test.each([
  [{ email: 'nobody' }, 'body.email'],
  [{ first_name: ' ' }, 'body.first_name'],
  [{ state: 'open' }, 'body.state'],
  [{ company_name: 'x'.repeat(300) }, 'body.company_name'],
  [{ manager: 999_999 }, 'body.manager'],
])('a new account with %j is refused', async (changes, path) => {
  const { status, json } = await create(changes);
  expect([status, json.issues]).toMatchObject([400, [{ path }]]);
});
