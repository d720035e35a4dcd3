import type { Pool } from 'pg';
import { type Lane, LANE_OF, LANES } from './lanes.ts';
import type { TaskName } from './payloads.ts';

const STATES = ['waiting', 'later', 'running', 'failed'] as const;

export interface JobCount {
  /** `none`: the task no longer exists, so no lane runs the job. */
  lane: Lane | 'none';
  state: (typeof STATES)[number];
  count: number;
}

/** Counts jobs per lane and state: due, scheduled for later (or for a retry), running, and given up. */
export async function countJobs(pool: Pool): Promise<JobCount[]> {
  const { rows } = await pool.query<{ task: string } & Record<(typeof STATES)[number], number>>(`
    select
      task,
      count(*) filter (where not is_running and not is_failed and run_at <= now()) as waiting,
      count(*) filter (where not is_running and not is_failed and run_at > now()) as later,
      count(*) filter (where is_running) as running,
      count(*) filter (where not is_running and is_failed) as failed
    from (
      select task_identifier as task, run_at, locked_at is not null as is_running, attempts >= max_attempts as is_failed
      from graphile_worker.jobs
    ) job
    group by task`);
  const lanes = [...(Object.keys(LANES) as Lane[]), 'none' as const];
  return lanes.flatMap((lane) => {
    const ofLane = rows.filter(({ task }) => (LANE_OF[task as TaskName] ?? 'none') === lane);
    return STATES.map((state) => ({ lane, state, count: ofLane.reduce((sum, row) => sum + row[state], 0) }));
  });
}
