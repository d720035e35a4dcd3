import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { buildApp } from '@crewdock/server/app';
import { readConfig } from '@crewdock/server/core/config/config';
import { migrateDatabase } from '@crewdock/server/infra/db/migrations';
import { type Database, openDatabase } from '@crewdock/server/infra/db/open';
import { loadDemoData } from '@crewdock/demo/load';
import { openLog } from '@crewdock/server/core/logging/log';
import { loadReferenceData } from '@crewdock/server/dictionaries/reference/load';
import { type Run, figures, timed } from './figures.ts';
import { send } from '../support/http.ts';
import { measureCards } from './work-cards.ts';
import { arrange, type Ground } from './work-ground.ts';

const TALENTS = 6000;
const REQUESTS = 2500;
const ROUNDS = 40;
/** Warm-up rounds for connections and caches. */
const WARM = 3;
/** Maximum duration of a list call with thousands of entries, as a multiple of its duration with 20. */
const MAX_RATIO = 3;
/**
 * Higher limit for calls that rank all cards of the user or the whole market, because they process 250 times as many
 * cards.
 */
const MAX_RANKED_RATIO = 60;

interface Comparison {
  name: string;
  token: string;
  few: string;
  many: string;
  isRanked?: boolean;
}

/**
 * `npm run bench work`: measures lists of users with thousands of relations, talents and list entries, compared with
 * lists of 20 entries; and a card's write and read, compared with their database statements.
 */
const db = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDirectory: resolve('data/bench-work') });
try {
  await migrateDatabase(db);
  await loadReferenceData(db);
  console.log(`Loading ${TALENTS} talents and ${REQUESTS} jobs…`);
  await loadDemoData(db, { talents: TALENTS, requests: REQUESTS, work: false, replace: true });
  const ground = await arrange(db);
  const hold = [await compare(db, comparisons(ground)), await measureCards(db, ground.provider, ground.talents)];
  if (hold.includes(false)) process.exitCode = 1;
} finally {
  await db.close();
}

function comparisons({ client, provider, smallProvider, job, talent, list }: Ground): Comparison[] {
  const related = (status: string, offset = 0) => `get_relations/?status=${status}&limit=10&offset=${offset}`;
  return [
    {
      name: 'a job’s talents',
      token: client,
      few: `/requests/${job.few}/${related('all')}`,
      many: `/requests/${job.many}/${related('all')}`,
    },
    {
      name: 'the last page of them',
      token: client,
      few: `/requests/${job.few}/${related('all')}`,
      many: `/requests/${job.many}/${related('all', 1990)}`,
    },
    {
      name: 'a talent’s jobs',
      token: provider,
      few: `/talents/${talent.few}/${related('active')}`,
      many: `/talents/${talent.many}/${related('active')}`,
    },
    { name: 'a list', token: client, few: `/lists/${list.few}/?limit=20`, many: `/lists/${list.many}/?limit=20` },
    {
      name: 'its last page',
      token: client,
      few: `/lists/${list.few}/?limit=20`,
      many: `/lists/${list.many}/?limit=20&offset=4980`,
    },
    { name: 'lists that hold a talent', token: client, few: '/lists/', many: `/lists/?talent=${talent.many}` },
    {
      name: 'own jobs',
      token: client,
      few: '/requests/?limit=20&scope=own',
      many: '/requests/?limit=20&with_counters=1',
    },
    {
      name: 'own talents',
      token: provider,
      few: `${smallProvider}/talents/?limit=20&with_counters=1`,
      many: '/talents/?limit=20&with_counters=1',
    },
    {
      name: 'own talents, searched',
      token: provider,
      few: `${smallProvider}/talents/?limit=20&search=react`,
      many: '/talents/?limit=20&search=react',
    },
    {
      name: 'own talents, last page',
      token: provider,
      few: `${smallProvider}/talents/?limit=20`,
      many: '/talents/?limit=20&offset=4980',
    },
    {
      name: 'talents to propose',
      token: provider,
      few: `${smallProvider}/talents/propose_cards/?for=${job.few}`,
      many: `/talents/propose_cards/?for=${job.few}`,
      isRanked: true,
    },
    {
      name: 'and to a job with 2,000',
      token: provider,
      few: `${smallProvider}/talents/propose_cards/?for=${job.few}`,
      many: `/talents/propose_cards/?for=${job.many}`,
      isRanked: true,
    },
    {
      name: 'the market for a job',
      token: client,
      few: '/market_2/talents/?facets=0',
      many: `/market_2/talents/?facets=0&for=${job.many}`,
      isRanked: true,
    },
    {
      name: 'strictly',
      token: client,
      few: '/market_2/talents/?facets=0',
      many: `/market_2/talents/?facets=0&matching=strict&for=${job.few}`,
      isRanked: true,
    },
    {
      name: 'in its relations',
      token: client,
      few: '/market_2/talents/?facets=0',
      many: `/market_2/talents/?facets=0&matching=all&status=active&for=${job.many}`,
      isRanked: true,
    },
  ];
}

async function compare(database: Database, all: Comparison[]): Promise<boolean> {
  const config = readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'http://localhost' });
  const app = await buildApp({ config, db: database, log: openLog('info', '/dev/null') });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  /** Sends the call. If the path starts with a different token, that token replaces `token`. */
  const call = async (path: string, token: string) => {
    const [own, rest] = [path.slice(0, path.indexOf('/')), path.slice(path.indexOf('/'))];
    const { status, text } = await send(port, `/api${rest}`, { token: own || token });
    if (status !== 200) throw new Error(`${rest}: ${status} ${text.slice(0, 200)}`);
  };
  /** Returns medians of both variants, called alternately so that other load on the machine affects both equally. */
  const medians = async ({ few, many, token, isRanked = false }: Comparison): Promise<[number, number]> => {
    const runs: [Run[], Run[]] = [[], []];
    for (let round = 0; round < (isRanked ? ROUNDS / 4 : ROUNDS) + WARM; round++) {
      for (const [at, path] of [few, many].entries()) {
        const run = await timed([path], 1, (each) => call(each, token));
        if (round >= WARM) runs[at]!.push(run);
      }
    }
    return [figures(runs[0]).p50, figures(runs[1]).p50];
  };
  let holds = true;
  console.log(
    ['', 'twenty ms', 'many ms', 'ratio'].map((text, at) => (at === 0 ? text.padEnd(28) : text.padStart(11))).join(''),
  );
  try {
    for (const comparison of all) {
      const { name, isRanked = false } = comparison;
      const [small, large] = await medians(comparison);
      const isFine = large <= (isRanked ? MAX_RANKED_RATIO : MAX_RATIO) * small;
      holds &&= isFine;
      const numbers = [small, large, large / small].map((value) => value.toFixed(1).padStart(11)).join('');
      console.log(`${name.padEnd(28)}${numbers} ${isFine ? '✓' : '✗'}`);
    }
  } finally {
    await app.close();
  }
  console.log(`At most ${MAX_RATIO} times as long; calls that rank everything at most ${MAX_RANKED_RATIO} times.`);
  return holds;
}
