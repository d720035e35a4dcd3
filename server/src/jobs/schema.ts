import { runMigrations } from 'graphile-worker';
import type { Pool } from 'pg';

/** The schema of the job queue. `graphile_worker` stands in statements of ours. */
export const JOBS_SCHEMA = 'graphile_worker';

/** Makes the tables of the job queue or brings them up to date; safe when several processes do so at once. */
export async function migrateJobs(pgPool: Pool): Promise<void> {
  await runMigrations({ pgPool, schema: JOBS_SCHEMA });
}
