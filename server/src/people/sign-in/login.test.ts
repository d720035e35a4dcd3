import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { addAccount, cookieOf, lineOf, told } from '../../../../tests/support/accounts.ts';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import type { Sent } from '../../../../tests/support/http.ts';
import { tokenHash } from '../accounts/token.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

beforeEach(() => api.database.pool.query('truncate rate_limit'));

afterAll(() => api.close());

const REFUSED = {
  status: 400,
  body: { code: 'wrong_credentials', detail: 'This email and password don’t match.' },
};

function login(username: string, password: string, { path = '/api/login/', code, ...sent }: Options = {}) {
  return api.call(path, { method: 'POST', body: { username, password, ...(code && { code }) }, ...sent });
}
type Options = Sent & { path?: string; code?: string };
const STAFF = { path: '/api/admin-panel/login/' };

describe('a session', () => {
  test('starts with an email and its password', async () => {
    const { uid, email, password } = await addAccount(api);
    const answer = await login(email, password);
    expect(told(answer)).toEqual({
      status: 200,
      body: { token: expect.stringMatching(/^[\w-]{43}$/), uid, username: email, staff: false },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await api.call('/api/session/', { token: answer.json.token })).json.uid).toBe(uid);
  });

  test.each(['client', 'provider', 'developer', 'superadmin', 'teamLead', 'manager', 'staff'] as const)(
    'starts for the demo’s %s',
    async (role) => {
      const { email, password } = api.account(role);
      expect((await login(email, password)).json).toMatchObject({ username: email, staff: role === 'staff' });
    },
  );

  test('starts whatever the letter case and spacing of the email', async () => {
    const { email, password } = await addAccount(api);
    for (const spelling of [email.toUpperCase(), `  ${email} `])
      expect((await login(spelling, password)).status).toBe(200);
  });

  test('starts when the password’s accents are encoded differently', async () => {
    const { email } = await addAccount(api, { password: 'caf\u00E9-quiet-harbour' });
    expect((await login(email, 'cafe\u0301-quiet-harbour')).status).toBe(200);
  });

  test('is separate for each browser and ends separately', async () => {
    const { email, password } = await addAccount(api);
    const [first, second] = [(await login(email, password)).json.token, (await login(email, password)).json.token];
    expect((await api.call('/api/logout/', { token: first })).json).toEqual({ detail: 'You are signed out.' });
    expect((await api.call('/api/session/', { token: first })).status).toBe(401);
    expect((await api.call('/api/logout/', { token: first })).status).toBe(401);
    expect((await api.call('/api/session/', { token: second })).status).toBe(200);
  });

  test('is stored only as a hash', async () => {
    const { email, password } = await addAccount(api);
    const { token } = (await login(email, password)).json;
    const { rows } = await api.database.pool.query('select t::text as row from access_token t');
    expect(rows.map(({ row }) => row).join()).not.toContain(token);
  });

  describe('session expiry', () => {
    const HOUR = 60 * 60 * 1000;
    /** Backdates the start and last use of the session by these numbers of hours, then uses the session. */
    async function aged(token: string, { begun, used }: { begun: number; used: number }) {
      const ago = (hours: number) => new Date(Date.now() - hours * HOUR);
      await api.database.pool.query('update access_token set created_at = $2, last_used_at = $3 where hash = $1', [
        tokenHash(token),
        ago(begun),
        ago(used),
      ]);
      return (await api.call('/api/session/', { token })).status;
    }
    const begin = async (staff: boolean) => {
      const { email, password } = await addAccount(api, { staff });
      return (await login(email, password)).json.token as string;
    };

    test.each([
      ['after 30 days', false, { begun: 30 * 24 + 0.1, used: 40 }],
      ['after 30 days, however much it is used', false, { begun: 30 * 24 + 0.1, used: 0.1 }],
      ['of staff after 30 days, however much it is used', true, { begun: 30 * 24 + 0.1, used: 0.1 }],
      ['of staff after 12 hours without use', true, { begun: 13, used: 12.1 }],
    ])('ends a session %s', async (_, staff, age) => {
      expect(await aged(await begin(staff), age)).toBe(401);
    });

    test.each([
      ['of 30 days that were nearly not used', false, { begun: 30 * 24 - 0.5, used: 30 * 24 - 0.5 }],
      ['of staff that is used every day', true, { begun: 30 * 24 - 0.5, used: 11.9 }],
    ])('does not apply to a session %s', async (_, staff, age) => {
      const token = await begin(staff);
      expect(await aged(token, age)).toBe(200);
      const { rows } = await api.database.pool.query('select * from access_token where hash = $1', [tokenHash(token)]);
      const left = (rows[0].expires_at.getTime() - Date.now()) / HOUR;
      // Using the session extends it, but not beyond 30 days.
      expect(left).toBeGreaterThan(0.4);
      expect(left).toBeLessThan(0.6);
    });

    test('applies when the owner becomes staff and has not used the session for 12 hours', async () => {
      const token = await begin(false);
      await api.database.pool.query(
        'update person set is_staff = true from access_token t where t.person_id = person.id and t.hash = $1',
        [tokenHash(token)],
      );
      expect(await aged(token, { begun: 13, used: 12.1 })).toBe(401);
    });
  });
});

