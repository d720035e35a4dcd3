import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import { type OpenIdProvider, openIdProvider, signInAt } from '../../../../tests/support/openid-provider.ts';
import { readReturn, socialAgent } from '../../../../tests/support/social-agent.ts';

const MAIN = 'http://localhost:3000';

let google: OpenIdProvider;
let linkedin: OpenIdProvider;
let api: TestApi;

beforeAll(async () => {
  google = await openIdProvider('google', {
    nora: { email: 'Nora@Example.com', email_verified: true, given_name: 'Nora', family_name: 'Lindqvist' },
  });
  linkedin = await openIdProvider('linkedin', {
    lars: { email: 'lars@example.com', email_verified: 'true' },
  });
  for (const provider of [google, linkedin]) provider.registerPortal(MAIN);
  api = await testApi({ ...google.variables, ...linkedin.variables });
  await browser().signIn('google', 'nora', { type: 1 });
});

afterEach(() => {
  google.forge = null;
});

afterAll(async () => {
  await api.close();
  await google.stop();
  await linkedin.stop();
});

describe('the provider redirect and callback', () => {
  test('are bound by state, nonce and PKCE at Google, and by state at LinkedIn', async () => {
    const atGoogle = new URL(await browser().begin('google')).searchParams;
    expect(Object.fromEntries(atGoogle)).toMatchObject({
      response_type: 'code',
      redirect_uri: `${MAIN}/auth/google`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
    });
    const atLinkedIn = new URL(await browser().begin('linkedin')).searchParams;
    expect([...atLinkedIn.keys()].toSorted()).toEqual(['client_id', 'redirect_uri', 'response_type', 'scope', 'state']);
  });

  test('set a cookie that scripts cannot read and store only its hash', async () => {
    const answer = await browser().post('/auth/google/start/', {});
    const [cookie] = answer.headers['set-cookie'] as string[];
    expect(cookie).toMatch(/^crewdock_social=[\w-]{43}; Max-Age=600; Path=\/api\/; HttpOnly; SameSite=Lax$/);
    const value = /=([\w-]{43});/.exec(cookie!)![1]!;
    const stored = await rows(`select encode(cookie_hash, 'escape') || state || code_verifier as all from social_flow`);
    expect(stored.filter(({ all }) => String(all).includes(value))).toEqual([]);
  });

  test('require the browser that started the flow', async () => {
    const { code, state } = await browser().comeBack('google', 'nora');
    const stranger = browser();
    expect((await stranger.post('/auth/google/', { code, state })).status).toBe(410);
    await stranger.begin('google');
    expect(await stranger.post('/auth/google/', { code, state })).toMatchObject({
      status: 410,
      json: { code: 'gone' },
    });
  });

  test('cannot be injected into another browser, even when only state binds them', async () => {
    const thief = browser();
    const { code, state } = await thief.comeBack('linkedin', 'lars');
    const victim = browser();
    const own = new URL(await victim.begin('linkedin', { type: 1 })).searchParams.get('state')!;
    expect((await victim.post('/auth/linkedin/', { code, state })).status).toBe(410);
    expect((await thief.post('/auth/linkedin/', { code, state: own, type: 1 })).status).toBe(410);
    expect(await rows(`select 1 from person where email = 'lars@example.com'`)).toEqual([]);
  });

  test('work once', async () => {
    const person = browser();
    const { code, state } = await person.comeBack('google', 'nora');
    const cookie = new Map(person.cookies);
    expect((await person.post('/auth/google/', { code, state })).status).toBe(200);
    for (const [name, value] of cookie) person.cookies.set(name, value);
    expect((await person.post('/auth/google/', { code, state })).status).toBe(410);
    const next = new URL(await person.begin('google')).searchParams.get('state')!;
    expect((await person.post('/auth/google/', { code, state: next })).status).toBe(410);
  });

  test('are bound to one provider', async () => {
    const person = browser();
    const { code, state } = await person.comeBack('google', 'nora');
    expect((await person.post('/auth/linkedin/', { code, state })).status).toBe(410);
  });

  test('expire after ten minutes', async () => {
    const person = browser();
    const { code, state } = await person.comeBack('google', 'nora');
    await api.database.pool.query(`update social_flow set expires_at = now() - interval '1 second' where state = $1`, [
      state,
    ]);
    expect((await person.post('/auth/google/', { code, state })).status).toBe(410);
  });

  test.each(['nonce', 'code_challenge'])('are refused when the %s is changed in transit', async (name) => {
    const person = browser();
    const location = new URL(await person.begin('google'));
    location.searchParams.set(name, 'A'.repeat(43));
    const { code, state } = readReturn(await signInAt(location.href, { account: 'nora' }));
    const answer = await person.post('/auth/google/', { code, state });
    expect([answer.status, answer.json.code]).toEqual(name === 'nonce' ? [403, 'permission_denied'] : [410, 'gone']);
  });

  test('are refused by the provider without PKCE', async () => {
    const location = new URL(await browser().begin('google'));
    location.searchParams.delete('code_challenge');
    location.searchParams.delete('code_challenge_method');
    const address = await signInAt(location.href, { account: 'nora' });
    expect(address.searchParams.get('error')).toBe('invalid_request');
  });

  test('can be cancelled at the provider', async () => {
    const address = await signInAt(await browser().begin('google'), { deny: '1' });
    expect(address.origin + address.pathname).toBe(`${MAIN}/auth/google`);
    expect(address.searchParams.get('error')).toBe('access_denied');
  });
});

