import { totalmem } from 'node:os';

const MB = 2 ** 20;
/** What PostgreSQL keeps of the database itself, in megabytes. */
const LEAST = 256;
const MOST = 2048;
/** The rest is for the program beside it, for what the system keeps of files, and for others. */
const SHARE = 1 / 8;

/**
 * What PostgreSQL takes of a machine's memory (bytes), and how much it writes ahead before it goes through all that it has changed: at a
 * million cards, in 256 MB, 10,000 that are archived at once took twice as long, since pages had to leave that were changed again soon.
 */
export function memorySettings(bytes = ownMemory()): { shared_buffers: string; max_wal_size: string } {
  const kept = Math.round(Math.min(Math.max((bytes * SHARE) / MB, LEAST), MOST));
  return { shared_buffers: `${kept}MB`, max_wal_size: `${Math.max(1024, 2 * kept)}MB` };
}

/** Of the container, where there is one with a limit. */
function ownMemory(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Infinity);
}
