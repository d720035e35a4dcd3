import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { buildApp } from '@crewdock/server/app';
import { type Database, openDatabase } from '@crewdock/server/infra/db/open';
import { openLog } from '@crewdock/server/core/logging/log';
import { createServices } from '@crewdock/server/services';
import { taskHandlers } from '@crewdock/server/tasks';
import { send } from '../support/http.ts';
import { verdict } from './figures.ts';
import { fillMarket, marketDirectory } from './market-fill.ts';
import { benchConfig } from './market-sides.ts';
import { staffToken } from './tables-server.ts';

const CARDS = 10_000;
/** Maximum duration in seconds of the bulk operation that archives the cards. */
const LIMIT = 20;

/**
 * `npm run bench bulk`: staff archive 10,000 open talents and undo it, compared with a single statement that updates
 * the same number of rows.
 */
const { values } = parseArgs({ options: { talents: { type: 'string', default: '100000' } } });
const size = Number(values.talents);
const db = await openDatabase({ databaseUrl: undefined, dataDirectory: marketDirectory(size) });
try {
  await fillMarket(db, size);
  if (!(await measure(db))) process.exitCode = 1;
} finally {
  await db.close();
}

async function measure(database: Database): Promise<boolean> {
  const config = benchConfig('sql');
  const log = openLog('info', '/dev/null');
  const app = await buildApp({ config, db: database, log });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const token = await staffToken(database);
  const services = createServices(config, database);
  const call = async (method: string, path: string, body?: object) => {
    const { status, text } = await send(port, path, { method, token, body });
    if (status >= 300) throw new Error(`${path}: ${status} ${text.slice(0, 200)}`);
    return JSON.parse(text);
  };
  /** Runs the operation's chunks one after another, like the queue. */
  const finish = async (uid: string, state: string) => {
    const signal = new AbortController().signal;
    for (;;) {
      await taskHandlers['run-operations']({}, { ...services, db: database.kysely, log, signal } as never);
      const operation = await call('GET', `/api/operations/${uid}/`);
      if (operation.state === state) return operation;
      if (operation.state === 'failed') throw new Error(JSON.stringify(operation));
    }
  };
  try {
    const cards = await talents(database);
    await linkSome(database, cards);
    const before = await asTheyAre(database, cards);
    const bare = await secondsOf(() => writeBarely(database, cards));
    const { uid } = await call('POST', '/api/admin-panel/talents/bulk/', { keys: cards, change: { is_active: false } });
    const archiving = await secondsOf(() => finish(uid, 'done'));
    const left = await inMarket(database, cards);
    await call('POST', `/api/operations/${uid}/undo/`);
    const undoing = await secondsOf(() => finish(uid, 'undone'));
    const isExact = (await asTheyAre(database, cards)) === before;
    console.log(
      `${cards.length} of ${size} talents\t${archiving.toFixed(1)} s archived\t${undoing.toFixed(1)} s undone`,
    );
    console.log(
      `${bare.toFixed(1)} s for the rows alone, in one statement: ${(archiving / bare).toFixed(1)} times as long`,
    );
    return [
      verdict(archiving <= LIMIT, `archived within ${LIMIT} s`),
      verdict(left === 0, `${left} of them are still in the market`),
      verdict(isExact, 'cards, relations and market are as they were'),
    ].every(Boolean);
  } finally {
    await app.close();
  }
}

async function talents({ pool }: Database): Promise<number[]> {
  const { rows } = await pool.query<{ card_id: number }>(
    `select card_id from market_talent where company_id = 0 order by hashtext(card_id::text) limit $1`,
    [CARDS],
  );
  return rows.map(({ card_id: id }) => id);
}

/** Links a third of the cards with jobs, in several states. */
async function linkSome({ pool }: Database, cards: number[]): Promise<void> {
  await pool.query(
    `insert into relation (request_id, talent_id, status, initiated_by, is_confirmed)
     select job.id, card, (array['proposed', 'confirmed', 'rejected'])[1 + at % 3], 'talent', at % 3 <> 0
     from unnest($1::int[]) with ordinality as c (card, at)
     join (select id, row_number() over (order by id) as n from request where is_active and not is_draft) job on job.n = 1 + at % 900
     where at % 3 = 0 or at % 7 = 0
     on conflict do nothing`,
    [cards],
  );
}

/** Returns a hash of all data that undo must restore. */
async function asTheyAre({ pool }: Database, cards: number[]): Promise<string> {
  const hash = async (rows: string) =>
    (
      await pool.query(`select md5(string_agg(rows::text, '' order by rows::text)) as hash from (${rows}) rows`, [
        cards,
      ])
    ).rows[0].hash;
  const all = [
    `select to_jsonb(t) - 'version' from talent t where id = any($1::int[])`,
    `select * from market_talent where card_id = any($1::int[])`,
    `select * from market_talent_words where card_id = any($1::int[])`,
    `select id, status, proceed_reason_id, modified_at from relation where talent_id = any($1::int[])`,
  ];
  const hashes: string[] = [];
  for (const rows of all) hashes.push(await hash(rows));
  return hashes.join();
}

/** Baseline: runs only the statements that write as many rows to the table and its indexes as the operation. */
async function writeBarely({ pool }: Database, cards: number[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `update talent set is_active = false, is_on_hold = false, priority = 2, version = version + 1 where id = any($1::int[])`,
      [cards],
    );
    await client.query('rollback');
  } finally {
    client.release();
  }
}

async function inMarket({ pool }: Database, cards: number[]): Promise<number> {
  const { rows } = await pool.query(`select count(*)::int as count from market_talent where card_id = any($1::int[])`, [
    cards,
  ]);
  return rows[0].count;
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}
