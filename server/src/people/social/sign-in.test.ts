import type { audit } from '@crewdock/contract/staff/audit';
import type { Row } from '@crewdock/contract/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import { type OpenIdProvider, openIdProvider } from '../../../../tests/support/openid-provider.ts';
import { socialAgent } from '../../../../tests/support/social-agent.ts';

const MAIN = 'http://localhost:3000';
const ACME = 'http://acme.localhost:3000';

let google: OpenIdProvider;
let linkedin: OpenIdProvider;
let api: TestApi;

beforeAll(async () => {
  google = await openIdProvider('google', {
    nora: { email: 'Nora@Example.com', email_verified: true, given_name: 'Nora', family_name: 'Lindqvist' },
    unverified: { email: 'unverified@example.com', email_verified: false, given_name: 'Una' },
    mailless: { given_name: 'Milo' },
    nameless: { email: 'nameless@example.com', email_verified: true },
    nul: { email: 'nul@example.com', email_verified: true, given_name: 'N\0ul', family_name: 'x'.repeat(300) },
    acme: { email: 'with-acme@example.com', email_verified: true, name: 'Ana Maria Reyes' },
    twice: { email: 'twice@example.com', email_verified: true, given_name: 'Tom' },
    often: { email: 'often@example.com', email_verified: true, given_name: 'Olga' },
  });
  linkedin = await openIdProvider('linkedin', {
    lars: { email: 'lars@example.com', email_verified: 'true', given_name: 'Lars', family_name: 'Holm' },
    doubtful: { email: 'doubtful@example.com', email_verified: 'false', given_name: 'Dora' },
    twice: { email: 'twice@example.com', email_verified: 'true', given_name: 'Tom' },
  });
  for (const provider of [google, linkedin]) for (const origin of [MAIN, ACME]) provider.registerPortal(origin);
  api = await testApi({ ...google.variables, ...linkedin.variables });
});

afterAll(async () => {
  await api.close();
  await google.stop();
  await linkedin.stop();
});

describe('a new person', () => {
  test('gets an account of the chosen type, and the same account at the next sign-in', async () => {
    const first = await browser().signIn('google', 'nora', { type: 2 });
    expect(first).toMatchObject({ status: 200, json: { username: 'nora@example.com', staff: false } });
    expect(await personOf('nora@example.com')).toMatchObject({
      uid: first.json.uid,
      first_name: 'Nora',
      last_name: 'Lindqvist',
      type: 2,
      password_hash: null,
      signed_up_with: null,
      is_subscribed: false,
    });
    expect(await rows(`select kind from staff_update where email = 'nora@example.com'`)).toEqual([
      { kind: 'registration' },
    ]);
    const again = await browser().signIn('google', 'nora');
    expect(again).toMatchObject({ status: 200, json: { uid: first.json.uid } });
    expect(again.json.token).not.toBe(first.json.token);
    const profile = await api.call('/api/profile/', { token: again.json.token });
    expect(profile.json).toMatchObject({
      has_password: false,
      providers: [{ provider: 'google', email: 'nora@example.com' }],
    });
  });

  test('can sign in sixty times per hour from one IP address', async () => {
    const statuses = [];
    for (let time = 0; time < 61; time++) {
      await api.database.pool.query(`delete from rate_limit where key like 'write:%'`);
      statuses.push((await browser().signIn('google', 'often', { type: 1 })).status);
    }
    await api.database.pool.query(`delete from rate_limit where key like 'write:%'`);
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429]);
    expect((await browser().signIn('google', 'nora')).status).toBe(200);
  });

  test('keeps the account when the address at the provider changes', async () => {
    const before = await personOf('nora@example.com');
    google.accounts.get('nora')!.email = 'nora.new@example.com';
    const answer = await browser().signIn('google', 'nora');
    expect(answer.json).toMatchObject({ uid: before.uid, username: 'nora@example.com' });
    google.accounts.get('nora')!.email_verified = false;
    expect((await browser().signIn('google', 'nora')).json.uid).toBe(before.uid);
    expect(await rows(`select email from social_identity where subject = 'nora'`)).toEqual([
      { email: 'nora.new@example.com' },
    ]);
  });

  test('is asked for the account type, and the code is used once', async () => {
    const person = browser();
    const { code, state } = await person.comeBack('linkedin', 'lars');
    const asked = await person.post('/auth/linkedin/', { code, state });
    expect(asked).toMatchObject({ status: 409, json: { code: 'type_required' } });
    expect(await personOf('lars@example.com')).toBeUndefined();
    const other = await browser().post('/auth/linkedin/', { code, state, type: 1 });
    expect(other).toMatchObject({ status: 410, json: { code: 'gone' } });
    expect((await person.post('/auth/google/', { code, state, type: 1 })).status).toBe(410);
    const told = await person.post('/auth/linkedin/', { code: 'any', state, type: 3 });
    expect(told.status).toBe(200);
    expect(await personOf('lars@example.com')).toMatchObject({ type: 3, first_name: 'Lars', last_name: 'Holm' });
    expect((await person.post('/auth/linkedin/', { code: 'any', state, type: 3 })).status).toBe(410);
  });

  test('of a company’s portal returns to it and gets that company’s mail', async () => {
    const person = browser({ host: 'acme.localhost' });
    const { code, state, address } = await person.comeBack('google', 'acme', { type: 1 });
    expect(address).toBe(`${ACME}/auth/google`);
    const elsewhere = await person.at('localhost').post('/auth/google/', { code, state });
    expect(elsewhere).toMatchObject({ status: 410 });
    expect((await person.post('/auth/google/', { code, state })).status).toBe(200);
    const [company] = await rows(`select id from company where slug = 'acme'`);
    expect(await personOf('with-acme@example.com')).toMatchObject({
      signed_up_with: company!['id'],
      first_name: 'Ana',
      last_name: 'Maria Reyes',
    });
    expect(
      await rows(`select 1 from company_member m join person p on p.id = m.person_id
      where p.email = 'with-acme@example.com'`),
    ).toEqual([]);
  });

  test('needs no name, and an invalid name is cleaned', async () => {
    expect((await browser().signIn('google', 'nameless', { type: 1 })).status).toBe(200);
    expect(await personOf('nameless@example.com')).toMatchObject({ first_name: 'nameless', last_name: '' });
    expect((await browser().signIn('google', 'nul', { type: 1 })).status).toBe(200);
    expect(await personOf('nul@example.com')).toMatchObject({ first_name: 'Nul', last_name: 'x'.repeat(80) });
  });

  test.each([
    ['google', 'unverified'],
    ['google', 'mailless'],
    ['linkedin', 'doubtful'],
  ] as const)('at %s, %s, is refused without a verified address', async (provider, account) => {
    const people = await count('person');
    const answer = await browser().signIn(provider, account, { type: 1 });
    expect(answer).toMatchObject({ status: 403, json: { code: 'permission_denied' } });
    expect(answer.json.detail).toMatch(/verified email address/);
    expect(await count('person')).toBe(people);
  });

  test('is created once when two browsers return concurrently', async () => {
    const two = [browser(), browser()];
    const returns = await Promise.all(two.map((person) => person.comeBack('google', 'twice', { type: 1 })));
    const answers = await Promise.all(
      returns.map(({ code, state }, at) => two[at]!.post('/auth/google/', { code, state })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map(({ json }) => json.uid)).size).toBe(1);
  });

  test('is created once when the same callback is sent twice concurrently', async () => {
    google.accounts.set('double', { email: 'double@example.com', email_verified: true, given_name: 'Dee' });
    const person = browser();
    const { code, state } = await person.comeBack('google', 'double', { type: 1 });
    const answers = await Promise.all([1, 2].map(() => person.post('/auth/google/', { code, state })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    expect(await rows(`select first_name from person where email = 'double@example.com'`)).toHaveLength(1);
  });
});

