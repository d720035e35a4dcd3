import type { TaskName } from './payloads.ts';

/**
 * Cron expression in UTC (minute, hour, day, month, weekday), task, and the period after downtime for which missed runs
 * are caught up.
 */
export type CronLine = [time: string, task: TaskName, fill: string];

/** Formats the schedule as a graphile-worker crontab. */
export function formatCrontab(lines: CronLine[]): string {
  return lines.map(([time, task, fill]) => `${time} ${task} ?fill=${fill}&max=5`).join('\n');
}
