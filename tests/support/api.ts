import { mkdtemp, rm } from 'node:fs/promises';
import { globalAgent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '@crewdock/server/app';
import { type Config, readConfig } from '@crewdock/server/core/config/config';
import type { Database } from '@crewdock/server/infra/db/open';
import type { Replicas } from '@crewdock/server/infra/replicas/replicas';
import type { AccountLine } from '@crewdock/server/demo-accounts';
import pino from 'pino';
import { templateServer, type TestDatabase, testDatabase } from './database.ts';
import { type Answer, type Sent, send } from './http.ts';
import { MINIMUM_PASSWORD_COST } from './password-cost.ts';

export type Role = 'visitor' | keyof typeof ACCOUNTS;

interface Call extends Sent {
  role?: Role;
}

/** A running HTTP server with a small demo market. */
export interface TestApi {
  database: TestDatabase;
  config: Config;
  /** The port on 127.0.0.1. */
  port: number;
  /** Parsed lines of the server's log. */
  log: object[];
  account(role: keyof typeof ACCOUNTS): AccountLine;
  /** Sends a request to the main portal, or to the portal named by `host`. */
  call(path: string, options?: Call): Promise<Answer>;
  close(): Promise<void>;
}

/** Name of the demo account for each role. */
const ACCOUNTS = {
  client: 'Client',
  secondClient: 'Second client',
  provider: 'Talent provider',
  developer: 'Remote developer',
  superadmin: 'Acme Talent superadmin',
  teamLead: 'Acme Talent team lead',
  manager: 'Acme Talent manager',
  otherSuperadmin: 'Sunrise Staffing superadmin',
  staff: 'Staff',
};

export const ROLES = ['visitor', ...(Object.keys(ACCOUNTS) as (keyof typeof ACCOUNTS)[])] as const;

/**
 * Starts a server on a new market database. `variables` override its environment variables; `replicasOf` opens read
 * replicas.
 */
export async function testApi(
  variables: Record<string, string> = {},
  replicasOf: (database: Database) => Replicas | null = () => null,
): Promise<TestApi> {
  const database = await testDatabase('market');
  const dataDir = await mkdtemp(join(tmpdir(), 'crewdock-api-'));
  const { accounts } = await templateServer();
  const account = (role: keyof typeof ACCOUNTS) => accounts.find((line) => line.role === ACCOUNTS[role])!;
  const log: object[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void log.push(JSON.parse(line)) });
  const config = readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'http://localhost:3000', DATA_DIR: dataDir, ...variables });
  const replicas = replicasOf(database);
  await replicas?.start();
  const app = await buildApp({ config, db: database, replicas, log: logger, passwordCost: MINIMUM_PASSWORD_COST });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as { port: number };
  return {
    database,
    config,
    port,
    log,
    account,
    call: (path, { role = 'visitor', host = config.publicUrl.hostname, ...sent } = {}) =>
      send(port, path, { token: role === 'visitor' ? undefined : account(role).token, host, ...sent }),
    async close() {
      // Closes idle keep-alive connections, which would delay app.close().
      globalAgent.destroy();
      await app.close();
      await replicas?.close();
      await database.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