describe('the same refusal for every invalid sign-in', () => {
  test('a wrong password or an unknown email', async () => {
    const { email, password } = await addAccount(api);
    expect(told(await login(email, `${password}!`))).toEqual(REFUSED);
    expect(told(await login(email, password.toUpperCase()))).toEqual(REFUSED);
    expect(told(await login(`no.${email}`, password))).toEqual(REFUSED);
  });

  test('an account that is not activated yet', async () => {
    const asked = { email: 'waits@example.com', password: 'seven-quiet-lanterns' };
    await api.call('/api/registration/', {
      method: 'POST',
      body: { ...asked, type: 1, first_name: 'Nora', last_name: 'New', terms: true },
    });
    const { rows: before } = await api.database.pool.query('select count(*) from mail');
    expect(told(await login(asked.email, asked.password))).toEqual(REFUSED);
    expect((await api.database.pool.query('select count(*) from mail')).rows).toEqual(before);
  });

  test('an account without a password, or an anonymised one', async () => {
    const social = await addAccount(api);
    await api.database.pool.query('update person set password_hash = null where id = $1', [social.id]);
    const former = await addAccount(api);
    await api.database.pool.query('update person set anonymised_at = now() where id = $1', [former.id]);
    for (const { email, password } of [social, former]) expect(told(await login(email, password))).toEqual(REFUSED);
  });

  test('a non-staff account at the staff sign-in', async () => {
    const client = await addAccount(api);
    const staff = await addAccount(api, { staff: true });
    expect(told(await login(client.email, client.password, STAFF))).toEqual(REFUSED);
    expect(told(await login(staff.email, 'not-the-password', STAFF))).toEqual(REFUSED);
    expect((await login(staff.email, staff.password, STAFF)).json.staff).toBe(true);
  });

  test('a password that is changed concurrently', async () => {
    const { id, email, password } = await addAccount(api);
    const client = await api.database.pool.connect();
    onTestFinished(() => client.release(true));
    await client.query('begin');
    await client.query(`update person set password_hash = 'x' where id = $1`, [id]);
    const answer = login(email, password);
    // Waits until the sign-in has checked the old password and is blocked by the row lock.
    for (;;) {
      const { rows } = await api.database.pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      if (rows.length > 0) break;
    }
    await client.query('commit');
    expect(told(await answer)).toEqual(REFUSED);
    const { rows } = await api.database.pool.query('select 1 from access_token where person_id = $1', [id]);
    expect(rows).toEqual([]);
  });
});

test.each([
  [{ username: 'nobody', password: 'x' }, 'body.username'],
  [{ username: 'a@example.com', password: '' }, 'body.password'],
  [{ username: 'a@example.com', password: 'x'.repeat(201) }, 'body.password'],
  [{ username: 'a@example.com', password: 'a\0b' }, 'body.password'],
  [{ username: 'a\0@example.com', password: 'x' }, 'body.username'],
  [{ username: ['a@example.com'], password: 'x' }, 'body.username'],
  [{ username: 'a@example.com', password: 'x', staff: true }, 'body.staff'],
])('%j is invalid input', async (body, path) => {
  const answer = await api.call('/api/login/', { method: 'POST', body });
  expect(answer.status).toBe(400);
  expect(answer.json.issues).toContainEqual({ path, message: expect.any(String) });
});

