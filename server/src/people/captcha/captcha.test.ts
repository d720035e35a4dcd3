import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, Payload } from 'altcha-lib/types';
import type { FastifyReply } from 'fastify';
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addAccount } from '../../../../tests/support/accounts.ts';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import { pagePolicy } from '../../infra/http/security.ts';
import { createCaptcha } from './captcha.ts';

const CAPTCHA_FAILED = { code: 'captcha_failed', detail: 'The captcha was not solved. Please try again.' };

function callsWith(api: TestApi, g_response?: string) {
  const registration = { type: 1, first_name: 'Nora', last_name: 'New', terms: true, password: 'seven-quiet-lanterns' };
  const words = { name: 'Nora', message: 'Hello', message_id: randomUUID() };
  const email = 'nora@example.com';
  const bodies: Record<string, object> = {
    '/api/login/': { username: email, password: 'x', g_response },
    '/api/admin-panel/login/': { username: email, password: 'x', g_response },
    '/api/registration/': { ...registration, email, g_response },
    '/api/password_reset/': { email, g_response },
    '/api/lp/contact-us/?company=acme': { ...words, email, g_response },
    '/api/requests/1/applications/?company=acme': { ...words, email, g_response },
    '/api/available_resources/subscribe/?company=acme': { email, message_id: words.message_id, g_response },
  };
  return Object.entries(bodies).map(([path, body]) => [path, () => api.call(path, { method: 'POST', body })] as const);
}

function logIn(api: TestApi, g_response?: string) {
  const body = { username: 'nobody@example.com', password: 'x', g_response };
  return api.call('/api/login/', { method: 'POST', body });
}

