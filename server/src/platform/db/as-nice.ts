import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import type { PoolClient } from 'pg';

/**
 * Lets what works for a connection give way as much as `priority` says (`os.getPriority`), where the database is on this machine and of this user.
 * Anywhere else nothing happens.
 */
export async function asNice(client: Pick<PoolClient, 'query'>, priority: number): Promise<void> {
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const { pid } = rows[0]!;
    // A number of another machine is nobody’s here, or a stranger’s.
    if ((await readFile(`/proc/${pid}/cmdline`, 'latin1')).startsWith('postgres: ')) setPriority(pid, priority);
  } catch {
    // Another machine’s or user’s, or gone already: who uses the connection hears of that.
  }
}
