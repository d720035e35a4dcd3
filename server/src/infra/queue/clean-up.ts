import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { JobHandler, JobRun } from './job-handler.ts';

/** Creates the daily task that runs these delete statements for expired data. */
export function cleanUp(statements: string[]): JobHandler<'clean-up', Pick<JobRun, 'log'> & { db: Kysely<Schema> }> {
  return async (_, { db, log }) => {
    let removed = 0;
    for (const statement of statements) {
      const { numAffectedRows } = await sql.raw(statement).execute(db);
      removed += Number(numAffectedRows ?? 0);
    }
    if (removed > 0) log.info({ rows: removed }, 'removed expired rows');
  };
}
