import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Account, addAccount, linkIn, mailsTo, told } from '../../../../tests/support/accounts.ts';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import { signIn } from '../../../../tests/support/sign-in.ts';

const NEW_PASSWORD = 'seven-otters-paint-fences';

let api: TestApi;
let account: Account;
let token: string;
let count = 0;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

beforeEach(async () => {
  account = await addAccount(api);
  token = await signIn(api, account);
});

const post = (path: string, body?: object, options: { token?: string; host?: string } = { token }) =>
  api.call(`/api${path}`, { method: 'POST', body, ...options });
const changePassword = (body: object) => post('/profile/password/', body);
const changeEmail = (email: string, password = account.password, host?: string) =>
  post('/profile/email/', { email, password }, { token, host });
const profile = async (of = token) => (await api.call('/api/profile/', { token: of })).json;
const isSignedIn = async (of: string) => (await api.call('/api/profile/', { token: of })).status === 200;
const login = (email: string, password: string) => post('/login/', { username: email, password }, {});
const newAddress = () => `fresh${++count}@mail.example`;
const makeSocial = () => api.database.pool.query('update person set password_hash = null where id = $1', [account.id]);

async function devices(): Promise<string[]> {
  const { rows } = await api.database.pool.query<{ hash: string }>(
    `select encode(hash, 'hex') as hash from known_device where person_id = $1`,
    [account.id],
  );
  return rows.map(({ hash }) => hash);
}

async function linksOf(purpose: string): Promise<number> {
  const { rows } = await api.database.pool.query(
    'select 1 from account_link where person_id = $1 and purpose = $2 and used_at is null',
    [account.id, purpose],
  );
  return rows.length;
}

