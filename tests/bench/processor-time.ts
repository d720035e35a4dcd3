import { readdirSync, readFileSync } from 'node:fs';

/** How often a second Linux counts the time of processes. */
const TICKS = 100;

interface Running {
  parent: number;
  /** Its own, and of those of its children that have ended. */
  seconds: number;
}

/** Seconds of one core that a process and all that it has started have taken so far, as Linux counts them. */
export function processorSeconds(first: number): number {
  const all = runningProcesses();
  let sum = 0;
  for (const [pid, { seconds }] of all) if (isUnder(first, pid, all)) sum += seconds;
  return sum;
}

function runningProcesses(): Map<number, Running> {
  const all = new Map<number, Running>();
  for (const name of readdirSync('/proc')) {
    const running = /^\d+$/.test(name) && read(name);
    if (running) all.set(Number(name), running);
  }
  return all;
}

/** Undefined for one that has ended meanwhile. */
function read(pid: string): Running | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Behind the name, which may have spaces and brackets.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const ticks = fields.slice(11, 15).reduce((sum, part) => sum + part, 0);
    return { parent: fields[1]!, seconds: ticks / TICKS };
  } catch {
    return undefined;
  }
}

function isUnder(first: number, pid: number, all: Map<number, Running>): boolean {
  if (pid === first) return true;
  const parent = all.get(pid)?.parent;
  return parent !== undefined && isUnder(first, parent, all);
}
