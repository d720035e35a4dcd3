import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Account, addAccount, linkIn, mailsTo } from '../../../../tests/support/accounts.ts';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import { exportedData } from '../../../../tests/support/exported-data.ts';
import { signIn } from '../../../../tests/support/sign-in.ts';
import { leaveInterview } from '../../../../tests/support/left-interview.ts';
import type { TaskServices } from '../../core/context/task.ts';
import { anonymiseAccounts } from './anonymise.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let api: TestApi;
let account: Account;
let token: string;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

beforeEach(async () => {
  account = await addAccount(api);
  token = await signIn(api, account);
});

const sql = async (text: string, values: unknown[] = []) => (await api.database.pool.query(text, values)).rows;
const ask = (body: object = { password: account.password }, of = token) =>
  api.call('/api/profile/deletion/', { method: 'POST', token: of, body });
const keep = () => api.call('/api/profile/deletion/', { method: 'DELETE', token });
const profile = async () => (await api.call('/api/profile/', { token })).json;
const exported = async () => exportedData(await api.call('/api/profile/export/', { token }));

function runTask(): Promise<void> {
  const services = { db: api.database.kysely, log: pino({ enabled: false }) } as unknown as TaskServices;
  return anonymiseAccounts({}, services);
}

/** Ends the grace period. */
async function letTimePass(): Promise<void> {
  await sql(`update person set deletion_due = now() - interval '1 second' where id = $1`, [account.id]);
}

/** Assigns to the person two open talents, one talent of a company and an open job. */
async function addCards(): Promise<{ open: number[]; company: number; request: number }> {
  const take = async (table: string, where: string, limit: number) =>
    (
      await sql(
        `update ${table} set owner_id = $1, card_number = 100000 + id, summary = $2
         where id in (select id from ${table} where is_active and not is_private and not is_on_hold and ${where}
           and owner_id in (select id from person where email like '%@people.crewdock.example')
           order by id limit ${limit})
         returning id`,
        [account.id, `<p>Write to ${account.email}</p>`],
      )
    ).map(({ id }) => id);
  const open = await take('talent', 'company_id is null', 2);
  const [company] = await take('talent', `company_id = (select id from company where slug = 'acme')`, 1);
  const [request] = await take('request', 'company_id is null', 1);
  await sql(
    `update talent set name = 'Quirina Zwickel', photo = '/demo/quirina.webp', work_experience = $2, education = $2, links = $2
     where id = any($1)`,
    [open, JSON.stringify([{ title: 'Zwickel Works' }])],
  );
  const project = `specific_project = 'For Quirina', city = 'Zwickel', region = 'Near Quirina'`;
  await sql(`update request set ${project} where id = $1`, [request]);
  // The summary describes the company's candidate and must not change when its author is erased.
  await sql(`update talent set summary = '<p>A company’s candidate</p>' where id = $1`, [company]);
  return { open, company: company!, request: request! };
}

