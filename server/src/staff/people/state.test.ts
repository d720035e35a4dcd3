import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Account, addAccount, mailsTo } from '../../../../tests/support/accounts.ts';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import { testServices } from '../../../../tests/support/services.ts';
import { withholdFromClosedAccount } from '../../infra/email/withhold.ts';
import { mailAccountState } from '../../people/accounts/mail-state.ts';

let api: TestApi;
let vendor: { uid: string; id: number; email: string };

beforeAll(async () => {
  api = await testApi();
  const { email } = api.account('provider');
  vendor = await one('select uid, id, email from person where email = $1', email);
});

afterAll(() => api.close());

const one = async (text: string, ...values: unknown[]) => (await api.database.pool.query(text, values)).rows[0];
const rowOf = async (table: string, uid: string) =>
  (await api.call(`/api/admin-panel/${table}/${uid}/`, { role: 'staff' })).json;
const move = async (table: string, { uid }: { uid: string }, state: string, sent: object = { role: 'staff' }) => {
  const { version } = await rowOf(table, uid);
  const body = { version, state };
  return api.call(`/api/admin-panel/${table}/${uid}/`, { method: 'PATCH', body, ...sent });
};
const marketIds = async () => {
  const { rows } = await api.database.pool.query(
    'select card_id from market_talent m join talent t on t.id = m.card_id where t.owner_id = $1 and t.company_id is null order by 1',
    [vendor.id],
  );
  return rows.map(({ card_id }) => card_id);
};
const signIn = (account: Pick<Account, 'email' | 'password'>, path = 'login') =>
  api.call(`/api/${path}/`, { method: 'POST', body: { username: account.email, password: account.password } });

describe('a suspended vendor', () => {
  test('loses access and visible cards at once, and reopening the account restores the cards unchanged', async () => {
    const before = await marketIds();
    expect(before.length).toBeGreaterThan(0);
    const card = await one(
      `select p.owner_number || '-' || t.card_number as key, t.modified_at from talent t join person p on p.id = t.owner_id where t.id = $1`,
      before[0],
    );
    const page = () => api.call(`/api/talents/${card.key}/`);
    const total = async () => (await api.call('/api/market_2/talents/?matching=all')).json.total;
    const all = await total();
    expect((await page()).status).toBe(200);
    expect((await api.call('/api/session/', { role: 'provider' })).status).toBe(200);

    expect((await move('vendors', vendor, 'suspended')).json).toMatchObject({ state: 'suspended' });
    expect((await api.call('/api/session/', { role: 'provider' })).status).toBe(401);
    expect(await marketIds()).toEqual([]);
    expect((await page()).status).toBe(404);
    await expect.poll(total).toBe(all - before.length);
    expect((await api.call(`/api/talents/${card.key}/`, { role: 'staff' })).status).toBe(200);
    expect((await api.call(`/api/talents/${card.key}/`, { role: 'superadmin' })).status).toBe(404);

    expect((await move('vendors', vendor, 'open')).json).toMatchObject({ state: 'open' });
    expect(await marketIds()).toEqual(before);
    expect((await page()).status).toBe(200);
    await expect.poll(total).toBe(all);
    expect((await one('select modified_at from talent where id = $1', before[0])).modified_at).toEqual(
      card.modified_at,
    );
  });

  test('has cards withheld that are added while the account is closed', async () => {
    await move('vendors', vendor, 'terminated');
    const { id } = await one(
      `insert into talent (owner_id, card_number, link_key, name, title)
       values ($1, 999999, 'withheld-one', 'Nia Late', 'Tester') returning id`,
      vendor.id,
    );
    expect(await one('select is_withheld from talent where id = $1', id)).toEqual({ is_withheld: true });
    await api.database.pool.query('delete from talent where id = $1', [id]);
    await move('vendors', vendor, 'open');
  });
});

describe('signing in', () => {
  test('reports a closed account only with the right password', async () => {
    const person = await addAccount(api);
    expect((await signIn(person)).status).toBe(200);
    await move('clients', person, 'suspended');
    expect((await signIn(person)).json).toMatchObject({ code: 'account_closed' });
    expect((await signIn({ ...person, password: 'some-other-password' })).json.code).toBe('wrong_credentials');
    await move('clients', person, 'open');
    expect((await signIn(person)).status).toBe(200);
  });

  test('concurrently with a suspension leaves no session', async () => {
    const person = await addAccount(api);
    await Promise.all([signIn(person), move('clients', person, 'suspended'), signIn(person)]);
    expect(await one('select count(*) from access_token where person_id = $1', person.id)).toEqual({ count: 0 });
  });
});

