import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * After a crash of our process its PostgreSQL may still be writing its last pages, or `postmaster.pid` may name a
 * process that has nothing to do with it. To be called with the directory's lock held, so whatever runs there may end.
 */
export async function endFormerServer(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  for (let asked = false; existsSync(pidFile); await sleep(50)) {
    const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
    const command = commandLine(pid);
    // PostgreSQL itself recognises the file of a process that is gone.
    if (command === undefined) return;
    if (!command.includes(cluster)) return rmSync(pidFile);
    if (!asked) process.kill(pid, 'SIGINT');
    asked = true;
  }
}

/** What a process was started with; undefined when there is none. */
function commandLine(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8') || undefined;
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return undefined;
  }
}
