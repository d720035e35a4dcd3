import { totalmem } from 'node:os';

const MB = 2 ** 20;
/** Bounds of `shared_buffers` in MB. */
const LEAST = 256;
const MOST = 2048;
/** The rest is for the server process, the file system cache and other programs. */
const SHARE = 1 / 8;

/**
 * Memory settings of PostgreSQL for a machine with `bytes` of memory: page cache, and WAL size between checkpoints.
 * With 256 MB and a million cards, archiving 10,000 cards took twice as long, because changed pages were evicted and
 * changed again soon after.
 */
export function memorySettings(bytes = ownMemory()): { shared_buffers: string; max_wal_size: string } {
  const kept = Math.round(Math.min(Math.max((bytes * SHARE) / MB, LEAST), MOST));
  return { shared_buffers: `${kept}MB`, max_wal_size: `${Math.max(1024, 2 * kept)}MB` };
}

/** The memory of the machine, or the limit of the container. */
function ownMemory(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Infinity);
}
