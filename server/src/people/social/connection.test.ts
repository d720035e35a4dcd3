import { setTimeout as sleep } from 'node:timers/promises';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { addAccount, mailsTo } from '../../../../tests/support/accounts.ts';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import { type OpenIdProvider, openIdProvider, signInAt } from '../../../../tests/support/openid-provider.ts';
import { signIn } from '../../../../tests/support/sign-in.ts';
import { readReturn, socialAgent } from '../../../../tests/support/social-agent.ts';

const MAIN = 'http://localhost:3000';

let google: OpenIdProvider;
let linkedin: OpenIdProvider;
let api: TestApi;

beforeAll(async () => {
  google = await openIdProvider('google', {
    mine: { email: 'mine@example.com', email_verified: true },
    second: { email: 'second@example.com', email_verified: true },
    only: { email: 'only@example.com', email_verified: true },
    first: { email: 'first@example.com', email_verified: true },
    unverified: { email: 'unverified@example.com', email_verified: false },
  });
  linkedin = await openIdProvider('linkedin', {
    prize: { email: 'prize@example.com', email_verified: 'true' },
    only: { email: 'only@example.com', email_verified: 'true' },
  });
  for (const provider of [google, linkedin]) provider.registerPortal(MAIN);
  api = await testApi({ ...google.variables, ...linkedin.variables });
});

afterAll(async () => {
  await api.close();
  await google.stop();
  await linkedin.stop();
});

