import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { LIMIT } from './recipient-rate-limit.ts';
import { AWAY } from './smtp.ts';

/**
 * Retries other emails now instead of after their backoff, which may be hours. Called after a successful delivery.
 * These are the emails for which a process could not reach the server, and, once an hour, the emails that the server
 * deferred. Rate-limited emails are not retried early.
 */
export async function hurryMails(db: Kysely<Schema>): Promise<void> {
  await sql`
    select graphile_worker.reschedule_jobs(
      array(
        select job.id from graphile_worker._private_jobs job
        join mail on mail.id = (job.payload ->> 'id')::uuid
        where mail.sent_at is null and mail.failed_at is null and mail.unanswered = 0
          and mail.reason <> ${LIMIT}
          and (mail.reason like ${`${AWAY}%`} or mail.tried_at < now() - interval '1 hour')
          and job.task_id = (select id from graphile_worker._private_tasks where identifier = 'send-mail')
          and job.locked_at is null and job.run_at > now()
        for update of job skip locked
      ),
      run_at => now(),
      max_attempts => ${MANY}
    )`.execute(db);
}

/** Practically unlimited number of attempts, because emails are given up by age. */
const MANY = 32_767;