describe('ALTCHA', () => {
  let api: TestApi;
  /** An unused solution, so that modified copies are rejected only because of the modification. */
  let solved: Payload;

  beforeAll(async () => {
    api = await testApi({
      CAPTCHA_SECRET: 'a-secret-of-this-test',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
    });
    solved = await solve();
  });

  beforeEach(() => api.database.pool.query('truncate rate_limit'));

  afterAll(() => api.close());

  async function solve(): Promise<Payload> {
    const challenge: Challenge = (await api.call('/api/captcha/challenge/')).json;
    return { challenge, solution: (await solveChallenge({ challenge, deriveKey }))! };
  }

  const sent = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');

  test('the sign-in options include the captcha provider', async () => {
    const { json } = await api.call('/api/auth/options/');
    expect(json).toMatchObject({ providers: ['google'], captcha: { provider: 'altcha' } });
  });

  test('every form that visitors can submit requires a captcha', async () => {
    for (const [path, call] of callsWith(api))
      expect([path, (await call()).json]).toMatchObject([path, CAPTCHA_FAILED]);
    const { rows } = await api.database.pool.query(`
      select 1 from registration union all select 1 from mail union all select 1 from application
      union all select 1 from resource_subscription union all select 1 from contact_message`);
    expect(rows).toEqual([]);
  });

  test('an import through an import link requires a captcha', async () => {
    const last_day = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const link = { label: 'Northwind', last_day, files: 3 };
    const { json } = await api.call('/api/ai/import_links/', { method: 'POST', role: 'provider', body: link });
    const start = (g_response?: string) =>
      api.call(`/api/import_links/${json.key}/imports/`, { method: 'POST', body: { files: 1, g_response } });
    expect((await start()).json).toMatchObject(CAPTCHA_FAILED);
    expect((await api.database.pool.query('select from mass_import')).rowCount).toBe(0);
    expect((await start(sent(await solve()))).status).toBe(200);
  });

  test('a captcha can be solved on a partner’s page', async () => {
    const site = 'https://www.partner.example';
    await api.database.pool.query(`update company set allowed_origins = array[$1] where slug = 'acme'`, [site]);
    const headers = { origin: site, 'sec-fetch-site': 'cross-site' };
    const puzzle = await api.call('/api/captcha/challenge/', { headers });
    expect(puzzle.headers['access-control-allow-origin']).toBe('*');
    const challenge: Challenge = puzzle.json;
    const g_response = sent({ challenge, solution: (await solveChallenge({ challenge, deriveKey }))! });
    const body = { email: 'nora@example.com', message_id: randomUUID(), g_response };
    const send = () => api.call('/api/available_resources/subscribe/?company=acme', { method: 'POST', headers, body });
    expect((await send()).status).toBe(200);
    // Idempotent by `message_id`: a retry after a lost response needs no new solution.
    expect((await send()).status).toBe(200);
    await api.database.pool.query('delete from mail; delete from resource_subscription');
  });

  test('a solution is accepted once, even for two concurrent calls', async () => {
    const solution = sent(await solve());
    const answers = await Promise.all([logIn(api, solution), logIn(api, solution)]);
    expect(answers.map(({ json }) => json.code).sort()).toEqual(['captcha_failed', 'wrong_credentials']);
    expect((await logIn(api, solution)).json.code).toBe('captcha_failed');
  });

  test('signs in with the right password and a solved captcha', async () => {
    const { email, password } = await addAccount(api);
    const body = { username: email, password, g_response: sent(await solve()) };
    expect((await api.call('/api/login/', { method: 'POST', body })).status).toBe(200);
  });

  test('a solution expires', async () => {
    const solution = sent(await solve());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 21 * 60 * 1000 });
    try {
      expect((await logIn(api, solution)).json.code).toBe('captcha_failed');
    } finally {
      vi.useRealTimers();
    }
    expect((await logIn(api, solution)).json.code).toBe('wrong_credentials');
  });

  const changed: [string, () => unknown][] = [
    ['another key', () => ({ ...solved, solution: { ...solved.solution, derivedKey: '00'.repeat(32) } })],
    ['a later expiry', () => withParameters({ expiresAt: 9_999_999_999 })],
    ['no expiry', () => withParameters({ expiresAt: undefined })],
    ['an easier puzzle', () => withParameters({ keyPrefix: '' })],
    ['another nonce', () => withParameters({ nonce: '00' })],
    ['no signature', () => ({ ...solved, challenge: { parameters: solved.challenge.parameters } })],
    ['a signature in capitals', () => withSignature(solved.challenge.signature!.toUpperCase())],
    ['nothing', () => null],
    ['a list', () => []],
    ['texts for numbers', () => ({ ...solved, solution: { counter: '1', derivedKey: 1 } })],
  ];
  test.each(changed)('refuses %s', async (_, payload) => {
    expect((await logIn(api, sent(payload()))).json).toMatchObject(CAPTCHA_FAILED);
  });

  test.each(['', 'x', '{}', 'bnVsbA==', '💥', 'x'.repeat(4000)])('refuses %j', async (text) => {
    expect((await logIn(api, text)).json).toMatchObject(CAPTCHA_FAILED);
  });

  test('refuses a challenge signed with another secret', async () => {
    const work = { algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 1, deriveKey, expiresAt: Date.now() / 1000 + 60 };
    const challenge = await createChallenge({
      ...work,
      hmacSignatureSecret: 'another-secret',
      hmacKeySignatureSecret: 'a-third-secret',
    });
    const solution = await solveChallenge({ challenge, deriveKey });
    expect((await logIn(api, sent({ challenge, solution }))).json).toMatchObject(CAPTCHA_FAILED);
  });

  test('reports an answer that is too long at its field', async () => {
    expect((await logIn(api, 'x'.repeat(4001))).json.issues).toMatchObject([{ path: 'body.g_response' }]);
  });

  test('failed captchas do not count as password guesses', async () => {
    for (let at = 0; at < 12; at++) expect((await logIn(api)).json.code).toBe('captcha_failed');
  });

  function withParameters(changes: object) {
    const { parameters, ...rest } = solved.challenge;
    return { ...solved, challenge: { ...rest, parameters: { ...parameters, ...changes } } };
  }

  function withSignature(signature: string) {
    return { ...solved, challenge: { ...solved.challenge, signature } };
  }
});

