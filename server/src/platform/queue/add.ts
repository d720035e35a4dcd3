import { sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { Payloads, TaskName } from './payloads.ts';

interface JobOptions {
  /** Not before then; at once by default. */
  runAt?: Date;
  /** A job with the same key that has not begun is replaced. */
  key?: string;
  /** After so many it is given up; 25, about three days, by default. */
  attempts?: number;
  /** Lower ones come first; 0 by default. */
  priority?: number;
  /** Jobs of one line are done one after the other. */
  line?: string;
}

/** A job that a worker takes up as soon as the transaction is committed, or never if it is not. */
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
