import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { CardKind } from '@crewdock/contract/kinds';
import { buildApp } from '@crewdock/server/app';
import { tokenHash } from '@crewdock/server/people/accounts/token';
import { type Database, openDatabase } from '@crewdock/server/infra/db/open';
import { openLog } from '@crewdock/server/core/logging/log';
import { send } from '../support/http.ts';
import { HEADING, type Run, figures, row, timed } from './figures.ts';
import { fillMarket, marketDirectory } from './market-fill.ts';
import { benchConfig } from './market-sides.ts';

const ASKERS = 60;
const WARM_UP = 5;
const ROUNDS = 3;
/** Maximum p95 in milliseconds of the default matching mode, by number of talents. */
const LIMITS: Record<number, number> = { 100_000: 60, 1_000_000: 250 };

const MODES = [
  ['talents', 'recommended'],
  ['talents', 'strict'],
  ['talents', 'moderate'],
  ['talents', 'all'],
  ['requests', 'recommended'],
] as const;

/**
 * `npm run bench matches`: measures the first page of market matches for a job and for a talent, through HTTP, one call
 * at a time, from memory and from SQL.
 */
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
  const token = await staffToken(database);
  const from = async (kind: CardKind) => {
    const { rows } = await database.pool.query<{ card_id: number }>(
      `select card_id from market_${kind} where company_id = 0 order by card_id limit $1`,
      [ASKERS],
    );
    return rows.map(({ card_id: id }) => id);
  };
  const askers = { talents: await from('request'), requests: await from('talent') };
  console.log(HEADING);
  for (const layer of ['memory', 'sql'] as const) {
    const app = await buildApp({ config: benchConfig(layer), db: database, log: openLog('info', '/dev/null') });
    await app.listen({ host: '127.0.0.1', port: 0 });
    // Waits for the in-memory market; with SQL only, the market is never loaded.
    while ((await app.inject('/readyz')).json().market.memory === 'loading') await sleep(50);
    const { port } = app.server.address() as AddressInfo;
    const call = async (path: string) => {
      const { status, text } = await send(port, path, { token });
      if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 200)}`);
    };
    for (const [type, matching] of MODES) {
      const paths = askers[type].map((id) => `/api/market_2/${type}/?facets=0&limit=20&matching=${matching}&for=${id}`);
      await timed(paths.slice(0, WARM_UP), 1, call);
      const runs: Run[] = [];
      // With a million talents, SQL takes seconds per call.
      const [rounds, asked] = layer === 'memory' ? [ROUNDS, paths] : [1, paths.slice(0, ASKERS / 4)];
      for (let round = 0; round < rounds; round++) runs.push(await timed(asked, 1, call));
      const result = figures(runs);
      console.log(row(`${type}, ${matching}, ${layer}`, result));
      const isLimited = layer === 'memory' && matching === 'recommended';
      if (isLimited && result.p95 > (LIMITS[size] ?? Infinity)) process.exitCode = 1;
    }
    await app.close();
  }
}

/** Creates a staff session, because staff can request matches for any job. */
async function staffToken({ pool }: Database): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await pool.query(
    'insert into access_token (hash, person_id) select $1, id from person where is_staff order by id limit 1',
    [tokenHash(token)],
  );
  return token;
}