describe('reCAPTCHA', () => {
  let api: TestApi;
  let verifier: Server;
  let asked: URLSearchParams[];
  let answer: (response: ServerResponse) => unknown;

  beforeAll(async () => {
    verifier = createServer(async (request, response) => {
      asked.push(new URLSearchParams(await textOf(request)));
      answer(response);
    });
    await new Promise<void>((resolve) => verifier.listen(0, '127.0.0.1', resolve));
    const { port } = verifier.address() as AddressInfo;
    api = await testApi({
      CAPTCHA_SECRET: 'a-secret-of-this-test',
      CAPTCHA_PROVIDER: 'recaptcha',
      CAPTCHA_SITE_KEY: 'site-key',
      CAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
    });
  });

  beforeEach(async () => {
    asked = [];
    await api.database.pool.query('truncate rate_limit');
  });

  afterAll(async () => {
    await api.close();
    verifier.closeAllConnections();
    verifier.close();
  });

  const json =
    (verdict: unknown, status = 200) =>
    (response: ServerResponse) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(verdict));

  test('the options contain the site key and the script, and no ALTCHA challenge is served', async () => {
    expect((await api.call('/api/auth/options/')).json.captcha).toEqual({
      provider: 'recaptcha',
      site_key: 'site-key',
      script: 'https://www.google.com/recaptcha/api.js',
    });
    expect((await api.call('/api/captcha/challenge/')).status).toBe(404);
  });

  test('verifies the answer with the secret and the caller’s address', async () => {
    answer = json({ success: true });
    expect((await logIn(api, 'the-answer')).json.code).toBe('wrong_credentials');
    expect(asked.map((body) => Object.fromEntries(body))).toEqual([
      { secret: 'a-secret-of-this-test', response: 'the-answer', remoteip: '127.0.0.1' },
    ]);
  });

  test('does not call the provider without an answer', async () => {
    for (const [, call] of callsWith(api)) expect((await call()).json).toMatchObject(CAPTCHA_FAILED);
    expect(asked).toEqual([]);
  });

  const verdicts: [string, (response: ServerResponse) => unknown][] = [
    ['no', json({ success: false, 'error-codes': ['timeout-or-duplicate'] })],
    ['a text for yes', json({ success: 'true' })],
    ['nothing', json(null)],
    ['yes with an error', json({ success: true }, 500)],
    ['a page', (response) => response.end('<html>')],
    ['a way elsewhere', (response) => response.writeHead(302, { location: '/elsewhere' }).end()],
    ['a broken connection', (response) => response.destroy()],
    ['silence', () => {}],
  ];
  test.each(verdicts)('%s refuses the sign-in', async (_, verdict) => {
    answer = verdict;
    expect((await logIn(api, 'the-answer')).json).toMatchObject(CAPTCHA_FAILED);
    expect(asked).toHaveLength(1);
  });
});

describe('the content security policy', () => {
  const config = {
    provider: 'recaptcha',
    secret: 's',
    siteKey: 'k',
    verifyUrl: 'https://captcha.example/verify',
  } as const;

  test('allows no third-party origin without reCAPTCHA', () => {
    expect(policyOf(null)).not.toMatch(/https?:/);
    expect(policyOf({ provider: 'altcha', secret: 's' })).not.toMatch(/https?:/);
  });

  test('allows the origin of the script, and the origins that Google’s script loads from', () => {
    const policy = policyOf({ ...config, script: 'https://captcha.example/api.js?x=1' });
    expect(policy).toContain("script-src 'self' own 'sha256-s' https://captcha.example;");
    expect(policy).toContain("frame-src 'self' https://captcha.example;");
    const google = policyOf({ ...config, script: 'https://www.google.com/recaptcha/api.js' });
    expect(google).toMatch(/script-src [^;]*https:\/\/www\.google\.com [^;]*https:\/\/www\.gstatic\.com/);
  });

  test('allows same-origin workers', () => {
    expect(policyOf(null)).toContain("worker-src 'self';");
  });

  function policyOf(captcha: Parameters<typeof createCaptcha>[0]): string {
    let policy = '';
    const reply = { headers: (headers: Record<string, string>) => (policy = headers['content-security-policy'] ?? '') };
    const { pageSources } = createCaptcha(captcha, undefined as never);
    const own = { origin: 'own', scripts: ["'sha256-s'"], nonce: 'n', reports: [] };
    pagePolicy(reply as unknown as FastifyReply, { ...own, captcha: pageSources });
    return policy;
  }
});

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text;
}
