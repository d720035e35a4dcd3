import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildApp } from '@crewdock/server/app';
import { tokenHash } from '@crewdock/server/people/accounts/token';
import { type Database, openDatabase } from '@crewdock/server/platform/db/open';
import { openLog } from '@crewdock/server/platform/log';
import { send } from '../support/http.ts';
import { HEADING, figures, row, timed } from './figures.ts';
import { fillMarket, marketDirectory } from './market-fill.ts';
import { benchConfig } from './market-sides.ts';

const JOBS = 60;
const ROUNDS = 3;
/** Milliseconds that p95 of the default mode may take, by the number of talents. */
const LIMITS: Record<number, number> = { 100_000: 60, 1_000_000: 250 };

/** `npm run bench:matches`: the first page of the market for a job, through HTTP, one call at a time. */
const { values } = parseArgs({ options: { talents: { type: 'string', default: '100000' } } });
const size = Number(values.talents);
const db = await openDatabase({ databaseUrl: undefined, dataDirectory: marketDirectory(size) });
try {
  await fillMarket(db, size);
  await measure(db);
} finally {
  await db.close();
}

async function measure(database: Database): Promise<void> {
  const app = await buildApp({ config: benchConfig('memory'), db: database, log: openLog('info', '/dev/null') });
  await app.listen({ host: '127.0.0.1', port: 0 });
  while ((await app.inject('/readyz')).json().market.memory !== 'ready') await sleep(50);
  const { port } = app.server.address() as AddressInfo;
  const token = await staffToken(database);
  const { rows } = await database.pool.query(
    'select card_id from market_request where company_id = 0 order by card_id limit $1',
    [JOBS],
  );
  console.log(HEADING);
  for (const matching of ['recommended', 'strict', 'moderate']) {
    const paths = rows.map(
      ({ card_id }) => `/api/market_2/talents/?facets=0&limit=20&matching=${matching}&for=${card_id}`,
    );
    const call = async (path: string) => {
      const { status, text } = await send(port, path, { token });
      if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 200)}`);
    };
    await timed(paths.slice(0, 10), 1, call);
    const runs = [];
    for (let round = 0; round < ROUNDS; round++) runs.push(await timed(paths, 1, call));
    const result = figures(runs);
    console.log(row(matching, result));
    if (matching === 'recommended' && result.p95 > (LIMITS[size] ?? Infinity)) process.exitCode = 1;
  }
  await app.close();
}

/** A session of one of the staff, who may ask for any job. */
async function staffToken({ pool }: Database): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await pool.query(
    'insert into access_token (hash, person_id) select $1, id from person where is_staff order by id limit 1',
    [tokenHash(token)],
  );
  return token;
}
