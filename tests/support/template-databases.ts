import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '@crewdock/server/platform/db/embedded/start';
import { migrate } from '@crewdock/server/platform/db/migrations';
import { connectTo, type Database } from '@crewdock/server/platform/db/open';
import { type AccountLine, readAccounts } from '@crewdock/server/demo/accounts';
import { loadDemoData } from '@crewdock/server/demo/load';
import { loadReferenceData } from '@crewdock/server/dictionaries/reference/load';
import { MINIMUM_PASSWORD_COST } from './password-cost.ts';
import { onServer } from './postgres.ts';
import { restoreCluster, storeCluster } from './template-cache.ts';

/**
 * Nothing but the tables, or reference data and a small demo market: 60 open talents, 20 open jobs, and those of three companies, where nobody has
 * worked yet.
 */
export type Content = 'tables' | 'market';

/** A PostgreSQL server with the databases that test databases are copied from. */
export interface TemplateServer {
  url: string;
  templates: Record<Content, string>;
  /** The demo accounts of the market. */
  accounts: AccountLine[];
}

/** Uses the server of DATABASE_URL, or starts an embedded one that is deleted when it stops. */
export async function startTemplateServer(): Promise<TemplateServer & { stop(): Promise<void> }> {
  const url = process.env['DATABASE_URL'];
  return url === undefined ? startEmbeddedTemplates() : addTemplates(url);
}

/** An embedded PostgreSQL that is deleted when it stops. */
export async function embedded(
  directory = newDirectory(),
): Promise<{ url: string; directory: string; stop(): Promise<void> }> {
  const postgres = await startEmbedded(directory, UNSAFE_SETTINGS);
  return {
    url: postgres.url(),
    directory,
    async stop() {
      await postgres.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Test data need not survive a crash. */
const UNSAFE_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
};
/** Leaves little write-ahead log to copy. */
const SMALL_LOG = { min_wal_size: '32MB', max_wal_size: '32MB' };

const TEMPLATES = { tables: 'crewdock_tables', market: 'crewdock_market' };

/** From the cache where nothing that they are made of has changed. */
async function startEmbeddedTemplates(): Promise<TemplateServer & { stop(): Promise<void> }> {
  const directory = newDirectory();
  if (!restoreCluster(directory)) {
    const postgres = await startEmbedded(directory, { ...UNSAFE_SETTINGS, ...SMALL_LOG });
    await fillTemplates(postgres.url(), TEMPLATES, directory);
    await postgres.stop();
    storeCluster(directory);
  }
  const { url, stop } = await embedded(directory);
  await using(onServer(url, TEMPLATES.market), renewSessions);
  return { url, templates: TEMPLATES, accounts: await readAccounts(directory), stop };
}

/** On somebody's own server: removed at the end, and under names that no other run uses. */
async function addTemplates(url: string): Promise<TemplateServer & { stop(): Promise<void> }> {
  const run = randomBytes(6).toString('hex');
  const templates = { tables: `crewdock_tables_${run}`, market: `crewdock_market_${run}` };
  const directory = newDirectory();
  await fillTemplates(url, templates, directory);
  const accounts = await readAccounts(directory);
  rmSync(directory, { recursive: true });
  const stop = () =>
    using(url, async ({ pool }) => {
      for (const template of Object.values(templates)) await pool.query(`drop database ${template}`);
    });
  return { url, templates, accounts, stop };
}

/** Writes `demo-accounts.json` into the directory. */
async function fillTemplates(url: string, { tables, market }: Record<Content, string>, dataDir: string): Promise<void> {
  await using(url, ({ pool }) => pool.query(`create database ${tables}`));
  await using(onServer(url, tables), migrate);
  await using(url, ({ pool }) => pool.query(`create database ${market} template ${tables}`));
  await using(onServer(url, market), async (database) => {
    await loadReferenceData(database);
    const passwordCost = MINIMUM_PASSWORD_COST;
    await loadDemoData(database, { talents: 60, requests: 20, dataDir, work: false, passwordCost });
  });
}

/** A session is extended once a minute at most: without this, the first call of each test would extend it. */
async function renewSessions({ pool }: Database): Promise<void> {
  await pool.query(
    `update access_token set created_at = now(), last_used_at = now(), expires_at = now() + interval '30 days'`,
  );
}

async function using<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = connectTo(url);
  try {
    return await work(database);
  } finally {
    // PostgreSQL copies no database that has connections.
    await database.close();
  }
}

function newDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'crewdock-test-'));
}
