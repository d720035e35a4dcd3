import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addAccount, linkIn, mailsTo } from '../../../../../tests/support/accounts.ts';
import { ROLES, type Role, type TestApi, testApi } from '../../../../../tests/support/api.ts';
import { collectOutcomes } from '../../../../../tests/support/outcomes.ts';

const ACME = 'acme.localhost';
const PASSWORD = 'quiet-harbour-lantern';

let api: TestApi;
let count = 0;

beforeAll(async () => {
  api = await testApi();
});

const resetLimits = () => api.database.pool.query('truncate rate_limit');

beforeEach(resetLimits);

afterAll(() => api.close());

interface Sent {
  role?: Role;
  token?: string;
  body?: object;
  host?: string;
}
const sql = async (text: string, values: unknown[] = []) => (await api.database.pool.query(text, values)).rows;
const call = (line: string, { host = ACME, ...sent }: Sent = { role: 'superadmin' }) => {
  const [method, path] = line.split(' ') as [string, string];
  return api.call(`/api${path}`, { method, host, ...sent });
};
const asSuperadmin = (line: string, body?: object) => call(line, { role: 'superadmin', ...(body && { body }) });
const users = async (role: Role = 'superadmin') => (await call('GET /company/users/', { role })).json;
const userOf = async (role: 'teamLead' | 'manager' | 'superadmin') =>
  (await users()).items.find(({ email }: { email: string }) => email === api.account(role).email);
const person = (email = `guest${++count}@example.org`) => ({ email, first_name: 'Gwen', last_name: 'Guest' });
const invited = async (body: object = person(), role: Role = 'superadmin') =>
  call('POST /company/users/', { role, body });
const linkTo = async (email: string) => linkIn((await mailsTo(api, email))[0]!, 'company_invitation');
const groupNamed = async (led: boolean) => {
  const { groups } = await users('teamLead');
  const { groups: all } = await users();
  return led ? groups[0] : all.find(({ id }: { id: number }) => !groups.some((g: { id: number }) => g.id === id));
};
/** Invites a person and accepts the invitation. Returns the person with their token on Acme's portal. */
const joined = async (more: object = {}) => {
  const body = { ...person(), ...more };
  expect((await invited(body)).status).toBe(200);
  const answer = await call(`POST ${await linkTo(body.email)}/`, { body: { password: PASSWORD } });
  expect(answer.status, answer.text).toBe(200);
  return { ...body, uid: answer.json.uid as string, token: answer.json.token as string };
};
const versionOf = async (uid: string) => (await asSuperadmin(`GET /company/users/${uid}/`)).json.version as number;

