import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Facets } from '@crewdock/contract/market';
import { buildApp } from '@crewdock/server/app';
import { readConfig } from '@crewdock/server/config';
import { migrate } from '@crewdock/server/db/migrations';
import { type Database, openDatabase } from '@crewdock/server/db/open';
import { loadDemoData } from '@crewdock/server/demo/load';
import { loadReferenceData } from '@crewdock/server/reference/load';
import pino from 'pino';
import { HEADING, type Run, figures, row, timed } from './figures.ts';
import { type Vocabulary, marketQueries } from './market-queries.ts';
import { recordStatements, replay } from './recorded-statements.ts';

const TALENTS = 100_000;
const REQUESTS = 10_000;
const QUERIES = 200;
const ROUNDS = 2;
const AT_A_TIME = 2;
/** HTTP keeps at least this share of the bare SQL's throughput. */
const MIN_SHARE = 0.6;
/** List and facets take at most this many times the list's p95. */
const MAX_FACETS = 5;

type Mode = 'list' | 'list + facets';
const MODES: Mode[] = ['list', 'list + facets'];

/** `npm run bench:market`: the market at 100,000 talents, through HTTP and as the bare statements on the same pool. */
const embedded = await measure('embedded PostgreSQL', { databaseUrl: undefined, dataDirectory: resolve('data/bench') });
const { DATABASE_URL } = process.env;
const server = DATABASE_URL && (await measure('DATABASE_URL', { databaseUrl: DATABASE_URL, dataDirectory: '' }));
if (!embedded || server === false) process.exitCode = 1;

async function measure(
  name: string,
  where: { databaseUrl: string | undefined; dataDirectory: string },
): Promise<boolean> {
  const db = await openDatabase(where);
  try {
    await fill(db);
    const { rows } = await db.pool.query(`select split_part(version(), ' ', 2) as version`);
    console.log(
      `\n${name}, PostgreSQL ${rows[0].version}: ${QUERIES} queries × ${ROUNDS} rounds, ${AT_A_TIME} at a time`,
    );
    return await compare(db);
  } finally {
    await db.close();
  }
}

async function fill(db: Database): Promise<void> {
  await migrate(db);
  await loadReferenceData(db);
  const { rows } = await db.pool.query('select count(*) as count from market_talent where company_id = 0');
  if (rows[0].count === TALENTS) return;
  if (rows[0].count > 0)
    throw new Error(`expected ${TALENTS} open talents, found ${rows[0].count}: npm run demo:data -- --replace`);
  console.log(`Loading ${TALENTS} talents and ${REQUESTS} jobs…`);
  await loadDemoData(db, { talents: TALENTS, requests: REQUESTS, work: false });
}

async function compare(db: Database): Promise<boolean> {
  const config = readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'http://localhost' });
  const app = await buildApp({ config, db, log: pino({ level: 'info' }, pino.destination('/dev/null')) });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const client = new Worker(new URL('market-http.ts', import.meta.url), { workerData: { port, atATime: AT_A_TIME } });
  try {
    const { json } = await app.inject('/api/market_2/talents/?limit=1');
    const queries = marketQueries(QUERIES, vocabulary(json().facets));
    const runs: Record<string, Run[]> = {};
    // Recording the statements also warms the caches of both sides.
    const rounds = [await prepare('list', queries), await prepare('list + facets', queries)];
    for (let round = 0; round < ROUNDS; round++) {
      for (const { name, run } of rounds.flat()) (runs[name] ??= []).push(await run());
    }
    return report(runs);
  } finally {
    await client.terminate();
    await app.close();
  }

  async function prepare(mode: Mode, queries: string[]): Promise<{ name: string; run: () => Promise<Run> }[]> {
    const paths = queries.map((query) => `/api/market_2/talents/?facets=${Number(mode !== 'list')}&${query}`);
    const statements = await recordStatements(db, config, paths);
    return [
      { name: `SQL, ${mode}`, run: () => timed(statements, AT_A_TIME, (recorded) => replay(db, recorded)) },
      {
        name: `HTTP, ${mode}`,
        async run() {
          client.postMessage(paths);
          return (await once(client, 'message'))[0];
        },
      },
    ];
  }
}

function vocabulary({ skills, specializations, industries, country }: Facets): Vocabulary {
  const ids = (values: { id: number; count: number }[]) =>
    values.toSorted((a, b) => b.count - a.count).map(({ id }) => id);
  return {
    skills: ids(skills),
    specializations: ids(specializations),
    industries: ids(industries),
    countries: country.map(({ code }) => code),
  };
}

function report(runs: Record<string, Run[]>): boolean {
  console.log(HEADING);
  for (const [name, list] of Object.entries(runs)) console.log(row(name, figures(list)));
  const of = (name: string) => figures(runs[name] ?? []);
  const limits = [
    ...MODES.map((mode) => {
      const share = of(`HTTP, ${mode}`).perSecond / of(`SQL, ${mode}`).perSecond;
      return {
        text: `HTTP keeps ${percent(share)} of the SQL’s throughput, ${mode} (at least ${percent(MIN_SHARE)})`,
        holds: share >= MIN_SHARE,
      };
    }),
    limitOfFacets(of('HTTP, list + facets').p95 / of('HTTP, list').p95),
  ];
  for (const { text, holds } of limits) console.log(`${holds ? '✓' : '✗'} ${text}`);
  return limits.every(({ holds }) => holds);
}

function limitOfFacets(times: number) {
  return {
    text: `p95 of list + facets is ${times.toFixed(1)} × the list’s (at most ${MAX_FACETS})`,
    holds: times <= MAX_FACETS,
  };
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
