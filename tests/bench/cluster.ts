import { setTimeout as sleep } from 'node:timers/promises';
import { loadDemoData } from '@crewdock/demo/load';
import { loadReferenceData } from '@crewdock/server/dictionaries/reference/load';
import { migrateDatabase } from '@crewdock/server/infra/db/migrations';
import { connectTo } from '@crewdock/server/infra/db/open';
import { signIn } from '../faults/load.ts';
import { debianPostgres } from '../support/debian-postgres.ts';
import { startHaproxy } from '../support/haproxy.ts';
import { freePorts, temporaryDirectory } from '../support/product.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { load, type Outcome } from './cluster-load.ts';

/**
 * `npm run bench cluster`: three servers behind HAProxy on Debian's PostgreSQL with a streaming replica, under 100
 * requests per second. Measures the failed requests when a server, the replica or the primary is killed, and how much
 * the replica relieves the primary.
 */
const SERVERS = 3;
const COUNTED_MS = 15_000;
const CALM_MS = 4000;
const MOST_FAILED = 0.001;
const LEAST_FALL = 0.8;

const directory = temporaryDirectory();
const primary = await debianPostgres(directory.path, 'primary');
await primary.start();
const admin = connectTo(primary.url('postgres'), { connections: 1 });
await admin.pool.query('create database crewdock');
await admin.pool.query('create extension pg_stat_statements');
const db = connectTo(primary.url('crewdock'), { connections: 2 });
await migrateDatabase(db);
await loadReferenceData(db);
await loadDemoData(db, { talents: 2000, requests: 500, dataDir: directory.path, work: false });
const replica = await debianPostgres(directory.path, 'replica', 'primary');
await replica.start();
const token = await signIn(db);
const [port] = await freePorts();
const outcomes: [string, Outcome][] = [];

try {
  const alone = await using(await startServers({}), countStatements);
  await using(await startServers({ READ_DATABASE_URL: replica.url('crewdock') }), async (servers) => {
    const helped = await countStatements();
    await killEach(servers);
    report(alone, helped);
  });
} finally {
  await db.close();
  await admin.close();
  await replica.stop();
  await primary.stop();
  directory.remove();
}

async function startServers(env: Record<string, string>): Promise<ServerProcess[]> {
  const servers: ServerProcess[] = [];
  for (let at = 0; at < SERVERS; at++) servers.push(await startServer(primary.url('crewdock'), env));
  for (const server of servers) {
    await server.remembers();
    while (env['READ_DATABASE_URL'] && (await server.call('/readyz')).json.replicas.join() !== 'ready') await sleep(50);
  }
  return servers;
}

/** Calls `work` with the servers running behind a load balancer, then kills the servers. */
async function using<T>(servers: ServerProcess[], work: (servers: ServerProcess[]) => Promise<T>): Promise<T> {
  const ports = servers.map((server) => server.port);
  const balancer = await startHaproxy(directory.path, port, ports);
  await sleep(1000);
  try {
    return await work(servers);
  } finally {
    await balancer.stop();
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
  }
}

/** Counts statements on the primary while visitors read the market, including the servers' background statements. */
async function countStatements(): Promise<number> {
  const read = async () => {
    const { rows } = await admin.pool.query<{ calls: number }>(
      `select sum(calls)::bigint as calls from pg_stat_statements where dbid = (select oid from pg_database where datname = 'crewdock')`,
    );
    return rows[0]!.calls;
  };
  const before = await read();
  await load(port, token, sleep(COUNTED_MS), false);
  return (await read()) - before;
}

async function killEach(servers: ServerProcess[]): Promise<void> {
  await during('nothing happens', async () => {});
  await during('a server is killed, and comes back', async () => {
    const [first] = servers;
    await first!.end('SIGKILL');
    await sleep(2000);
    const ports = { PORT: String(first!.port), PARTNER_PORT: String(first!.partnerPort) };
    servers[0] = await startServer(primary.url('crewdock'), { READ_DATABASE_URL: replica.url('crewdock'), ...ports });
  });
  await during('the replica is killed, and comes back', async () => {
    replica.kill();
    await sleep(CALM_MS);
    await replica.start();
  });
  const visitorsAlone = async () => {
    primary.kill();
    await sleep(CALM_MS);
    await primary.start();
  };
  await during('the primary is killed, and comes back: visitors', visitorsAlone, false);
  await during('afterwards', async () => {});
}

async function during(name: string, disturb: () => Promise<void>, withWrites = true): Promise<void> {
  const story = async () => {
    await sleep(CALM_MS / 2);
    await disturb();
    await sleep(CALM_MS);
  };
  outcomes.push([name, await load(port, token, story(), withWrites)]);
}

function report(alone: number, helped: number): void {
  const fall = 1 - helped / alone;
  console.log(
    `statements on the primary in ${COUNTED_MS / 1000} s of market pages: ${alone} without, ${helped} with the replica`,
  );
  console.log(`fall ${percent(fall)} (at least ${percent(LEAST_FALL)})`);
  for (const [name, { why, ...outcome }] of outcomes) console.log(name, outcome, why);
  const sum = (pick: (outcome: Outcome) => number) => outcomes.reduce((all, [, outcome]) => all + pick(outcome), 0);
  const asked = sum(({ reads, writes, looks }) => reads + writes + looks);
  const failed = sum(({ failedReads, failedWrites }) => failedReads + failedWrites);
  const stale = sum((outcome) => outcome.stale);
  console.log(`failed ${failed} of ${asked}: ${percent(failed / asked)} (at most ${percent(MOST_FAILED)})`);
  console.log(`stale for who had written: ${stale} of ${sum(({ looks }) => looks)} (none)`);
  process.exitCode = Number(fall < LEAST_FALL || failed / asked > MOST_FAILED || stale > 0);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`;
}
