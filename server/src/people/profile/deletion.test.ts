import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount, mailsTo } from '../../../../tests/support/accounts.ts';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import { signIn } from '../../../../tests/support/sign-in.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

test('an account without a password is deleted only within ten minutes of signing in', async () => {
  const account = await addAccount(api);
  const token = await signIn(api, account);
  await api.database.pool.query('update person set password_hash = null where id = $1', [account.id]);
  const signedInAgo = (ago: string) =>
    api.database.pool.query('update access_token set created_at = now() - $2::interval where person_id = $1', [
      account.id,
      ago,
    ]);
  const ask = (body: object) => api.call('/api/profile/deletion/', { method: 'POST', token, body });
  await signedInAgo('10 minutes 1 second');
  for (const body of [{}, { password: account.password }]) {
    const refused = await ask(body);
    expect([refused.status, refused.json.code]).toEqual([403, 'fresh_sign_in_required']);
    expect(refused.json.detail).toContain('Sign in again');
  }
  expect((await api.call('/api/profile/', { token })).json.deletion_due).toBeNull();
  expect(await mailsTo(api, account.email)).toEqual([]);
  await signedInAgo('9 minutes');
  expect((await ask({})).json.deletion_due).not.toBeNull();
});
