import { totalmem } from 'node:os';

const MB = 2 ** 20;
/** Minimum and maximum of `shared_buffers` in MB. */
const LEAST = 256;
const MOST = 2048;
/**
 * Share of the memory for `shared_buffers`; the rest is for the server process, the file system cache and other
 * programs.
 */
const SHARE = 1 / 8;

/**
 * Returns PostgreSQL memory settings for a machine with `bytes` of memory: page cache, and maximum WAL size between
 * checkpoints. With 256 MB of page cache and a million cards, archiving 10,000 cards took twice as long, because
 * changed pages were evicted and soon changed again.
 */
export function memorySettings(bytes = ownMemory()): { shared_buffers: string; max_wal_size: string } {
  const kept = Math.round(Math.min(Math.max((bytes * SHARE) / MB, LEAST), MOST));
  return { shared_buffers: `${kept}MB`, max_wal_size: `${Math.max(1024, 2 * kept)}MB` };
}

/** Returns the memory of the machine in bytes, or the limit of the container if that is lower. */
function ownMemory(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Infinity);
}
