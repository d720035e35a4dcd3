import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';

/** The last migration of this release. */
const LAST = readdirSync(join(import.meta.dirname, 'migrations'))
  .toSorted()
  .at(-1)!
  .replace(/\.ts$/, '');

/**
 * Migrations that a newer release has done, which may serve beside this one or was taken back: each release’s tables serve the one
 * before too.
 */
export async function newerMigrations(pool: Pick<Pool, 'query'>): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    'select name from kysely_migration where name collate "C" > $1 order by name collate "C"',
    [LAST],
  );
  return rows.map(({ name }) => name);
}
