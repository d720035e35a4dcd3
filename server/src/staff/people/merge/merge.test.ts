import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Account, addAccount, mailsTo } from '../../../../../tests/support/accounts.ts';
import { type Role, type TestApi, testApi } from '../../../../../tests/support/api.ts';
import { testServices } from '../../../../../tests/support/services.ts';
import { mailAccountState } from '../../../people/accounts/mail-state.ts';
import { anonymiseAccounts } from '../../../people/profile/anonymise.ts';
import type { TaskServices } from '../../../core/context/task.ts';

let api: TestApi;
let former: Account;
let kept: Account;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

beforeEach(async () => {
  await api.database.pool.query('truncate rate_limit');
  former = await vendor();
  kept = await vendor();
});

const vendor = async (): Promise<Account> => {
  const account = await addAccount(api);
  await api.database.pool.query('update person set type = 2 where id = $1', [account.id]);
  return account;
};
const signIn = async ({ email, password }: Account): Promise<string> =>
  (await api.call('/api/login/', { method: 'POST', body: { username: email, password } })).json.token;
const one = async (statement: string, ...values: unknown[]) =>
  (await api.database.pool.query(statement, values)).rows[0];
const pathOf = (from: Account) => `/api/admin-panel/accounts/${from.uid}/merge/`;
const preview = async (from = former, into = kept) => api.call(`${pathOf(from)}?into=${into.uid}`, { role: 'staff' });
const merge = async (from = former, into = kept, more: object = {}, role: Role = 'staff') => {
  const { json } = await preview(from, into);
  const body = { into: into.uid, version: json.from.version, into_version: json.into.version, ...more };
  return api.call(pathOf(from), { method: 'POST', role, body });
};

/** Gives an account a talent that is on the market and has a relation to a job. */
async function giveTalent({ id }: Account) {
  const { rows } = await api.database.pool.query(
    `with card as (
       select * from talent where is_active and not is_on_hold and not is_private and company_id is null order by id limit 1),
     linked as (
       insert into relation (request_id, talent_id, status, initiated_by)
       select (select min(id) from request), id, 'proposed', 'talent' from card on conflict do nothing),
     numbered as (update person set next_card_number = next_card_number + 1 where id = $1 returning owner_number, next_card_number - 1 as number)
     update talent t set owner_id = $1, card_number = numbered.number from card, numbered where t.id = card.id
     returning t.id, t.name, numbered.owner_number || '-' || numbered.number as public_id`,
    [id],
  );
  return rows[0] as { id: number; name: string; public_id: string };
}

test('a preview lists moved data, ended access and conflicts, and changes nothing', async () => {
  await giveTalent(former);
  const token = await signIn(former);
  await api.database.pool.query(`insert into card_list (owner_id, name) values ($1, 'Mine')`, [former.id]);
  await api.database.pool.query(`update person set skype = id::text where id = any($1)`, [[former.id, kept.id]]);
  const { status, json } = await preview();
  expect(status).toBe(200);
  expect(json.moves).toEqual(
    expect.arrayContaining([
      { what: 'talents', count: 1 },
      { what: 'lists', count: 1 },
    ]),
  );
  expect(json.ends).toEqual(expect.arrayContaining(['sessions', 'password']));
  expect(json.conflicts).toEqual([expect.stringContaining('Skype')]);
  expect(json.obstacles).toEqual([]);
  expect((await api.call('/api/session/', { token })).status).toBe(200);
});

