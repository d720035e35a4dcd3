import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { buildApp } from '@crewdock/server/app';
import { type Database, openDatabase } from '@crewdock/server/infra/db/open';
import { openLog } from '@crewdock/server/core/logging/log';
import { keepMonths } from '@crewdock/server/sharing/months';
import { createServices } from '@crewdock/server/services';
import { figures, HEADING, type Run, row, verdict } from './figures.ts';
import type { Call, Calls } from './http-client.ts';
import { fillMarket, marketDirectory } from './market-fill.ts';
import { marketQueries, vocabularyOf } from './market-queries.ts';
import { benchConfig } from './market-sides.ts';
import { staffToken } from './tables-server.ts';

const TALENTS = 20_000;
const SHARED_CARDS = 2500;
const TAGS_EACH = 4;
const DAYS = 395;
/** Maximum p95 in milliseconds for a card's statistics of one year. */
const YEAR_MS = 50;
const VIEWS_A_SECOND = 2000;
/** Maximum factor by which the p95 of market pages can grow while views are counted. */
const SLOWER = 1.5;

/**
 * `npm run bench views`: measures one year's statistics of a card, with this total number of views, and market pages
 * while the same process counts 2,000 views per second, compared with the same pages without that load.
 */
const { values } = parseArgs({
  options: { views: { type: 'string', default: '50000000' }, seconds: { type: 'string', default: '60' } },
});
const db = await openDatabase({ databaseUrl: undefined, dataDirectory: `${marketDirectory(TALENTS)}-views` });
try {
  await fillMarket(db, TALENTS);
  await fillViews(db, Number(values.views));
  if (!(await measure(db, Number(values.seconds)))) process.exitCode = 1;
} finally {
  await db.close();
}

async function measure(database: Database, seconds: number): Promise<boolean> {
  const config = benchConfig('memory');
  const app = await buildApp({ config, db: database, log: openLog('info', '/dev/null') });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  while ((await app.inject('/readyz')).json().market.memory === 'loading') await sleep(50);
  const client = new Worker(new URL('http-client.ts', import.meta.url));
  const http = async (calls: Call[], atATime = 2): Promise<Run> => {
    client.postMessage({ port, calls, atATime } satisfies Calls);
    return (await once(client, 'message'))[0];
  };
  try {
    console.log(HEADING);
    const year = figures([await http(await yearCalls(database), 1)]);
    console.log(row('a year of a card', year));
    const { facets } = (await app.inject('/api/market_2/talents/?limit=1')).json();
    const pages = marketQueries(1500, vocabularyOf(facets)).map((query) => ({
      path: `/api/market_2/talents/?${query}`,
    }));
    await http(pages.slice(0, 300));
    const before = figures([await http(pages)]);
    console.log(row('the market', before));
    const { meanwhile, isExact } = await countMeanwhile(database, seconds, () => http(pages));
    console.log(row(`while ${VIEWS_A_SECOND} views a second are counted`, meanwhile));
    return [
      verdict(year.p95 <= YEAR_MS, `p95 of a year ${year.p95.toFixed(1)} ms (at most ${YEAR_MS})`),
      verdict(
        meanwhile.p95 <= SLOWER * before.p95,
        `the market’s p95 ${(meanwhile.p95 / before.p95).toFixed(2)} times as long (at most ${SLOWER})`,
      ),
      verdict(isExact, 'each view was counted once'),
    ].every(Boolean);
  } finally {
    await client.terminate();
    await app.close();
  }
}

