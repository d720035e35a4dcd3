import { createFileStore } from '@crewdock/server/services';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../tests/support/api.ts';
import { testServices } from '../../../tests/support/services.ts';
import { startSmtp, type TestSmtp } from '../../../tests/support/smtp.ts';
import { getOperator } from './desk.ts';
import { runCommand } from './program.ts';

let api: TestApi;
let smtp: TestSmtp;

beforeAll(async () => {
  smtp = await startSmtp();
  api = await testApi({ SMTP_URL: smtp.url });
});

afterAll(async () => {
  await api.close();
  await smtp.close();
});

interface Done {
  code: number;
  text: string;
  error: string;
}

async function crewdock(...words: string[]): Promise<Done> {
  const said = { out: [] as string[], error: [] as string[] };
  const code = await runCommand(
    words,
    async (work) => {
      const { config, database } = api;
      const { db, origins, outbox, vault } = testServices(config, database);
      const desk = { config, pool: database.pool, store: createFileStore(config), db, origins, outbox, vault };
      return work({ ...desk, doer: getOperator(), now: new Date() });
    },
    { out: (line) => said.out.push(line), error: (line) => said.error.push(line) },
  );
  return { code, text: said.out.join('\n'), error: said.error.join('\n') };
}

async function json(...words: string[]) {
  const { code, text, error } = await crewdock(...words, '--json');
  expect([code, error]).toEqual([0, '']);
  return JSON.parse(text);
}

const PASSWORD = 'plum harbour sixteen lanterns';

/** Sets a password by link, as the portal does, and signs in. */
async function comeIn(email: string, link: string) {
  const [uidb64, token] = new URL(link).pathname.split('/').slice(2);
  const set = await api.call(`/api/password_reset/${uidb64}/${token}/`, {
    method: 'POST',
    body: { new_password: PASSWORD },
  });
  expect(set.status).toBe(200);
  return api.call('/api/login/', { method: 'POST', body: { username: email, password: PASSWORD } });
}

async function lastEntry(subject: string) {
  const { rows } = await api.database.pool.query(
    'select action, actor, person_id, user_agent, before, after from audit_entry where subject_kind = $1 order by id desc limit 1',
    [subject],
  );
  return rows[0];
}

describe('staff', () => {
  test('an account is created, signs in with its link, is listed, and loses access immediately when disabled', async () => {
    const { link } = await json('staff', 'create', 'Ines@staff.example', '--first-name', 'Ines', '--last-name', 'Roth');
    expect(await lastEntry('person')).toMatchObject({
      action: 'created',
      actor: 'system',
      person_id: null,
      user_agent: expect.stringMatching(/^Command line, ./),
      after: { email: 'ines@staff.example', is_staff: true },
    });
    const signedIn = await comeIn('ines@staff.example', link);
    expect(signedIn.json).toMatchObject({ staff: true });
    const call = () => api.call('/api/admin-panel/updates/', { token: signedIn.json.token });
    expect((await call()).status).toBe(200);
    expect((await crewdock('staff', 'list')).text).toMatch(/^ines@staff\.example +Ines +Roth +open/m);

    expect(await crewdock('staff', 'disable', 'INES@staff.example')).toMatchObject({ code: 0 });
    expect((await call()).status).toBe(401);
    expect(await lastEntry('person')).toMatchObject({ before: { state: 'open' }, after: { state: 'suspended' } });
  });

  test('invalid arguments, an existing account and an unknown staff member are refused with the reason', async () => {
    const { code, error } = await crewdock('staff', 'create', 'nobody', '--first-name', '', '--last-name', 'R');
    expect(code).toBe(1);
    expect(error).toMatch(/email: must be an email address; first-name: /);
    const email = api.account('client').email;
    expect(await crewdock('staff', 'create', email, '--first-name', 'A', '--last-name', 'B')).toMatchObject({
      code: 1,
      error: 'An account with this email address already exists.',
    });
    expect(await crewdock('staff', 'disable', email)).toMatchObject({
      code: 1,
      error: `There is no staff account with the email address ${email}.`,
    });
  });

  test('the last open account cannot be disabled', async () => {
    const { pool } = api.database;
    const { email } = api.account('staff');
    await pool.query(`update person set state = 'suspended' where is_staff and email <> $1`, [email]);
    expect(await crewdock('staff', 'disable', email)).toMatchObject({
      code: 1,
      error: 'state: can’t be changed to this: at least one staff account must stay open',
    });
    expect((await api.call('/api/admin-panel/updates/', { role: 'staff' })).status).toBe(200);
  });
});