describe('a provider response', () => {
  test.each([
    ['whose signature is wrong', (token: string) => token.replace(/.{10}$/, 'AAAAAAAAAA')],
    ['whose contents were changed', (token: string) => rewrite(token, 1, { sub: 'somebody-else' })],
    [
      'that is not signed',
      (token: string) => `${rewrite(token, 0, { alg: 'none' }).split('.').slice(0, 2).join('.')}.`,
    ],
    ['of another issuer', (token: string) => rewrite(token, 1, { iss: 'https://accounts.example.com' })],
    ['for another client', (token: string) => rewrite(token, 1, { aud: 'somebody-else' })],
    ['that is old', (token: string) => rewrite(token, 1, { exp: 1_600_000_000 })],
    ['that is none', () => 'x'],
  ])('is refused with an ID token %s', async (_, forge) => {
    google.forge = forge;
    const answer = await browser().signIn('google', 'nora');
    expect(answer).toMatchObject({ status: 403, json: { code: 'permission_denied' } });
    google.forge = null;
    expect((await browser().signIn('google', 'nora')).status).toBe(200);
  });

  test('leaves no code, state or token in the log', async () => {
    const person = browser();
    const { code, state } = await person.comeBack('google', 'nora');
    google.forge = () => 'x';
    await person.post('/auth/google/', { code, state });
    google.forge = null;
    const { json } = await browser().signIn('google', 'nora');
    const log = JSON.stringify(api.log);
    for (const secret of [code, state, json.token, google.variables['GOOGLE_CLIENT_SECRET']!]) {
      expect(log).not.toContain(secret);
    }
    expect(log).toContain('/api/auth/google/');
    expect(log).toContain('Google: OAUTH_');
  });
});

describe('an unknown provider', () => {
  test.each([
    ['facebook', 'unknown provider'],
    ['Google', 'unknown provider'],
    ['', 'no provider'],
  ])('%j is refused: %s', async (name, message) => {
    const issues = [{ path: 'params.provider', message }];
    const person = browser({ role: 'client' });
    const calls: [string, object?, string?][] = [
      ['start/', {}],
      ['', { code: 'a', state: 'b' }],
      ['connect/start/', {}],
      ['connect/', { code: 'a', state: 'b' }],
      ['connect/', undefined, 'DELETE'],
    ];
    for (const [rest, body, method] of calls) {
      const answer = await person.post(`/auth/${name}/${rest}`, body, method);
      expect([rest, answer.status, answer.json.issues]).toEqual([rest, 400, issues]);
    }
  });
});

describe('an unreachable provider', () => {
  test('returns 503 at the start, and is retried on the next request', async () => {
    const alone = await openIdProvider('google', { nora: { email: 'n@example.com', email_verified: true } });
    const fresh = await testApi(alone.variables);
    alone.registerPortal(MAIN);
    await alone.stop();
    const down = await fresh.call('/api/auth/google/start/', { method: 'POST', body: {} });
    expect(down).toMatchObject({ status: 503, json: { code: 'unavailable' } });
    expect(down.json.detail).toMatch(/^Google can’t be reached/);
    await alone.start();
    const up = await fresh.call('/api/auth/google/start/', { method: 'POST', body: {} });
    expect(up.status).toBe(200);
    const off = await fresh.call('/api/auth/linkedin/start/', { method: 'POST', body: {} });
    expect(off.json.issues).toEqual([{ path: 'params.provider', message: 'this provider is not turned on' }]);
    await fresh.close();
    await alone.stop();
  });

  test('returns 503 at the callback, and the person can start again', async () => {
    const person = browser();
    const { code, state } = await person.comeBack('google', 'nora');
    await google.stop();
    expect(await person.post('/auth/google/', { code, state })).toMatchObject({
      status: 503,
      json: { code: 'unavailable' },
    });
    await google.start();
    expect((await person.signIn('google', 'nora')).status).toBe(200);
  });
});

const browser = (who?: Parameters<typeof socialAgent>[1]) => socialAgent(api, who);

async function rows(statement: string): Promise<Record<string, unknown>[]> {
  return (await api.database.pool.query(statement)).rows;
}

/** Replaces the header (0) or the payload (1) of an ID token and keeps its signature. */
function rewrite(token: string, at: 0 | 1, change: object): string {
  const parts = token.split('.');
  const old = JSON.parse(Buffer.from(parts[at]!, 'base64url').toString());
  parts[at] = Buffer.from(JSON.stringify({ ...old, ...change })).toString('base64url');
  return parts.join('.');
}
