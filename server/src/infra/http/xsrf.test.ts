import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz012345';
const SHARE = { method: 'POST', body: { query: '' } };
const OWN = { 'sec-fetch-site': 'same-origin' };

describe.each([
  ['http', 'http://localhost:3000', 'XSRF-TOKEN', '__Host-XSRF-TOKEN'],
  ['https', 'https://localhost', '__Host-XSRF-TOKEN', 'XSRF-TOKEN'],
])('over %s', (protocol, publicUrl, name, otherName) => {
  let api: TestApi;

  beforeAll(async () => {
    api = await testApi({ PUBLIC_URL: publicUrl });
  });

  afterAll(() => api.close());

  const share = (headers: Record<string, string>) =>
    api.call('/api/market/talents/', { ...SHARE, headers: { ...OWN, ...headers } }).then(({ status }) => status);
  const given = async (path: string, cookie?: string) => {
    const { headers } = await api.call(path, { headers: { ...OWN, ...(cookie && { cookie }) } });
    return headers['set-cookie'] as string[] | undefined;
  };

  test('the token cookie has a name that only this host can set', async () => {
    for (const path of ['/api/auth/options/', '/']) {
      const [cookie = ''] = (await given(path)) ?? [];
      expect(cookie).toMatch(new RegExp(`^${name}=[\\w-]{32}; Max-Age=31536000; Path=/; .*SameSite=Lax$`));
      expect(cookie.includes('Secure')).toBe(protocol === 'https');
      expect(cookie).not.toMatch(/Domain|HttpOnly/);
    }
    expect(await given('/', `${name}=${TOKEN}`)).toBeUndefined();
  });

  test('a cookie with another name is ignored', async () => {
    expect(await given('/', `${otherName}=${TOKEN}`)).toHaveLength(1);
    expect(await share({ cookie: `${name}=${TOKEN}; ${otherName}=x`, 'x-xsrf-token': TOKEN })).toBe(200);
    expect(
      await share({
        cookie: `${name}=${TOKEN}; ${otherName}=${TOKEN.toUpperCase()}`,
        'x-xsrf-token': TOKEN.toUpperCase(),
      }),
    ).toBe(403);
  });

  test.each(['', 'a', TOKEN.slice(1), `${TOKEN}a`, `${TOKEN.slice(1)}!`])(
    'an invalid token such as "%s" is refused and replaced',
    async (token) => {
      expect(await share({ cookie: `${name}=${token}`, 'x-xsrf-token': token })).toBe(403);
      expect(await given('/', `${name}=${token}`)).toHaveLength(1);
    },
  );

  test('HttpOnly cookies use the same prefix', async () => {
    const { email, password } = api.account('client');
    const { status, headers } = await api.call('/api/login/', { method: 'POST', body: { username: email, password } });
    expect(status).toBe(200);
    const device = (headers['set-cookie'] as string[]).find((cookie) => cookie.includes('crewdock_device='));
    expect(device).toMatch(
      protocol === 'https' ? /^__Host-crewdock_device=.*; Path=\/;.*Secure/ : /^crewdock_device=.*; Path=\/api\/;/,
    );
  });
});
