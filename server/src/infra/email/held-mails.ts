import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { addJob } from '../queue/add.ts';
import type { JobHandler } from '../queue/job-handler.ts';
import { ATTEMPTS, type MailServices, getEmailPriority } from './job.ts';

/** Reason for an email that is held because no mail server is configured. */
export const NO_SERVER = 'no SMTP_URL';
/** Reason for an email that was given up because it was held for too long. */
const TOO_OLD = 'older than a day';
const CHUNK = 500;

/** Holds an email until a mail server is configured. The job ends; `sendHeldMails` adds a new job. */
export async function holdMail(db: Kysely<Schema>, id: string): Promise<void> {
  await db
    .updateTable('mail')
    .set({ reason: NO_SERVER, tried_at: new Date() })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute();
}

/**
 * Queues the emails that were held without a mail server. Emails older than a day are given up instead, so that staff
 * can decide whether to send them.
 */
export const sendHeldMails: JobHandler<'send-held-mails', MailServices> = async (_, { db, smtp, log, signal }) => {
  if (smtp.kind !== 'server') return;
  while (!signal.aborted) {
    const { queued, old } = await db.transaction().execute(releaseChunk);
    if (old > 0)
      log.warn({ mails: old }, 'marked emails as failed that were held without SMTP_URL for more than a day');
    if (queued > 0) log.info({ mails: queued }, 'queued emails that were held without SMTP_URL');
    if (queued + old < CHUNK) return;
  }
};

async function releaseChunk(trx: Transaction<Schema>): Promise<{ queued: number; old: number }> {
  const { rows } = await sql<HeldMail>`
    select id, secret, unsubscribe_url, due_at < now() - interval '1 day' as is_old from mail
    where sent_at is null and failed_at is null and reason = ${NO_SERVER}
    order by created_at, id limit ${CHUNK} for update skip locked`.execute(trx);
  const isOld = rows.filter(({ is_old }) => is_old);
  const current = rows.filter(({ is_old }) => !is_old);
  await setReason(trx, isOld, TOO_OLD, new Date());
  await setReason(trx, current, null, null);
  for (const mail of current) {
    await addJob(trx, 'send-mail', { id: mail.id }, { attempts: ATTEMPTS, priority: getEmailPriority(mail) });
  }
  return { queued: current.length, old: isOld.length };
}

interface HeldMail {
  id: string;
  secret: string | null;
  unsubscribe_url: string | null;
  is_old: boolean;
}

async function setReason(trx: Transaction<Schema>, mails: HeldMail[], reason: string | null, failedAt: Date | null) {
  if (mails.length === 0) return;
  const ids = mails.map(({ id }) => id);
  await trx.updateTable('mail').set({ reason, failed_at: failedAt }).where('id', 'in', ids).execute();
}