describe('permissions', () => {
  const SUPERADMINS: Role[] = ['superadmin', 'staff'];
  const USERS: Role[] = [...SUPERADMINS, 'teamLead'];
  const uid = '00000000-0000-4000-8000-000000000000';
  const calls: [string, Role[], number, object?][] = [
    ['GET /company/users/', USERS, 200],
    [`GET /company/users/${uid}/`, USERS, 404],
    [`POST /company/users/${uid}/invitation/`, USERS, 404],
    [`DELETE /company/users/${uid}/invitation/`, USERS, 404],
    [`PATCH /company/users/${uid}/`, SUPERADMINS, 404, { version: 1, is_wl_superadmin: true }],
    [`GET /company/users/${uid}/removal/`, SUPERADMINS, 404],
    [`POST /company/users/${uid}/removal/`, SUPERADMINS, 404, { version: 1 }],
    ['GET /company/groups/', SUPERADMINS, 200],
    ['POST /company/groups/', SUPERADMINS, 400, { name: 'All Groups' }],
    ['GET /company/groups/999999/', SUPERADMINS, 404],
    ['PATCH /company/groups/999999/', SUPERADMINS, 404, { version: 1, name: 'Other' }],
    ['DELETE /company/groups/999999/?version=1', SUPERADMINS, 404],
  ];
  test.each(ROLES)('each endpoint is allowed only for its roles: %s', async (role) => {
    const nameOf = ([line]: (typeof calls)[number]) => line;
    const statuses = await collectOutcomes(calls, nameOf, async ([line, , , body]) => {
      await resetLimits();
      return (await call(line, { role, ...(body && { body }) })).status;
    });
    const expected = calls.map(([line, allowed, status]) => [
      line,
      role === 'visitor' ? 401 : allowed.includes(role) ? status : 403,
    ]);
    expect(statuses).toEqual(Object.fromEntries(expected));
  });

  test('a superadmin has no rights on another company’s portal', async () => {
    expect((await call('GET /company/users/', { role: 'superadmin', host: 'sunrise.localhost' })).status).toBe(403);
    expect((await call('GET /company/users/', { role: 'superadmin', host: 'localhost' })).status).toBe(404);
  });

  test('team leads can invite managers only into groups that they lead', async () => {
    const [led, other] = [await groupNamed(true), await groupNamed(false)];
    const refused = async (more: object) => invited({ ...person(), ...more }, 'teamLead');
    expect((await refused({})).json.issues).toMatchObject([{ path: 'body.groups' }]);
    expect((await refused({ groups: [{ id: led.id, role: 1 }] })).json.issues).toMatchObject([
      { path: 'body.groups.0.role' },
    ]);
    if (other) {
      const { json } = await refused({ groups: [{ id: other.id, role: 2 }] });
      expect(json.issues).toMatchObject([{ path: 'body.groups.0.id' }]);
    }
    const places = [{ id: led.id, role: 2 }];
    expect((await refused({ groups: places, is_wl_superadmin: true })).status).toBe(403);
    const { status, json } = await refused({ groups: places });
    expect(status).toBe(200);
    expect(json).toMatchObject({ state: 'invited', role: 2, may: { change: false, remove: false, invite: true } });
    // Team leads may revoke only their own invitations.
    const theirs = (await invited()).json.uid;
    expect((await call(`DELETE /company/users/${theirs}/invitation/`, { role: 'teamLead' })).status).toBe(403);
    expect((await call(`DELETE /company/users/${json.uid}/invitation/`, { role: 'teamLead' })).status).toBe(200);
  });
});

