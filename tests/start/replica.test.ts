import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectTo, type Database } from '@crewdock/server/infra/db/open';
import { migrateDatabase } from '@crewdock/server/infra/db/migrations';
import { loadReferenceData } from '@crewdock/server/dictionaries/reference/load';
import { loadDemoData } from '@crewdock/demo/load';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { signIn } from '../faults/load.ts';
import { freeze, postmaster } from '../support/frozen.ts';
import { temporaryDirectory } from '../support/product.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { type Cluster, startCluster } from '../support/standby.ts';

const METRICS_TOKEN = 'a-token-for-the-test';
const directory = temporaryDirectory();
let cluster: Cluster;
let db: Database;
let servers: [ServerProcess, ServerProcess];

beforeAll(async () => {
  cluster = await startCluster(directory.path);
  db = connectTo(cluster.primary.url(), { connections: 3 });
  await migrateDatabase(db);
  await loadReferenceData(db);
  await loadDemoData(db, { talents: 20, requests: 5, dataDir: directory.path, work: false });
  const env = { READ_DATABASE_URL: cluster.standby.url(), METRICS_TOKEN };
  servers = [await startServer(cluster.primary.url(), env), await startServer(cluster.primary.url(), env)];
  for (const server of servers) await server.remembers();
  while ((await states()).join() !== ALL_READY.join()) await sleep(20);
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await db.close();
  await cluster.stop();
  directory.remove();
});

const states = () => Promise.all(servers.map(replicasOf));
const ALL_READY = [['ready'], ['ready']];
const replicasOf = async (server: ServerProcess): Promise<string[]> => (await server.call('/readyz')).json.replicas;

/** Counts the read statements of both servers, by the database that ran them. */
async function answered(): Promise<{ replica: number; primary: number }> {
  const sums = { replica: 0, primary: 0 };
  for (const server of servers) {
    const { text } = await server.call('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    for (const [, from, value] of text.matchAll(/^crewdock_reading_statements\{from="(\w+)"\} (\d+)/gm))
      sums[from as keyof typeof sums] += Number(value);
  }
  return sums;
}

async function during(work: () => Promise<unknown>): Promise<{ replica: number; primary: number }> {
  const before = await answered();
  await work();
  const after = await answered();
  return { replica: after.replica - before.replica, primary: after.primary - before.primary };
}

/** A browser session that stores the cookie with the position of its last write. */
function browser(token: string) {
  let cookie = 'kept=yes';
  return {
    token,
    async call(server: ServerProcess, path: string, options: { method?: string; body?: object } = {}) {
      const answer = await server.call(path, { token, headers: { cookie }, ...options });
      const written = String(answer.headers['set-cookie'] ?? '').match(/written=[0-9a-f]+/)?.[0];
      if (written) cookie = written;
      return answer;
    },
  };
}

/** Pauses replay on the replica, so that it returns old data. Returns a function that resumes it. */
async function holdBack(): Promise<() => Promise<void>> {
  const standby = connectTo(cluster.standby.url('postgres'), { connections: 1 });
  await standby.pool.query('select pg_wal_replay_pause()');
  return async () => {
    await standby.pool.query('select pg_wal_replay_resume()');
    await standby.close();
  };
}

async function draft(person: ReturnType<typeof browser>): Promise<number> {
  const { status, json, text } = await person.call(servers[0], '/api/requests/', {
    method: 'POST',
    body: { title: 'Engineer', is_draft: true },
  });
  if (status !== 200) throw new Error(text);
  return json.id;
}

test('visitors’ market pages are read only from the replica', async () => {
  const { replica, primary } = await during(visit);
  expect([replica > 0, primary]).toEqual([true, 0]);
});

test('doctor reports each replica', () => {
  const doctor = (urls: string) => {
    const env = {
      ...process.env,
      DATA_DIR: directory.path,
      DATABASE_URL: cluster.primary.url(),
      READ_DATABASE_URL: urls,
    };
    const command = spawnSync(process.execPath, ['server/src/command-line.ts', 'doctor', '--json'], { env });
    const findings = JSON.parse(command.stdout.toString()) as { check: string; state: string; said: string }[];
    return findings.find(({ check }) => check === 'replicas');
  };
  expect(doctor(cluster.standby.url())).toMatchObject({
    state: 'ok',
    said: expect.stringMatching(/ is 0\.\d MB behind$/),
  });
  const { state, said } = doctor(`${cluster.primary.url()},postgresql://127.0.0.1:1/x`)!;
  expect(state).toBe('warn');
  expect(said).toMatch(/is not a read replica and is not used; 127\.0\.0\.1:1\/x can’t be used: /);
});

test('a client that has written reads its writes on every server, from the primary until the replica has caught up', async () => {
  const person = browser(await signIn(db));
  const release = await holdBack();
  const id = await draft(person);
  const look = (server: ServerProcess, by = person) => by.call(server, `/api/requests/${id}/`);
  const early = await during(async () => {
    for (const server of servers) expect((await look(server)).status).toBe(200);
  });
  expect(early.replica).toBe(0);
  // A client without cookies cannot send the position of its writes, so the server reads from the primary.
  const { status } = await servers[1].call(`/api/requests/${id}/`, { token: person.token });
  expect(status).toBe(200);
  // Other sessions read from the lagging replica.
  expect((await look(servers[1], browser(person.token))).status).toBe(404);
  await release();
  const later = () => during(async () => expect((await look(servers[1])).status).toBe(200));
  await expect.poll(async () => (await later()).primary).toBe(0);
});

test('a lagging replica is not read from until it has caught up', async () => {
  const release = await holdBack();
  const stopWriting = writeOn();
  await expect.poll(states).toEqual([['behind'], ['behind']]);
  expect((await during(visit)).replica).toBe(0);
  await stopWriting();
  await release();
  await expect.poll(states).toEqual(ALL_READY);
  expect((await during(visit)).primary).toBe(0);
});

test('queries to an unresponsive replica are answered by the primary', async () => {
  const thaw = freeze(join(directory.path, 'standby'));
  onTestFinished(thaw);
  const answers = await Promise.all(Array.from({ length: 10 }, () => servers[0].call('/api/market_2/talents/')));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await replicasOf(servers[0])).toEqual(['away']);
  thaw();
  await expect.poll(states).toEqual(ALL_READY);
});