describe('a provider connection', () => {
  test('appears in the profile, can be used to sign in, and can be repeated', async () => {
    const person = browser({ role: 'client' });
    const connected = await person.connect('google', 'mine');
    expect(connected).toMatchObject({
      status: 200,
      json: { email: api.account('client').email, providers: [{ provider: 'google', email: 'mine@example.com' }] },
    });
    expect((await person.connect('google', 'mine')).json.providers).toHaveLength(1);
    const mails = await mailsTo(api, api.account('client').email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Google was connected to your Crewdock account']);
    expect(mails[0]!.text).toContain('mine@example.com');
    expect(mails[0]!.text).toContain(`${MAIN}/settings/security`);
    const signedIn = await browser().signIn('google', 'mine');
    expect(signedIn.json.username).toBe(api.account('client').email);
  });

  test('requires the password, with a limit of ten attempts', async () => {
    const person = browser({ role: 'client' });
    const begin = (body?: object) => person.post('/auth/google/connect/start/', body);
    expect((await begin({})).json.issues).toMatchObject([{ path: 'body.password' }]);
    const statuses = [];
    for (let time = 0; time < 11; time++) statuses.push((await begin({ password: 'not the password' })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    await api.database.pool.query('truncate rate_limit');
  });

  test('also requires an unused code when a second factor is enabled', async () => {
    const account = await addAccount(api);
    const token = await signIn(api, account);
    const person = browser({ token });
    const { password } = account;
    const { secret } = (await person.post('/profile/two-factor/', { password })).json;
    const code = (steps: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
    const confirmed = await person.post('/profile/two-factor/confirm/', { code: code(0) });
    const begin = (body: object) => person.post('/auth/google/connect/start/', { password, ...body });
    expect((await begin({})).json.code).toBe('second_factor_required');
    expect((await begin({ code: code(0) })).json.issues).toMatchObject([{ path: 'body.code' }]);
    expect((await begin({ code: code(1) })).status).toBe(200);
    const [recovery] = confirmed.json.recovery_codes;
    expect((await begin({ code: recovery })).status).toBe(200);
    expect((await begin({ code: recovery })).json.issues).toMatchObject([{ path: 'body.code' }]);
    const log = await api.call(`/api/admin-panel/audit/?person=${account.id}`, { role: 'staff' });
    expect(log.json.items.slice(0, 3).map(({ action }: { action: string }) => action)).toEqual([
      'second_factor_refused',
      'recovery_code_used',
      'second_factor_refused',
    ]);
  });

  test('is refused for an account without a password', async () => {
    const { json } = await browser().signIn('google', 'first', { type: 1 });
    const start = await browser({ token: json.token }).post('/auth/linkedin/connect/start/', {});
    expect(start).toMatchObject({ status: 409, json: { detail: 'Set a password first.' } });
  });

  test('is refused when the session has ended meanwhile', async () => {
    const account = await addAccount(api);
    const token = await signIn(api, account);
    const person = browser({ token });
    const start = await person.post('/auth/google/connect/start/', { password: account.password });
    const { code, state } = readReturn(await signInAt(start.json.location, { account: 'second' }));
    const reset = await api.database.pool.connect();
    onTestFinished(() => reset.release(true));
    await reset.query('begin');
    await reset.query('delete from access_token where person_id = $1', [account.id]);
    const connecting = person.post('/auth/google/connect/', { code, state });
    await Promise.race([waitingForLocks(1), connecting]);
    await reset.query('commit');
    expect((await connecting).status).toBe(401);
    const { rows } = await api.database.pool.query('select 1 from social_identity where person_id = $1', [account.id]);
    expect(rows).toEqual([]);
  });

  test('requires a verified email at the provider, which may differ from the account’s', async () => {
    const answer = await browser({ role: 'developer' }).connect('google', 'unverified');
    expect(answer).toMatchObject({ status: 403, json: { code: 'permission_denied' } });
  });

  test('is refused when the identity belongs to another account', async () => {
    const answer = await browser({ role: 'provider' }).connect('google', 'mine');
    expect(answer).toMatchObject({ status: 409, json: { code: 'conflict' } });
  });

  test('is limited to one per provider', async () => {
    const answer = await browser({ role: 'client' }).connect('google', 'second');
    expect(answer).toMatchObject({ status: 409, json: { code: 'conflict' } });
    expect(answer.json.detail).toMatch(/Disconnect it first/);
  });

  test('can be completed only by the account that started it', async () => {
    const victim = browser({ role: 'client' });
    const { password } = api.account('client');
    const start = await victim.post('/auth/linkedin/connect/start/', { password });
    const { code, state, address } = readReturn(await signInAt(start.json.location, { account: 'prize' }));
    expect(address).toBe(`${MAIN}/settings/connect/linkedin`);
    expect((await victim.as('provider').post('/auth/linkedin/connect/', { code, state })).status).toBe(410);
    expect((await victim.post('/auth/linkedin/', { code, state, type: 1 })).status).toBe(410);
    expect((await victim.post('/auth/linkedin/connect/', { code, state })).status).toBe(200);
  });

  test('is not created by a sign-in callback', async () => {
    const person = browser({ role: 'developer' });
    const { code, state } = await person.comeBack('google', 'second');
    expect((await person.post('/auth/google/connect/', { code, state })).status).toBe(410);
  });

  test('can be removed, even twice, and frees the identity', async () => {
    const person = browser({ role: 'client' });
    for (let time = 0; time < 2; time++) {
      const answer = await person.post('/auth/google/connect/', undefined, 'DELETE');
      expect(answer.status).toBe(200);
      expect(answer.json.providers.map(({ provider }: { provider: string }) => provider)).toEqual(['linkedin']);
    }
    const log = await api.call('/api/admin-panel/audit/?action=provider_disconnected', { role: 'staff' });
    expect(log.json.items).toMatchObject([{ actor: 'person', after: { provider: 'google' } }]);
    expect((await browser({ role: 'provider' }).connect('google', 'mine')).status).toBe(200);
  });

  test('cannot be removed when it is the only way to sign in, even concurrently', async () => {
    const person = browser();
    const { json } = await person.signIn('google', 'only', { type: 1 });
    const owner = browser({ token: json.token });
    const last = await owner.post('/auth/google/connect/', undefined, 'DELETE');
    expect(last).toMatchObject({ status: 409, json: { code: 'conflict' } });
    expect(last.json.detail).toMatch(/Set a password first/);
    await api.database.pool.query(
      `insert into social_identity (issuer, subject, person_id, provider, email)
       select 'https://linkedin.example', 'only', id, 'linkedin', 'only@example.com' from person where uid = $1`,
      [json.uid],
    );
    const held = await api.database.pool.connect();
    // Releases the connection and its locks even if the test fails.
    onTestFinished(() => held.release(true));
    await held.query(`begin; select 1 from social_identity where subject = 'only' for update`);
    const both = ['google', 'linkedin'].map((name) => owner.post(`/auth/${name}/connect/`, undefined, 'DELETE'));
    await Promise.race([waitingForLocks(2), Promise.all(both)]);
    await held.query('commit');
    expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await api.call('/api/profile/', { token: json.token })).json.providers).toHaveLength(1);
  });
});

const browser = (who?: Parameters<typeof socialAgent>[1]) => socialAgent(api, who);

/** Waits until this number of statements are waiting for locks. */
async function waitingForLocks(count: number): Promise<void> {
  const query = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await api.database.pool.query(query)).rowCount !== count) await sleep(5);
}