describe('companies', () => {
  test('a company is created with a domain and a superadmin, whose password link is on that domain', async () => {
    const made = await json('company', 'create', 'northwind', '--name', 'Northwind People');
    expect(made.portal).toBe('http://northwind.localhost:3000');
    expect(await json('company', 'domain', 'northwind', 'Talents.Northwind.example')).toMatchObject({
      domain: 'talents.northwind.example',
    });
    const words = ['superadmin', 'add', 'olga@northwind.example', '--company', 'northwind'];
    expect(await crewdock(...words)).toMatchObject({
      code: 1,
      error: expect.stringContaining('first-name, last-name: are required'),
    });
    const { link } = await json(...words, '--first-name', 'Olga', '--last-name', 'Berg');
    expect(link).toMatch(/^http:\/\/talents\.northwind\.example\/password_reset\//);
    const { json: session } = await comeIn('olga@northwind.example', link);
    const { json: seen } = await api.call('/api/session/', { token: session.token });
    expect(seen).toMatchObject({ is_wl_superadmin_in: expect.any(Number) });
    expect((await crewdock('company', 'list')).text).toMatch(
      /^northwind +Northwind People +http:\/\/talents\.northwind\.example +1$/m,
    );
    expect(await json('company', 'domain', 'northwind')).toMatchObject({ domain: null });
  });

  test('a name without any visible character is refused', async () => {
    for (const blank of [' ', '\u3164', '\u200B']) {
      const { code, error } = await crewdock('company', 'create', 'unnamed', '--name', blank);
      expect([code, error], JSON.stringify(blank)).toEqual([expect.any(Number), expect.stringContaining('name')]);
      expect(code).not.toBe(0);
    }
  });

  test('an existing account can become superadmin of only one company', async () => {
    const { email } = api.account('secondClient');
    expect(await json('superadmin', 'add', email, '--company', 'northwind')).toMatchObject({ link: null });
    expect(await json('superadmin', 'add', email, '--company', 'northwind')).toMatchObject({ link: null });
    expect(await crewdock('superadmin', 'add', email, '--company', 'acme')).toMatchObject({
      code: 1,
      error: 'This account is a superadmin of another company.',
    });
    expect(await crewdock('superadmin', 'add', email, '--company', 'nowhere')).toMatchObject({
      code: 1,
      error: 'There is no company “nowhere”. To see all companies, run: company list',
    });
  });

  test.each([
    [['company', 'create', 'X', '--name', 'X'], 'slug: must be 3 to 40 lowercase letters, digits and hyphens'],
    [['company', 'create', 'acme', '--name', 'X'], 'Another company has this slug or this domain.'],
    [
      ['company', 'create', 'fine', '--name', 'X', '--brand-color', 'red'],
      'brand-color: must be a colour such as #17a34a',
    ],
    [['company', 'domain', 'acme', 'http://a.example'], 'domain: must be a domain such as talents.example.com'],
  ])('%j is refused', async (words, error) => {
    expect(await crewdock(...words)).toMatchObject({ code: 1, error });
  });
});

test('a password can be reset with a printed link that is not sent by mail', async () => {
  const { email } = api.account('developer');
  const { link } = await json('password', 'reset', email);
  expect((await comeIn(email, link)).status).toBe(200);
  const { rows } = await api.database.pool.query('select from mail where secret = $1', [
    new URL(link).pathname.split('/').at(-1),
  ]);
  expect(rows).toEqual([]);
  expect(await crewdock('password', 'reset', 'who@else.example')).toMatchObject({ code: 1 });
});

describe('mails', () => {
  async function mail(columns: string, values: string): Promise<string> {
    const { rows } = await api.database.pool.query(
      `insert into mail (message_id, recipient, subject, html, text, ${columns})
       values (gen_random_uuid(), 'eva@people.example', 'Welcome', '<p>Hello</p>', 'Hello', ${values}) returning id`,
    );
    return rows[0].id;
  }

  test('can be listed, shown and retried', async () => {
    const refused = await mail('failed_at, reason, last_error', `now(), '550 RCPT TO', '550 No such user'`);
    const other = await mail('sent_at', 'now()');
    const listed = await json('mail', 'list', '--to', 'EVA@people.example', '--state', 'refused');
    expect(listed).toMatchObject([{ id: refused, state: 'refused' }]);
    expect(listed).toHaveLength(1);
    expect((await crewdock('mail', 'show', refused)).text).toMatch(
      /state: refused[^]*last_error: 550 No such user[^]*Hello/,
    );
    expect(await crewdock('mail', 'retry', other)).toMatchObject({ code: 1, error: 'This email has not failed.' });
    expect(await crewdock('mail', 'retry')).toMatchObject({ code: 1, error: 'Specify emails, or use --all.' });
    expect(await json('mail', 'retry', '--all')).toEqual({ retried: [refused] });
    expect(await json('mail', 'list', '--state', 'refused')).toEqual([]);
    expect(await lastEntry('mail')).toMatchObject({ actor: 'system', after: { state: 'tried again' } });
    expect(await crewdock('mail', 'show', 'x')).toMatchObject({
      code: 1,
      error: 'id: must be an email’s id, as shown by mail list',
    });
  });

  test('sending a test mail reports the error of the SMTP server', async () => {
    expect((await crewdock('mail', 'send-test', 'op@crewdock.example')).code).toBe(0);
    expect(smtp.mails.at(-1)).toMatchObject({ subject: 'Crewdock test email' });
    smtp.mood = { refuseRecipient: 550 };
    expect(await crewdock('mail', 'send-test', 'op@crewdock.example')).toMatchObject({
      code: 1,
      text: expect.stringContaining('550 RCPT TO'),
    });
    smtp.mood = 'accept';
  });
});

describe('jobs', () => {
  async function job(attempts = 0): Promise<number> {
    const { rows } = await api.database.pool.query(
      `select (graphile_worker.add_job('trim-market-changes', run_at => now() + interval '1 day')).id`,
    );
    await api.database.pool.query(
      `update graphile_worker._private_jobs set attempts = $2, last_error = 'lost\nat x' where id = $1`,
      [rows[0].id, attempts],
    );
    return rows[0].id;
  }

  test('can be listed, retried immediately and cancelled', async () => {
    const [later, failed] = [await job(), await job(25)];
    const listed = await json('jobs', 'list', '--task', 'trim-market-changes');
    expect(listed).toMatchObject([
      { id: later, state: 'later', error: 'lost' },
      { id: failed, state: 'failed', error: 'lost' },
    ]);
    expect((await crewdock('jobs', 'retry', String(failed))).text).toBe(`${failed} (trim-market-changes) runs now.`);
    expect(await json('jobs', 'list', '--state', 'waiting', '--task', 'trim-market-changes')).toMatchObject([
      { id: failed, attempts: '0 of 25' },
    ]);
    expect(await crewdock('jobs', 'cancel', String(later), '999999999')).toMatchObject({ code: 1 });
    expect(await json('jobs', 'cancel', String(later), String(failed))).toHaveLength(2);
    expect(await json('jobs', 'list', '--task', 'trim-market-changes')).toEqual([]);
    expect(await lastEntry('job')).toMatchObject({ actor: 'system', after: { state: 'cancelled' } });
    expect(await crewdock('jobs', 'retry', 'all')).toMatchObject({ code: 1 });
  });
});

test('the market reindex command restores rows that are missing from the market index', async () => {
  const { pool } = api.database;
  // Sorts lists, because the order of codes is not defined.
  const sorted = (value: unknown) => (Array.isArray(value) ? value.toSorted() : value);
  const read = async () => {
    const { rows } = await pool.query('select to_jsonb(m) as row from market_talent m order by card_id');
    return rows.map(({ row }) => Object.entries(row).map(([name, value]) => [name, sorted(value)]));
  };
  const before = await read();
  await pool.query('delete from market_talent where card_id % 2 = 0');
  const { talent, request } = await json('market', 'reindex');
  expect([talent > before.length, request > 0]).toEqual([true, true]);
  expect(await read()).toEqual(before);
});

describe('doctor', () => {
  test('reports no failures for a working instance', async () => {
    const { code, text } = await crewdock('doctor');
    expect(text).not.toContain('✗');
    expect(text).toMatch(/✓ migrations: up to date/);
    expect(text).toMatch(/✓ clock: /);
    expect(code).toBe(0);
  });

  test('reports a missing migration and an unusable mail server', async () => {
    const { pool } = api.database;
    const { rows } = await pool.query(
      'delete from kysely_migration where name = (select max(name) from kysely_migration) returning *',
    );
    await smtp.close();
    const { code, text } = await crewdock('doctor');
    expect(code).toBe(1);
    expect(text).toContain(`✗ migrations: ${rows[0].name} pending`);
    expect(text).toMatch(/✗ mail: the server at SMTP_URL can’t be used: /);
    await pool.query('insert into kysely_migration select * from json_populate_record(null::kysely_migration, $1)', [
      rows[0],
    ]);
    smtp = await startSmtp();
  });
});

test('the error for a mistyped word has a suggestion or the allowed values, and --help lists every command group', async () => {
  expect(await crewdock('staff', 'creat')).toMatchObject({
    code: 1,
    error: expect.stringContaining('Did you mean create?'),
  });
  expect(await crewdock('mail', 'list', '--state', 'lost')).toMatchObject({
    code: 1,
    error: expect.stringContaining('waiting, refused, sent'),
  });
  const { code, text } = await crewdock('--help');
  expect(code).toBe(0);
  for (const group of ['staff', 'company', 'superadmin', 'password', 'mail', 'jobs', 'market', 'doctor']) {
    expect(text).toMatch(new RegExp(`^ +${group}\\b`, 'm'));
    expect(await crewdock(group, '--help')).toMatchObject({ code: 0 });
  }
});