/** Creates shared cards with links that are opened on most days. Generates the view counts in SQL. */
async function fillViews({ kysely, pool }: Database, views: number): Promise<void> {
  const { rows } = await pool.query('select coalesce(sum(views), 0)::bigint as views from share_day');
  if (Number(rows[0].views) >= views * 0.9) return;
  console.log(`Loading ${views} views…`);
  await emptyStatistics(pool);
  await pool.query(
    `insert into share_tag (public_key, number, talent_id, tag)
     select 'bench-' || c.id || '-' || n, 100000000000 + row_number() over (), c.id, 'Client ' || n
     from (select card_id as id from market_talent where company_id = 0 order by card_id limit $1) c, generate_series(1, $2::int) n`,
    [SHARED_CARDS, TAGS_EACH],
  );
  const each = views / (SHARED_CARDS * TAGS_EACH * DAYS);
  // Disables the foreign-key check of each row's tag.
  const client = await pool.connect();
  await client.query('set session_replication_role = replica');
  // Sorted by day, and within a day in pseudo-random order, like real visits.
  await client.query(
    `insert into share_day_rest (tag_id, day, views, visitors, clicks, contacts, phones, computers, last_visit_at)
     select id, current_date - n, v, ceil(v * 0.7), v / 9, v / 40, v / 3, v - v / 3, now() - make_interval(days => n)
     from share_tag, generate_series(0, ${DAYS - 1}) n, lateral (select 1 + (random() * 2 * ($1::float - 1))::int + 0 * n as v) views
     order by n desc, hashint4(id + n)`,
    [each],
  );
  await client.query(
    `insert into share_source_rest (tag_id, day, kind, value, views)
     select tag_id, day, 'referrer', value, case value when '' then views - views / 3 else views / 3 end
     from share_day, unnest(array['', 'site' || (tag_id + extract(day from day)::int) % 40 || '.example']) value
     order by day, hashint4(tag_id)`,
  );
  client.release(true);
  const started = performance.now();
  await keepMonths(kysely, new Date().toISOString().slice(0, 10));
  console.log(`Divided and ordered by month in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  await pool.query('vacuum analyze share_tag, share_day, share_source');
}

async function emptyStatistics(pool: Database['pool']): Promise<void> {
  await pool.query('truncate share_tag cascade');
  const { rows } = await pool.query<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits
     where inhparent in ('share_day'::regclass, 'share_source'::regclass) and inhrelid::regclass::text not like '%_rest'`,
  );
  for (const { name } of rows) await pool.query(`drop table ${name}`);
}

async function yearCalls(database: Database): Promise<Call[]> {
  const token = await staffToken(database);
  const { rows } = await database.pool.query<{ id: number }>(
    'select distinct talent_id as id from share_tag order by 1 limit 500',
  );
  const [from, to] = [364, 0].map((days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10));
  return rows.map(({ id }) => ({ path: `/api/talents/${id}/statistics/`, method: 'POST', token, body: { from, to } }));
}

/**
 * Runs `work` while counting views by new visitors on random links. Calls the counter directly instead of sending
 * requests.
 */
async function countMeanwhile(database: Database, seconds: number, work: () => Promise<Run>) {
  const { counter } = createServices(benchConfig('memory'), database);
  const { rows: tags } = await database.pool.query<{ id: number }>('select id from share_tag');
  const total = async () =>
    Number((await database.pool.query('select sum(views)::bigint as views from share_day')).rows[0].views);
  const before = await total();
  let told = 0;
  const started = performance.now();
  const passed = () => (performance.now() - started) / 1000;
  const tell = async () => {
    for (; passed() < seconds; await sleep(10)) {
      for (const due = VIEWS_A_SECOND * passed(); told < due; told++) {
        const { id: tagId } = tags[Math.floor(Math.random() * tags.length)]!;
        const visitor = `${process.hrtime.bigint()} ${told}`;
        const at = new Date();
        counter.add({ tagId, what: 'view', who: 'visitor', visitor, referrer: 'site1.example', device: 'Phone', at });
      }
    }
  };
  const runs: Run[] = [];
  const read = async () => {
    while (passed() < seconds) runs.push(await work());
  };
  await Promise.all([tell(), read()]);
  await counter.close();
  console.log(`${told} views told in ${passed().toFixed(0)} s`);
  return { meanwhile: figures(runs), isExact: (await total()) - before === told };
}
