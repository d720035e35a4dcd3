import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Account, addAccount, cookieOf } from '../../../../tests/support/accounts.ts';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';

/** Runs behind a trusted proxy, so that tests can set any client address. */
let api: TestApi;
let account: Account;

beforeAll(async () => {
  api = await testApi({ TRUSTED_PROXIES: '127.0.0.1' });
});

beforeEach(async () => {
  await api.database.pool.query('truncate rate_limit');
  account = await addAccount(api);
});

afterAll(() => api.close());

interface From {
  /** The value of X-Forwarded-For. */
  address?: string;
  /** Device cookie of a browser that has signed in before. */
  cookie?: string | undefined;
  email?: string;
  to?: Pick<TestApi, 'call'>;
}

function attempt(password: string, { address = '203.0.113.1', cookie, email = account.email, to = api }: From = {}) {
  return to.call('/api/login/', {
    method: 'POST',
    headers: { 'x-forwarded-for': address, ...(cookie && { cookie }) },
    body: { username: email, password },
  });
}

const wrong = (from?: From) => attempt('not-the-password', from);
const right = (from?: From) => attempt(account.password, from);

/** Sends wrong passwords in batches. Counts the responses by status. */
async function fail(times: number, from: (at: number) => From): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (let at = 0; at < times; at += 20) {
    const batch = Array.from({ length: Math.min(20, times - at) }, (_, offset) => wrong(from(at + offset)));
    for (const { status } of await Promise.all(batch)) counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

/** Returns the device cookie of a browser that has signed in to the account. */
async function knownBrowser(): Promise<string | undefined> {
  return cookieOf(await right({ address: '198.51.100.200' }), 'crewdock_device');
}

const somewhere = (at: number): From => ({ address: `198.51.100.${at}` });

describe('one account from one IP address: ten failures in 15 minutes', () => {
  test('then the right password is refused too, with a Retry-After header', async () => {
    expect(await fail(10, () => ({}))).toEqual({ 400: 10 });
    const refused = await right();
    expect(refused.json.code).toBe('too_many_requests');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900);
  });

  test('the owner can still sign in from another IP address', async () => {
    await fail(12, () => ({}));
    expect((await right({ address: '198.51.100.9' })).status).toBe(200);
  });

  test('concurrent attempts do not exceed the limit', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => wrong()));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test('other spellings of the email count for the same account', async () => {
    const { email } = account;
    const spellings = [email, email.toUpperCase(), ` ${email}`, `${email} `, email.replace('p', 'P')];
    expect(await fail(15, (at) => ({ email: spellings[at % spellings.length]! }))).toEqual({ 400: 10, 429: 5 });
  });

  test('forged X-Forwarded-For entries do not change the client address', async () => {
    const forged = (at: number) => ({ address: `10.0.0.${at}, 198.51.100.${at}, 203.0.113.1` });
    expect(await fail(15, forged)).toEqual({ 400: 10, 429: 5 });
  });

  test('addresses of one IPv6 network count together', async () => {
    expect(await fail(15, (at) => ({ address: `2001:db8:1:2:${at}::1` }))).toEqual({ 400: 10, 429: 5 });
    expect((await right({ address: '2001:db8:1:3::1' })).status).toBe(200);
  });

  test('a successful sign-in resets the count', async () => {
    for (let round = 0; round < 3; round++) {
      expect(await fail(9, () => ({}))).toEqual({ 400: 9 });
      expect((await right()).status).toBe(200);
    }
  });

  test('the limit ends after 15 minutes', async () => {
    await fail(11, () => ({}));
    await api.database.pool.query('update rate_limit set expire = $1', [Date.now() - 1]);
    expect((await right()).status).toBe(200);
  });
});

describe('one account from one IP address: sixty sign-ins per hour', () => {
  const signInOften = async (times: number, from?: From) => {
    for (let time = 0; time < times; time++) expect((await right(from)).status).toBe(200);
  };

  test('then sign-ins from that address are rate-limited, and none of them counts as a failure', async () => {
    await signInOften(60);
    const refused = await right();
    expect(refused.json.code).toBe('too_many_requests');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    // Makes more attempts than the failure limit, because rejected attempts do not count as failures.
    for (let time = 0; time < 12; time++) expect((await right()).status).toBe(429);
    expect((await right({ address: '198.51.100.9' })).status).toBe(200);
    const other = await addAccount(api);
    expect((await attempt(other.password, { email: other.email })).status).toBe(200);
    const left = await api.database.pool.query(
      `select points from rate_limit where key like 'sign-in-%' and points > 0 and key not like 'sign-in-device%'`,
    );
    expect(left.rows).toEqual([]);
    await api.database.pool.query('update rate_limit set expire = $1', [Date.now() - 1]);
    expect((await right()).status).toBe(200);
  });

  test('concurrent sign-ins do not exceed the limit', async () => {
    await signInOften(55);
    const answers = await Promise.all(Array.from({ length: 9 }, () => right()));
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(5);
  });

  test('failures do not count as sign-ins', async () => {
    for (let round = 0; round < 8; round++) {
      await fail(9, () => ({}));
      expect((await right()).status).toBe(200);
    }
  });
});

describe('one account from all IP addresses: a hundred failures per hour', () => {
  test('do not block a browser that the owner has signed in with before', async () => {
    const cookie = await knownBrowser();
    expect(await fail(103, somewhere)).toEqual({ 400: 100, 429: 3 });
    expect((await right({ address: '192.0.2.1' })).status).toBe(429);
    expect((await right({ address: '192.0.2.1', cookie })).status).toBe(200);
    expect((await right({ address: '198.51.100.5', cookie })).status).toBe(200);
  });

  test('a browser known to another account is treated as unknown', async () => {
    await knownBrowser();
    const attacker = await addAccount(api);
    const cookie = cookieOf(await attempt(attacker.password, { email: attacker.email }), 'crewdock_device');
    expect(await fail(12, () => ({ cookie }))).toEqual({ 400: 10, 429: 2 });
  });

  test('a known browser has its own limit of ten failures', async () => {
    const cookie = await knownBrowser();
    expect(await fail(13, (at) => ({ ...somewhere(at), cookie }))).toEqual({ 400: 10, 429: 3 });
    expect((await right({ cookie })).status).toBe(429);
    expect((await right()).status).toBe(200);
  });
});

test('one IP address, all accounts: a hundred failures in 15 minutes', async () => {
  const cookie = await knownBrowser();
  const others = (at: number) => ({ email: `nobody${at}@example.com` });
  expect(await fail(103, others)).toEqual({ 400: 100, 429: 3 });
  expect((await right()).status).toBe(429);
  expect((await right({ address: '203.0.113.2' })).status).toBe(200);
  expect((await right({ cookie })).status).toBe(200);
});

test('X-Forwarded-For is ignored without trusted proxies', async () => {
  const direct = await testApi();
  try {
    expect(await fail(12, (at) => ({ ...somewhere(at), to: direct }))).toEqual({ 400: 10, 429: 2 });
  } finally {
    await direct.close();
  }
});
