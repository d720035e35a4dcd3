import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';

export const JOB_STATES = ['waiting', 'later', 'running', 'failed'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** A job as shown to operators, without the payload, which may contain personal data. */
export interface QueueJob {
  id: number;
  task: string;
  state: JobState;
  run_at: Date;
  /** Attempts so far and maximum: `3 of 25`. */
  attempts: string;
  /** The last error, on one line. */
  error: string | null;
}

/** Finds jobs, ordered by the time at which they are due. */
export async function findJobs(
  db: Kysely<Schema>,
  {
    task,
    state,
    limit,
    ids,
  }: { task?: string | undefined; state?: JobState | undefined; limit: number; ids?: number[] },
): Promise<QueueJob[]> {
  const { rows } = await sql<QueueJob>`
    select * from (
      select id, task_identifier as task, run_at, attempts || ' of ' || max_attempts as attempts,
        left(split_part(last_error, chr(10), 1), 200) as error,
        case when locked_at is not null then 'running' when attempts >= max_attempts then 'failed'
          when run_at > now() then 'later' else 'waiting' end as state
      from graphile_worker.jobs
      where ${task ?? null}::text is null or task_identifier = ${task ?? null}) job
    where (${state ?? null}::text is null or state = ${state ?? null})
      and (${ids ?? null}::bigint[] is null or id = any(${ids ?? null}::bigint[]))
    order by run_at, id limit ${limit}`.execute(db);
  return rows;
}

/** Makes jobs due now and resets their attempts, except running jobs. Returns the changed jobs as they were before. */
export async function runJobsNow(trx: Transaction<Schema>, ids: number[]): Promise<QueueJob[]> {
  return moved(trx, ids, sql`graphile_worker.reschedule_jobs(${ids}::bigint[], run_at => now(), attempts => 0)`);
}

/** Removes jobs, except running jobs. Returns the removed jobs. */
export async function removeJobs(trx: Transaction<Schema>, ids: number[]): Promise<QueueJob[]> {
  return moved(trx, ids, sql`graphile_worker.complete_jobs(${ids}::bigint[])`);
}

async function moved(trx: Transaction<Schema>, ids: number[], call: ReturnType<typeof sql>): Promise<QueueJob[]> {
  const before = await findJobs(trx, { ids, limit: ids.length });
  const { rows } = await sql<{ id: number }>`select id from ${call}`.execute(trx);
  return before.filter(({ id }) => rows.some((row) => row.id === id));
}
