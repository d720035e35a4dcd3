import type { Pool } from 'pg';
import type { TaskName } from './payloads.ts';

/**
 * Minimum time in milliseconds between two writes per task, because a lane may run many jobs of one task per second.
 */
const EVERY_MS = 5000;

/** Records when a task last succeeded. Write errors do not fail the job, because the time is only informational. */
export function keepRuns(pool: Pool): (task: TaskName) => Promise<void> {
  const kept = new Map<TaskName, number>();
  return async (task) => {
    const now = performance.now();
    if (now - (kept.get(task) ?? -EVERY_MS) < EVERY_MS) return;
    kept.set(task, now);
    await pool
      .query(
        `insert into task_run values ($1, now())
         on conflict (task) do update set succeeded_at = greatest(task_run.succeeded_at, excluded.succeeded_at)`,
        [task],
      )
      .catch(() => kept.delete(task));
  };
}
