import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { pause } from '../queue/pause.ts';
import type { Task, TaskServices } from '../queue/task.ts';
import { takePlace } from './hourly.ts';
import { hurryMails } from './hurry.ts';
import { fromName } from './render-letter.ts';
import { type Smtp, SmtpError, type WithSmtp } from './smtp.ts';
import { withhold } from './withhold.ts';

/** So long a mail is tried; afterwards its news is old. */
const GIVE_UP_MS = 4 * 24 * 60 * 60 * 1000;
/** A server that takes whole mails and doesn't say so may have delivered each of them. */
const MOST_UNANSWERED = 3;
const RETRY_MS = 500;

/** Sends a mail of the outbox, unless it was sent or given up. */
export const sendMail: Task<'send-mail', TaskServices & WithSmtp> = async ({ id }, { db, smtp, log, signal }) => {
  await closeMail(db, id);
  if (await withhold(db, id)) return;
  // What stays here floods nobody.
  if (!smtp.isMailbox && !(await takePlace(db, id))) return;
  let isSent = false;
  const attempt = async (trx: Transaction<Schema>): Promise<SmtpError | undefined> => {
    const mail = await lockMail(trx, id);
    if (!mail || mail.sent_at || mail.failed_at) return;
    try {
      const reply_to = mail.reply_to ?? mail.company?.mail_reply_to ?? null;
      await smtp.send({ ...mail, reply_to, sender: fromName(mail.company) }, signal);
    } catch (error) {
      if (!(error instanceof SmtpError)) throw error;
      const given = await keepFailure(trx, mail, error);
      if (!given) return error;
      log.warn({ mail: id, reason: error.reason }, 'a mail was given up');
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
    // The connection broke while the server took its time: a mail that it has taken isn't sent again.
    await insist(() => keepSent(db, id, smtp), signal);
  }
};

/** From here on it takes no more: what comes now begins another one. Waits for whoever adds something at this moment. */
async function closeMail(db: Kysely<Schema>, id: string): Promise<void> {
  const row = db.updateTable('mail').where('id', '=', id).where('parts', 'is not', null);
  await row.set({ gathers_as: null, parts: null }).execute();
}

/** The lock stays until the mail is sent. Should another worker have it, this job fails and looks again later. */
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

/** Answers whether the mail was given up. */
async function keepFailure(
  trx: Transaction<Schema>,
  mail: { id: string; due_at: Date; unanswered: number },
  { kind, reason, reply }: SmtpError,
): Promise<boolean> {
  const unanswered = mail.unanswered + (kind === 'unanswered' ? 1 : 0);
  const isOld = Date.now() - mail.due_at.getTime() > GIVE_UP_MS;
  const isOver = kind === 'refused' || isOld || unanswered >= MOST_UNANSWERED;
  await trx
    .updateTable('mail')
    .where('id', '=', mail.id)
    .set({ last_error: reply, reason, unanswered, tried_at: new Date(), ...(isOver && { failed_at: new Date() }) })
    // It took nothing: the place is free again.
    .$if(unanswered === 0, (row) => row.set({ handed_at: null }))
    .execute();
  return isOver;
}

/** What lets somebody in is the recipient’s alone from now on. */
async function keepSent(db: Kysely<Schema>, id: string, { isMailbox }: Smtp): Promise<void> {
  const without = (part: 'text' | 'html') => sql<string>`replace(${sql.ref(part)}, coalesce(secret, ''), '…')`;
  const mail = db.updateTable('mail').where('id', '=', id).set({ sent_at: new Date(), reason: null });
  const handed = { handed_at: sql<Date>`clock_timestamp()`, secret: null };
  await (isMailbox ? mail : mail.set({ ...handed, text: without('text'), html: without('html') })).execute();
}

/** Until it succeeds or the server ends. */
async function insist(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted) throw error;
      await pause(RETRY_MS, signal);
    }
  }
}