describe('a password change', () => {
  test('replaces the old password and ends other sessions, known devices and pending links', async () => {
    const other = await signIn(api, account);
    await changeEmail(newAddress());
    const before = await devices();
    const answer = await changePassword({ password: account.password, new_password: NEW_PASSWORD });
    expect(answer.status).toBe(200);
    expect([await isSignedIn(token), await isSignedIn(other)]).toEqual([true, false]);
    const [browser, ...others] = await devices();
    expect([before.includes(browser!), others]).toEqual([false, []]);
    expect(await linksOf('email-change')).toBe(0);
    expect((await login(account.email, account.password)).json.code).toBe('wrong_credentials');
    expect((await login(account.email, NEW_PASSWORD)).status).toBe(200);
  });

  test('is confirmed by a mail that carries the portal’s name and no password', async () => {
    await post(
      '/profile/password/',
      { password: account.password, new_password: NEW_PASSWORD },
      { token, host: 'acme.localhost' },
    );
    const mails = await mailsTo(api, account.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ subject: 'Your Acme Talent password was changed' });
    expect(mails[0]!.text).toContain('http://acme.localhost:3000/password_reset');
    expect(mails[0]!.text).toContain('Acme Talent');
    expect(JSON.stringify([mails, api.log])).not.toContain(NEW_PASSWORD);
  });

  test('lists the connections that can still sign in, in the response and in the mail', async () => {
    const none = await changePassword({ password: account.password, new_password: NEW_PASSWORD });
    expect(none.json.providers).toEqual([]);
    await api.database.pool.query(
      `insert into social_identity (issuer, subject, person_id, provider, email)
       values ('https://google.example', $2, $1, 'google', 'nora@example.com')`,
      [account.id, account.email],
    );
    const { json } = await changePassword({ password: NEW_PASSWORD, new_password: `${NEW_PASSWORD}-2` });
    expect(json.providers).toMatchObject([{ provider: 'google', email: 'nora@example.com' }]);
    expect((await profile()).providers).toEqual(json.providers);
    expect((await mailsTo(api, account.email))[0]!.text).toContain('Google (nora@example.com)');
  });

  test('requires the old password', async () => {
    const missing = await changePassword({ new_password: NEW_PASSWORD });
    const wrong = await changePassword({ password: 'not the password', new_password: NEW_PASSWORD });
    for (const { status, json } of [missing, wrong]) {
      expect(status).toBe(400);
      expect(json.issues).toMatchObject([{ path: 'body.password' }]);
    }
    expect((await login(account.email, account.password)).status).toBe(200);
  });

  test.each(['short', 'password1234', 'nora.new1', 'quietly', 'x'.repeat(201)])(
    'to %s is refused',
    async (new_password) => {
      const { status, json } = await changePassword({ password: account.password, new_password });
      expect(status).toBe(400);
      expect(json.issues[0].path).toBe('body.new_password');
      expect(await mailsTo(api, account.email)).toEqual([]);
    },
  );

  test('allows ten wrong attempts per hour, then is rate-limited', async () => {
    const guess = () => changePassword({ password: 'not the password', new_password: NEW_PASSWORD });
    const statuses = (await Promise.all(Array.from({ length: 12 }, guess))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
    // The limit does not apply to signing in.
    expect((await login(account.email, account.password)).status).toBe(200);
  });

  test('succeeds once when two are sent concurrently', async () => {
    const passwords = [`${NEW_PASSWORD}-1`, `${NEW_PASSWORD}-2`];
    const answers = await Promise.all(
      passwords.map((new_password) => changePassword({ password: account.password, new_password })),
    );
    const won = answers.findIndex(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await login(account.email, passwords[won]!)).status).toBe(200);
    expect((await login(account.email, passwords[1 - won]!)).status).toBe(400);
    expect(await mailsTo(api, account.email)).toHaveLength(1);
  });

  test('sets the first password of an account without one', async () => {
    await makeSocial();
    expect((await profile()).has_password).toBe(false);
    expect((await changePassword({ new_password: 'password1234' })).json.issues[0].path).toBe('body.new_password');
    expect((await changePassword({ new_password: NEW_PASSWORD })).status).toBe(200);
    expect((await profile()).has_password).toBe(true);
    expect((await login(account.email, NEW_PASSWORD)).status).toBe(200);
  });

  test('sets a first password only within ten minutes of signing in', async () => {
    await makeSocial();
    const began = (ago: string) =>
      api.database.pool.query(`update access_token set created_at = now() - $2::interval where person_id = $1`, [
        account.id,
        ago,
      ]);
    await began('10 minutes 1 second');
    // Requests do not restart the period of ten minutes, which starts at sign-in.
    expect(await isSignedIn(token)).toBe(true);
    const refused = await changePassword({ new_password: NEW_PASSWORD });
    expect([refused.status, refused.json.code]).toEqual([403, 'fresh_sign_in_required']);
    expect(refused.json.detail).toContain('Sign in again');
    // Sending an arbitrary password does not bypass the check.
    expect((await changePassword({ password: 'made up', new_password: NEW_PASSWORD })).status).toBe(403);
    expect((await profile()).has_password).toBe(false);
    expect(await mailsTo(api, account.email)).toEqual([]);
    await began('9 minutes');
    expect((await changePassword({ new_password: NEW_PASSWORD })).status).toBe(200);
    expect((await login(account.email, NEW_PASSWORD)).status).toBe(200);
  });

  test('sets a first password only with a code when a second factor is enabled', async () => {
    const { secret } = (await post('/profile/two-factor/', { password: account.password })).json;
    const made = await post('/profile/two-factor/confirm/', { code: new TOTP({ secret }).generate() });
    await makeSocial();
    expect((await changePassword({ new_password: NEW_PASSWORD })).json.code).toBe('second_factor_required');
    expect((await changePassword({ code: '000000', new_password: NEW_PASSWORD })).json.issues).toMatchObject([
      { path: 'body.code' },
    ]);
    expect((await profile()).has_password).toBe(false);
    const [code] = made.json.recovery_codes;
    expect((await changePassword({ code, new_password: NEW_PASSWORD })).status).toBe(200);
    expect((await profile()).has_password).toBe(true);
  });
});

