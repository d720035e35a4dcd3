import { workerData } from 'node:worker_threads';

/**
 * Kills the process when its parent has ended or it uses too much memory. JavaScript, because Node would load its
 * TypeScript compiler again on this thread: an eighth of a second for each worker process.
 */

/** Interval of the checks in milliseconds. They run on a separate thread, so that blocking work cannot stop them. */
const EVERY_MS = 100;

const { parent, memoryBytes } = workerData;

setInterval(() => {
  const isOrphan = process.ppid !== parent;
  if (isOrphan || process.memoryUsage.rss() > memoryBytes) process.kill(process.pid, 'SIGKILL');
}, EVERY_MS);
