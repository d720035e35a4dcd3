import { chmodSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../../../core/config/start-error.ts';

/**
 * Maximum length of the socket directory's path: the kernel limits socket paths, and `/.s.PGSQL.5432` is the longest
 * suffix.
 */
const LONGEST_SOCKET_DIRECTORY = 103 - '/.s.PGSQL.5432'.length;

/**
 * Returns the directory for the sockets of a data directory: `run` inside the data directory, or a private directory
 * in the temporary folder if that path is too long. Throws a `StartError` if the directory belongs to another user.
 */
export function socketDirectory(dataDirectory: string): string {
  const inside = join(dataDirectory, 'run');
  const path =
    Buffer.byteLength(inside) <= LONGEST_SOCKET_DIRECTORY
      ? inside
      : join(tmpdir(), `crewdock-${createHash('sha256').update(dataDirectory).digest('hex').slice(0, 16)}`);
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const owner = statSync(path).uid;
  if (process.getuid && process.getuid() !== 0 && owner !== process.getuid()) {
    throw new StartError(`${path} belongs to another user.`);
  }
  chmodSync(path, 0o700);
  return path;
}

/**
 * Locks a data directory for one process. The lock is a listening socket, so it ends with its process even after a
 * crash, and reports the pid of its holder. Throws a `StartError` when another process holds the lock.
 */
export async function lockDirectory(dataDirectory: string, sockets: string): Promise<{ release(): void }> {
  const path = join(sockets, 'lock');
  for (;;) {
    const server = await listen(path);
    if (server) return { release: () => void server.close() };
    const holder = await askHolder(path);
    if (holder !== undefined) {
      throw new StartError(`DATA_DIR ${dataDirectory} is in use by process ${holder}.`);
    }
    rmSync(path, { force: true });
  }
}

/** Returns the pid of the process that uses the directory with these sockets; undefined if there is none. */
export function findSocketOwnerPid(sockets: string): Promise<string | undefined> {
  return askHolder(join(sockets, 'lock'));
}

function listen(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.on('error', () => {}).end(String(process.pid)));
    server.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(path, () => resolve(server.unref()));
  });
}

/**
 * Returns the pid of the process that listens on the lock; "?" if the process does not respond, undefined if no process
 * listens.
 */
function askHolder(path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = '';
    let connected = false;
    const socket = connect(path, () => (connected = true));
    socket.setEncoding('utf8').setTimeout(2000, () => socket.destroy());
    socket.on('data', (text: string) => (answer += text));
    socket.on('error', () => {});
    socket.on('close', () => resolve(connected ? answer || '?' : undefined));
  });
}
