import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAccount } from '../../../../tests/support/accounts.ts';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import { auditedCalls, FROM } from '../../../../tests/support/audited-calls.ts';

let api: TestApi;
let talent: number;

const { call, entries } = auditedCalls(() => api);

beforeAll(async () => {
  api = await testApi({ TRUSTED_PROXIES: '127.0.0.1' });
  const skills = [{ name: 'Rust', experience: 1, is_main: true }];
  const body = { name: 'Ada', title: 'Engineer', skills };
  talent = (await call('POST /talents/', { role: 'provider', body })).json.id;
  await call(`PATCH /talents/${talent}/`, { role: 'provider', body: { city: 'Oslo' } });
});

afterAll(() => api.close());

describe('a refused sign-in', () => {
  const refused = async (body: object) => {
    await call('POST /login/', { body, status: 400 });
    return (await entries('limit=1'))[0];
  };

  test('is logged for the account', async () => {
    const { email: username } = api.account('client');
    const entry = await refused({ username, password: 'wrong' });
    const { rows } = await api.database.pool.query('select id from person where email = $1', [username]);
    const subject = { kind: 'person', id: String(rows[0].id) };
    expect(entry).toMatchObject({ action: 'sign_in_refused', subject, actor: 'visitor', address: FROM });
  });

  test('to an unknown account is logged without the submitted data', async () => {
    const entry = await refused({ username: 'nobody@example.org', password: 'wrong' });
    expect(entry).toMatchObject({ action: 'sign_in_refused', subject: { id: null }, before: null, after: null });
  });

  test('with a wrong code is logged as a refused second factor', async () => {
    const account = await addAccount(api);
    const secret = 'JBSWY3DPEHPK3PXP';
    await api.database.pool.query('insert into two_factor (person_id, secret, confirmed_at) values ($1, $2, now())', [
      account.id,
      secret,
    ]);
    const entry = await refused({ username: account.email, password: account.password, code: 'AAAAA-AAAAA' });
    expect(entry).toMatchObject({ action: 'second_factor_refused', subject: { id: String(account.id) } });
  });
});

describe('the audit log', () => {
  test('is filtered by subject, person and action, and paginated', async () => {
    const history = await entries(`subject_kind=talent&subject_id=${talent}`);
    expect(history.at(-1)).toMatchObject({ action: 'created' });
    expect(new Set(history.map(({ subject }) => subject.id))).toEqual(new Set([String(talent)]));
    const { token: _, ...client } = api.account('client');
    await call('POST /login/', { body: { username: client.email, password: client.password } });
    const [signIn] = await entries('action=signed_in&limit=1');
    expect(signIn!.person).toMatchObject({ email: client.email });
    expect(await entries(`person=${signIn!.person!.id}&action=signed_in`)).toEqual([signIn]);
    const first = await api.call('/api/admin-panel/audit/?limit=1', { role: 'staff' });
    const second = await entries(`limit=1&after=${first.json.next}`);
    expect(second[0]!.id).toBeLessThan(first.json.items[0].id);
  });

  test('is searched by its contents, and filtered only by the full address', async () => {
    const all = await entries(`address=${FROM}`);
    expect(all.length).toBeGreaterThan(1);
    expect(await entries(`search=${FROM}`)).toEqual(all);
    expect(await entries('address=203.0.113')).toEqual([]);
  });

  test('offers accounts by a search of their email and by id', async () => {
    const { email } = api.account('client');
    const options = async (query: string) =>
      (await api.call(`/api/admin-panel/audit/options/person/?${query}`, { role: 'staff' })).json;
    const [found] = await options(`search=${encodeURIComponent(email.toUpperCase())}`);
    expect(found).toEqual({ id: expect.any(Number), name: email });
    expect(await options(`ids=${found.id}`)).toEqual([found]);
    expect(await options('search=%25')).toEqual([]);
  });

  test.each(['update audit_entry set action = action', 'delete from audit_entry', 'truncate audit_entry'])(
    'is append-only: %s',
    async (statement) => {
      await expect(api.database.pool.query(statement)).rejects.toThrow('only added to');
    },
  );

  test('contains no entry for refused calls or edits without a change', async () => {
    const [before] = await entries('limit=1');
    const body = { title: 'Other', version: 99 };
    await call(`PATCH /talents/${talent}/`, { role: 'provider', body, status: 409 });
    await call(`PATCH /talents/${talent}/`, { role: 'provider', body: { title: 'Engineer' } });
    expect((await entries('limit=1'))[0]!.id).toBe(before!.id);
  });
});
