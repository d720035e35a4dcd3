import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { Task, TaskServices } from '../queue/task.ts';
import { senderName } from './render-letter.ts';
import { SmtpError, type WithSmtp } from './smtp.ts';

/** So long a mail is tried; afterwards its news is old. */
const GIVE_UP_MS = 4 * 24 * 60 * 60 * 1000;

/** Sends a mail of the outbox, unless it was sent or given up. */
export const sendMail: Task<'send-mail', TaskServices & WithSmtp> = async ({ id }, { db, smtp, signal }) => {
  const failure = await db.transaction().execute(async (trx) => {
    const mail = await lockMail(trx, id);
    if (!mail || mail.sent_at || mail.failed_at) return;
    const note = trx.updateTable('mail').where('id', '=', id);
    try {
      const { wasAway } = await smtp.send({ ...mail, sender: senderName(mail.company) }, signal);
      await note.set({ sent_at: new Date() }).execute();
      if (wasAway) await hurryMails(trx);
    } catch (error) {
      if (!(error instanceof SmtpError)) throw error;
      const isOver = error.kind === 'refused' || Date.now() - mail.created_at.getTime() > GIVE_UP_MS;
      await note.set({ last_error: error.reply, ...(isOver && { failed_at: new Date() }) }).execute();
      if (!isOver) return error;
    }
  });
  if (failure) throw failure;
};

/** The lock stays until the mail is sent. Should another worker have it, this job fails and looks again later. */
async function lockMail(trx: Transaction<Schema>, id: string) {
  const mail = await trx
    .selectFrom('mail')
    .leftJoin('company', 'company.id', 'mail.company_id')
    .selectAll('mail')
    .select('company.name as company')
    .where('mail.id', '=', id)
    .forUpdate('mail')
    .noWait()
    .executeTakeFirst();
  return mail && { ...mail, company: mail.company === null ? null : { name: mail.company } };
}

/** After an hour without an SMTP server the next attempts are an hour away: they are made now that it is back. */
async function hurryMails(db: Kysely<Schema>): Promise<void> {
  await sql`
    select graphile_worker.reschedule_jobs(
      array(
        select id from graphile_worker.jobs
        where task_identifier = 'send-mail' and attempts > 0 and locked_at is null and run_at > now()
      ),
      run_at => now()
    )`.execute(db);
}
