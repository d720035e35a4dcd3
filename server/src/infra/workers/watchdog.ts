import { workerData } from 'node:worker_threads';

/** Interval of the checks in milliseconds. They run on a separate thread, so that blocking work cannot stop them. */
const EVERY_MS = 100;

const { parent, memoryBytes } = workerData as { parent: number; memoryBytes: number };

setInterval(() => {
  const isOrphan = process.ppid !== parent;
  if (isOrphan || process.memoryUsage.rss() > memoryBytes) process.kill(process.pid, 'SIGKILL');
}, EVERY_MS);
