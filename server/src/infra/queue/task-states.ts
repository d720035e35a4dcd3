import type { Pool } from 'pg';
import { type Lane, LANE_OF } from './lanes.ts';
import type { TaskName } from './payloads.ts';

/** State of a task's jobs, counted over all processes. */
export interface TaskState {
  task: TaskName;
  lane: Lane;
  /** Jobs that are due but have not started. */
  waiting: number;
  /** Jobs that are scheduled for later or wait for a retry. */
  later: number;
  running: number;
  /** Jobs that were given up after the last attempt. */
  failed: number;
  /** When the job that has waited longest became due; null if no job waits. */
  oldest: Date | null;
  succeeded: Date | null;
  /** The most recent error of the task's jobs, on one line. */
  error: string | null;
}

/** Returns the state of every task, including tasks without jobs. */
export async function taskStates(pool: Pool): Promise<TaskState[]> {
  const { rows } = await pool.query<TaskState>(
    `select
       task,
       count(*) filter (where id is not null and not is_running and not is_failed and run_at <= now()) as waiting,
       count(*) filter (where not is_running and not is_failed and run_at > now()) as later,
       count(*) filter (where is_running) as running,
       count(*) filter (where not is_running and is_failed) as failed,
       min(run_at) filter (where not is_running and not is_failed and run_at <= now()) as oldest,
       max(task_run.succeeded_at) as succeeded,
       left(split_part((array_agg(last_error order by updated_at desc) filter (where last_error is not null))[1], chr(10), 1), 300) as error
     from unnest($1::text[]) as named (task)
     left join task_run using (task)
     left join (
       select *, locked_at is not null as is_running, attempts >= max_attempts as is_failed
       from graphile_worker.jobs
     ) job on job.task_identifier = task
     group by task
     order by task`,
    [Object.keys(LANE_OF)],
  );
  return rows.map((row) => ({ ...row, lane: LANE_OF[row.task] }));
}