describe('an existing account', () => {
  test.each(['client', 'staff'] as const)('is not taken over by its email address: %s', async (role) => {
    const { email } = api.account(role);
    google.accounts.set('thief', { email, email_verified: true, given_name: 'Theo' });
    for (const body of [{ type: 1 }, {}]) {
      const answer = await browser().signIn('google', 'thief', body);
      expect(answer).toMatchObject({ status: 409, json: { code: 'account_exists' } });
    }
    expect(await rows(`select 1 from social_identity where subject = 'thief'`)).toEqual([]);
  });

  test('created with one provider cannot be used with another', async () => {
    const answer = await browser().signIn('linkedin', 'twice', { type: 1 });
    expect(answer).toMatchObject({ status: 409, json: { code: 'account_exists' } });
  });

  test('with a second factor requires a code after the provider', async () => {
    google.accounts.set('staff', { email: 'somebody.else@example.com', email_verified: true });
    const person = browser({ role: 'staff' });
    expect((await person.connect('google', 'staff')).status).toBe(200);
    expect((await browser().signIn('google', 'staff')).json).toMatchObject({ staff: true });
    const { id } = await personOf(api.account('staff').email);
    await api.database.pool.query('insert into two_factor (person_id, secret) values ($1, $2)', [id, 'A'.repeat(32)]);
    expect((await browser().signIn('google', 'staff')).status).toBe(200);
    await api.database.pool.query('update two_factor set confirmed_at = now() where person_id = $1', [id]);
    const refused = await browser().signIn('google', 'staff');
    expect(refused).toMatchObject({ status: 403, json: { code: 'permission_denied' } });
    expect(refused.json.detail).toMatch(/password/);
    await api.database.pool.query('delete from two_factor');
    const log = await api.call(`/api/admin-panel/audit/?subject_kind=person&subject_id=${id}`, { role: 'staff' });
    const written = log.json.items.map(({ action, actor }: Row<typeof audit>) => [action, actor]);
    expect(written.toReversed()).toEqual([
      ['provider_connected', 'staff'],
      ['signed_in', 'staff'],
      ['signed_in', 'staff'],
      ['sign_in_refused', 'visitor'],
    ]);
  });
});

const browser = (who?: Parameters<typeof socialAgent>[1]) => socialAgent(api, who);

async function rows(statement: string): Promise<Record<string, unknown>[]> {
  return (await api.database.pool.query(statement)).rows;
}

async function count(table: string): Promise<number> {
  const [row] = await rows(`select count(*)::int as n from ${table}`);
  return row!['n'] as number;
}

// oxlint-disable-next-line typescript/no-explicit-any
async function personOf(email: string): Promise<any> {
  return (await api.database.pool.query('select * from person where email = $1', [email])).rows[0];
}
