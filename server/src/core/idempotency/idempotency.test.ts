import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../../tests/support/api.ts';
import { type ServerProcess, startServer } from '../../../../tests/support/server-process.ts';

let api: TestApi;
let other: ServerProcess;

beforeAll(async () => {
  api = await testApi();
  other = await startServer(api.database.url);
});

beforeEach(() => api.database.pool.query('delete from card_list; delete from idempotency_key'));

afterAll(async () => {
  await other.end('SIGKILL');
  await api.close();
});

interface Sent {
  role?: Role;
  key?: string;
  host?: string;
  call?: TestApi['call'];
}

const make = (name: string, { role = 'client', key = 'one', host, call = api.call }: Sent = {}) =>
  call('/api/lists/', { method: 'POST', role, host, headers: { 'idempotency-key': key }, body: { name } });

const onOther: TestApi['call'] = (path, { role: _, ...sent } = {}) =>
  other.call(path, { token: api.account('client').token, ...sent });

const keys = { skills: [{ name: 'Rust', experience: 1, is_main: true }], name: 'Ada Example' };
const talent = (body: object, key: string) =>
  api.call('/api/talents/', {
    method: 'POST',
    role: 'provider',
    headers: { 'idempotency-key': key },
    body: { ...keys, title: 'Rust developer', ...body },
  });

async function lists(): Promise<number> {
  const { rows } = await api.database.pool.query('select count(*)::int as count from card_list');
  return rows[0].count;
}

/** Locks the client's row in `person`, so that writes for the client wait until release or the end of the test. */
async function holdPerson(): Promise<() => Promise<void>> {
  const holder = await api.database.pool.connect();
  await holder.query('begin');
  await holder.query('select from person where email = $1 for update', [api.account('client').email]);
  let isHeld = true;
  const release = async () => {
    if (!isHeld) return;
    isHeld = false;
    await holder.query('commit');
    holder.release();
  };
  onTestFinished(release);
  return release;
}

async function untilBlocked(): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await api.database.pool.query(waiting)).rowCount).toBeGreaterThan(0);
}

/** Waits until the blocked call has polled the database ten times. Works only while no other call runs. */
async function looksAgain(): Promise<void> {
  for (let looks = 0; looks < 10; looks++) await once(api.database.pool, 'acquire');
}

describe('a call with an Idempotency-Key', () => {
  test('runs once, and a repeat gets the same bytes', async () => {
    const first = await make('Favourites');
    const second = await make('Favourites');
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.text).toBe(first.text);
    expect(await lists()).toBe(1);
  });

  test('runs once for ten concurrent requests to two server processes', async () => {
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, at) => make('Favourites', { call: at % 2 ? onOther : api.call })),
    );
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
    expect(new Set(all.map(({ text }) => text)).size).toBe(1);
    expect(await lists()).toBe(1);
  });

  test('creates a single card', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => talent({}, 'card')));
    expect(new Set(all.map(({ json }) => json.id)).size).toBe(1);
  });

  test('is refused with another body, on another portal or for another endpoint, without side effects', async () => {
    await make('Favourites');
    for (const answer of [
      await make('Others'),
      await make('Favourites', { host: 'acme.localhost' }),
      await api.call('/api/talents/1/copy/', {
        method: 'POST',
        role: 'client',
        headers: { 'idempotency-key': 'one' },
      }),
    ]) {
      expect([answer.status, answer.json.code]).toEqual([409, 'conflict']);
    }
    expect(await lists()).toBe(1);
  });

  test('can be corrected and sent again after a refusal', async () => {
    for (const refused of [{ title: '' }, { card_number: 999_999 }]) {
      expect((await talent(refused, 'corrected')).status).toBe(400);
      expect((await api.database.pool.query('select from idempotency_key')).rowCount).toBe(0);
    }
    expect((await talent({ title: 'Go developer' }, 'corrected')).status).toBe(200);
  });

  test('is scoped to one person: the same key of another person is independent', async () => {
    const mine = await make('Mine');
    const theirs = await make('Theirs', { role: 'provider' });
    expect(theirs.json).toMatchObject({ name: 'Theirs' });
    expect(theirs.json.id).not.toBe(mine.json.id);
    expect((await make('Mine')).text).toBe(mine.text);
  });

  test('makes a repeat wait for the first request, even if it takes long', async () => {
    const release = await holdPerson();
    const first = make('Favourites');
    await untilBlocked();
    const repeat = make('Favourites');
    await looksAgain();
    expect(await lists()).toBe(0);
    await release();
    expect((await repeat).text).toBe((await first).text);
    expect(await lists()).toBe(1);
  });

  test('is run by the repeat when the process of the first request died', async () => {
    const release = await holdPerson();
    const first = make('Favourites', { call: onOther });
    await untilBlocked();
    await Promise.all([expect(first).rejects.toThrow('socket hang up'), other.end('SIGKILL')]);
    const repeat = make('Favourites');
    await looksAgain();
    await release();
    expect((await repeat).status).toBe(200);
    expect(await lists()).toBe(1);
  });

  test('leaves enough connections for the queries of its handler', async () => {
    const { rows } = await api.database.pool.query('select card_id from market_talent where company_id = 0 limit 1');
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        api.call(`/api/talents/${rows[0].card_id}/contact/`, {
          method: 'POST',
          role: 'client',
          headers: { 'idempotency-key': `contact ${at}` },
          body: { message: 'Hello' },
        }),
      ),
    );
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
  });

  test('requires a key of 1 to 200 characters', async () => {
    for (const key of ['x'.repeat(201), '']) {
      const { status, json } = await make('Favourites', { key });
      expect([status, json.issues]).toEqual([
        400,
        [{ path: 'headers.idempotency-key', message: 'must have 1 to 200 characters' }],
      ]);
    }
    expect(await lists()).toBe(0);
  });

  test('without a key runs each time', async () => {
    const call = () => api.call('/api/lists/', { method: 'POST', role: 'client', body: { name: 'Again' } });
    await Promise.all([call(), call()]);
    expect(await lists()).toBe(2);
  });
});
