import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { addJob } from '../queue/add.ts';
import { sleepUnlessAborted } from '../queue/pause.ts';
import type { JobHandler } from '../queue/job-handler.ts';
import { holdMail } from './held-mails.ts';
import { takePlace } from './recipient-rate-limit.ts';
import { hurryMails } from './expedite.ts';
import { ATTEMPTS, type MailServices, getEmailPriority } from './job.ts';
import { fromName } from './render-email.ts';
import { type Smtp, SmtpError } from './smtp.ts';
import { withholdFromClosedAccount, withholdExpired } from './withhold.ts';

/** Age in milliseconds at which an email is given up, because its content is outdated. */
const GIVE_UP_MS = 4 * 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
/**
 * Delays in milliseconds after attempts in which the whole email was sent but not confirmed. Each attempt may have
 * delivered the email, so there are only a few retries, spread over a day. If the last retry is not confirmed either,
 * the email is given up.
 */
const UNANSWERED_PAUSES_MS = [15, 60, 4 * 60, 16 * 60].map((minutes) => minutes * MINUTE_MS);
const RETRY_MS = 500;

/** Sends an email of the outbox, unless it was already sent or given up. */
export const sendMail: JobHandler<'send-mail', MailServices> = async ({ id }, { db, smtp, log, signal }) => {
  await closeMail(db, id);
  if ((await withholdFromClosedAccount(db, id)) || (await withholdExpired(db, id))) return;
  if (smtp.kind === 'none') return holdMail(db, id);
  // Without a mail server, emails stay on this machine and the recipient rate limit does not apply.
  if (smtp.kind === 'server' && !(await takePlace(db, id))) return;
  let isSent = false;
  const attempt = async (trx: Transaction<Schema>): Promise<SmtpError | undefined> => {
    const mail = await lockMail(trx, id);
    if (!mail || mail.sent_at || mail.failed_at) return;
    try {
      const reply_to = mail.reply_to ?? mail.company?.mail_reply_to ?? null;
      await smtp.send({ ...mail, reply_to, sender: fromName(mail.company) }, signal);
    } catch (error) {
      if (!(error instanceof SmtpError)) throw error;
      const { isOver, retryAt } = await keepFailure(trx, mail, error);
      if (isOver) {
        log.warn({ mail: id, reason: error.reason }, 'email failed permanently');
        return;
      }
      if (!retryAt) return error;
      await addJob(trx, 'send-mail', { id }, { runAt: retryAt, attempts: ATTEMPTS, priority: getEmailPriority(mail) });
      log.warn({ mail: id, reason: error.reason, retryAt }, 'could not send an email; retry scheduled');
      return;
    }
    isSent = true;
    await keepSent(trx, id, smtp);
    await hurryMails(trx);
  };
  try {
    const failure = await db.transaction().execute(attempt);
    if (failure) throw failure;
  } catch (error) {
    if (!isSent) throw error;
    // The mail server accepted the email, but then the database connection broke. Stores the success, so that the email
    // is not sent again.
    await insist(() => keepSent(db, id, smtp), signal);
  }
};

/**
 * Ends the batch, so that later notifications start a new email. Waits for transactions that are adding to this batch.
 */
async function closeMail(db: Kysely<Schema>, id: string): Promise<void> {
  const row = db.updateTable('mail').where('id', '=', id).where('parts', 'is not', null);
  await row.set({ gathers_as: null, parts: null }).execute();
}

/** Locks the email until it is sent. Throws if another worker holds the lock; the job is then retried later. */
async function lockMail(trx: Transaction<Schema>, id: string) {
  const mail = await trx
    .selectFrom('mail')
    .leftJoin('company', 'company.id', 'mail.company_id')
    .selectAll('mail')
    .select(['company.name as company', 'company.mail_sender', 'company.mail_reply_to'])
    .where('mail.id', '=', id)
    .forUpdate('mail')
    .noWait()
    .executeTakeFirst();
  if (!mail) return mail;
  const { company: name, mail_sender, mail_reply_to, ...row } = mail;
  return { ...row, company: name === null ? null : { name, mail_sender, mail_reply_to } };
}

/**
 * Stores a failure. In the result, `isOver` means that the email was given up. `retryAt` is the time of the next
 * attempt; undefined for the queue's backoff.
 */
async function keepFailure(
  trx: Transaction<Schema>,
  mail: { id: string; due_at: Date; unanswered: number },
  { kind, reason, reply }: SmtpError,
): Promise<{ isOver: boolean; retryAt: Date | undefined }> {
  const unanswered = mail.unanswered + (kind === 'unanswered' ? 1 : 0);
  const isOld = Date.now() - mail.due_at.getTime() > GIVE_UP_MS;
  const isOver = kind === 'refused' || isOld || unanswered > UNANSWERED_PAUSES_MS.length;
  await trx
    .updateTable('mail')
    .where('id', '=', mail.id)
    .set({ last_error: reply, reason, unanswered, tried_at: new Date(), ...(isOver && { failed_at: new Date() }) })
    // The server did not accept the email, so it does not count toward the recipient rate limit.
    .$if(unanswered === 0, (row) => row.set({ handed_at: null }))
    .execute();
  const pauseMs = kind === 'unanswered' ? UNANSWERED_PAUSES_MS[unanswered - 1] : undefined;
  return { isOver, retryAt: pauseMs === undefined ? undefined : new Date(Date.now() + pauseMs) };
}

/** Marks the email as sent and removes its secret from the stored body. */
async function keepSent(db: Kysely<Schema>, id: string, { kind }: Smtp): Promise<void> {
  const without = (part: 'text' | 'html') => sql<string>`replace(${sql.ref(part)}, coalesce(secret, ''), '…')`;
  const mail = db.updateTable('mail').where('id', '=', id).set({ sent_at: new Date(), reason: null });
  const handed = { handed_at: sql<Date>`clock_timestamp()`, secret: null };
  await (kind === 'mailbox' ? mail : mail.set({ ...handed, text: without('text'), html: without('html') })).execute();
}

/** Retries `work` until it succeeds or the server shuts down. */
async function insist(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted) throw error;
      await sleepUnlessAborted(RETRY_MS, signal);
    }
  }
}
