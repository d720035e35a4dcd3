import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linkIn, mailsTo } from '../../../../tests/support/accounts.ts';
import { type Role, type TestApi, testApi } from '../../../../tests/support/api.ts';
import { signIn } from '../../../../tests/support/sign-in.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

const profileOf = async (role: Role) => (await api.call('/api/profile/', { role })).json;
const change = (role: Role, body: object, host?: string) =>
  api.call('/api/profile/', { method: 'PATCH', role, body, host });

describe('the profile', () => {
  test('contains the stored data and no secrets', async () => {
    const { headers, text, json } = await api.call('/api/profile/', { role: 'provider' });
    expect(json).toMatchObject({
      email: api.account('provider').email,
      type: 2,
      has_password: true,
      new_email: null,
      providers: [],
      deletion_due: null,
    });
    expect(json.talent_cards_count).toBe((await api.call('/api/talents/', { role: 'provider' })).json.total);
    expect(text).not.toMatch(/argon2|password_hash|token/);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('does not count archived cards', async () => {
    const before = await profileOf('provider');
    const [card] = (await api.call('/api/talents/?limit=1', { role: 'provider' })).json.items;
    await api.database.pool.query('update talent set is_active = false where id = $1', [card.id]);
    expect((await profileOf('provider')).talent_cards_count).toBe(before.talent_cards_count - 1);
  });

  test('changes only the submitted fields', async () => {
    const before = await profileOf('client');
    const { status, json } = await change('client', { first_name: '  Zoë ', skype: 'live:zoe', phone_number: '' });
    expect(status).toBe(200);
    expect(json).toEqual({ ...before, first_name: 'Zoë', skype: 'live:zoe' });
    expect(await profileOf('client')).toEqual(json);
    expect((await change('client', {})).json).toEqual(json);
    expect((await change('client', { skype: '' })).json).toEqual({ ...json, skype: '' });
  });

  test('stores the default routes and returns them with the session', async () => {
    const routes = {
      myCrewdockDefaultRoute: 'my-talents',
      companyDefaultRoute: 'company-talents',
      marketDefaultRoute: 'market-requests',
    };
    expect((await change('developer', routes)).status).toBe(200);
    expect((await api.call('/api/session/', { role: 'developer' })).json).toMatchObject(routes);
    await change('developer', { marketDefaultRoute: 'market-talents' });
    expect((await api.call('/api/session/', { role: 'developer' })).json).toMatchObject({
      ...routes,
      marketDefaultRoute: 'market-talents',
    });
  });

  test.each([
    [{ first_name: ' ' }, 'body.first_name'],
    [{ last_name: null }, 'body.last_name'],
    [{ first_name: 'x'.repeat(81) }, 'body.first_name'],
    [{ skype: 'a\0b' }, 'body.skype'],
    [{ viber: '\ud800' }, 'body.viber'],
    [{ email: 'new@mail.example' }, 'body.email'],
    [{ type: 1 }, 'body.type'],
    [{ is_staff: true }, 'body.is_staff'],
    [{ password_hash: 'x' }, 'body.password_hash'],
    [{ myCrewdockDefaultRoute: 'admin-panel' }, 'body.myCrewdockDefaultRoute'],
    [{ is_subscribed: 'yes' }, 'body.is_subscribed'],
  ])('%j is refused and nothing is stored', async (body, path) => {
    const before = await profileOf('provider');
    const { status, json } = await change('provider', { phone_number: '+1 555', ...body });
    expect(status).toBe(400);
    expect(json).toMatchObject({ code: 'invalid_input', issues: [{ path }] });
    expect(await profileOf('provider')).toEqual(before);
  });
});

test('marketing mail can be turned off and on again', async () => {
  expect((await profileOf('manager')).gets_mails).toBe(true);
  expect((await change('manager', { gets_mails: false })).json.gets_mails).toBe(false);
  expect((await profileOf('manager')).gets_mails).toBe(false);
  expect((await change('manager', { gets_mails: true })).json.gets_mails).toBe(true);
});

describe('the newsletter', () => {
  test('starts with the mailed link, in the portal’s name, and can be ended immediately', async () => {
    const { email } = api.account('manager');
    expect((await change('manager', { is_subscribed: true }, 'acme.localhost')).json.is_subscribed).toBe(false);
    const [mail] = await mailsTo(api, email);
    expect(mail).toMatchObject({ subject: 'Confirm your Acme Talent newsletter' });
    expect(mail!.text).toContain('http://acme.localhost:3000/subscription_activation/');
    expect((await api.call(`/api${linkIn(mail!, 'subscription_activation')}/`)).status).toBe(200);
    expect((await profileOf('manager')).is_subscribed).toBe(true);
    await change('manager', { is_subscribed: true });
    expect(await mailsTo(api, email)).toHaveLength(1);
    expect((await change('manager', { is_subscribed: false })).json.is_subscribed).toBe(false);
  });

  test('is not started by a link that was requested before it was turned off', async () => {
    await change('secondClient', { is_subscribed: true });
    const [mail] = await mailsTo(api, api.account('secondClient').email);
    await change('secondClient', { is_subscribed: false });
    expect((await api.call(`/api${linkIn(mail!, 'subscription_activation')}/`)).status).toBe(410);
    expect((await profileOf('secondClient')).is_subscribed).toBe(false);
  });

  test('sends at most ten confirmation mails', async () => {
    const statuses = [];
    for (let time = 0; time < 11; time++) statuses.push((await change('teamLead', { is_subscribed: true })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect(await mailsTo(api, api.account('teamLead').email)).toHaveLength(10);
    const before = await profileOf('teamLead');
    expect((await change('teamLead', { is_subscribed: true, skype: 'not kept' })).status).toBe(429);
    expect(await profileOf('teamLead')).toEqual(before);
  });
});

describe('sessions', () => {
  const sessions = async (token: string) => (await api.call('/api/profile/sessions/', { token })).json.items;
  const end = (token: string, id = '') =>
    api.call(`/api/profile/sessions/${id && `${id}/`}`, { method: 'DELETE', token });

  test('are listed without their tokens', async () => {
    const { token } = api.account('client');
    const again = await signIn(api, api.account('client'));
    const { text, json } = await api.call('/api/profile/sessions/', { token: again });
    expect(json.items).toHaveLength(2);
    expect(json.items.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
    expect(json.items[0].current).toBe(true);
    expect(Object.keys(json.items[0]).sort()).toEqual(['created', 'current', 'device', 'expires', 'id', 'last_used']);
    for (const secret of [token, again]) expect(text).not.toContain(secret);
  });

  test('are not listed when they have expired', async () => {
    const again = await signIn(api, api.account('client'));
    const before = await sessions(api.account('client').token);
    const own = (await sessions(again)).find(({ current }: { current: boolean }) => current);
    await api.database.pool.query(`update access_token set expires_at = now() - interval '1 second' where id = $1`, [
      own.id,
    ]);
    expect(await sessions(api.account('client').token)).toHaveLength(before.length - 1);
    expect((await end(api.account('client').token, own.id)).status).toBe(200);
  });

  test('can be ended one by one, including the current one', async () => {
    const [first, second] = [await signIn(api, api.account('provider')), await signIn(api, api.account('provider'))];
    const own = (await sessions(second)).find(({ current }: { current: boolean }) => current);
    expect((await end(first, own.id)).status).toBe(200);
    expect((await api.call('/api/profile/', { token: second })).status).toBe(401);
    expect((await end(first, own.id)).status).toBe(404);
    const last = (await sessions(first)).find(({ current }: { current: boolean }) => current);
    expect((await end(first, last.id)).status).toBe(200);
    expect((await api.call('/api/profile/', { token: first })).status).toBe(401);
  });

  test('of another person return 404, like unknown ones', async () => {
    const [foreign] = await sessions(api.account('developer').token);
    const answer = await end(api.account('client').token, foreign.id);
    const unknown = await end(api.account('client').token, '00000000-0000-4000-8000-000000000000');
    expect([answer.status, unknown.status]).toEqual([404, 404]);
    expect(answer.text.replace(answer.json.request_id, '')).toBe(unknown.text.replace(unknown.json.request_id, ''));
    expect((await api.call('/api/profile/', { role: 'developer' })).status).toBe(200);
    expect((await end(api.account('client').token, 'x')).json.issues).toMatchObject([{ path: 'params.id' }]);
  });

  test('can be ended all at once, except the current one and other people’s', async () => {
    const others = [await signIn(api, api.account('client')), await signIn(api, api.account('client'))];
    const { token } = api.account('client');
    expect((await end(token)).status).toBe(200);
    for (const other of others) expect((await api.call('/api/profile/', { token: other })).status).toBe(401);
    expect(await sessions(token)).toMatchObject([{ current: true }]);
    expect((await api.call('/api/profile/', { role: 'secondClient' })).status).toBe(200);
  });
});
