import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type OutgoingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '@crewdock/server/app';
import { readConfig } from '@crewdock/server/config';
import { loadDemoData } from '@crewdock/server/demo/load';
import { loadReferenceData } from '@crewdock/server/reference/load';
import pino from 'pino';
import { type TestDatabase, testDatabase } from './database.ts';

export type Role = 'visitor' | 'client' | 'provider' | 'developer' | 'staff' | 'superadmin';

export interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  text: string;
  /** The body as JSON. */
  // What an endpoint answers is checked against its schema by the server itself.
  // oxlint-disable-next-line typescript/no-explicit-any
  json: any;
}

export interface Call {
  method?: string;
  /** A white-label host such as `acme.localhost`. */
  host?: string;
  role?: Role;
  headers?: OutgoingHttpHeaders;
  /** An object goes as JSON, a text as it is. */
  body?: object | string;
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
    call: (path, { role = 'visitor', ...options } = {}) => send(port, path, tokens.get(role), options),
    async close() {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

function send(
  port: number,
  path: string,
  token: string | undefined,
  { method = 'GET', host = 'localhost', headers = {}, body }: Call,
): Promise<Answer> {
  const sent: OutgoingHttpHeaders = { host: `${host}:3000`, ...headers };
  if (token) sent.authorization = `Token ${token}`;
  if (body !== undefined && !sent['content-type']) sent['content-type'] = 'application/json';
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, method, headers: sent }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text,
          get json() {
            return JSON.parse(text);
          },
        }),
      );
    });
    call.on('error', reject);
    call.end(typeof body === 'object' ? JSON.stringify(body) : body);
  });
}
