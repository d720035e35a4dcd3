import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the process id of the PostgreSQL postmaster of a data directory. */
export function postmaster(dataDirectory: string): number {
  return Number.parseInt(readFileSync(join(dataDirectory, 'postgres/postmaster.pid'), 'utf8'), 10);
}

/**
 * Stops all PostgreSQL processes of a data directory with SIGSTOP, which simulates a starved or suspended machine.
 * Returns a function that resumes them.
 */
export function freeze(dataDirectory: string): () => void {
  const first = postmaster(dataDirectory);
  // Stops the postmaster first, so that it starts no further processes.
  process.kill(first, 'SIGSTOP');
  const all = [first, ...childrenOf(first)];
  for (const pid of all) signal(pid, 'SIGSTOP');
  return () => {
    for (const pid of all) signal(pid, 'SIGCONT');
  };
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc').flatMap((name) => (parentOf(name) === parent ? Number(name) : []));
}

/**
 * Reads the parent process id from /proc. State and parent follow the process name, which can contain spaces and
 * brackets.
 */
function parentOf(pid: string): number | undefined {
  if (!/^\d+$/.test(pid)) return undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

/** Sends a signal. Ignores processes that have already ended. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    return;
  }
}
