import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { openDatabase } from '@crewdock/server/infra/db/open';
import { type Figures, figures, HEADING, type Run, row, timed, within } from './figures.ts';
import type { Calls } from './http-client.ts';
import { fillMarket, marketDirectory } from './market-fill.ts';
import { replay } from './recorded-statements.ts';
import { type Asked, GROUPS, tableQuestions } from './tables-questions.ts';
import { addIndexes, openTables } from './tables-server.ts';

const QUESTIONS = 42;
/** The first round is a warm-up. */
const ROUNDS = 3;
const AT_A_TIME = 2;
/** Maximum p95 in milliseconds. */
const MAX_PAGE = 80;
const MAX_COUNTERS = 150;

/** `npm run bench tables`: a staff table with 1,000,000 rows, with any filter, order and page. */
const { values } = parseArgs({ options: { talents: { type: 'string', default: '1000000' } } });
const talents = Number(values.talents);
const db = await openDatabase({ databaseUrl: undefined, dataDirectory: marketDirectory(talents) });
try {
  await fillMarket(db, talents);
  await addIndexes(db);
  if (!(await measure())) process.exitCode = 1;
} finally {
  await db.close();
}

async function measure(): Promise<boolean> {
  const server = await openTables(db);
  const client = new Worker(new URL('http-client.ts', import.meta.url));
  const { port } = server.app.server.address() as AddressInfo;
  const http = async (paths: string[]): Promise<Run> => {
    const calls = paths.map((path) => ({ path, token: server.token }));
    client.postMessage({ port, calls, atATime: AT_A_TIME } satisfies Calls);
    return (await once(client, 'message'))[0];
  };
  try {
    const questions = await tableQuestions(db.kysely, QUESTIONS, server.totalOf);
    console.log(HEADING);
    const pages = await each('a page', questions, server.pathOf, http);
    const counted = await each('with counters', questions, (query) => `${server.pathOf(query)}&with_counters=1`, http);
    const statements = await server.record(questions.map(({ query }) => server.pathOf(query)));
    const bare = figures(await rounds(() => timed(statements, AT_A_TIME, (recorded) => replay(db, recorded))));
    console.log(row('a page, bare statements', bare));
    console.log(
      `HTTP keeps ${Math.round((100 * pages.all.perSecond) / bare.perSecond)} % of the bare statements' throughput`,
    );
    const holds = [
      within('a page by any filters', pages.filtered.p95, MAX_PAGE),
      within('a page with counters by any filters', counted.filtered.p95, MAX_COUNTERS),
    ];
    return holds.every(Boolean);
  } finally {
    await client.terminate();
    await server.app.close();
  }
}

/**
 * Prints the figures of each group. Returns the figures of all queries, and of the queries without search terms; the
 * limits apply to the latter.
 */
async function each(
  name: string,
  questions: Asked[],
  pathOf: (query: string) => string,
  http: (paths: string[]) => Promise<Run>,
): Promise<{ all: Figures; filtered: Figures }> {
  const all: Run[] = [];
  const filtered: Run[] = [];
  for (const group of GROUPS) {
    const paths = questions.filter((question) => question.group === group).map(({ query }) => pathOf(query));
    const runs = await rounds(() => http(paths));
    console.log(row(`${name}, ${group}`, figures(runs)));
    all.push(...runs);
    if (!group.startsWith('words')) filtered.push(...runs);
  }
  console.log(row(`${name}, any filters`, figures(filtered)));
  console.log(row(`${name}, all`, figures(all)));
  return { all: figures(all), filtered: figures(filtered) };
}

async function rounds(run: () => Promise<Run>): Promise<Run[]> {
  const runs: Run[] = [];
  for (let round = 0; round <= ROUNDS; round++) runs.push(await run());
  return runs.slice(1);
}
