import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import type { PoolClient } from 'pg';

/**
 * Raises the nice value of the PostgreSQL process that serves a connection to `priority` (see `os.getPriority`). Does
 * nothing unless the database runs on this machine as the same user.
 */
export async function asNice(client: Pick<PoolClient, 'query'>, priority: number): Promise<void> {
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const { pid } = rows[0]!;
    // The pid of a remote server may be unused on this machine, or belong to a different program.
    if ((await readFile(`/proc/${pid}/cmdline`, 'latin1')).startsWith('postgres: ')) setPriority(pid, priority);
  } catch {
    // The process is remote, belongs to another user or has ended. A broken connection is reported by its next query.
  }
}
