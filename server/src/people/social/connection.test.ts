import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailsTo } from '../../../../tests/support/accounts.ts';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import { type OpenIdProvider, openIdProvider, signInAt } from '../../../../tests/support/openid-provider.ts';
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

describe('a connection', () => {
  test('shows in the profile, signs in, and may be made again', async () => {
    const person = browser({ role: 'client' });
    const connected = await person.connect('google', 'mine');
    expect(connected).toMatchObject({
      status: 200,
      json: { email: api.account('client').email, providers: [{ provider: 'google', email: 'mine@example.com' }] },
    });
    expect((await person.connect('google', 'mine')).json.providers).toHaveLength(1);
    const mails = await mailsTo(api, api.account('client').email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Google was connected with your Crewdock account']);
    expect(mails[0]!.text).toContain('mine@example.com');
    expect(mails[0]!.text).toContain(`${MAIN}/settings/security`);
    const signedIn = await browser().signIn('google', 'mine');
    expect(signedIn.json.username).toBe(api.account('client').email);
  });

  test('needs no address of the account’s own, but a verified one', async () => {
    const answer = await browser({ role: 'developer' }).connect('google', 'unverified');
    expect(answer).toMatchObject({ status: 403, json: { code: 'permission_denied' } });
  });

  test('is one person’s: somebody else can’t have it too', async () => {
    const answer = await browser({ role: 'provider' }).connect('google', 'mine');
    expect(answer).toMatchObject({ status: 409, json: { code: 'conflict' } });
  });

  test('is one of each provider', async () => {
    const answer = await browser({ role: 'client' }).connect('google', 'second');
    expect(answer).toMatchObject({ status: 409, json: { code: 'conflict' } });
    expect(answer.json.detail).toMatch(/disconnect it first/);
  });

  test('belongs to who began it', async () => {
    const victim = browser({ role: 'client' });
    const start = await victim.post('/auth/linkedin/connect/start/');
    const { code, state, address } = readReturn(await signInAt(start.json.location, { account: 'prize' }));
    expect(address).toBe(`${MAIN}/settings/connect/linkedin`);
    expect((await victim.as('provider').post('/auth/linkedin/connect/', { code, state })).status).toBe(410);
    expect((await victim.post('/auth/linkedin/', { code, state, type: 1 })).status).toBe(410);
    expect((await victim.post('/auth/linkedin/connect/', { code, state })).status).toBe(200);
  });

  test('is not made by a sign-in’s return', async () => {
    const person = browser({ role: 'developer' });
    const { code, state } = await person.comeBack('google', 'second');
    expect((await person.post('/auth/google/connect/', { code, state })).status).toBe(410);
  });

  test('ends, also twice, and the identity is free again', async () => {
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

  test('stays when it is the only way to sign in, also for two calls at once', async () => {
    const person = browser();
    const { json } = await person.signIn('google', 'only', { type: 1 });
    const owner = browser({ token: json.token });
    const last = await owner.post('/auth/google/connect/', undefined, 'DELETE');
    expect(last).toMatchObject({ status: 409, json: { code: 'conflict' } });
    expect(last.json.detail).toMatch(/set a password first/);
    expect((await owner.connect('linkedin', 'only')).status).toBe(200);
    const held = await api.database.pool.connect();
    await held.query(`begin; select 1 from social_identity where subject = 'only' for update`);
    const both = ['google', 'linkedin'].map((name) => owner.post(`/auth/${name}/connect/`, undefined, 'DELETE'));
    await waitingForLocks(2);
    await held.query('commit');
    held.release();
    expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await api.call('/api/profile/', { token: json.token })).json.providers).toHaveLength(1);
  });
});

const browser = (who?: Parameters<typeof socialAgent>[1]) => socialAgent(api, who);

/** Resolves when so many statements of the server are in the midst of their work. */
async function waitingForLocks(count: number): Promise<void> {
  const query = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await api.database.pool.query(query)).rowCount !== count) await sleep(5);
}
