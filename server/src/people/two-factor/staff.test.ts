import { api as tables } from '@crewdock/contract/api';
import type { EndpointTable } from '@crewdock/contract/endpoint';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Account, addAccount } from '../../../../tests/support/accounts.ts';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import { signIn } from '../../../../tests/support/sign-in.ts';

const SETUP = { status: 403, json: { code: 'second_factor_setup_required' } };

let api: TestApi;
let account: Account;
let token: string;

beforeAll(async () => {
  api = await testApi({ PUBLIC_URL: 'https://jobs.example.com' });
});

beforeEach(async () => {
  account = await addAccount(api, { staff: true });
  token = await signIn(api, account);
});

afterAll(() => api.close());

const call = (path: string, options: { method?: string; body?: object } = {}) =>
  api.call(`/api${path}`, { token, ...options });
const post = (path: string, body: object) => call(path, { method: 'POST', body });

/** Turns on the second factor; returns its recovery codes. */
async function setUp(): Promise<string[]> {
  const { secret } = (await post('/profile/two-factor/', { password: account.password })).json;
  const { json } = await post('/profile/two-factor/confirm/', { code: new TOTP({ secret }).generate() });
  return json.recovery_codes;
}

const STAFF = Object.values<EndpointTable>(tables)
  .flatMap((table) => Object.values(table))
  // Endpoints that return files are omitted, because their responses are not JSON.
  .filter(({ access, answer }) => access === 'staff' && answer === undefined)
  .map(({ method, path }) => [method, path.replaceAll(/\{\w+\}/g, '1')] as const);

test('over HTTPS, staff endpoints are refused until a second factor is set up', async () => {
  expect(STAFF.length).toBeGreaterThan(5);
  for (const [method, path] of STAFF) {
    expect([path, await call(path, { method })]).toMatchObject([path, SETUP]);
  }
  await setUp();
  for (const [method, path] of STAFF) {
    expect([path, (await call(path, { method })).json.code]).not.toEqual([path, SETUP.json.code]);
  }
  expect((await call('/admin-panel/updates/')).status).toBe(200);
});

test('staff access to other people’s resources also requires it', async () => {
  const { rows } = await api.database.pool.query(`select id from company where slug = 'acme'`);
  const settings = `/companies/${rows[0].id}/widgets/`;
  const mine = await api.call('/api/talents/?archive=0', { role: 'provider' });
  const card = mine.json.items[0].id;
  const change = () => call(`/talents/${card}/`, { method: 'PATCH', body: { city: 'Oslo' } });
  expect([(await call(settings)).status, (await change()).status]).not.toContain(200);
  await setUp();
  expect([(await call(settings)).status, (await change()).status]).toEqual([200, 200]);
});

test('the session reports the missing second factor, and its setup is available', async () => {
  const session = async () => (await call('/session/')).json;
  expect(await session()).toMatchObject({ staff: true, lacks_second_factor: true, new_updates_count: null });
  expect((await call('/profile/')).status).toBe(200);
  expect((await call('/profile/two-factor/')).json.enabled).toBe(false);
  await setUp();
  expect(await session()).toMatchObject({ lacks_second_factor: false, new_updates_count: expect.any(Number) });
});

test('disabling it revokes staff access', async () => {
  const [code] = await setUp();
  expect((await post('/profile/two-factor/disable/', { password: account.password, code })).status).toBe(200);
  expect(await call('/admin-panel/updates/')).toMatchObject(SETUP);
});

test('a staff account cannot be deleted by its owner while it lacks a second factor', async () => {
  const { status, json } = await post('/profile/deletion/', { password: account.password });
  expect([status, json.detail]).toEqual([409, 'Staff accounts can only be deleted by other staff.']);
});

test('other accounts do not need a second factor', async () => {
  for (const role of ['client', 'superadmin'] as const) {
    const { json } = await api.call('/api/session/', { role });
    expect([role, json.lacks_second_factor]).toEqual([role, false]);
    expect((await api.call('/api/admin-panel/updates/', { role })).json.code).toBe('permission_denied');
  }
});

test('over HTTP on localhost, staff need no second factor', async () => {
  const local = await testApi();
  try {
    expect((await local.call('/api/session/', { role: 'staff' })).json.lacks_second_factor).toBe(false);
    expect((await local.call('/api/admin-panel/updates/', { role: 'staff' })).status).toBe(200);
  } finally {
    await local.close();
  }
});
