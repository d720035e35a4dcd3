import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addAccount } from '../../../../tests/support/accounts.ts';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';

let api: TestApi;
let count = 0;

beforeAll(async () => {
  api = await testApi({ TRUSTED_PROXIES: '127.0.0.1' });
});

beforeEach(() => api.database.pool.query('truncate rate_limit'));

afterAll(() => api.close());

/** Sends a wrong password from a different address each time. */
async function guess(username: string): Promise<void> {
  const headers = { 'x-forwarded-for': `203.0.113.${++count % 250}` };
  const body = { username, password: 'not the password' };
  expect((await api.call('/api/login/', { method: 'POST', body, headers })).status).toBe(400);
}

async function written(): Promise<number> {
  const log = await api.call('/api/admin-panel/audit/?action=sign_in_refused&limit=1', { role: 'staff' });
  return log.json.total;
}

describe('refused sign-ins are logged up to a limit', () => {
  test.each([
    ['to an account', async () => (await addAccount(api)).email],
    ['to none', async () => 'nobody@example.com'],
  ])('%s: twenty per hour', async (_, emailOf) => {
    const email = await emailOf();
    const before = await written();
    for (let at = 0; at < 23; at++) await guess(email);
    expect((await written()) - before).toBe(20);
    await guess(`other.${email}`);
    expect((await written()) - before).toBe(21);
  });

  test('to all accounts: five thousand per hour', async () => {
    await guess('first@example.com');
    const { rowCount } = await api.database.pool.query(
      `update rate_limit set points = 5000 where key like 'refused-sign-ins-written:%'`,
    );
    expect(rowCount).toBe(1);
    const before = await written();
    await guess('second@example.com');
    expect(await written()).toBe(before);
  });
});
