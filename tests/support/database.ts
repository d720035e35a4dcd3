import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { connectTo, type Database } from '@crewdock/server/infra/db/open';
import { askServed } from './serve-once.ts';
import type { Content, TemplateServer } from './template-server.ts';
import { onServer } from './with-database.ts';

export interface TestDatabase extends Database {
  url: string;
  /** Closes the connections and drops the database. */
  close(): Promise<void>;
}

/** Creates a new database. Create one per test file and close it in `afterAll`. */
export async function testDatabase(content: Content = 'tables'): Promise<TestDatabase> {
  const { url: serverUrl, templates } = await templateServer();
  const name = `crewdock_test_${randomBytes(6).toString('hex')}`;
  await onServerOf(serverUrl, `create database ${name} template ${templates[content]} strategy file_copy`);
  const url = onServer(serverUrl, name);
  const database = connectTo(url, { connections: 5 });
  return {
    ...database,
    url,
    async close() {
      await database.close();
      await onServerOf(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

let asked: Promise<TemplateServer> | undefined;

/** The PostgreSQL server of this test run. The first call starts it. */
export function templateServer(): Promise<TemplateServer> {
  return (asked ??= askServed(inject('postgresPort')));
}

async function onServerOf(url: string, statement: string): Promise<void> {
  const server = connectTo(url, { connections: 1 });
  await server.pool.query(statement);
  await server.close();
}
