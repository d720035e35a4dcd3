import { runMigrations } from 'graphile-worker';
import type { Pool } from 'pg';
import { StartError } from '../../core/config/start-error.ts';

/** Database schema of the job queue. Some SQL statements contain this name literally. */
export const JOBS_SCHEMA = 'graphile_worker';

const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Creates or migrates the tables of the job queue. Safe to call from several processes at once. Throws a `StartError`
 * if the database role lacks the privilege.
 */
export async function migrateJobs(pgPool: Pool): Promise<void> {
  try {
    await runMigrations({ pgPool, schema: JOBS_SCHEMA });
  } catch (error) {
    if ((error as { code?: string }).code !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new StartError(
      `DATABASE_URL: the role lacks the privilege to create the schema ${JOBS_SCHEMA} (see docs/configuration.md).`,
    );
  }
}
