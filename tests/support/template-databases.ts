import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '@crewdock/server/infra/db/embedded/start';
import type { Database } from '@crewdock/server/infra/db/open';
import type { AccountLine } from '@crewdock/server/demo-accounts';
import { restoreCluster, storeCluster } from './template-cache.ts';
import type { Content, TemplateServer } from './template-server.ts';
import { onServer, withDatabase } from './with-database.ts';

/** Settings that are faster but can lose data in a crash, which does not matter for test data. */
const UNSAFE_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
};
/** Keeps the write-ahead log small, because it is copied with the cluster. */
const SMALL_LOG = { min_wal_size: '32MB', max_wal_size: '32MB' };
const TEMPLATES = { tables: 'crewdock_tables', market: 'crewdock_market' };

/** Uses the server at DATABASE_URL, or starts an embedded server whose data is deleted when it stops. */
export async function startTemplateServer(): Promise<TemplateServer & { stop(): Promise<void> }> {
  const url = process.env['DATABASE_URL'];
  return url ? addTemplates(url) : startEmbeddedTemplates();
}

/** Starts an embedded PostgreSQL whose data is deleted when it stops. */
export async function embedded(directory = newDirectory()): Promise<{ url: string; stop(): Promise<void> }> {
  const postgres = await startEmbedded(directory, UNSAFE_SETTINGS);
  return {
    url: postgres.url(),
    async stop() {
      await postgres.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Restores the cached cluster, or creates a new one and caches it. */
async function startEmbeddedTemplates(): Promise<TemplateServer & { stop(): Promise<void> }> {
  const directory = newDirectory();
  if (!restoreCluster(directory)) {
    const postgres = await startEmbedded(directory, { ...UNSAFE_SETTINGS, ...SMALL_LOG });
    await fill(postgres.url(), TEMPLATES, directory);
    await postgres.stop();
    storeCluster(directory);
  }
  const { url, stop } = await embedded(directory);
  await withDatabase(onServer(url, TEMPLATES.market), renewSessions);
  return { url, templates: TEMPLATES, accounts: accountsIn(directory), stop };
}

/** Adds templates to an existing server, with names that are unique to this test run. Removes them on stop. */
async function addTemplates(url: string): Promise<TemplateServer & { stop(): Promise<void> }> {
  const run = randomBytes(6).toString('hex');
  const templates = { tables: `crewdock_tables_${run}`, market: `crewdock_market_${run}` };
  const directory = newDirectory();
  await fill(url, templates, directory);
  const accounts = accountsIn(directory);
  rmSync(directory, { recursive: true });
  const stop = () =>
    withDatabase(url, async ({ pool }) => {
      for (const template of Object.values(templates)) await pool.query(`drop database ${template}`);
    });
  return { url, templates, accounts, stop };
}

/** Imports the demo data's modules only if a database has to be filled. */
async function fill(url: string, templates: Record<Content, string>, directory: string): Promise<void> {
  const { fillTemplates } = await import('./fill-templates.ts');
  await fillTemplates(url, templates, directory);
}

/**
 * Makes sessions recent. A session is extended at most once a minute: otherwise the first call of each test would
 * extend its session.
 */
async function renewSessions({ pool }: Database): Promise<void> {
  await pool.query(
    `update access_token set created_at = now(), last_used_at = now(), expires_at = now() + interval '30 days'`,
  );
}

function accountsIn(directory: string): AccountLine[] {
  return JSON.parse(readFileSync(join(directory, 'demo-accounts.json'), 'utf8'));
}

function newDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'crewdock-test-'));
}