test('every call is answered while a replica is killed and restarted', async () => {
  const statuses = new Set<number>();
  const over = new AbortController();
  const visiting = Promise.all(
    servers.map(async (server) => {
      while (!over.signal.aborted) statuses.add((await server.call('/api/market_2/talents/')).status);
    }),
  );
  process.kill(postmaster(join(directory.path, 'standby')), 'SIGKILL');
  await cluster.standby.ended;
  await expect.poll(states).toEqual([['away'], ['away']]);
  await cluster.startStandby();
  await expect.poll(states).toEqual(ALL_READY);
  over.abort();
  await visiting;
  expect([...statuses]).toEqual([200]);
});

test('visitors can still read without the primary', async () => {
  const thaw = freeze(join(directory.path, 'primary'));
  onTestFinished(thaw);
  await visit();
  const ready = await servers[0].call('/readyz');
  expect([ready.status, ready.json.status, ready.json.replicas]).toEqual([200, 'reading', ['ready']]);
  thaw();
  await expect.poll(async () => (await servers[0].call('/readyz')).json.status).toBe('ok');
  // Killing the primary also stops updates of the in-memory market.
  process.kill(postmaster(join(directory.path, 'primary')), 'SIGKILL');
  await cluster.primary.ended;
  await expect.poll(async () => (await servers[0].call('/readyz')).json.market.memory).toBe('behind');
  await visit();
});

async function visit(): Promise<void> {
  for (const server of servers) expect((await server.call('/api/market_2/talents/')).status).toBe(200);
}

/** Writes continuously until the returned function is called. */
function writeOn(): () => Promise<void> {
  const over = new AbortController();
  const writing = (async () => {
    while (!over.signal.aborted) {
      await db.pool.query('create table written (); drop table written');
      await sleep(50);
    }
  })();
  return async () => {
    over.abort();
    await writing;
  };
}
