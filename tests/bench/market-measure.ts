import { buildApp } from '@crewdock/server/app';
import type { Database } from '@crewdock/server/infra/db/open';
import pino from 'pino';
import { type Figures, type Run, figures, timed } from './figures.ts';
import { marketQueries, vocabularyOf } from './market-queries.ts';
import { AT_A_TIME, type Sides, benchConfig, openSides } from './market-sides.ts';
import { recordStatements, replay } from './recorded-statements.ts';

const QUERIES = 200;

/**
 * Number of rounds of 200 queries. SQL gets fewer rounds, because it takes minutes at a million talents. Market sizes
 * that only appear in the chart also get fewer rounds.
 */
const ROUNDS = { memory: 5, sql: 2 };
const ROUNDS_OF_PICTURE = { memory: 3, sql: 1 };

const MODES = ['list', 'list + facets'] as const;
export type Mode = (typeof MODES)[number];

/**
 * Measured variants: the SQL statements alone, HTTP calls answered by SQL, the in-memory search alone, and HTTP calls
 * answered from memory.
 */
export const WAYS = [
  'SQL statements',
  'HTTP from SQL',
  'search in memory',
  'its processor time',
  'HTTP from memory',
  'one at a time',
] as const;
export type Way = (typeof WAYS)[number];

export interface Measured {
  talents: number;
  isLimited: boolean;
  memory: Sides['memory'];
  figures: Record<Mode, Partial<Record<Way, Figures>>>;
}

export async function measureMarket(db: Database, talents: number, isLimited: boolean): Promise<Measured> {
  const sides = await openSides(db);
  try {
    const paths = await pathsOf(db);
    const result = { list: {}, 'list + facets': {} } as Measured['figures'];
    for (const mode of MODES) {
      const wanted = paths.map((path) => path.replace('facets=', `facets=${Number(mode !== 'list')}`));
      const runs = await runAll(db, sides, wanted, isLimited, isLimited && talents <= 100_000);
      for (const [way, list] of runs) result[mode][way] = figures(list);
    }
    return { talents, isLimited, memory: sides.memory, figures: result };
  } finally {
    await sides.close();
  }
}

async function pathsOf(db: Database): Promise<string[]> {
  const app = await buildApp({ config: benchConfig('sql'), db, log: pino({ level: 'silent' }) });
  const { json } = await app.inject({ url: '/api/market_2/talents/?limit=1', headers: { host: 'localhost' } });
  const queries = marketQueries(QUERIES, vocabularyOf(json().facets));
  await app.close();
  return queries.map((query) => `/api/market_2/talents/?facets=&${query}`);
}

/**
 * Alternates between the variants, so that other load on the machine affects all of them. The first round of each
 * variant is a warm-up.
 */
async function runAll(
  db: Database,
  sides: Sides,
  paths: string[],
  isLimited: boolean,
  withStatements: boolean,
): Promise<Map<Way, Run[]>> {
  const most = isLimited ? ROUNDS : ROUNDS_OF_PICTURE;
  const ways = new Map<Way, { rounds: number; run: () => Promise<Run> }>([
    ['HTTP from SQL', { rounds: most.sql, run: () => sides.http('sql', paths) }],
    ['search in memory', { rounds: most.memory, run: () => sides.search(paths) }],
    ['its processor time', { rounds: most.memory, run: () => sides.processor(paths) }],
    ['HTTP from memory', { rounds: most.memory, run: () => sides.http('memory', paths) }],
    ['one at a time', { rounds: most.memory, run: () => sides.http('memory', paths, 1) }],
  ]);
  if (withStatements) {
    const statements = await recordStatements(db, benchConfig('sql'), paths);
    const run = () => timed(statements, AT_A_TIME, (recorded) => replay(db, recorded));
    ways.set('SQL statements', { rounds: most.sql, run });
  }
  await sides.search(paths);
  await sides.http('memory', paths);
  const runs = new Map(WAYS.filter((way) => ways.has(way)).map((way): [Way, Run[]] => [way, []]));
  for (let round = 0; round < Math.max(most.memory, most.sql); round++) {
    for (const [way, { rounds, run }] of ways) if (round < rounds) runs.get(way)!.push(await run());
  }
  return runs;
}
