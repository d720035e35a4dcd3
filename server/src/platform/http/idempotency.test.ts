import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../../tests/support/api.ts';
import { startServer } from '../../../../tests/support/server-process.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

beforeEach(() => api.database.pool.query('delete from card_list; delete from idempotency_key'));

afterAll(() => api.close());

interface Sent {
  role?: Role;
  key?: string;
  host?: string;
  call?: TestApi['call'];
}

const make = (name: string, { role = 'client', key = 'one', host, call = api.call }: Sent = {}) =>
  call('/api/lists/', { method: 'POST', role, host, headers: { 'idempotency-key': key }, body: { name } });

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

describe('a call with an Idempotency-Key', () => {
  test('is done once: a repeat gets the same bytes', async () => {
    const first = await make('Favourites');
    const second = await make('Favourites');
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.text).toBe(first.text);
    expect(await lists()).toBe(1);
  });

  test('is done once when ten come at the same moment, to two server processes', async () => {
    const other = await startServer(api.database.url);
    const call: TestApi['call'] = (path, { role: _, ...sent } = {}) =>
      other.call(path, { token: api.account('client').token, ...sent });
    try {
      const all = await Promise.all(
        Array.from({ length: 10 }, (_, at) => make('Favourites', { call: at % 2 ? call : api.call })),
      );
      expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
      expect(new Set(all.map(({ text }) => text)).size).toBe(1);
      expect(await lists()).toBe(1);
    } finally {
      await other.end('SIGTERM');
    }
  });

  test('doubles no card either', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => talent({}, 'card')));
    expect(new Set(all.map(({ json }) => json.id)).size).toBe(1);
  });

  test('is refused with another body, on another portal or for another call, and nothing happens', async () => {
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

  test('may be sent again corrected after a refusal', async () => {
    expect((await talent({ title: '' }, 'corrected')).status).toBe(400);
    expect((await talent({ title: 'Go developer' }, 'corrected')).status).toBe(200);
  });

  test('is one person’s: somebody else’s same key is another', async () => {
    const mine = await make('Mine');
    const theirs = await make('Theirs', { role: 'provider' });
    expect(theirs.json).toMatchObject({ name: 'Theirs' });
    expect(theirs.json.id).not.toBe(mine.json.id);
    expect((await make('Mine')).text).toBe(mine.text);
  });

  test('whose process died is taken up again, once', async () => {
    await make('Favourites');
    await api.database.pool.query(
      `update idempotency_key set answer = null, created_at = now() - interval '1 minute'; delete from card_list`,
    );
    const both = await Promise.all([make('Favourites'), make('Favourites')]);
    expect(both[0].text).toBe(both[1].text);
    expect(await lists()).toBe(1);
  });

  test('has a key that can be kept', async () => {
    expect((await make('Favourites', { key: 'x'.repeat(201) })).status).toBe(400);
    expect((await make('Favourites', { key: '' })).status).toBe(400);
    expect(await lists()).toBe(0);
  });

  test('without a key is done each time', async () => {
    const call = () => api.call('/api/lists/', { method: 'POST', role: 'client', body: { name: 'Again' } });
    await Promise.all([call(), call()]);
    expect(await lists()).toBe(2);
  });
});
