import { sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { Payloads, TaskName } from './payloads.ts';

interface JobOptions {
  /** Earliest start of the job; immediately by default. */
  runAt?: Date;
  /** Replaces an existing job with the same key that has not started. */
  key?: string;
  /** Maximum number of attempts; 25 by default, which takes about three days. */
  attempts?: number;
  /** Jobs with lower numbers run first; 0 by default. */
  priority?: number;
  /** Jobs with the same `line` run one after the other, never concurrently. */
  line?: string;
}

/** Adds a background job. The job starts when the transaction commits, and is discarded on rollback. */
export async function addJob<Name extends TaskName>(
  trx: Transaction<Schema>,
  name: Name,
  payload: Payloads[Name],
  { runAt, key, attempts, priority, line }: JobOptions = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${name}, ${JSON.stringify(payload)}::json,
    run_at => ${runAt ?? null}::timestamptz, job_key => ${key ?? null}::text, max_attempts => ${attempts ?? null}::int,
    priority => ${priority ?? null}::int, queue_name => ${line ?? null}::text
  )`.execute(trx);
}
