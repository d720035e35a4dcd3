import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { LIMIT } from './hourly.ts';
import { AWAY } from './smtp.ts';

/**
 * Where one mail gets through the next ones may: those that wait for a server that was away are tried now, whichever process found it
 * away, and those that it put off, once an hour. Their own next attempts may be hours off. Those whose address has had enough wait.
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

/** Attempts never run out: the days for which a mail is tried do. */
const MANY = 32_767;
