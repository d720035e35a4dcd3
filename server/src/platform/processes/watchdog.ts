import { workerData } from 'node:worker_threads';

/** On a thread of its own, so that it is awake whatever the work does. */
const EVERY_MS = 100;

const { parent, memoryBytes } = workerData as { parent: number; memoryBytes: number };

setInterval(() => {
  const isOrphan = process.ppid !== parent;
  if (isOrphan || process.memoryUsage.rss() > memoryBytes) process.kill(process.pid, 'SIGKILL');
}, EVERY_MS);
