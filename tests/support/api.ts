import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '@crewdock/server/app';
import { readConfig } from '@crewdock/server/config';
import { loadDemoData } from '@crewdock/server/demo/load';
import { loadReferenceData } from '@crewdock/server/reference/load';
import pino from 'pino';
import { type TestDatabase, testDatabase } from './database.ts';
import { type Answer, type Sent, send } from './http.ts';

export type Role = 'visitor' | 'client' | 'provider' | 'developer' | 'staff' | 'superadmin';

interface Call extends Sent {
  role?: Role;
}

/** A running server over HTTP with a small demo market: 60 open talents and 20 open jobs, and those of three companies. */
export interface TestApi {
  database: TestDatabase;
  /** Lines of the server's log. */
  log: object[];
  call(path: string, options?: Call): Promise<Answer>;
  close(): Promise<void>;
}

const ROLES: Record<string, Role> = {
  Client: 'client',
  'Talent provider': 'provider',
  'Remote developer': 'developer',
  Staff: 'staff',
  'Acme Talent superadmin': 'superadmin',
};

export async function testApi(): Promise<TestApi> {
  const database = await testDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'crewdock-api-'));
  await loadReferenceData(database);
  await loadDemoData(database, { talents: 60, requests: 20, dataDir });
  const accounts: { role: string; token: string }[] = JSON.parse(
    await readFile(join(dataDir, 'demo-accounts.json'), 'utf8'),
  );
  const tokens = new Map(accounts.map(({ role, token }) => [ROLES[role], token]));
  const log: object[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void log.push(JSON.parse(line)) });
  const config = readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'http://localhost:3000' });
  const app = await buildApp({ config, db: database, log: logger });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as { port: number };
  return {
    database,
    log,
    call: (path, { role = 'visitor', ...sent } = {}) => send(port, path, { token: tokens.get(role), ...sent }),
    async close() {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
