import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '@crewdock/server/db/embedded/start';
import { migrate } from '@crewdock/server/db/migrations';
import { connectTo } from '@crewdock/server/db/open';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that test databases are made on, and the migrated one that they are copied from. */
    postgres: { url: string; template: string };
  }
}

/** One PostgreSQL a run: DATABASE_URL, or an embedded one that forgets everything. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env['DATABASE_URL']
    ? { url: process.env['DATABASE_URL'], stop: async () => {} }
    : await embedded();
  const template = `crewdock_template_${process.pid}`;
  const admin = connectTo(server.url);
  await admin.pool.query(`create database ${template}`);
  const database = connectTo(onServer(server.url, template));
  await migrate(database);
  await database.close();
  project.provide('postgres', { url: server.url, template });
  return async () => {
    await admin.pool.query(`drop database ${template}`);
    await admin.close();
    await server.stop();
  };
}

/** The address of another database on the same server. */
export function onServer(url: string, database: string): string {
  return url.replace(/^([a-z]+:\/\/[^/]*\/)[^?]*/, `$1${database}`);
}

async function embedded(): Promise<{ url: string; stop(): Promise<void> }> {
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
