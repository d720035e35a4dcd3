import { readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';

const MEMORY = '/dev/shm';
/** What all tests together leave there at a time, several times over. */
const NEEDED = 8 * 2 ** 30;

/**
 * Where tests put what they throw away: in memory, if the machine has plenty. A thousand databases are made and dropped, each of them
 * of 16 MB, and a disk that others use too takes a second for one. TMPDIR wins.
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

/** Tests install packages with programs and run them; containers are often given this one without the right to. */
function runsPrograms() {
  const options = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .findLast(([, place]) => place === MEMORY)?.[3];
  return options !== undefined && !options.split(',').includes('noexec');
}

/** As a program: says where. */
if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(scratchDirectory());
