import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The first process of the PostgreSQL of a data directory. */
export function postmaster(dataDirectory: string): number {
  return Number.parseInt(readFileSync(join(dataDirectory, 'postgres/postmaster.pid'), 'utf8'), 10);
}

/** Stops every process of it where it stands, as a machine does that is starved or suspended. Answers what lets them go on. */
export function freeze(dataDirectory: string): () => void {
  const first = postmaster(dataDirectory);
  // It first, so that no more come.
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

/** Behind the name, which may have spaces and brackets: the state and the parent. */
function parentOf(pid: string): number | undefined {
  if (!/^\d+$/.test(pid)) return undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

/** One that has ended meanwhile is no longer there. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    return;
  }
}
