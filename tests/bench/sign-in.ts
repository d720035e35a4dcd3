import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '@crewdock/server/app';
import { readConfig } from '@crewdock/server/core/config/config';
import { migrateDatabase } from '@crewdock/server/infra/db/migrations';
import { type Database, openDatabase } from '@crewdock/server/infra/db/open';
import { startTasks } from '@crewdock/server/tasks';
import { createPasswords } from '@crewdock/server/people/passwords/hash';
import pino from 'pino';
import { median } from './figures.ts';

const EMAILS = 200;
/** Number of calls of each kind before measuring: the first calls compile code and open connections. */
const WARM_UP = 20;
const MAX_DIFFERENCE_MS = 10;

const CALLS: Record<string, (email: string) => object> = {
  '/api/login/': (username) => ({ username, password: 'not-the-password' }),
  '/api/admin-panel/login/': (username) => ({ username, password: 'not-the-password' }),
  '/api/password_reset/': (email) => ({ email }),
  '/api/registration/': (email) => ({
    type: 1,
    email,
    password: 'seven-quiet-lanterns',
    first_name: 'Nora',
    last_name: 'New',
    terms: true,
  }),
};

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let callers = 0;

/** Milliseconds and distinct responses of the calls with one kind of email address (known or unknown). */
interface Measured {
  times: number[];
  answers: Set<string>;
}

/**
 * `npm run bench sign-in`: checks that neither the response nor its duration reveals whether an email address has an
 * account.
 */
const directory = await mkdtemp(join(tmpdir(), 'crewdock-bench-'));
const db = await openDatabase({ databaseUrl: undefined, dataDirectory: directory });
try {
  await migrateDatabase(db);
  await addPeople(db);
  if (!(await compare(db))) process.exitCode = 1;
} finally {
  await db.close();
  await rm(directory, { recursive: true });
}

async function addPeople({ pool }: Database): Promise<void> {
  const hash = await createPasswords().hash('the-right-password');
  await pool.query(
    `insert into person (email, first_name, last_name, type, is_staff, owner_number, password_hash)
     select 'known-' || n || '@bench.example', 'Nora', 'New', 1, n % 2 = 0, 1000000000 + n, $1
     from generate_series(1, $2::int) n`,
    [hash, EMAILS],
  );
}

async function compare(database: Database): Promise<boolean> {
  const config = readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'http://localhost', TRUSTED_PROXIES: '127.0.0.1' });
  const log = pino({ level: 'silent' });
  const app = await buildApp({ config, db: database, log });
  const worker = startTasks({ config, db: database, log });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  try {
    console.log(`${EMAILS} known and ${EMAILS} unknown e-mails, one at a time, in pairs`);
    console.log(line(['', 'known p50 ms', 'unknown p50 ms', 'difference ms', 'noise ms']));
    const results = [];
    for (const path of Object.keys(CALLS)) results.push(report(path, await measure(port, path)));
    return results.every(Boolean);
  } finally {
    await app.close();
    await worker.close();
  }
}

async function measure(port: number, path: string): Promise<Record<'known' | 'unknown', Measured>> {
  const measured = { known: empty(), unknown: empty() };
  const call = (kind: 'known' | 'unknown', number: number) => post(port, path, `${kind}-${number}@bench.example`);
  for (let number = 1; number <= WARM_UP; number++) {
    await call('known', number);
    await call('unknown', number);
  }
  for (let number = 1; number <= EMAILS; number++) {
    // Alternates between the kinds, so that other load on the machine affects both equally.
    for (const kind of Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const started = performance.now();
      const answer = await call(kind, number);
      measured[kind].times.push(performance.now() - started);
      measured[kind].answers.add(answer);
    }
  }
  return measured;
}

function report(path: string, { known, unknown }: Record<'known' | 'unknown', Measured>): boolean {
  const difference = Math.abs(median(known.times) - median(unknown.times));
  const cells = [median(known.times), median(unknown.times), difference, noise(known.times)];
  console.log(line([path, ...cells.map((ms) => ms.toFixed(1))]));
  const alike = new Set([...known.answers, ...unknown.answers]).size === 1;
  if (!alike) console.log(`✗ ${path} answers differently: ${[...known.answers, ...unknown.answers].join(' | ')}`);
  const inTime = difference <= MAX_DIFFERENCE_MS;
  if (!inTime) console.log(`✗ ${path} takes more than ${MAX_DIFFERENCE_MS} ms longer for one of them`);
  return alike && inTime;
}

/**
 * Returns the difference between two halves of the same kind. A smaller difference between the kinds is not
 * significant.
 */
function noise(times: number[]): number {
  const half = (parity: number) => median(times.filter((_, at) => at % 2 === parity));
  return Math.abs(half(0) - half(1));
}

/** Returns status and body without the request id. Uses a new client address for every call, to avoid rate limits. */
function post(port: number, path: string, email: string): Promise<string> {
  const caller = ++callers;
  const headers = {
    host: 'localhost',
    'content-type': 'application/json',
    'x-forwarded-for': `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`,
  };
  return new Promise((resolve, reject) => {
    request({ agent, host: '127.0.0.1', port, path, method: 'POST', headers }, async (response) => {
      let text = '';
      for await (const part of response.setEncoding('utf8')) text += part;
      const { request_id: _, ...body } = JSON.parse(text);
      resolve(`${response.statusCode} ${JSON.stringify(body)}`);
    })
      .on('error', reject)
      .end(JSON.stringify(CALLS[path]!(email)));
  });
}

function empty(): Measured {
  return { times: [], answers: new Set() };
}

function line([name = '', ...cells]: string[]): string {
  return [name.padEnd(28), ...cells.map((cell) => cell.padStart(16))].join('');
}
