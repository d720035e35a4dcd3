import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Stops a PostgreSQL server that is still running after our process crashed, and removes a `postmaster.pid` that names
 * an unrelated process. Call this while holding the directory lock, which guarantees that no other process uses the
 * server.
 */
export async function endFormerServer(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  for (let asked = false; existsSync(pidFile); await sleep(50)) {
    const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
    const command = commandLine(pid);
    // The process has ended: PostgreSQL detects and replaces such a pid file.
    if (command === undefined) return;
    if (!command.includes(cluster)) return rmSync(pidFile);
    if (!asked) process.kill(pid, 'SIGINT');
    asked = true;
  }
}

/** Returns the command line of a process; undefined if the process does not exist. */
function commandLine(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8') || undefined;
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return undefined;
  }
}
