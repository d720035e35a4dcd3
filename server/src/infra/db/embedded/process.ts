import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** User id of `nobody`, because PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

/** Command prefix and user with which PostgreSQL programs are started. */
export interface Runner {
  prefix: string[];
  uid?: number;
  gid?: number;
}

/**
 * Returns how PostgreSQL is started. Root uses a user namespace, as a mapped user, so that the files still belong to
 * root. If the kernel or a container forbids namespaces, PostgreSQL runs as `nobody`, which then owns the data
 * directory.
 */
export function findRunner(): Runner {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const namespace = ['unshare', '-U', '--map-user=1000', '--map-group=1000'];
  try {
    execFileSync(namespace[0]!, [...namespace.slice(1), 'true'], { stdio: 'ignore' });
    return { prefix: namespace };
  } catch {
    return { prefix: [], uid: NOBODY, gid: NOBODY };
  }
}

/** Makes a directory traversable for the PostgreSQL user if it differs from the current user. */
export function letThrough(directory: string, { uid }: Runner): void {
  if (uid !== undefined) chmodSync(directory, 0o711);
}

/** Makes the PostgreSQL user the owner of a directory, because an earlier start may have used a different user. */
export function transferDirectoryOwner(directory: string, { uid }: Runner): void {
  if (process.getuid?.() !== 0) return;
  const owner = uid ?? 0;
  if (lstatSync(directory).uid !== owner) chownTree(directory, owner);
}

function chownTree(path: string, owner: number): void {
  // Changes the directory after its content, so that its owner shows whether the whole tree is done.
  if (lstatSync(path).isDirectory()) for (const name of readdirSync(path)) chownTree(join(path, name), owner);
  chownSync(path, owner, owner);
}

/**
 * Runs a PostgreSQL program as `runner`, in a separate session, so that Ctrl-C does not reach it. `log` is the file
 * descriptor for its output. A watchdog sends SIGINT (a fast, clean shutdown of a server) when this process ends, even
 * after a crash: the kernel then closes the pipe from which the watchdog reads.
 */
export function runPostgresProgram({ prefix, ...identity }: Runner, command: string[], log: number): ChildProcess {
  const watchdog = '( (read -r _ <&3; kill -INT $$) & ) </dev/null >/dev/null 2>&1; exec "$@" 3<&-';
  const child = spawn('sh', ['-c', watchdog, 'sh', ...prefix, ...command], {
    ...identity,
    stdio: ['ignore', log, log, 'pipe'],
    detached: true,
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
  });
  child.on('exit', () => child.stdio[3]?.destroy());
  return child;
}
