import { type Kysely, sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Schema } from '../db/schema.ts';

/** The sign that a worker lives. */
export interface Heartbeat {
  /** Resolves when every other process can see it. */
  begun: Promise<void>;
  end(): Promise<void>;
}

const RETRY_MS = 300;
/** Longer than a living worker needs to show its sign again after its connection broke. */
const DOUBT_MS = 2000;

/**
 * Shows that this worker lives by a lock that PostgreSQL keeps for its connection and takes back when that is gone,
 * however the process ended. A broken connection is replaced.
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

/** A machine that lost its power is noticed in half a minute instead of hours. Without meaning on a Unix socket. */
const KEEPALIVE = 'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3';

/**
 * Frees the jobs of workers that are gone, so that the others take them up now and not after hours. A worker counts as
 * gone when its sign is missing twice. Answers whose jobs were freed.
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

/** Workers that hold jobs and whose lock can be had; it is had until the transaction ends. */
async function findDead(trx: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ worker: string }>`
    with holder as materialized (
      select distinct locked_by as worker from graphile_worker.jobs where locked_by is not null
    )
    select worker from holder where pg_try_advisory_xact_lock_shared(hashtextextended(worker, 0))`.execute(trx);
  return rows.map(({ worker }) => worker);
}