test('a merge moves all data, closes the former account with a reference, and keeps card links working', async () => {
  const talent = await giveTalent(former);
  await api.database.pool.query(`insert into card_list (owner_id, name) values ($1, 'Mine')`, [former.id]);
  await api.database.pool.query(`update person set phone_number = '+48 1' where id = $1`, [former.id]);
  await api.database.pool.query(`insert into company_member (company_id, person_id) values (1, $1)`, [former.id]);
  const relations = async () =>
    (await api.database.pool.query('select * from relation where talent_id = $1 order by id', [talent.id])).rows;
  const before = await relations();
  expect(before.length).toBeGreaterThan(0);
  const former_path = `/api/talents/${talent.public_id}/`;
  expect((await api.call(former_path)).json.id).toBe(talent.id);
  const token = await signIn(former);

  expect((await merge()).status).toBe(200);

  expect(await relations()).toEqual(before);
  expect((await api.call('/api/session/', { token })).status).toBe(401);
  expect((await api.call(former_path)).json.id).toBe(talent.id);
  const card = await one('select * from talent where id = $1', talent.id);
  expect(card).toMatchObject({ owner_id: kept.id, is_withheld: false, is_active: true });
  expect(await one('select count(*) as count from market_talent where card_id = $1', talent.id)).toEqual({ count: 1 });
  expect(
    await one('select state, merged_into, password_hash, cards_count from person where id = $1', former.id),
  ).toEqual({ state: 'terminated', merged_into: kept.id, password_hash: null, cards_count: 0 });
  expect(await one('select phone_number, cards_count from person where id = $1', kept.id)).toEqual({
    phone_number: '+48 1',
    cards_count: 1,
  });
  expect(await one('select owner_id from card_list where owner_id = any($1)', [former.id, kept.id])).toEqual({
    owner_id: kept.id,
  });
  expect(await one('select person_id from company_member where person_id = any($1)', [former.id, kept.id])).toEqual({
    person_id: kept.id,
  });
  const own = await signIn(kept);
  const { json } = await api.call('/api/talents/', { token: own });
  expect(json.items.map(({ id }: { id: number }) => id)).toEqual([talent.id]);
});

test('the audit log has entries for both accounts and each card', async () => {
  const talent = await giveTalent(former);
  await merge();
  const entry = (kind: string, id: number) =>
    one(
      'select actor, before, after from audit_entry where subject_kind = $1 and subject_id = $2 order by id desc',
      kind,
      String(id),
    );
  expect(await entry('person', former.id)).toMatchObject({ actor: 'staff', after: { merged_into: kept.id } });
  expect(await entry('person', kept.id)).toMatchObject({ actor: 'staff', after: { merged_with: former.email } });
  expect(await entry('talent', talent.id)).toMatchObject({
    before: { owner_id: former.id },
    after: { owner_id: kept.id },
  });
});

test('emails to the former address are listed on the page of the remaining account', async () => {
  await api.database.pool.query(
    `insert into mail (message_id, recipient, subject, html, text) values ($1, $2, 'To the former', '', '')`,
    [`<${former.uid}@mail.example>`, former.email],
  );
  await merge();
  const { json } = await api.call(`/api/admin-panel/accounts/${kept.uid}/`, { role: 'staff' });
  expect(json.mails.map(({ subject }: { subject: string }) => subject)).toContain('To the former');
});

test('the remaining account gets the higher role in a group, and keeps its own sign-in of the same provider', async () => {
  const { pool } = api.database;
  const { rows } = await pool.query('select id, company_id from company_group order by id limit 1');
  const group = rows[0];
  for (const [person, role] of [
    [former, 1],
    [kept, 2],
  ] as const) {
    await pool.query('insert into company_member (company_id, person_id) values ($1, $2)', [
      group.company_id,
      person.id,
    ]);
    await pool.query('insert into company_group_member values ($1, $2, $3, $4)', [
      group.id,
      group.company_id,
      person.id,
      role,
    ]);
    await pool.query(
      `insert into social_identity (issuer, subject, person_id, provider, email) values ('x', $1, $2, 'google', $3)`,
      [person.uid, person.id, person.email],
    );
  }
  const { json } = await preview();
  expect(json.conflicts).toEqual([expect.stringContaining('Google'), expect.stringContaining('members of')]);
  expect((await merge()).status).toBe(200);
  expect(await one('select role from company_group_member where person_id = $1', kept.id)).toEqual({ role: 1 });
  const place = await one(
    'select c.name || $2 || g.name as name from company_group g join company c on c.id = g.company_id where g.id = $1',
    group.id,
    ': ',
  );
  const told = (id: number) =>
    one(
      `select before ->> 'memberships' as before, after ->> 'memberships' as after from audit_entry
       where subject_kind = 'person' and subject_id = $1 order by id desc`,
      String(id),
    );
  expect(await told(kept.id)).toEqual({ before: `${place.name} (manager)`, after: `${place.name} (team lead)` });
  expect(await told(former.id)).toEqual({ before: `${place.name} (team lead)`, after: '' });
  const identities = await pool.query('select person_id, email from social_identity where email = any($1)', [
    [former.email, kept.email],
  ]);
  expect(identities.rows).toEqual([{ person_id: kept.id, email: kept.email }]);
});

