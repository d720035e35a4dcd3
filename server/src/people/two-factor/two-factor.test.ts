import { TOTP } from 'otpauth';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Account, addAccount, mailsTo } from '../../../../tests/support/accounts.ts';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import { testServices } from '../../../../tests/support/services.ts';
import { signIn } from '../../../../tests/support/sign-in.ts';
import type { AllTaskServices } from '../../context.ts';
import { taskHandlers } from '../../tasks.ts';
import { recoveryHash } from './codes.ts';

const BASE = '/api/profile/two-factor/';
const WRONG = '000000';

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

const state = async () => (await api.call(BASE, { token })).json;
const begin = (password = account.password) => api.call(BASE, { method: 'POST', token, body: { password } });
const confirm = (code: string) => api.call(`${BASE}confirm/`, { method: 'POST', token, body: { code } });
const disable = (code: string, password = account.password) =>
  api.call(`${BASE}disable/`, { method: 'POST', token, body: { password, code } });
const login = (code?: string) =>
  api.call('/api/login/', {
    method: 'POST',
    body: { username: account.email, password: account.password, ...(code !== undefined && { code }) },
  });

/** Returns the current code, or the code `steps` time steps later. */
const codeOf = (secret: string, steps = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Returns a code that matches no time step around now. */
function wrongCodeOf(secret: string): string {
  const near = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps));
  return [WRONG, '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code))!;
}

/** Turns the factor on and resets its last step, so that the current code is unused. */
async function turnOn(): Promise<{ secret: string; recovery: string[] }> {
  const { secret } = (await begin()).json;
  const { recovery_codes } = (await confirm(codeOf(secret))).json;
  await api.database.pool.query('update two_factor set last_step = 0 where person_id = $1', [account.id]);
  return { secret, recovery: recovery_codes };
}

async function keptSecret(): Promise<string> {
  const { rows } = await api.database.pool.query('select secret from two_factor where person_id = $1', [account.id]);
  return rows[0].secret;
}

/** Runs the nightly job. */
async function overnight(): Promise<void> {
  const services = testServices(api.config, api.database);
  await taskHandlers['seal-secrets']({}, { ...services, log: pino({ level: 'silent' }) } as unknown as AllTaskServices);
}

