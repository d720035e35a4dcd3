import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '@crewdock/server/app';
import { loadDemoData } from '@crewdock/demo/load';
import { loadReferenceData } from '@crewdock/server/dictionaries/reference/load';
import { readConfig } from '@crewdock/server/core/config/config';
import { migrateDatabase } from '@crewdock/server/infra/db/migrations';
import { type Database, openDatabase } from '@crewdock/server/infra/db/open';
import { tokenHash } from '@crewdock/server/people/accounts/token';
import pino from 'pino';
import { send } from '../support/http.ts';

const AT_ONCE = 60;
/** Number of CVs that one visitor requests one after another while the server is otherwise idle. */
const ALONE = 5;
const MEANWHILE = 5;
const MAX_MS = 3000;
/** A summary so expensive to render that the CV worker exceeds its time limit. */
const HOSTILE = `<p>${'😀'.repeat(9990)}</p>`;
const HOSTILE_CARDS = 5;

/** `npm run bench cv`: measures how long a CV takes while another user requests 60 CVs, or CVs that never finish. */
const directory = await mkdtemp(join(tmpdir(), 'crewdock-bench-'));
const db = await openDatabase({ databaseUrl: undefined, dataDirectory: directory });
try {
  await migrateDatabase(db);
  await loadReferenceData(db);
  await loadDemoData(db, { talents: 200, requests: 1, work: false });
  if (!(await compare(db))) process.exitCode = 1;
} finally {
  await db.close();
  await rm(directory, { recursive: true });
}

async function compare(database: Database): Promise<boolean> {
  const config = readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'http://localhost', TRUSTED_PROXIES: '127.0.0.1' });
  const app = await buildApp({ config, db: database, log: pino({ level: 'silent' }) });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const talents = await openTalents(database);
  const hostile = talents.splice(0, HOSTILE_CARDS);
  await database.pool.query('update talent set summary = $2 where id = any($1)', [hostile, HOSTILE]);
  const tokens = await Promise.all([session(database, 0), session(database, 1)]);
  /**
   * Returns the milliseconds until the CV or an error response arrives. `caller` is the address of the client, who has
   * a link to the CV.
   */
  const ask = async (talent: number, caller: string, expected = 200) => {
    const headers = { 'x-forwarded-for': caller };
    const { json } = await send(port, `/api/talents/${talent}/cv/`, {
      headers,
      token: tokens[caller === '10.0.0.1' ? 0 : 1],
    });
    const started = performance.now();
    const { status, text } = await send(port, json.cv_url, { headers });
    if (status !== expected) throw new Error(`the CV of ${talent}: ${status} ${text.slice(0, 200)}`);
    return performance.now() - started;
  };
  const one = (times: number) => inTurn(times, () => ask(talents.pop()!, '10.0.0.2'));
  try {
    const [first] = await one(1);
    const alone = await one(ALONE);
    const started = performance.now();
    const many = Promise.all(talents.splice(0, AT_ONCE).map((talent) => ask(talent, '10.0.0.1')));
    const meanwhile = await one(MEANWHILE);
    const underway = performance.now() - started;
    const slowest = Math.max(...(await many));
    const failing = Promise.all(hostile.map((talent) => ask(talent, '10.0.0.1', 503)));
    const besides = await one(MEANWHILE);
    await failing;
    console.log(`the first CV of all: ${seconds(first!)}; the last of ${AT_ONCE} asked at once: ${seconds(slowest)}`);
    console.log(line('another visitor’s CV', ['median', 'longest']));
    console.log(figures('alone', alone));
    console.log(figures(`while ${AT_ONCE} are made`, meanwhile));
    console.log(figures(`while ${HOSTILE_CARDS} never end`, besides));
    if (underway > slowest) console.log(`✗ the ${AT_ONCE} were made before the other visitor's: nothing was compared`);
    const longest = Math.max(...meanwhile, ...besides);
    console.log(`${longest < MAX_MS ? '✓' : '✗'} every one of them under ${seconds(MAX_MS)}`);
    return longest < MAX_MS && underway <= slowest;
  } finally {
    await app.close();
  }
}

async function openTalents({ pool }: Database): Promise<number[]> {
  const { rows } = await pool.query('select card_id from market_talent where company_id = 0 order by card_id');
  return rows.map(({ card_id }) => card_id);
}

async function inTurn(times: number, call: () => Promise<number>): Promise<number[]> {
  const results: number[] = [];
  for (let at = 0; at < times; at++) results.push(await call());
  return results;
}

function figures(name: string, times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  return line(name, [sorted[Math.floor(sorted.length / 2)]!, sorted.at(-1)!].map(seconds));
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

function line(name: string, cells: string[]): string {
  return [name.padEnd(28), ...cells.map((cell) => cell.padStart(10))].join('');
}

/** Creates a session of a client without talents, who sees only open talents, and returns its token. */
async function session({ pool }: Database, at: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await pool.query(
    'insert into access_token (hash, person_id) select $1, id from person where type = 1 order by id limit 1 offset $2',
    [tokenHash(token), at],
  );
  return token;
}
