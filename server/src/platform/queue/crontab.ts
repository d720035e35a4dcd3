import type { TaskName } from '../../tasks.ts';

/** Minute, hour, day, month and weekday in UTC. What was missed in the last `fill` while no server ran is made up for. */
const lines: [time: string, task: TaskName, fill: string][] = [
  ['17 3 * * *', 'clean-up', '1d'],
  ['47 3 * * *', 'anonymise-accounts', '1d'],
  ['27 6 * * *', 'resource-digests', '1d'],
  ['*/5 * * * *', 'trim-market-changes', '5m'],
  // Should the turn of an operation have been lost.
  ['* * * * *', 'run-operations', '1m'],
];

/** As graphile-worker reads it. */
export const crontab = lines.map(([time, task, fill]) => `${time} ${task} ?fill=${fill}&max=5`).join('\n');
