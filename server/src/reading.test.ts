import { api as tables } from '@crewdock/contract/api';
import type { Endpoint } from '@crewdock/contract/endpoint';
import { staffTables } from '@crewdock/contract/staff/tables';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../tests/support/api.ts';
import { connectTo, type Database } from './infra/db/open.ts';
import { readPosition } from './infra/replicas/position.ts';
import { Replicas } from './infra/replicas/replicas.ts';

let api: TestApi;
let replicas: Replicas;
/** Simulates replication lag: while true, the replica's position does not change. */
let isBehind = false;

beforeAll(async () => {
  api = await testApi(
    {},
    (database) => (replicas = new Replicas(database, [replicaOf(database)], pino({ level: 'silent' }))),
  );
  await until(() => replicas.areThere);
});

beforeEach(() => {
  isBehind = false;
});

afterAll(() => api.close());

/** Simulates a replica with read-only sessions of the same database. */
function replicaOf({ url, pool }: Database) {
  const readOnly = `${url}${url.includes('?') ? '&' : '?'}options=${encodeURIComponent('-c default_transaction_read_only=on')}`;
  const { kysely, close } = connectTo(readOnly, { connections: 3 });
  const look = async () => {
    const { rows } = await pool.query<{ at: string }>('select pg_current_wal_insert_lsn()::text as at');
    return { isReplica: true, position: isBehind ? replicas.all[0]!.replica.position : readPosition(rows[0]!.at) };
  };
  return { name: 'twin', kysely, close, openLooks: async () => ({ look, end: () => {} }) };
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Headers of a browser that has not written: cookies without the cookie that contains a log position. */
const kept = { cookie: 'kept=yes' };
const staff = { role: 'staff' } as const;
const get = (path: string) => api.call(`/api${path}`, { ...staff, headers: kept });

/** Returns the paths of all GET endpoints with `mayLag`, with ids of existing rows. */
async function pathsOf(): Promise<string[]> {
  const { rows } = await api.database.pool.query<{ talent: number; request: number }>(
    'select (select max(card_id) from market_talent) as talent, (select max(card_id) from market_request) as request',
  );
  const paths: string[] = [];
  for (const [name, endpoint] of Object.values(tables).flatMap((table) => Object.entries<Endpoint>(table))) {
    if (!endpoint.mayLag || endpoint.method !== 'GET') continue;
    const { path } = endpoint;
    if (name.startsWith('suggest_')) paths.push(`${path}?search=a`);
    else if (!path.includes('{')) paths.push(path);
    else if (path === '/talents/{id}/') paths.push(`/talents/${rows[0]!.talent}/`);
    else if (path === '/requests/{id}/') paths.push(`/requests/${rows[0]!.request}/`);
    else if (name.startsWith('read_') || name.startsWith('options_')) paths.push(...(await rowsOf(name, path)));
    else throw new Error(`no example of ${path}`);
  }
  return paths;
}

async function rowsOf(name: string, path: string): Promise<string[]> {
  const table = Object.values(staffTables).find((each) =>
    [`read_${each.name}`, `options_of_${each.name}`].includes(name),
  )!;
  if (path.includes('{column}')) {
    const refs = Object.entries(table.row).filter(([column, { type }]) => type === 'ref' && column in table.filters);
    return refs.map(([column]) => path.replace('{column}', column));
  }
  const { json } = await get(`/admin-panel/${table.name}/`);
  return json.items.slice(0, 1).map((row: Record<string, string>) => path.replace(/\{\w+\}/, row[table.key]!));
}

/** Counts the statements answered by the replica and by the primary while `work` runs. */
async function during(work: () => Promise<unknown>) {
  const before = { ...replicas.answered };
  await work();
  const { replica, primary } = replicas.answered;
  return { replica: replica - before.replica, primary: primary - before.primary };
}

test('read-only sessions answer every call with mayLag in the same way as the primary', async () => {
  const paths = await pathsOf();
  expect(paths.length).toBeGreaterThan(40);
  const statements = await during(async () => {
    for (const path of paths) {
      const from = path.startsWith('/company/') ? { role: 'superadmin' as const, host: 'acme.localhost' } : staff;
      const { status, text } = await api.call(`/api${path}`, { ...from, headers: kept });
      expect({ path, status }).toEqual({ path, status: 200 });
      // A client without cookies may have written, so its call goes to the primary.
      const program = await api.call(`/api${path}`, from);
      // An export of the audit log is itself recorded in the log, so its two responses differ.
      if (path !== '/admin-panel/audit/export/') expect(text, path).toBe(program.text);
    }
  });
  expect(statements.replica).toBeGreaterThan(paths.length);
});

test('visitors read from the replica only', async () => {
  const statements = await during(() => api.call('/api/market_2/talents/?limit=7'));
  expect(statements).toEqual({ replica: expect.any(Number), primary: 0 });
  expect(statements.replica).toBeGreaterThan(0);
});

test('a client that has written gets the position in a cookie, and reads from the primary until the replica has reached it', async () => {
  const answer = await api.call('/api/profile/', { role: 'client', method: 'PATCH', body: { skype: 'live:somebody' } });
  const [cookie] = [answer.headers['set-cookie']].flat();
  expect(cookie).toMatch(/^written=[0-9a-f]+; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/);
  const headers = { cookie: cookie!.split(';')[0]! };
  await until(() => replicas.choose(BigInt(`0x${headers.cookie.slice('written='.length)}`)) !== null);
  const look = () => during(() => api.call('/api/market_2/talents/?limit=3', { headers }));
  expect((await look()).primary).toBe(0);
  isBehind = true;
  await api.database.pool.query('create table written ()');
  const { headers: later } = await api.call('/api/market/talents/', { method: 'POST', body: { query: '' } });
  headers.cookie = [later['set-cookie']].flat()[0]!.split(';')[0]!;
  expect((await look()).replica).toBe(0);
  isBehind = false;
  await until(() => replicas.choose(BigInt(`0x${headers.cookie.slice('written='.length)}`)) !== null);
  expect((await look()).primary).toBe(0);
});

test('reads set no position cookie, except those that report the progress of earlier writes', async () => {
  const told = async (path: string) => [(await get(path)).headers['set-cookie']].flat().join();
  expect(await told('/profile/')).not.toContain('written=');
  expect(await told('/admin-panel/vendors/')).not.toContain('written=');
  expect(await told('/operations/')).toContain('written=');
});

test.each(['written=', 'written=xyz', `written=${'f'.repeat(17)}`, 'written=-1'])(
  'an invalid position cookie is ignored: %s',
  async (cookie) => {
    const statements = await during(() => api.call('/api/market_2/talents/?limit=5', { headers: { cookie } }));
    expect(statements.primary).toBe(0);
  },
);

test('a replica without the cards found in memory is not used to load them', async () => {
  isBehind = true;
  await api.database.pool.query(
    'update market_talent set modified = now() where card_id = (select max(card_id) from market_talent)',
  );
  await until(() => replicas.choose(0n) === null);
  // The lag is small enough that the replica still counts as available.
  expect(replicas.areThere).toBe(true);
  expect((await during(() => api.call('/api/market_2/talents/?limit=1'))).replica).toBe(0);
});
