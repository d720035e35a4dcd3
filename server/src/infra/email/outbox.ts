import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { CompanyRow } from '../../core/identity/company.ts';
import type { Schema } from '../db/schema.ts';
import type { Origins } from '../../core/config/origins.ts';
import { plainIsolatedText } from '../../core/text/plain-text.ts';
import { addJob } from '../queue/add.ts';
import { renderCalendar } from '../../core/email-content/calendar-file.ts';
import { isTooMuch, addMailPart, letterOfAll, type MailPart } from '../../core/email-content/batched.ts';
import { ATTEMPTS, getEmailPriority } from './job.ts';
import type { Letter, PlainLetter } from '../../core/email-content/email-message.ts';
import { fromName, plainLetter, renderLetter, senderName } from './render-email.ts';

/** An email: its content and its addressing. */
export type Mail = Addressed & ({ letter: Letter; gathers?: undefined } | News);

interface Addressed {
  to: string;
  /** The company on whose behalf the email is sent; null for Crewdock itself. */
  company: CompanyRow | null;
  replyTo?: string;
  /** URL of the unsubscribe page, which also accepts one-click requests (RFC 8058). */
  unsubscribeUrl?: string;
  /**
   * Whether the email reports the state of the recipient's account, so suspended and terminated accounts receive it
   * too.
   */
  isNotice?: boolean;
}

/** A batched email. Cannot contain sign-in secrets, because these emails must be sent immediately. */
interface News {
  letter: PlainLetter & { secret?: undefined; linkExpiresAt?: undefined; calendar?: undefined };
  gathers: Gathering;
}

/** Batching: notifications from one author to one address within ten minutes are sent as one email. */
export interface Gathering extends Omit<MailPart, 'letter'> {
  /** A key that identifies the author. */
  by: string;
  /**
   * Whether the notification may only replace a part on the same topic in a pending email. Without such a part, it is
   * dropped.
   */
  onlyIfTold?: boolean;
}

/** Transactional outbox: emails are stored in the transaction of the change that causes them, and a job sends them. */
export interface Outbox {
  /**
   * Stores emails. Pass all emails of a transaction at once: they are written in a fixed order, so that transactions
   * which add to the same batches cannot deadlock.
   */
  write(trx: Transaction<Schema>, ...mails: Mail[]): Promise<void>;
  /**
   * Returns whether all notifications that these emails change are still pending, that is, whether each topic has a
   * part whose new state (`to`) is the previous state (`from`) of the email. Locks the pending emails until the
   * transaction ends, so that they cannot be sent before `write` changes them.
   */
  areHeld(trx: Transaction<Schema>, ...mails: Mail[]): Promise<boolean>;
}

const GATHERING = sql<Date>`now() + interval '10 minutes'`;

/** Creates the outbox. `mailFrom` is the sender's address of emails and the organizer's address of invitations. */
export function createOutbox(origins: Origins, mailFrom: string): Outbox {
  const domain = new URL(origins.main).hostname;

  const rowOf = ({ to, company, letter, replyTo, unsubscribeUrl, isNotice = false }: Mail) => ({
    // Stays the same in all attempts, so that mail servers can recognize duplicates sent after a crash.
    message_id: `<${randomUUID()}@${domain}>`,
    company_id: company?.id ?? null,
    recipient: to,
    reply_to: replyTo ?? null,
    ...renderLetter(letter, company, origins),
    unsubscribe_url: unsubscribeUrl ?? null,
    secret: letter.secret ?? null,
    link_expires_at: letter.linkExpiresAt ?? null,
    is_notice: isNotice,
    calendar_method: letter.calendar?.method ?? null,
    calendar: letter.calendar
      ? renderCalendar(letter.calendar, {
          organizer: { name: fromName(company), address: mailFrom },
          attendee: to,
          stamp: new Date(),
        })
      : null,
  });

  async function add(trx: Transaction<Schema>, mail: Mail): Promise<void> {
    const row = rowOf(mail);
    const { id } = await trx.insertInto('mail').values(row).returning('id').executeTakeFirstOrThrow();
    await addJob(trx, 'send-mail', { id }, { attempts: ATTEMPTS, priority: getEmailPriority(row) });
  }

  /**
   * Adds a notification to the pending email, or starts a new email. The row stays locked until the transaction ends.
   */
  async function gather(trx: Transaction<Schema>, mail: Mail, { by, onlyIfTold, ...words }: Gathering): Promise<void> {
    if (onlyIfTold && !(await findHeldPart(trx, keyOf(mail, by), words.about))) return;
    const several = words.several.map(([before, after]): [string, string] => [
      plainIsolatedText(before),
      plainIsolatedText(after),
    ]);
    const part = { ...words, several, letter: plainLetter(mail.letter) };
    const row = { ...rowOf(mail), gathers_as: keyOf(mail, by), parts: JSON.stringify([part]), due_at: GATHERING };
    const kept = await trx
      .insertInto('mail')
      .values(row)
      .onConflict((waiting) =>
        waiting
          .column('gathers_as')
          .where('gathers_as', 'is not', null)
          .where('sent_at', 'is', null)
          .doUpdateSet({ gathers_as: row.gathers_as }),
      )
      .returning(['id', 'message_id', 'parts', 'due_at'])
      .executeTakeFirstOrThrow();
    const { id } = kept;
    if (kept.message_id === row.message_id) {
      return addJob(trx, 'send-mail', { id }, { attempts: ATTEMPTS, runAt: kept.due_at });
    }
    const parts = addMailPart(kept.parts!, part);
    const one = trx.updateTable('mail').where('id', '=', id);
    if (isTooMuch(parts)) {
      await one.set({ gathers_as: null, parts: null }).execute();
      return gather(trx, mail, { by, ...words });
    }
    if (parts.length === 0) return void (await trx.deleteFrom('mail').where('id', '=', id).execute());
    const letter = renderLetter(letterOfAll(parts, senderName(mail.company)), mail.company, origins);
    const replyTo = mail.replyTo !== undefined && { reply_to: mail.replyTo };
    await one.set({ ...letter, ...replyTo, parts: JSON.stringify(parts) }).execute();
  }

  return {
    async write(trx, ...mails) {
      for (const mail of inOrder(mails)) await (mail.gathers ? gather(trx, mail, mail.gathers) : add(trx, mail));
    },
    async areHeld(trx, ...mails) {
      for (const mail of inOrder(mails)) {
        const { by, about, from } = mail.gathers!;
        const part = await findHeldPart(trx, keyOf(mail, by), about);
        if (part === undefined || part.to !== from) return false;
      }
      return true;
    },
  };
}

/** Finds the part on this topic in a pending email, and locks the email until the transaction ends. */
async function findHeldPart(
  trx: Transaction<Schema>,
  key: string,
  about: string | undefined,
): Promise<MailPart | undefined> {
  const mail = await trx
    .selectFrom('mail')
    .where('gathers_as', '=', key)
    .where('sent_at', 'is', null)
    .select('parts')
    .forUpdate()
    .executeTakeFirst();
  return mail?.parts?.find((part) => part.about === about);
}

function inOrder(mails: Mail[]): Mail[] {
  return mails.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
}

/** Returns the batching key: one batch per address, portal and author. */
function keyOf(mail: Mail, by: string): string {
  return `${orderOf(mail)} ${by}`;
}

function orderOf({ to, company }: Mail): string {
  return `${to.trim().toLowerCase()} ${company?.id ?? 0}`;
}