describe('an invitation', () => {
  test('creates an account with a password and the invited group memberships', async () => {
    const group = await groupNamed(true);
    const guest = await joined({ groups: [{ id: group.id, role: 2 }] });
    const session = (await call('GET /session/', { token: guest.token })).json;
    expect(session).toMatchObject({ first_name: 'Gwen', company: { role: 2 }, is_wl_superadmin: false });
    const user = (await asSuperadmin(`GET /company/users/${guest.uid}/`)).json;
    expect(user).toMatchObject({ state: 'active', invitation: null, groups: [{ id: group.id, role: 2 }] });
  });

  test('names only the company in its mail, and its link works once and only on the company’s host', async () => {
    const body = person();
    await invited(body);
    const [mail] = await mailsTo(api, body.email);
    expect(mail!.subject).toBe('Join Acme Talent');
    expect(mail!.text).not.toContain('Gwen');
    const link = await linkTo(body.email);
    expect((await call(`GET ${link}/`, { host: 'sunrise.localhost' })).status).toBe(410);
    expect((await call(`GET ${link}/`)).json).toMatchObject({ email: body.email, needs: 'password' });
    expect((await call(`POST ${link}/`, { body: {} })).json.issues).toMatchObject([{ path: 'body.password' }]);
    expect((await call(`POST ${link}/`, { body: { password: 'aaaaaaaaaaaa' } })).status).toBe(400);
    expect((await call(`POST ${link}/`, { body: { password: PASSWORD } })).status).toBe(200);
    expect((await call(`POST ${link}/`, { body: { password: PASSWORD } })).status).toBe(410);
  });

  test('can be accepted only by the signed-in account with its email', async () => {
    const account = await addAccount(api);
    await invited({ ...person(account.email), is_wl_superadmin: true });
    const link = await linkTo(account.email);
    expect((await call(`GET ${link}/`)).json).toMatchObject({ needs: 'sign-in' });
    expect((await call(`POST ${link}/`, { body: { password: PASSWORD } })).status).toBe(401);
    expect((await call(`POST ${link}/`, { role: 'client', body: {} })).status).toBe(409);
    const login = { username: account.email, password: account.password };
    const { token } = (await call('POST /login/', { body: login })).json;
    expect((await call(`POST ${link}/`, { token, body: {} })).json).toBeNull();
    // Accepting the invitation does not end the session.
    expect((await call('GET /session/', { token })).json).toMatchObject({ is_wl_superadmin: true });
    const { uid, version } = (await asSuperadmin(`GET /company/users/${account.uid}/`)).json;
    expect((await asSuperadmin(`POST /company/users/${uid}/removal/`, { version })).status).toBe(200);
  });

  test('to another company’s superadmin does not make them superadmin of a second company', async () => {
    const { email } = api.account('otherSuperadmin');
    await invited({ ...person(email), is_wl_superadmin: true });
    const link = await linkTo(email);
    const answer = await call(`POST ${link}/`, { role: 'otherSuperadmin', body: {} });
    expect([answer.status, answer.json.code]).toEqual([409, 'conflict']);
    // The invitation stays valid and can be accepted once it is changed.
    const { items } = await users();
    const { uid, version } = items.find((user: { email: string }) => user.email === email);
    await asSuperadmin(`PATCH /company/users/${uid}/`, { version, is_wl_superadmin: false });
    expect((await call(`POST ${link}/`, { role: 'otherSuperadmin', body: {} })).status).toBe(200);
    const member = (await users()).items.find((user: { email: string }) => user.email === email);
    expect(member).toMatchObject({ state: 'active', is_wl_superadmin: false });
    await asSuperadmin(`POST /company/users/${member.uid}/removal/`, { version: member.version });
  });

  test('is unique per email, can be resent with a new link or revoked, and expires after seven days', async () => {
    const body = person();
    const { uid } = (await invited(body)).json;
    expect((await invited(body)).json.issues).toMatchObject([{ path: 'body.email' }]);
    expect((await invited(person(api.account('manager').email))).json.issues).toMatchObject([{ path: 'body.email' }]);
    const first = await linkTo(body.email);
    await sql(`update company_invitation set expires_at = now() - interval '1 second' where uid = $1`, [uid]);
    expect((await call(`GET ${first}/`)).status).toBe(410);
    expect((await asSuperadmin(`GET /company/users/${uid}/`)).json.state).toBe('expired');
    const again = await asSuperadmin(`POST /company/users/${uid}/invitation/`);
    expect(again.json.state).toBe('invited');
    const days = (Date.parse(again.json.invitation.expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
    const second = await linkTo(body.email);
    expect((await call(`GET ${first}/`)).status).toBe(410);
    expect((await call(`GET ${second}/`)).status).toBe(200);
    const change = { version: again.json.version, first_name: 'Wendy' };
    expect((await asSuperadmin(`PATCH /company/users/${uid}/`, change)).json.first_name).toBe('Wendy');
    expect((await asSuperadmin(`PATCH /company/users/${uid}/`, change)).status).toBe(409);
    expect((await asSuperadmin(`DELETE /company/users/${uid}/invitation/`)).status).toBe(200);
    expect((await call(`GET ${second}/`)).status).toBe(410);
  });
});

describe('a member', () => {
  test('is signed out of this portal when their role changes, and stays signed in elsewhere', async () => {
    const group = await groupNamed(true);
    const { uid, email, token } = await joined();
    const login = { username: email, password: PASSWORD };
    const main = (await call('POST /login/', { body: login, host: 'localhost' })).json.token;
    const here = (await call('POST /login/', { body: login })).json.token;
    const groups = [{ id: group.id, role: 1 }];
    const changed = await asSuperadmin(`PATCH /company/users/${uid}/`, { version: await versionOf(uid), groups });
    expect(changed.json).toMatchObject({ role: 1, groups: [{ id: group.id, name: group.name, role: 1 }] });
    for (const ended of [token, here]) expect((await call('GET /session/', { token: ended })).status).toBe(401);
    expect((await call('GET /session/', { token: main })).status).toBe(200);
    // An update without changes ends no sessions.
    const next = (await call('POST /login/', { body: login })).json.token;
    await asSuperadmin(`PATCH /company/users/${uid}/`, { version: await versionOf(uid), groups });
    expect((await call('GET /session/', { token: next })).status).toBe(200);
  });

  test('cannot be renamed by a superadmin, or added to a group of another company', async () => {
    const { uid, version } = await userOf('manager');
    const change = (more: object) => asSuperadmin(`PATCH /company/users/${uid}/`, { version, ...more });
    expect((await change({ first_name: 'Other' })).json.issues).toMatchObject([{ path: 'body.first_name' }]);
    const [{ id }] = await sql(
      `select g.id from company_group g join company c on c.id = g.company_id where c.slug = 'sunrise' limit 1`,
    );
    for (const group of [id, 2_147_483_645]) {
      const { json } = await change({ groups: [{ id: group, role: 1 }] });
      expect(json.issues).toEqual([{ path: 'body.groups.0.id', message: 'is not a group of this company' }]);
    }
  });

  test('cannot be removed or demoted while they are the last superadmin, and the error names them', async () => {
    const { uid, version } = await userOf('superadmin');
    const answers = [
      await asSuperadmin(`PATCH /company/users/${uid}/`, { version, is_wl_superadmin: false }),
      await asSuperadmin(`POST /company/users/${uid}/removal/`, { version }),
    ];
    for (const { status, json } of answers) {
      expect(status).toBe(409);
      expect(json.detail).toBe(
        `${api.account('superadmin').name} is the last superadmin. Make someone else a superadmin first.`,
      );
    }
    expect((await asSuperadmin(`GET /company/users/${uid}/removal/`)).json.is_last_superadmin).toBe(true);
  });

  test('stays superadmin when the last two demote each other concurrently', async () => {
    const other = await joined({ is_wl_superadmin: true });
    const own = await userOf('superadmin');
    const version = await versionOf(other.uid);
    const [one, two] = await Promise.all([
      asSuperadmin(`PATCH /company/users/${other.uid}/`, { version, is_wl_superadmin: false }),
      call(`PATCH /company/users/${own.uid}/`, {
        token: other.token,
        body: { version: own.version, is_wl_superadmin: false },
      }),
    ]);
    const left = await sql(
      `select email from person where superadmin_in = (select id from company where slug = 'acme') and state = 'open'`,
    );
    expect(left).toHaveLength(1);
    expect([one.status, two.status]).toContain(200);
    await sql(`update person set superadmin_in = (select id from company where slug = 'acme') where email = $1`, [
      api.account('superadmin').email,
    ]);
    await sql(`update person set superadmin_in = null where email = $1`, [other.email]);
  });

  test('hands over their company cards on removal, and the links of the cards do not change', async () => {
    const group = await groupNamed(true);
    const { uid, token } = await joined({ groups: [{ id: group.id, role: 2 }] });
    const skills = [{ name: 'Rust', experience: 7, is_main: true }];
    const card = { name: 'Ada Example', title: 'Rust developer', skills };
    const made = await call('POST /talents/', { token, body: { ...card, scope: 'company' } });
    expect(made.status, made.text).toBe(200);
    const own = await call('POST /requests/', { token, body: { title: 'Own job', skills }, host: 'localhost' });
    expect(own.status, own.text).toBe(200);
    const { json: preview } = await asSuperadmin(`GET /company/users/${uid}/removal/`);
    expect(preview).toMatchObject({ talents: 1, requests: 0, resources: 0, is_last_superadmin: false });
    const lead = await userOf('teamLead');
    expect(preview.receivers.map(({ id }: { id: string }) => id)).toContain(lead.uid);
    const remove = async (to: string) =>
      asSuperadmin(`POST /company/users/${uid}/removal/`, { version: await versionOf(uid), hand_over_to: to });
    expect((await remove(uid)).json.issues).toMatchObject([{ path: 'body.hand_over_to' }]);
    const stale = { version: 99, hand_over_to: lead.uid };
    expect((await asSuperadmin(`POST /company/users/${uid}/removal/`, stale)).status).toBe(409);
    expect((await remove(lead.uid)).status).toBe(200);
    const [{ email }] = await sql('select p.email from talent t join person p on p.id = t.owner_id where t.id = $1', [
      made.json.id,
    ]);
    expect(email).toBe(api.account('teamLead').email);
    expect((await asSuperadmin(`GET /talents/${made.json.public_id}/`)).json.id).toBe(made.json.id);
    const [kept] = await sql('select p.uid from request r join person p on p.id = r.owner_id where r.id = $1', [
      own.json.id,
    ]);
    expect(kept!.uid).toBe(uid);
    expect((await call('GET /session/', { token })).status).toBe(401);
    expect((await asSuperadmin(`GET /company/users/${uid}/`)).status).toBe(404);
  });
});
