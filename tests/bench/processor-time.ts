import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second, the unit of Linux's process times. */
const TICKS = 100;

interface Running {
  parent: number;
  /** CPU time of the process and of its children that have ended. */
  seconds: number;
}

/** Returns the CPU seconds of a process and all its descendants so far, from Linux's /proc. */
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

/** Reads a process; undefined if it has ended. */
function read(pid: string): Running | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The fields follow the process name, which can contain spaces and brackets.
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
