import type { TaskName } from './tasks.ts';

/** Minute, hour, day, month and weekday in UTC. What was missed while no server ran is made up for, once. */
const lines: [time: string, task: TaskName][] = [
  ['17 3 * * *', 'clean-up'],
  ['47 3 * * *', 'anonymise-accounts'],
  ['27 6 * * *', 'resource-digests'],
];

/** As graphile-worker reads it. */
export const crontab = lines.map(([time, task]) => `${time} ${task} ?fill=1d&max=5`).join('\n');
