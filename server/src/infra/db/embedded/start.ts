import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import {
  findBinaries,
  initializeCluster,
  makeWritable,
  openProgramLog,
  saidIn,
  createStoppedError,
  USER,
} from './cluster.ts';
import { endFormerServer } from './former-server.ts';
import { findSocketOwnerPid, lockDirectory, socketDirectory } from './lock.ts';
import { memorySettings } from './memory.ts';
import { findRunner, transferDirectoryOwner, letThrough, runPostgresProgram, type Runner } from './process.ts';

/** An embedded PostgreSQL server, reachable by Unix socket only. */
export interface EmbeddedPostgres {
  /** Returns the postgresql:// URL of a database of this server; by default Crewdock's database. */
  url(database?: string): string;
  /** Resolves when the server has ended, whether by `stop` or unexpectedly. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

const DATABASE = 'crewdock';
const ATTEMPTS = 40;

/** PostgreSQL settings for a machine with an SSD and a single application. */
const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/**
 * Starts PostgreSQL in a data directory, and creates the directory if it is missing. Throws a `StartError` with the
 * reason if the directory is in use or not writable, or if there is no PostgreSQL for this platform.
 */
export async function startEmbedded(
  dataDirectory: string,
  extraSettings: Record<string, string> = {},
): Promise<EmbeddedPostgres> {
  const binaries = findBinaries();
  makeWritable(dataDirectory);
  const sockets = socketDirectory(dataDirectory);
  const lock = await lockDirectory(dataDirectory, sockets);
  try {
    const runner = findRunner();
    letThrough(dataDirectory, runner);
    const cluster = join(dataDirectory, 'postgres');
    const logFile = join(dataDirectory, 'postgres.log');
    await initializeCluster(binaries, runner, cluster, logFile);
    transferDirectoryOwner(cluster, runner);
    transferDirectoryOwner(sockets, runner);
    await endFormerServer(cluster);

    const options = { ...settings, ...memorySettings(), unix_socket_directories: sockets, ...extraSettings };
    const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const command = [join(binaries, 'postgres'), '-D', cluster, ...flags];
    const url = (database = DATABASE) => urlBy(sockets, database);
    const { server, ended } = await launch(runner, command, logFile, url);
    return {
      url,
      ended,
      async stop() {
        server.kill('SIGINT');
        await ended;
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Returns the URL of the PostgreSQL server that another process runs in this data directory, or null if there is none.
 */
export async function urlOfRunning(dataDirectory: string): Promise<string | null> {
  if (!existsSync(dataDirectory)) return null;
  const sockets = socketDirectory(dataDirectory);
  return (await findSocketOwnerPid(sockets)) === undefined ? null : urlBy(sockets, DATABASE);
}

function urlBy(sockets: string, database: string): string {
  return `postgresql://${USER}@/${database}?host=${encodeURIComponent(sockets)}`;
}

/**
 * Starts the server with retries: the backends of a killed server keep its shared memory for a moment until they end.
 */
async function launch(
  runner: Runner,
  command: string[],
  logFile: string,
  url: (database: string) => string,
): Promise<{ server: ChildProcess; ended: Promise<void> }> {
  for (let attempts = 1; ; attempts++) {
    const log = openProgramLog(logFile);
    const server = runPostgresProgram(runner, command, log.descriptor);
    closeSync(log.descriptor);
    const exit = new AbortController();
    const ended = once(server, 'exit').then(() => exit.abort());
    if (await createDatabase(url, exit.signal)) return { server, ended };
    const waits = saidIn(log).includes('pre-existing shared memory block');
    if (!waits || attempts === ATTEMPTS) throw createStoppedError(log);
    await sleep(250);
  }
}

/** Returns true as soon as the server responds and Crewdock's database exists, false if the server ends first. */
async function createDatabase(url: (database: string) => string, ended: AbortSignal): Promise<boolean> {
  while (!ended.aborted) {
    const client = new pg.Client({ connectionString: url('postgres') });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
      if (rowCount === 0) await client.query(`create database ${DATABASE}`);
      return true;
    } catch (error) {
      if (!isStarting(error)) throw error;
      await sleep(20);
    } finally {
      await client.end();
    }
  }
  return false;
}

function isStarting(error: unknown): boolean {
  return ['ENOENT', 'ECONNREFUSED', '57P03'].includes((error as NodeJS.ErrnoException).code ?? '');
}
