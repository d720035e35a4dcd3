import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { TaskName } from './payloads.ts';

/** Time in milliseconds after which a run ends. The next scheduled run continues, so that other jobs get a worker. */
const RUN_MS = 30_000;

/**
 * Repeats a short step of a background job until it returns false, for at most `runMs`. Steps use at most half of the
 * time. Returns immediately if another run of the same task is in progress in any process. Throws an error when
 * `signal` is aborted.
 */
export async function runInSteps(
  task: TaskName,
  { db, signal, runMs = RUN_MS }: { db: Kysely<Schema>; signal: AbortSignal; runMs?: number },
  step: (db: Kysely<Schema>) => Promise<boolean>,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    const lock = sql`hashtextextended(${`run of ${task}`}, 0)`;
    const { rows } = await sql<{ isFree: boolean }>`select pg_try_advisory_lock(${lock}) as "isFree"`.execute(
      connection,
    );
    if (!rows[0]!.isFree) return;
    try {
      const end = performance.now() + runMs;
      for (;;) {
        if (signal.aborted) throw new Error('shutting down: a retry processes the remaining rows');
        const start = performance.now();
        if (!(await step(connection))) return;
        const pause = performance.now() - start;
        if (start + 2 * pause >= end) return;
        await sleep(pause);
      }
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(connection);
    }
  });
}
