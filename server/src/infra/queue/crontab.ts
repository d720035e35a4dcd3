import type { TaskName } from './payloads.ts';

/**
 * A cron expression in UTC (minute, hour, day, month, weekday), a task, and how far back runs missed during downtime
 * are made up.
 */
export type CronLine = [time: string, task: TaskName, fill: string];

/** Formats the schedule as a graphile-worker crontab. */
export function formatCrontab(lines: CronLine[]): string {
  return lines.map(([time, task, fill]) => `${time} ${task} ?fill=${fill}&max=5`).join('\n');
}