/** Creates personal data in as many tables as possible. */
async function liveALot(): Promise<void> {
  const fields = { first_name: 'Quirina', last_name: 'Zwickel', phone_number: '+49 555 0100', skype: 'live:quirina' };
  const more = { viber: '+49 555 0199', company_name: 'Zwickel Works', is_subscribed: true };
  await api.call('/api/profile/', { method: 'PATCH', token, body: { ...fields, ...more } });
  await api.call('/api/profile/email/', {
    method: 'POST',
    token,
    body: { email: 'quirina.next@mail.example', password: account.password },
  });
  const message = { name: 'Quirina Zwickel', email: account.email, message: `I am ${account.email}, call me.` };
  for (const of of [token, undefined]) {
    const body = { ...message, message_id: crypto.randomUUID() };
    const { status } = await api.call('/api/lp/contact-us/', { method: 'POST', token: of, body });
    expect(status).toBe(200);
  }
  const [{ card_id: job }] = await sql('select card_id from market_request where company_id = 0 limit 1');
  for (const path of [`requests/${job}/applications`, 'available_resources/subscribe']) {
    const body = { ...(path.startsWith('r') ? message : { email: account.email }), message_id: crypto.randomUUID() };
    expect((await api.call(`/api/${path}/`, { method: 'POST', body })).status).toBe(200);
  }
  // Creates a talent from the application.
  const [{ id: application }] = await sql('select id from application where email = $1', [account.email]);
  const invite = `/api/requests/${job}/applications/${application}/invite/`;
  const invited = await api.call(invite, { method: 'POST', role: 'staff', body: {} });
  expect(invited.status).toBe(200);
  await sql(
    `insert into relation_note (relation_id, person_id, side, is_shared, text)
     select $1, p.id, 'request', false, 'Quirina knows looms' from person p where p.email = $2`,
    [invited.json.relation_id, api.account('client').email],
  );
  await leaveInterview(sql, invited.json.relation_id, account.id);
  await sql(`insert into resource (owner_id, name, title) values ($1, 'Quirina Z.', 'Rust developer')`, [account.id]);
  await sql(
    `insert into operation (kind, owner_id, title, input, total) values ('import', $1, 'Import Zwickel.csv', '{}', 2)`,
    [account.id],
  );
  await sql(
    `insert into registration (token_hash, email, password_hash, first_name, last_name, type, expires_at)
     values ('\\x01', $1, '$argon2id$registration', 'Quirina', 'Zwickel', 1, now() + interval '1 day')`,
    [account.email],
  );
  await sql(
    `insert into social_identity (issuer, subject, person_id, provider, email)
     values ('https://accounts.google.com', $3, $1, 'google', $2)`,
    [account.id, account.email, `subject-${account.uid}`],
  );
  await sql(
    `insert into social_flow (cookie_hash, provider, state, nonce, code_verifier, claims, expires_at)
     values (decode(md5(random()::text), 'hex'), 'google', 'secret-state', 'secret-nonce', 'secret-verifier', $1, now() + interval '1 hour')`,
    [JSON.stringify({ issuer: 'i', subject: 's', email: account.email, first_name: 'Quirina', last_name: 'Zwickel' })],
  );
  const factor = `insert into two_factor (person_id, secret, confirmed_at) values ($1, 'SECRETOFQUIRINA', now())`;
  await sql(factor, [account.id]);
  await sql(`insert into recovery_code (person_id, hash) values ($1, '\\x03')`, [account.id]);
  const member = `insert into company_member (company_id, person_id) select id, $1 from company where slug = 'acme'`;
  await sql(member, [account.id]);
  await sql(
    `insert into company_invitation (company_id, email, first_name, last_name, is_superadmin, token_hash, sent_at, expires_at)
     select id, $1, 'Quirina', 'Zwickel', false, decode(md5(random()::text), 'hex'), now(), now() + interval '7 days' from company where slug = 'sunrise'`,
    [account.email],
  );
  await sql(`update person set avatar = '/files/quirinaquirinaquirin01.webp' where id = $1`, [account.id]);
}