describe('enabling the second factor', () => {
  test('requires the password and a code, and returns ten recovery codes once', async () => {
    expect(await state()).toEqual({ enabled: false, recovery_codes_left: 0 });
    const begun = await begin();
    expect(begun.status).toBe(200);
    expect(begun.headers['cache-control']).toBe('no-store');
    expect(new URL(begun.json.uri).searchParams.get('secret')).toBe(begun.json.secret);
    expect(await state()).toEqual({ enabled: false, recovery_codes_left: 0 });
    expect((await login()).status).toBe(200);
    const confirmed = await confirm(codeOf(begun.json.secret));
    expect(confirmed.json.recovery_codes).toHaveLength(10);
    expect(confirmed.headers['cache-control']).toBe('no-store');
    expect(await state()).toEqual({ enabled: true, recovery_codes_left: 10 });
    expect((await login()).json.code).toBe('second_factor_required');
  });

  test('is refused with a wrong password and rate-limited after ten attempts', async () => {
    const statuses = [];
    for (let time = 0; time < 11; time++) statuses.push((await begin('not the password')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    const answer = await begin();
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('reports errors at the field that failed', async () => {
    expect((await begin('not the password')).json.issues).toMatchObject([{ path: 'body.password' }]);
    const { secret } = (await begin()).json;
    expect((await confirm(wrongCodeOf(secret))).json.issues).toMatchObject([{ path: 'body.code' }]);
    expect((await confirm('12345')).json.issues).toMatchObject([{ path: 'body.code' }]);
    expect((await state()).enabled).toBe(false);
  });

  test('started again discards the first secret', async () => {
    const first = (await begin()).json.secret;
    const second = (await begin()).json.secret;
    expect(second).not.toBe(first);
    expect((await confirm(codeOf(first))).status).toBe(400);
    expect((await confirm(codeOf(second))).status).toBe(200);
  });

  test('is refused when it was not started or is already enabled', async () => {
    expect((await confirm('123456')).status).toBe(409);
    const { secret } = await turnOn();
    expect((await begin()).status).toBe(409);
    expect((await confirm(codeOf(secret))).status).toBe(409);
    expect(await state()).toEqual({ enabled: true, recovery_codes_left: 10 });
  });

  test('twice concurrently returns one set of recovery codes', async () => {
    const { secret } = (await begin()).json;
    const answers = await Promise.all([confirm(codeOf(secret)), confirm(codeOf(secret))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await state()).toEqual({ enabled: true, recovery_codes_left: 10 });
  });

  test('stores only hashes of recovery codes', async () => {
    const { recovery } = await turnOn();
    const { rows } = await api.database.pool.query('select t::text as line from recovery_code t');
    const stored = rows.map(({ line }) => line).join('\n');
    for (const code of recovery) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(Buffer.from(code).toString('hex'));
    }
  });

  test('stores the secret encrypted', async () => {
    const { secret } = await turnOn();
    expect(await keptSecret()).toMatch(/^own\.[\w-]+$/);
    const { rows } = await api.database.pool.query('select t::text as line from two_factor t');
    expect(rows.map(({ line }) => line).join('\n')).not.toContain(secret);
  });

  test('keeps unencrypted older secrets working and encrypts them overnight', async () => {
    const { secret } = await turnOn();
    await api.database.pool.query('update two_factor set secret = $2 where person_id = $1', [account.id, secret]);
    expect((await login(codeOf(secret, -1))).status).toBe(200);
    await overnight();
    expect(await keptSecret()).toMatch(/^own\./);
    expect((await login(codeOf(secret))).status).toBe(200);
  });

  test('with a lost encryption key still accepts recovery codes and does not block other secrets', async () => {
    const { secret, recovery } = await turnOn();
    const { pool } = api.database;
    await pool.query(`update two_factor set secret = 'gone.AAAA' where person_id = $1`, [account.id]);
    expect((await login(codeOf(secret))).status).toBe(500);
    expect((await login(recovery[0])).status).toBe(200);
    const lost = account;
    account = await addAccount(api);
    token = await signIn(api, account);
    const other = await turnOn();
    await pool.query('update two_factor set secret = $2 where person_id = $1', [account.id, other.secret]);
    await expect(overnight()).rejects.toThrow('could not encrypt');
    expect(await keptSecret()).toMatch(/^own\./);
    await pool.query('delete from two_factor where person_id = $1', [lost.id]);
  });

  test('is available to every account', async () => {
    for (const role of ['client', 'provider', 'superadmin', 'staff'] as const) {
      expect((await api.call(BASE, { role })).json).toEqual({ enabled: false, recovery_codes_left: 0 });
    }
    expect((await api.call(BASE)).status).toBe(401);
  });

  test('ends all other sessions, which started without a code', async () => {
    const other = await signIn(api, account);
    await turnOn();
    expect((await api.call(BASE, { token: other })).status).toBe(401);
    expect((await state()).enabled).toBe(true);
  });

  test('requires a password', async () => {
    await api.database.pool.query('update person set password_hash = null where id = $1', [account.id]);
    const refused = await begin();
    expect(refused).toMatchObject({ status: 409, json: { detail: 'Set a password first.' } });
  });

  test('is confirmed by mail, and so is disabling it', async () => {
    const { recovery } = await turnOn();
    expect((await mailsTo(api, account.email)).map(({ subject }) => subject)).toEqual([
      'Two-step verification was turned on',
    ]);
    await disable(recovery[0]!);
    expect((await mailsTo(api, account.email))[0]!.subject).toBe('Two-step verification was turned off');
  });
});

describe('new recovery codes', () => {
  const renew = (code: string, password = account.password) =>
    api.call(`${BASE}recovery-codes/`, { method: 'POST', token, body: { password, code } });

  test('replace the previous ones, including older, shorter codes', async () => {
    const { secret, recovery } = await turnOn();
    const short = 'k3v9-0hx7-22mt-q8ws';
    const { pool } = api.database;
    await pool.query('insert into recovery_code (person_id, hash) values ($1, $2)', [account.id, recoveryHash(short)]);
    expect((await login(short)).status).toBe(200);
    const renewed = await renew(codeOf(secret));
    expect(renewed).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect(renewed.json.recovery_codes).toHaveLength(10);
    expect(await state()).toEqual({ enabled: true, recovery_codes_left: 10 });
    expect((await login(recovery[0])).json.code).toBe('wrong_credentials');
    expect((await login(renewed.json.recovery_codes[0])).status).toBe(200);
  });

  test('require the password and a valid code', async () => {
    const { secret, recovery } = await turnOn();
    expect((await renew(codeOf(secret), 'not the password')).json.issues).toMatchObject([{ path: 'body.password' }]);
    expect((await renew(wrongCodeOf(secret))).json.issues).toMatchObject([{ path: 'body.code' }]);
    expect((await login(recovery[0])).status).toBe(200);
  });

  test('are refused when the second factor is disabled', async () => {
    expect((await renew('123456')).status).toBe(409);
  });
});

describe('an authenticator code', () => {
  test('signs in once', async () => {
    const { secret } = await turnOn();
    const code = codeOf(secret);
    expect((await login(code)).status).toBe(200);
    expect((await login(code)).json.code).toBe('wrong_credentials');
  });

  test('is refused when a later code was used', async () => {
    const { secret } = await turnOn();
    const [now, next] = [codeOf(secret), codeOf(secret, 1)];
    expect((await login(next)).status).toBe(200);
    expect((await login(now)).json.code).toBe('wrong_credentials');
  });

  test('is accepted once when used concurrently', async () => {
    const { secret } = await turnOn();
    const code = codeOf(secret);
    const answers = await Promise.all([1, 2, 3, 4].map(() => login(code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  test('is refused when it was used to enable the second factor', async () => {
    const { secret } = (await begin()).json;
    const code = codeOf(secret);
    await confirm(code);
    expect((await login(code)).json.code).toBe('wrong_credentials');
  });

  test('of another account is refused', async () => {
    const { secret, recovery } = await turnOn();
    account = await addAccount(api, { staff: true });
    token = await signIn(api, account);
    await turnOn();
    expect((await login(codeOf(secret))).json.code).toBe('wrong_credentials');
    expect((await login(recovery[0])).json.code).toBe('wrong_credentials');
  });

  test('is ignored for an account without a second factor', async () => {
    expect((await login('123456')).status).toBe(200);
  });
});

describe('a recovery code', () => {
  test('signs in once, whatever its case and spacing', async () => {
    const { recovery } = await turnOn();
    expect((await login(recovery[3]!.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await login(recovery[3])).json.code).toBe('wrong_credentials');
    expect(await state()).toEqual({ enabled: true, recovery_codes_left: 9 });
  });

  test('is accepted once when used concurrently', async () => {
    const { recovery } = await turnOn();
    const answers = await Promise.all([1, 2, 3].map(() => login(recovery[0])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await state()).recovery_codes_left).toBe(9);
  });
});

describe('disabling the second factor', () => {
  test('requires the password and a code, and deletes the secret', async () => {
    const { secret, recovery } = await turnOn();
    expect((await disable(codeOf(secret))).status).toBe(200);
    expect(await state()).toEqual({ enabled: false, recovery_codes_left: 0 });
    expect((await login()).status).toBe(200);
    const next = (await begin()).json.secret;
    expect(next).not.toBe(secret);
    await confirm(codeOf(next));
    expect((await login(recovery[0])).json.code).toBe('wrong_credentials');
  });

  test('accepts a recovery code too', async () => {
    const { recovery } = await turnOn();
    expect((await disable(recovery[9]!)).status).toBe(200);
  });

  test('with a wrong password or code is refused at that field', async () => {
    const { secret } = await turnOn();
    expect((await disable(codeOf(secret), 'not the password')).json.issues).toMatchObject([{ path: 'body.password' }]);
    expect((await disable(wrongCodeOf(secret))).json.issues).toMatchObject([{ path: 'body.code' }]);
    expect(await state()).toEqual({ enabled: true, recovery_codes_left: 10 });
    // The code that was sent with the wrong password was not consumed.
    expect((await disable(codeOf(secret))).status).toBe(200);
  });

  test('is refused when it is not enabled', async () => {
    expect((await disable('123456')).status).toBe(409);
  });

  test('is rate-limited after five wrong codes', async () => {
    const { secret } = await turnOn();
    const statuses = [];
    for (let time = 0; time < 6; time++) statuses.push((await disable(wrongCodeOf(secret))).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await disable(codeOf(secret))).status).toBe(429);
    expect((await state()).enabled).toBe(true);
  });
});

test('secrets and codes are not logged or mailed', async () => {
  const { secret, recovery } = await turnOn();
  await login(recovery[0]);
  const written = JSON.stringify([api.log, await mailsTo(api, account.email)]);
  for (const word of [secret, ...recovery, account.password, token]) expect(written).not.toContain(word);
});
