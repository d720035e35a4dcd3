import type { Pool } from 'pg';
import type { TaskName } from './payloads.ts';

/** A lane may do many of a kind in a second: their row is written this often. */
const EVERY_MS = 5000;

/** Keeps when a task was last done. Nothing depends on it, so no job fails by it. */
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
