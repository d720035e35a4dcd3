import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '@crewdock/server/platform/db/embedded/start';
import { migrate } from '@crewdock/server/platform/db/migrations';
import { connectTo, type Database } from '@crewdock/server/platform/db/open';
import { type AccountLine, readAccounts } from '@crewdock/server/demo/accounts';
import { loadDemoData } from '@crewdock/server/demo/load';
import { loadReferenceData } from '@crewdock/server/dictionaries/reference/load';
import { MINIMUM_PASSWORD_COST } from './password-cost.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that test databases are made on, and those that they are copied from. */
    postgres: { url: string; templates: Record<Content, string>; accounts: AccountLine[] };
  }
}

/**
 * Nothing but the tables, or reference data and a small demo market: 60 open talents, 20 open jobs, and those of three companies, where nobody has
 * worked yet.
 */
export type Content = 'tables' | 'market';

/** One PostgreSQL a run: DATABASE_URL, or an embedded one that forgets everything. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env['DATABASE_URL']
    ? { url: process.env['DATABASE_URL'], stop: async () => {} }
    : await embedded();
  const admin = connectTo(server.url);
  const templates = { tables: `crewdock_tables_${process.pid}`, market: `crewdock_market_${process.pid}` };
  await admin.pool.query(`create database ${templates.tables}`);
  await using(onServer(server.url, templates.tables), migrate);
  await admin.pool.query(`create database ${templates.market} template ${templates.tables}`);
  const accounts = await using(onServer(server.url, templates.market), fillMarket);
  project.provide('postgres', { url: server.url, templates, accounts });
  return async () => {
    for (const template of Object.values(templates)) await admin.pool.query(`drop database ${template}`);
    await admin.close();
    await server.stop();
  };
}

/** The address of another database on the same server. */
export function onServer(url: string, database: string): string {
  return url.replace(/^([a-z]+:\/\/[^/]*\/)[^?]*/, `$1${database}`);
}

async function using<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = connectTo(url);
  try {
    return await work(database);
  } finally {
    // A database that somebody is connected to can't be copied.
    await database.close();
  }
}

async function fillMarket(database: Database): Promise<AccountLine[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'crewdock-test-'));
  await loadReferenceData(database);
  await loadDemoData(database, {
    talents: 60,
    requests: 20,
    dataDir,
    work: false,
    passwordCost: MINIMUM_PASSWORD_COST,
  });
  const accounts = await readAccounts(dataDir);
  rmSync(dataDir, { recursive: true });
  return accounts;
}

/** One that forgets everything when it is stopped. */
export async function embedded(): Promise<{ url: string; stop(): Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'crewdock-test-'));
  const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' };
  const postgres = await startEmbedded(directory, careless);
  return {
    url: postgres.url(),
    async stop() {
      await postgres.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
