import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { buildApp } from '@crewdock/server/app';
import { readConfig } from '@crewdock/server/core/config/config';
import { type Database, openDatabase } from '@crewdock/server/infra/db/open';
import type { Schema } from '@crewdock/server/infra/db/schema';
import { openLog } from '@crewdock/server/core/logging/log';
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { atLeast, figures, HEADING, type Run, row, timed, within } from './figures.ts';
import type { Calls } from './http-client.ts';
import type { Recorded } from './recorded-statements.ts';
import { cmsPage } from './staff-cms.ts';
import { fillStaff } from './staff-ground.ts';
import { type Asked, asking, GROUPS, pathOf, staffQuestions } from './staff-questions.ts';
import { staffToken } from './tables-server.ts';

const AT_A_TIME = 2;
/** Measured rounds, after a warm-up round. */
const ROUNDS = 2;
/** Maximum p95 in milliseconds. */
const LIMITS = { page: 80, counters: 150, suggest: 40 };
/** Minimum throughput of a page: relative to its plain statements, and as a multiple of pages with joins and counts. */
const KEPT = 0.6;
const TIMES_A_CMS = 10;
/** Interval of the queries that also run in CMS style: only every twelfth, because each takes seconds. */
const CMS_SHARE = 12;
const SUGGESTED = ['anna', 'senior', 'react dev', '4711', 'kim', 'lead data', 'zzyzx', 'person77'];

/**
 * `npm run bench staff`: measures the staff's tables with a million talents through HTTP, compared with the plain
 * statements and with pages built from joins and counts.
 */
const { values } = parseArgs({
  options: { talents: { type: 'string', default: '1000000' }, slowest: { type: 'boolean' } },
});
const talents = Number(values.talents);
const db = await openDatabase({ databaseUrl: undefined, dataDirectory: resolve(`data/bench-staff-${talents}`) });
try {
  await fillStaff(db, { talents, requests: talents / 10, accounts: talents / 20 });
  if (!(await measure(db))) process.exitCode = 1;
} finally {
  await db.close();
}

async function measure(database: Database): Promise<boolean> {
  const config = readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'http://localhost', MARKET_MEMORY_MB: '0' });
  let sent: Recorded = [];
  const kysely = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: (event) => void sent.push(event.query),
  });
  const app = await buildApp({ config, db: database, log: openLog('info', '/dev/null') });
  const recorder = await buildApp({ config, db: { ...database, kysely }, log: openLog('info', '/dev/null') });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const token = await staffToken(database);
  const client = new Worker(new URL('http-client.ts', import.meta.url));
  const http = async (paths: string[]): Promise<Run> => {
    client.postMessage({ port, calls: paths.map((path) => ({ path, token })), atATime: AT_A_TIME } satisfies Calls);
    return (await once(client, 'message'))[0];
  };
  try {
    const questions = await staffQuestions(asking(app, token));
    console.log(`${questions.length} questions\n${HEADING}`);
    const filtered = questions.filter(({ group }) => group !== 'words');
    for (const group of GROUPS) {
      const paths = questions.filter((asked) => asked.group === group).map(pathOf);
      console.log(row(`a page, ${group}`, figures(await rounds(() => http(paths)))));
    }
    const page = figures(await rounds(() => http(filtered.map(pathOf))));
    console.log(row('a page, any filter and order', page));
    const counted = questions.filter(({ table, group }) => table.counters !== undefined && group !== 'words');
    const counters = figures(await rounds(() => http(counted.map((asked) => `${pathOf(asked)}&with_counters=1`))));
    console.log(row('with counters', counters));
    const suggest = figures(await rounds(() => http(['talents', 'requests'].flatMap(suggestions))));
    console.log(row('suggest', suggest));
    const recorded = await record(filtered.map(pathOf));
    const bare = figures(await rounds(() => timed(recorded, AT_A_TIME, replay)));
    console.log(row('a page, bare statements', bare));
    const some = filtered.filter((_, at) => at % CMS_SHARE === 0);
    const [ours, cms] = [
      figures(await rounds(() => http(some.map(pathOf)))),
      figures([await timed(some, AT_A_TIME, (asked) => cmsPage(database.kysely, asked))]),
    ];
    console.log(row(`one in ${CMS_SHARE} of them`, ours));
    console.log(row('the same with joins and count(*)', cms));
    if (values.slowest) await tellSlowest(questions);
    return [
      within('a page', page.p95, LIMITS.page),
      within('counters', counters.p95, LIMITS.counters),
      within('suggest', suggest.p95, LIMITS.suggest),
      atLeast('of the bare statements’ calls a second', page.perSecond / bare.perSecond, KEPT),
      atLeast('times the calls a second of pages with joins and counts', ours.perSecond / cms.perSecond, TIMES_A_CMS),
    ].every(Boolean);
  } finally {
    await client.terminate();
    await app.close();
    await recorder.close();
  }

  /** Records the statements of each page, without the statements for authentication. */
  async function record(paths: string[]): Promise<Recorded[]> {
    const get = asking(recorder, token);
    const all: Recorded[] = [];
    for (const path of paths) {
      sent = [];
      await get(path);
      all.push(sent.filter((query) => !query.sql.includes('access_token')));
    }
    return all;
  }

  /** Runs the statements like the product, including prepared statements. */
  async function replay(statements: Recorded): Promise<void> {
    for (const { sql, parameters } of statements)
      await database.kysely.executeQuery(CompiledQuery.raw(sql, [...parameters]));
  }

  async function tellSlowest(questions: Asked[]): Promise<void> {
    const get = asking(app, token);
    for (const end of ['', '&with_counters=1']) {
      const taken: [number, string][] = [];
      for (const asked of questions) {
        const path = `${pathOf(asked)}${end}`;
        const began = performance.now();
        await get(path);
        taken.push([performance.now() - began, path]);
      }
      for (const [ms, path] of taken.toSorted((a, b) => b[0] - a[0]).slice(0, 25)) console.log(ms.toFixed(0), path);
    }
  }
}

function suggestions(table: string): string[] {
  return SUGGESTED.map((typed) => `/api/admin-panel/${table}/suggest/?search=${encodeURIComponent(typed)}`);
}

async function rounds(run: () => Promise<Run>): Promise<Run[]> {
  const runs: Run[] = [];
  for (let round = 0; round <= ROUNDS; round++) runs.push(await run());
  return runs.slice(1);
}
