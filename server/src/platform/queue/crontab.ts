import type { TaskName } from './payloads.ts';

/** Minute, hour, day, month and weekday in UTC. What was missed in the last `fill` while no server ran is made up for. */
export type CronLine = [time: string, task: TaskName, fill: string];

/** As graphile-worker reads it. */
export function crontabOf(lines: CronLine[]): string {
  return lines.map(([time, task, fill]) => `${time} ${task} ?fill=${fill}&max=5`).join('\n');
}