/** Returns every row of our tables and of queued jobs, as text. */
async function everything(): Promise<string[]> {
  const tables = await sql(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and (table_schema = 'public' or table_name = '_private_jobs')`,
  );
  expect(tables.length).toBeGreaterThan(30);
  const lines = await Promise.all(
    tables.map(async ({ name }) =>
      (await sql(`select t::text as line from ${name} t`)).map(({ line }) => `${name} ${line}`),
    ),
  );
  return lines.flat();
}

describe('requesting account deletion', () => {
  test('starts a grace period of 30 days, notifies the person and staff, and ends other sessions', async () => {
    const other = await signIn(api, account);
    const { status, json } = await ask();
    expect(status).toBe(200);
    const days = (Date.parse(json.deletion_due) - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(29.99);
    expect(days).toBeLessThanOrEqual(30);
    expect((await api.call('/api/session/', { token })).json.deletion_due).toBe(json.deletion_due);
    expect((await api.call('/api/profile/', { token: other })).status).toBe(401);
    const [mail] = await mailsTo(api, account.email);
    expect(mail!.subject).toMatch(/^Your account will be deleted on \d{1,2} [A-Z][a-z]{2} \d{4}$/);
    const { json: inbox } = await api.call('/api/admin-panel/updates/', { role: 'staff' });
    expect(inbox.items[0]).toMatchObject({
      kind: 'account_deletion',
      title: 'Nora New asked to delete their account',
      email: account.email,
    });
  });

  test('again or concurrently does not restart the grace period', async () => {
    const answers = await Promise.all([ask(), ask()]);
    const { deletion_due } = await profile();
    expect(answers.map(({ json }) => json.deletion_due)).toEqual([deletion_due, deletion_due]);
    expect((await ask()).json.deletion_due).toBe(deletion_due);
    expect(await mailsTo(api, account.email)).toHaveLength(1);
    expect(await sql(`select 1 from staff_update where person_id = $1`, [account.id])).toHaveLength(1);
  });

  test('can be undone, even after signing in again', async () => {
    await ask();
    token = await signIn(api, account);
    expect((await keep()).json.deletion_due).toBeNull();
    expect((await keep()).status).toBe(200);
    expect((await ask()).json.deletion_due).not.toBeNull();
  });

  test('requires the password when the account has one', async () => {
    expect((await ask({})).json.issues).toMatchObject([{ path: 'body.password' }]);
    expect((await ask({ password: 'not the password' })).json.issues).toMatchObject([{ path: 'body.password' }]);
    expect((await profile()).deletion_due).toBeNull();
  });

  test('is refused for staff', async () => {
    const staff = await addAccount(api, { staff: true });
    const { status, json } = await ask({ password: staff.password }, await signIn(api, staff));
    expect([status, json.code]).toEqual([409, 'conflict']);
  });

  test('is refused for the last superadmin of a company, even with concurrent requests', async () => {
    const second = await addAccount(api);
    await sql(
      `insert into company_member select company.id, person.id from company, person
       where company.slug = 'acme' and person.id = any($1) on conflict do nothing`,
      [[account.id, second.id]],
    );
    await sql(`update person set superadmin_in = (select id from company where slug = 'acme') where id = any($1)`, [
      [account.id, second.id],
    ]);
    await sql(`update person set superadmin_in = null where email = $1`, [api.account('superadmin').email]);
    const other = await signIn(api, second);
    const answers = await Promise.all([ask(), ask({ password: second.password }, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.json.detail).toContain('last superadmin');
  });
});

describe('after the grace period', () => {
  test('no table contains anything that identifies the person', async () => {
    await liveALot();
    const cards = await addCards();
    await ask();
    await letTimePass();
    const before = (await everything()).join('\n');
    for (const word of [account.email, 'Quirina', 'Zwickel', '555 0100']) expect(before).toContain(word);
    await runTask();
    const left = (await everything()).filter((line) =>
      [account.email, 'uirina', 'wickel', '555 01', 'SECRETOF', 'argon2id$reg'].some((word) => line.includes(word)),
    );
    // The queued job that removes the picture still contains its path, which is random.
    expect(left.filter((line) => !line.includes('/files/'))).toEqual([]);
    expect(left).toHaveLength(1);
    const states = await sql('select id, is_active, is_private, summary from talent where id = any($1) order by id', [
      [...cards.open, cards.company],
    ]);
    for (const { id, is_active, is_private, summary } of states) {
      expect([is_active, is_private]).toEqual([false, true]);
      expect(summary === '').toBe(id !== cards.company);
    }
    for (const table of ['market_talent', 'market_talent_words']) {
      const ids = [...cards.open, cards.company];
      expect(await sql(`select 1 from ${table} where card_id = any($1)`, [ids])).toEqual([]);
    }
    expect(await sql('select 1 from market_request where card_id = $1', [cards.request])).toEqual([]);
    expect((await api.call(`/api/talents/${cards.open[0]}/`)).status).toBe(404);
  });

  test('the account cannot be used to sign in, and its address can be registered again', async () => {
    await api.call('/api/profile/', { method: 'PATCH', token, body: { is_subscribed: true } });
    const link = linkIn((await mailsTo(api, account.email))[0]!, 'subscription_activation');
    await ask();
    await letTimePass();
    await runTask();
    expect((await api.call('/api/profile/', { token })).status).toBe(401);
    expect((await api.call(`/api${link}/`)).status).toBe(410);
    await expect(signIn(api, account)).rejects.toThrow('could not sign in');
    const next = await addAccount(api, { email: account.email });
    await expect(signIn(api, next)).resolves.toBeTypeOf('string');
  });

  test('other accounts keep their data, even with a similar address', async () => {
    const [longer, other] = [`x${account.email}`, account.email.replace(/com$/, 'community')];
    for (const email of [longer, other]) await addAccount(api, { email });
    await sql(
      `insert into mail (message_id, recipient, subject, html, text)
       select '<' || e || '>', e, 'Hello', '', 'To ' || e || '.' from unnest($1::text[]) e`,
      [[longer, other, account.email]],
    );
    await sql(
      `insert into contact_message (id, name, email, company_name, phone_number, message)
       select gen_random_uuid(), 'Somebody', e, '', '', 'Hello' from unnest($1::text[]) e`,
      [[longer, other, account.email]],
    );
    await ask();
    await letTimePass();
    await runTask();
    expect(await mailsTo(api, account.email)).toEqual([]);
    for (const email of [longer, other]) {
      expect(await mailsTo(api, email)).toHaveLength(1);
      expect(await sql('select name from contact_message where email = $1', [email])).toEqual([{ name: 'Somebody' }]);
    }
  });

  test('the account is anonymised once, even when two processes run the task', async () => {
    await ask();
    await letTimePass();
    await Promise.all([runTask(), runTask()]);
    const [first] = await sql('select email, anonymised_at from person where id = $1', [account.id]);
    await runTask();
    expect(await sql('select email, anonymised_at from person where id = $1', [account.id])).toEqual([first]);
    expect(first.email).toBe(`${account.uid}@deleted.invalid`);
  });

  test('accounts are not anonymised early or after the request was withdrawn', async () => {
    await ask();
    await runTask();
    expect((await profile()).email).toBe(account.email);
    await letTimePass();
    await keep();
    await runTask();
    expect(await profile()).toMatchObject({ email: account.email, deletion_due: null });
  });

  test('an account that cannot be anonymised does not block the others', async () => {
    const second = await addAccount(api);
    await ask();
    await ask({ password: second.password }, await signIn(api, second));
    await sql(`update person set deletion_due = now() - interval '1 second' where id = any($1)`, [
      [account.id, second.id],
    ]);
    // Uses the placeholder address for another account, so that anonymizing the first account fails. Stands for any
    // failure.
    const squatter = await addAccount(api, { email: `${account.uid}@deleted.invalid` });
    await expect(runTask()).rejects.toThrow('1 of 2 accounts');
    const done = await sql('select id, email from person where anonymised_at is not null and id = any($1)', [
      [account.id, second.id],
    ]);
    expect(done).toEqual([{ id: second.id, email: `${second.uid}@deleted.invalid` }]);
    expect((await profile()).email).toBe(account.email);
    await sql('delete from person where id = $1', [squatter.id]);
    await runTask();
    expect((await api.call('/api/profile/', { token })).status).toBe(401);
  });
});

describe('the data export', () => {
  test('contains all data of the account', async () => {
    await liveALot();
    const cards = await addCards();
    const { status, headers, json } = await exported();
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(Date.parse(json.exported)).toBeGreaterThan(Date.now() - DAY_MS);
    expect(json.account).toMatchObject({
      uid: account.uid,
      email: account.email,
      first_name: 'Quirina',
      phone_number: '+49 555 0100',
      skype: 'live:quirina',
      has_password: true,
    });
    expect(json.companies).toMatchObject([{ name: 'Acme Talent', superadmin: false }]);
    expect(json.sessions).toHaveLength(1);
    expect(json.known_browsers).toHaveLength(1);
    expect(json.second_factor.recovery_codes).toHaveLength(1);
    expect(json.identities).toMatchObject([{ provider: 'google', subject: `subject-${account.uid}` }]);
    expect(json.sign_ups).toMatchObject([{ first_name: 'Quirina' }]);
    expect(json.mailed_links.map(({ purpose }: { purpose: string }) => purpose).sort()).toEqual([
      'email-change',
      'subscription',
    ]);
    expect(json.mails).toHaveLength(4);
    expect(json.contact_messages).toHaveLength(2);
    expect(json.applications).toMatchObject([{ name: 'Quirina Zwickel', cv_name: null, earlier_cv_names: [] }]);
    expect(json.subscriptions).toMatchObject([{ filters: {}, confirmed_at: null }]);
    expect(json.available_resources).toMatchObject([{ name: 'Quirina Z.' }]);
    expect(json.staff_updates.length).toBeGreaterThan(0);
    expect(json.operations).toMatchObject([{ title: 'Import Zwickel.csv', status: 'waiting', total: 2 }]);
    expect(json.talents.map(({ id }: { id: number }) => id)).toEqual(
      [...cards.open, cards.company].sort((a, b) => a - b),
    );
    expect(json.talents[0].skills.length).toBeGreaterThan(0);
    expect(json.requests).toMatchObject([{ id: cards.request }]);
  });

  test('contains no secrets or hashes of secrets', async () => {
    await liveALot();
    const { text } = await exported();
    const hashes = await sql(
      `select encode(h, 'hex') as hex, encode(h, 'base64') as base64 from (
         select hash as h from access_token union all select token_hash from account_link
         union all select hash from known_device union all select token_hash from registration where length(token_hash) > 8
       ) as hashes`,
    );
    const people = await sql('select password_hash from person where password_hash is not null');
    const links = (await sql('select text from mail')).flatMap((mail) => mail.text.match(/[\w-]{43}/g) ?? []);
    expect([hashes.length > 3, people.length > 1, links.length > 1]).toEqual([true, true, true]);
    const written = ['argon2', 'SECRETOFQUIRINA', 'secret-state', 'secret-nonce', 'secret-verifier'];
    const secrets = [
      ...hashes.flatMap(({ hex, base64 }) => [hex, base64, Buffer.from(hex, 'hex').toString('base64url')]),
      ...people.map(({ password_hash }) => password_hash),
      ...links,
      token,
      account.password,
      ...written,
    ];
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/"(password_hash|hash|token_hash|secret|token|code_verifier|state|nonce)":/);
  });

  test('contains no other person’s data and requires a session', async () => {
    const other = await addAccount(api);
    const { text } = await exported();
    expect(text).not.toContain(other.email);
    expect(text).not.toContain(api.account('client').email);
    expect((await api.call('/api/profile/export/')).status).toBe(401);
  });
});
