import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { freeze } from '../support/frozen.ts';
import { fullDatabase, fullFiles, type NotRun, type UploadOutcome } from './full-disk.ts';
import type { Ground } from './ground.ts';
import { keyedLoad, type Outcome } from './load.ts';
import { type MailOutcome, refusingSmtp, slowSmtp } from './mail.ts';
import { twoReleases } from './two-releases.ts';

/**
 * Repetitions and durations of the faults. The short variant is for every change, the long variant for published
 * figures.
 */
export interface Extent {
  times: number;
  frozenMs: number;
  lateMs: number;
  sideBySideMs: number;
}

export const SHORT: Extent = { times: 1, frozenMs: 1500, lateMs: 1500, sideBySideMs: 500 };
export const LONG: Extent = { times: 10, frozenMs: 30_000, lateMs: 75_000, sideBySideMs: 10_000 };

/** Maximum milliseconds until a server under load is stopped. The actual time is random. */
const MOMENTS_MS = 1500;

type Fault = (ground: Ground, extent: Extent) => Promise<Outcome | MailOutcome | UploadOutcome | NotRun>;

/** All faults by name. After each fault, everything that was acknowledged must exist exactly once. */
export const FAULTS: Record<string, Fault> = {
  'SIGTERM under load': (ground, { times }) => endUnderLoad(ground, 'SIGTERM', times),
  'kill -9 under load': (ground, { times }) => endUnderLoad(ground, 'SIGKILL', times),
  'a database that is frozen': (ground, { frozenMs }) =>
    underLoad(ground, async () => {
      const thaw = freeze(ground.dataDirectory);
      try {
        await sleep(frozenMs);
      } finally {
        thaw();
      }
    }),
  'a database that is killed': (ground) => underLoad(ground, ground.killDatabase),
  'a mail server that answers late': (ground, { lateMs }) => slowSmtp(ground, lateMs),
  'a mail server that refuses and puts off': refusingSmtp,
  'a clock that is an hour ahead': wrongClock,
  'no room for the database': fullDatabase,
  'no room for files': fullFiles,
  'two releases side by side': twoReleases,
};

/**
 * Stops a server with a signal and starts it again, `times` times. Calls without a response are repeated on a second
 * server.
 */
export async function endUnderLoad(ground: Ground, signal: NodeJS.Signals, times: number): Promise<Outcome> {
  const load = await keyedLoad(ground.db);
  const other = await ground.server();
  for (let time = 0; time < times; time++) {
    const first = await ground.server();
    await load.during(
      first,
      other,
      sleep(Math.random() * MOMENTS_MS).then(() => first.end(signal)),
    );
  }
  await other.end('SIGTERM');
  return load.judge();
}

async function underLoad(ground: Ground, disturb: () => Promise<void>): Promise<Outcome> {
  const load = await keyedLoad(ground.db);
  const server = await ground.server();
  const story = async () => {
    await sleep(500);
    await disturb();
    await sleep(1000);
  };
  await load.during(server, server, story());
  await server.end('SIGTERM');
  return load.judge();
}

/**
 * Runs a server whose clock is an hour ahead, followed by a server with the correct clock, for which the first server's
 * timestamps are in the future.
 */
async function wrongClock(ground: Ground): Promise<Outcome> {
  const load = await keyedLoad(ground.db);
  const ahead = pathToFileURL(join(import.meta.dirname, 'hour-ahead.mjs')).href;
  const wrong = await ground.server({ NODE_OPTIONS: `--import ${ahead}` });
  const { json } = await wrong.call('/readyz');
  if (Math.round(json.clock?.seconds_ahead / 60) !== 60) throw new Error('/readyz says nothing of the clock');
  await load.during(wrong, wrong, sleep(1000));
  await wrong.end('SIGTERM');
  await ground.db.pool.query(`
    update graphile_worker._private_known_crontabs set last_execution = now() + interval '1 hour'`);
  const right = await ground.server();
  while (await marksAhead(ground)) await sleep(100);
  await right.end('SIGTERM');
  return load.judge();
}

async function marksAhead({ db }: Ground): Promise<boolean> {
  const { rows } = await db.pool.query(
    `select from graphile_worker._private_known_crontabs where last_execution > now() + interval '2 minutes'`,
  );
  return rows.length > 0;
}