describe('the second factor', () => {
  const totp = new TOTP({ secret: new Secret({ size: 20 }), algorithm: 'SHA1', digits: 6, period: 30 });

  async function staffWithFactor() {
    const account = await addAccount(api, { staff: true });
    await api.database.kysely
      .insertInto('two_factor')
      .values({ person_id: account.id, secret: totp.secret.base32, confirmed_at: new Date() })
      .execute();
    return account;
  }

  test('is requested after the right password, and a code works once', async () => {
    const { email, password } = await staffWithFactor();
    expect((await login(email, password, STAFF)).json.code).toBe('second_factor_required');
    expect((await login(email, 'not-the-password', STAFF)).json.code).toBe('wrong_credentials');
    const code = totp.generate();
    expect((await login(email, password, { ...STAFF, code })).status).toBe(200);
    expect((await login(email, password, { ...STAFF, code })).json.code).toBe('wrong_credentials');
  });

  test('is required by both sign-in pages', async () => {
    const { email, password } = await staffWithFactor();
    expect((await login(email, password)).json.code).toBe('second_factor_required');
  });

  test('allows five wrong codes in 15 minutes, even concurrently', async () => {
    const { email, password } = await staffWithFactor();
    const wrong = totp.generate({ timestamp: 0 });
    const answers = await Promise.all(
      Array.from({ length: 9 }, () => login(email, password, { ...STAFF, code: wrong })),
    );
    const codes = answers.map(({ json }) => json.code);
    expect(codes.filter((code) => code === 'wrong_credentials')).toHaveLength(5);
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(4);
    expect((await login(email, password, { ...STAFF, code: totp.generate() })).status).toBe(429);
  });

  test('requesting a code does not count as a failure', async () => {
    const { email, password } = await staffWithFactor();
    for (let at = 0; at < 12; at++) expect((await login(email, password)).json.code).toBe('second_factor_required');
  });
});

describe('a browser', () => {
  const cookie = 'XSRF-TOKEN=abcdefghijklmnopqrstuvwxyz012345';

  test.each([
    ['with the cookie and no header', { cookie }, 403],
    ['with another header than its cookie', { cookie, 'x-xsrf-token': '543210zyxwvutsrqponmlkjihgfedcba' }, 403],
    ['with the header of its cookie', { cookie, 'x-xsrf-token': 'abcdefghijklmnopqrstuvwxyz012345' }, 200],
    ['sent here by another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['sent here by another of our hosts', { 'sec-fetch-site': 'same-site' }, 403],
    ['sent here by another site from an older browser', { origin: 'https://evil.example' }, 403],
    ['sent here by a page without an origin', { origin: 'null' }, 403],
    ['of our own page, before its first cookie', { 'sec-fetch-site': 'same-origin' }, 200],
    ['that is a program', {}, 200],
  ])('is checked for cross-site request forgery: %s', async (_, headers, status) => {
    const { email, password } = await addAccount(api);
    expect((await login(email, password, { headers })).status).toBe(status);
  });

  test('receives the XSRF cookie with its first call', async () => {
    const answer = await api.call('/api/auth/options/', { headers: { 'sec-fetch-site': 'same-origin' } });
    const set = [answer.headers['set-cookie'] ?? []].flat().find((text) => text.startsWith('XSRF-TOKEN='));
    expect(set).toMatch(/; Path=\/;? ?.*SameSite=Lax/);
    expect(set).not.toMatch(/HttpOnly/i);
  });

  test('is recognised afterwards by an HttpOnly cookie', async () => {
    const { id, email, password } = await addAccount(api);
    const first = await login(email, password);
    expect([first.headers['set-cookie']].flat().join()).toMatch(/crewdock_device=[\w-]{43};.*HttpOnly; SameSite=Lax/);
    const device = cookieOf(first, 'crewdock_device')!;
    const again = await login(email, password, { headers: { cookie: device } });
    expect(cookieOf(again, 'crewdock_device')).toBe(device);
    const { rows } = await api.database.pool.query('select 1 from known_device where person_id = $1', [id]);
    expect(rows).toHaveLength(1);
  });

  test('used by several people is known to each, and a forged cookie is replaced', async () => {
    const [nora, ben] = [await addAccount(api), await addAccount(api)];
    const device = cookieOf(await login(nora.email, nora.password), 'crewdock_device')!;
    const second = await login(ben.email, ben.password, { headers: { cookie: device } });
    expect(cookieOf(second, 'crewdock_device')).toBe(device);
    const own = await login(ben.email, ben.password, { headers: { cookie: 'crewdock_device=guessable' } });
    expect(cookieOf(own, 'crewdock_device')).not.toBe('crewdock_device=guessable');
  });
});

test('the sign-in options contain the configured providers, legal pages and sub-sites', async () => {
  expect((await api.call('/api/auth/options/')).json).toEqual({
    providers: [],
    captcha: null,
    privacy_url: 'http://localhost:3000/privacy-policy',
    terms_url: 'http://localhost:3000/terms-of-use',
    partner_site_url: null,
    engineer_site_url: null,
  });
});

test('passwords and tokens are not logged', async () => {
  const { email, password } = await addAccount(api);
  const right = await login(email, password);
  const wrong = await login(email, 'wrong-quiet-harbour');
  const out = await api.call('/api/logout/', { token: right.json.token });
  for (const answer of [right, wrong, out]) await lineOf(api, answer);
  const log = JSON.stringify(api.log);
  const device = cookieOf(right, 'crewdock_device')!.split('=')[1]!;
  for (const secret of [password, 'wrong-quiet-harbour', right.json.token, device]) expect(log).not.toContain(secret);
});
