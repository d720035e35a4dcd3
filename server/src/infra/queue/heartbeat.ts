import { type Kysely, sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Schema } from '../db/schema.ts';

/** Shows other processes that a worker is alive. */
export interface Heartbeat {
  /** Resolves when the other processes can see the heartbeat. */
  begun: Promise<void>;
  end(): Promise<void>;
}

const RETRY_MS = 300;
/**
 * Time in milliseconds between two checks of a worker. A live worker restores its heartbeat within this time after a
 * broken connection.
 */
const DOUBT_MS = 2000;

/**
 * Starts a heartbeat: an advisory lock that PostgreSQL holds for this worker's connection. PostgreSQL releases the lock
 * when the connection ends, even if the process has crashed. A broken connection is replaced.
 */
export function startHeartbeat(url: string, workerId: string, onError: (error: unknown) => void): Heartbeat {
  let client: pg.Client | undefined;
  const ending = new AbortController();
  const begin = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      client = new pg.Client({ connectionString: url, keepAlive: true });
      const broken = new Promise<void>((resolve) => client!.once('end', resolve));
      client.on('error', onError);
      try {
        await client.connect();
        await client.query(KEEPALIVE);
        await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [workerId]);
        void broken.then(() => sleep(RETRY_MS)).then(begin);
        return;
      } catch (error) {
        onError(error);
        await Promise.allSettled([client.end(), sleep(RETRY_MS)]);
      }
    }
  };
  return {
    begun: begin(),
    async end() {
      ending.abort();
      await client?.end().catch(onError);
    },
  };
}

/** Detects a machine that has lost power within half a minute instead of hours. Has no effect on Unix sockets. */
const KEEPALIVE = 'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3';

/**
 * Unlocks the jobs of dead workers, so that other workers retry these jobs now instead of after hours. A worker counts
 * as dead if two checks find no heartbeat. Returns the ids of the dead workers.
 */
export async function freeJobsOfTheDead(db: Kysely<Schema>): Promise<string[]> {
  const suspects = await db.transaction().execute(findDead);
  if (suspects.length === 0) return [];
  await sleep(DOUBT_MS);
  return db.transaction().execute(async (trx) => {
    const dead = (await findDead(trx)).filter((worker) => suspects.includes(worker));
    if (dead.length > 0) await sql`select graphile_worker.force_unlock_workers(${dead}::text[])`.execute(trx);
    return dead;
  });
}

/**
 * Finds workers that have locked jobs but do not hold their heartbeat lock. The query takes these locks until the
 * transaction ends.
 */
async function findDead(trx: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ worker: string }>`
    with holder as materialized (
      select distinct locked_by as worker from graphile_worker.jobs where locked_by is not null
    )
    select worker from holder where pg_try_advisory_xact_lock_shared(hashtextextended(worker, 0))`.execute(trx);
  return rows.map(({ worker }) => worker);
}