describe('staff accounts', () => {
  test('lose their session when suspended, and only other staff can suspend them', async () => {
    const other = await addAccount(api, { staff: true });
    const { token } = (await signIn(other, 'admin-panel/login')).json;
    expect((await api.call('/api/admin-panel/staff/', { token })).status).toBe(200);
    const own = await move('staff', other, 'suspended', { token });
    expect([own.status, own.json.issues]).toMatchObject([400, [{ path: 'body.state' }]]);
    for (const role of ['superadmin', 'client'] as const)
      expect((await move('staff', other, 'suspended', { role })).status).toBe(403);
    expect((await move('staff', other, 'suspended')).status).toBe(200);
    expect((await api.call('/api/admin-panel/staff/', { token })).status).toBe(401);
    expect((await api.call('/api/session/', { token })).status).toBe(401);
  });

  test('always include an open one, even when the last two suspend each other concurrently', async () => {
    const [one_, two] = [await addAccount(api, { staff: true }), await addAccount(api, { staff: true })];
    const tokens = [
      (await signIn(one_, 'admin-panel/login')).json.token,
      (await signIn(two, 'admin-panel/login')).json.token,
    ];
    const others = `update person set state = 'terminated' where is_staff and id not in ($1, $2)`;
    await api.database.pool.query(others, [one_.id, two.id]);
    const [first, second] = [await rowWith(tokens[0], one_.uid), await rowWith(tokens[0], two.uid)];
    await Promise.all([close(tokens[0], two.uid, second.version), close(tokens[1], one_.uid, first.version)]);
    const { count } = await one(`select count(*) from person where is_staff and state = 'open'`);
    expect(count).toBe(1);
    await api.database.pool.query(`update person set state = 'open' where is_staff`);
  });

  const rowWith = async (token: string, uid: string) =>
    (await api.call(`/api/admin-panel/staff/${uid}/`, { token })).json;
  const close = (token: string, uid: string, version: number) =>
    api.call(`/api/admin-panel/staff/${uid}/`, { method: 'PATCH', token, body: { version, state: 'suspended' } });
});

test('pending emails to a closed account are dropped, except the notice about the suspension', async () => {
  const person = await addAccount(api);
  await move('clients', person, 'suspended');
  const services = testServices(api.config, api.database) as never;
  await mailAccountState({ personId: person.id, state: 'suspended' }, services);
  const [notice] = await mailsTo(api, person.email);
  expect(notice!.subject).toBe('Your Crewdock account was suspended');
  const { id } = await one(
    `insert into mail (message_id, recipient, subject, html, text) values ('<news@x>', $1, 'News', '', '') returning id`,
    person.email,
  );
  expect([
    await withholdFromClosedAccount(api.database.kysely, notice!.id),
    await withholdFromClosedAccount(api.database.kysely, id),
  ]).toEqual([false, true]);
  expect(await one('select reason, failed_at is not null as over from mail where id = $1', id)).toEqual({
    reason: 'account closed',
    over: true,
  });
});

test('an account can be open only with a way to sign in, and pending only without one', async () => {
  const person = await addAccount(api);
  expect((await move('clients', person, 'pending')).json.issues).toMatchObject([{ path: 'body.state' }]);
  await api.database.pool.query(`update person set password_hash = null, state = 'pending' where id = $1`, [person.id]);
  expect((await move('clients', person, 'open')).json.issues).toMatchObject([{ path: 'body.state' }]);
  expect((await move('clients', person, 'suspended')).status).toBe(200);
  expect((await move('clients', person, 'pending')).status).toBe(200);
});

test('the number of active cards is updated by every change', async () => {
  const counts = () =>
    one(
      `select bool_and(cards_count = (select count(*) from talent where owner_id = person.id and is_active and not is_draft)
         + (select count(*) from request where owner_id = person.id and is_active and not is_draft)) as right,
         sum(cards_count)::int as sum from person`,
    );
  const before = await counts();
  expect(before.right).toBe(true);
  await api.database.pool.query('update talent set is_active = false where owner_id = $1', [vendor.id]);
  await api.database.pool.query(
    'update request set owner_id = $1, card_number = 900000 + id where id in (select id from request limit 3)',
    [vendor.id],
  );
  await api.database.pool.query('delete from request where id in (select id from request order by id desc limit 2)');
  const after = await counts();
  expect(after.right).toBe(true);
  expect(after.sum).toBeLessThan(before.sum);
});