describe('an email change', () => {
  test('takes effect when its link is followed, and each mail goes to the right address', async () => {
    const email = newAddress();
    const asked = await changeEmail(` ${email.toUpperCase()} `);
    expect(asked.status).toBe(200);
    expect(await profile()).toMatchObject({ email: account.email, new_email: email });
    const [confirmation] = await mailsTo(api, email);
    const [warning] = await mailsTo(api, account.email);
    expect(warning!.text).toContain(email);
    expect(warning!.text).not.toContain('/email_change/');
    const path = linkIn(confirmation!, 'email_change');
    expect((await post(`${path}/`, undefined, {})).status).toBe(200);
    expect(await profile()).toMatchObject({ email, new_email: null });
    expect(await mailsTo(api, account.email)).toMatchObject([{ subject: 'Your email address was changed' }, {}]);
    expect((await login(email, account.password)).status).toBe(200);
    expect((await login(account.email, account.password)).json.code).toBe('wrong_credentials');
  });

  test('has a link that works once, even when followed concurrently', async () => {
    const email = newAddress();
    await changeEmail(email);
    const path = linkIn((await mailsTo(api, email))[0]!, 'email_change');
    const answers = await Promise.all([1, 2, 3].map(() => post(`${path}/`, undefined, {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    expect((await post(`${path}/`, undefined, {})).json.code).toBe('gone');
    expect(JSON.stringify(api.log)).not.toContain(path.split('/').at(-1));
    expect(await mailsTo(api, account.email)).toHaveLength(2);
  });

  test('invalidates reset links that were sent to the old address', async () => {
    const email = newAddress();
    await api.database.pool.query(
      `insert into account_link (token_hash, person_id, purpose, expires_at)
       values (decode(md5($1::int::text), 'hex'), $1::int, 'password-reset', now() + interval '1 hour')`,
      [account.id],
    );
    await changeEmail(email);
    expect(await linksOf('password-reset')).toBe(1);
    await post(`${linkIn((await mailsTo(api, email))[0]!, 'email_change')}/`, undefined, {});
    expect(await linksOf('password-reset')).toBe(0);
  });

  test('to a registered address gets the same response, and only that address’s owner is notified', async () => {
    const owner = await addAccount(api);
    const free = newAddress();
    const answers = [await changeEmail(owner.email)];
    const pending = [await profile()];
    answers.push(await changeEmail(free));
    pending.push(await profile());
    expect(told(answers[0]!)).toEqual(told(answers[1]!));
    expect(pending.map(({ new_email }) => new_email)).toEqual([owner.email, free]);
    const mails = await mailsTo(api, owner.email);
    expect(mails).toMatchObject([{ subject: 'Someone tried to use your email address at Crewdock' }]);
    expect(mails[0]!.text).not.toContain('/email_change/');
    expect(mails[0]!.text).not.toContain(account.email);
  });

  test('fails when the address was registered meanwhile', async () => {
    const email = newAddress();
    await changeEmail(email);
    const path = linkIn((await mailsTo(api, email))[0]!, 'email_change');
    const other = await addAccount(api, { email });
    expect((await post(`${path}/`, undefined, {})).json.code).toBe('gone');
    expect(JSON.stringify(api.log)).not.toContain(path.split('/').at(-1));
    expect((await profile()).email).toBe(account.email);
    expect((await login(other.email, other.password)).status).toBe(200);
  });

  test('requested by two accounts goes to the first that follows its link', async () => {
    const email = newAddress();
    await changeEmail(email);
    const first = linkIn((await mailsTo(api, email))[0]!, 'email_change');
    const rival = await addAccount(api);
    const rivalToken = await signIn(api, rival);
    await post('/profile/email/', { email, password: rival.password }, { token: rivalToken });
    const second = linkIn((await mailsTo(api, email))[0]!, 'email_change');
    const answers = await Promise.all([first, second].map((path) => post(`${path}/`, undefined, {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    const owners = [await profile(), await profile(rivalToken)].filter((one) => one.email === email);
    expect(owners).toHaveLength(1);
  });

  test('requested again invalidates the earlier link', async () => {
    const [first, second] = [newAddress(), newAddress()];
    await changeEmail(first);
    await changeEmail(second);
    expect((await profile()).new_email).toBe(second);
    const path = linkIn((await mailsTo(api, first))[0]!, 'email_change');
    expect((await post(`${path}/`, undefined, {})).status).toBe(410);
  });

  test('requires the password and a valid, different address', async () => {
    expect((await changeEmail(newAddress(), 'not the password')).json.issues).toMatchObject([
      { path: 'body.password' },
    ]);
    expect((await changeEmail(account.email.toUpperCase())).json.issues).toMatchObject([{ path: 'body.email' }]);
    expect((await changeEmail('nobody')).json.issues).toMatchObject([{ path: 'body.email' }]);
    expect((await changeEmail('a@mail.example\r\nBcc: b@mail.example')).json.issues).toMatchObject([
      { path: 'body.email' },
    ]);
    expect(await mailsTo(api, account.email)).toEqual([]);
    await makeSocial();
    expect((await changeEmail(newAddress(), 'anything at all')).status).toBe(409);
  });

  test('allows ten requests per hour, then is rate-limited', async () => {
    const statuses = [];
    for (let time = 0; time < 11; time++) statuses.push((await changeEmail(newAddress())).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  test('on a company’s host sends mail in the company’s name', async () => {
    const email = newAddress();
    await changeEmail(email, account.password, 'acme.localhost');
    const [mail] = await mailsTo(api, email);
    expect(mail!.text).toContain('http://acme.localhost:3000/email_change/');
    expect(mail!.text).toContain('Acme Talent');
    expect(mail!.text).not.toContain('Crewdock');
  });
});

describe('an invalid email-change link returns 410', () => {
  test.each([
    ['unknown', (uid: string) => `${uid}/${'a'.repeat(43)}`],
    ['somebody else’s', (_: string, secret: string, other: string) => `${other}/${secret}`],
    ['no uid', (_: string, secret: string) => `abc/${secret}`],
    ['cut short', (uid: string, secret: string) => `${uid}/${secret.slice(0, -1)}`],
    ['in other letters', (uid: string, secret: string) => `${uid}/${swapCase(secret)}`],
  ])('%s', async (_, forge) => {
    const email = newAddress();
    await changeEmail(email);
    const [, , uid, secret] = linkIn((await mailsTo(api, email))[0]!, 'email_change').split('/');
    const other = Buffer.from((await addAccount(api)).uid).toString('base64url');
    const { status, json } = await post(`/email_change/${forge(uid!, secret!, other)}/`, undefined, {});
    expect([status, json.code]).toEqual([410, 'gone']);
    expect((await profile()).email).toBe(account.email);
  });

  test('an expired link', async () => {
    const email = newAddress();
    await changeEmail(email);
    await api.database.pool.query(
      `update account_link set expires_at = now() - interval '1 second' where person_id = $1`,
      [account.id],
    );
    expect((await profile()).new_email).toBeNull();
    const path = linkIn((await mailsTo(api, email))[0]!, 'email_change');
    expect((await post(`${path}/`, undefined, {})).status).toBe(410);
  });

  test('a link for another purpose', async () => {
    await api.call('/api/profile/', { method: 'PATCH', token, body: { is_subscribed: true } });
    const path = linkIn((await mailsTo(api, account.email))[0]!, 'subscription_activation');
    const forged = path.replace('subscription_activation', 'email_change');
    expect((await post(`${forged}/`, undefined, {})).status).toBe(410);
  });
});

function swapCase(text: string): string {
  return text.replaceAll(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
}
