import type { Pool } from 'pg';

const STATES = ['waiting', 'later', 'running', 'failed'] as const;

/** Jobs that wait for a worker, that are for later or tried again later, that are under way, and that were given up. */
export async function countJobs(pool: Pool): Promise<[state: (typeof STATES)[number], count: number][]> {
  const { rows } = await pool.query<Record<(typeof STATES)[number], number>>(`
    select
      count(*) filter (where not is_running and not is_failed and run_at <= now()) as waiting,
      count(*) filter (where not is_running and not is_failed and run_at > now()) as later,
      count(*) filter (where is_running) as running,
      count(*) filter (where not is_running and is_failed) as failed
    from (
      select run_at, locked_at is not null as is_running, attempts >= max_attempts as is_failed from graphile_worker.jobs
    ) job`);
  return STATES.map((state) => [state, rows[0]![state]]);
}
