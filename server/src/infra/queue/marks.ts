import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** Maximum tolerated clock difference. */
const AHEAD = '2 minutes';

/**
 * Repairs the effects of a process with a wrong clock. Last-run times in the future, which would stop a scheduled task
 * until then, are reset to now. If a task has scheduled jobs in the future, one of them runs now and the others are
 * removed. Returns the affected tasks.
 */
export async function correctMarks(db: Kysely<Schema>): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ identifier: string }>`
      update graphile_worker._private_known_crontabs
      set known_since = least(known_since, now()), last_execution = least(last_execution, now())
      where greatest(known_since, last_execution) > now() + ${AHEAD}::interval
      returning identifier`.execute(trx);
    await sql`
      with ahead as (
        select job.id, row_number() over (partition by task_id order by run_at) as nth
        from graphile_worker._private_jobs job
        where payload -> '_cron' is not null and attempts = 0 and locked_at is null and run_at > now() + ${AHEAD}::interval
      )
      select
        (select count(*) from graphile_worker.reschedule_jobs(array(select id from ahead where nth = 1), run_at => now())),
        (select count(*) from graphile_worker.complete_jobs(array(select id from ahead where nth > 1)))`.execute(trx);
    return rows.map(({ identifier }) => identifier);
  });
}