test('the availability answers of both accounts are added up', async () => {
  await api.database.pool.query(
    'insert into resource_freshness (owner_id, answered, answered_seconds, lapsed) values ($1, 2, 60, 1), ($2, 3, 40, 0)',
    [former.id, kept.id],
  );
  await merge();
  const { rows } = await api.database.pool.query(
    'select owner_id, answered, answered_seconds, lapsed from resource_freshness where owner_id = any($1)',
    [[former.id, kept.id]],
  );
  expect(rows).toEqual([{ owner_id: kept.id, answered: 5, answered_seconds: 100, lapsed: 1 }]);
});

test('the owner is notified at the former address, without the email of the remaining account', async () => {
  await merge();
  const services = testServices(api.config, api.database) as never;
  await mailAccountState({ personId: former.id, state: 'terminated' }, services);
  const mails = await mailsTo(api, former.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Your Crewdock accounts were merged']);
  expect(mails[0]!.text).toContain('sign in with its email address');
  expect(mails[0]!.text).not.toContain(kept.email);
  expect(await mailsTo(api, kept.email)).toEqual([]);
});

test('a merged account can be neither reopened nor merged again', async () => {
  await merge();
  const path = `/api/admin-panel/vendors/${former.uid}/`;
  const { version } = (await api.call(path, { role: 'staff' })).json;
  const answer = await api.call(path, { method: 'PATCH', role: 'staff', body: { version, state: 'open' } });
  expect([answer.status, answer.json.issues[0].path]).toEqual([400, 'body.state']);
  const again = await merge();
  expect([again.status, again.json.detail]).toEqual([
    409,
    expect.stringContaining('was already merged into another account'),
  ]);
});

test('a merged account is anonymised together with the remaining account', async () => {
  await merge();
  await api.database.pool.query(`update person set deletion_due = now() - interval '1 second' where id = $1`, [
    kept.id,
  ]);
  const services = { db: api.database.kysely, log: pino({ enabled: false }) } as unknown as TaskServices;
  await anonymiseAccounts({}, services);
  const { rows } = await api.database.pool.query('select email from person where id = any($1)', [[former.id, kept.id]]);
  expect(rows.map(({ email }) => email).toSorted()).toEqual(
    [former, kept].map(({ uid }) => `${uid}@deleted.invalid`).toSorted(),
  );
});

test('a merge with an outdated version returns 409 with the current accounts', async () => {
  const { status, json } = await merge(former, kept, { version: 7 });
  expect(status).toBe(409);
  expect(json.current.from.email).toBe(former.email);
  expect(await one('select state from person where id = $1', former.id)).toEqual({ state: 'open' });
});

test('an account of another side, a closed account and a staff account cannot be merged', async () => {
  const client = await addAccount(api);
  const staff = await addAccount(api, { staff: true });
  const suspended = await vendor();
  await api.database.pool.query(`update person set state = 'suspended' where id = $1`, [suspended.id]);
  for (const [from, words] of [
    [client, 'the talent side'],
    [staff, 'is a staff account'],
    [suspended, 'is suspended'],
  ] as const) {
    expect((await preview(from)).json.obstacles.join(' ')).toContain(words);
    expect((await merge(from)).status).toBe(409);
  }
  const same = await preview(former, former);
  expect([same.status, same.json.issues[0].path]).toEqual([400, 'query.into']);
});

test('only staff can preview and make a merge', async () => {
  for (const role of ['client', 'superadmin', 'manager'] as const) {
    expect((await api.call(`${pathOf(former)}?into=${kept.uid}`, { role })).status).toBe(403);
    expect((await merge(former, kept, {}, role)).status).toBe(403);
  }
  expect((await merge(former, kept, {}, 'visitor')).status).toBe(401);
});

test('of two opposite concurrent merges only one succeeds, and no card is lost', async () => {
  const talent = await giveTalent(former);
  const answers = await Promise.all([merge(former, kept), merge(kept, former)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { owner_id } = await one('select owner_id from talent where id = $1', talent.id);
  const { state } = await one('select state from person where id = $1', owner_id);
  expect(state).toBe('open');
});
