import { readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';

const MEMORY = '/dev/shm';
/** Required memory in bytes: several times the memory that all tests use at once. */
const NEEDED = 8 * 2 ** 30;

/**
 * Returns a directory for temporary files of tests: in memory if the machine has enough memory. Tests create and drop a
 * thousand databases of 16 MB each, which takes a second per database on a shared disk. TMPDIR takes precedence.
 */
export function scratchDirectory() {
  return !process.env.TMPDIR && hasRoom() && runsPrograms() ? MEMORY : tmpdir();
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= NEEDED && process.availableMemory() >= 2 * NEEDED;
  } catch {
    return false;
  }
}

/**
 * Returns whether programs can run in the directory, as required by tests. In containers, /dev/shm is often mounted
 * with `noexec`.
 */
function runsPrograms() {
  const options = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .findLast(([, place]) => place === MEMORY)?.[3];
  return options !== undefined && !options.split(',').includes('noexec');
}

/** Prints the directory when run as a program. */
if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(scratchDirectory());
