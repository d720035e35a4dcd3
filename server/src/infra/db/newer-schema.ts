import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';

/** Name of the last migration of this release. */
const LAST = readdirSync(join(import.meta.dirname, '../../../migrations'))
  .toSorted()
  .at(-1)!
  .replace(/\.ts$/, '');

/**
 * Returns the names of applied migrations of newer releases. A newer release may run at the same time or may have been
 * rolled back; the previous release works with its tables.
 */
export async function newerMigrations(pool: Pick<Pool, 'query'>): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    'select name from kysely_migration where name collate "C" > $1 order by name collate "C"',
    [LAST],
  );
  return rows.map(({ name }) => name);
}
