import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Company } from '../company.ts';
import type { Schema } from '../db/schema.ts';
import type { Origins } from '../http/origins.ts';
import { plainText } from '../plain-text.ts';
import { addJob } from '../queue/add.ts';
import { renderCalendar } from './calendar.ts';
import { isTooMuch, joined, letterOfAll, type MailPart } from './gathered.ts';
import { ATTEMPTS, priorityOf } from './job.ts';
import type { Letter, PlainLetter } from './letter.ts';
import { fromName, plainLetter, renderLetter, senderName } from './render-letter.ts';

/** A letter and where it goes. */
export type Mail = Addressed & ({ letter: Letter; gathers?: undefined } | News);

interface Addressed {
  to: string;
  /** Whose portal it speaks for; null is Crewdock itself. */
  company: Company | null;
  replyTo?: string;
  /** Ends the subscription that the mail belongs to, by a page and by RFC 8058. */
  unsubscribeUrl?: string;
  /** It tells an account where it stands: it goes to one that is closed, too. */
  isNotice?: boolean;
}

/** Never what lets somebody in: that doesn't wait. */
interface News {
  letter: PlainLetter & { secret?: undefined; linkExpiresAt?: undefined; calendar?: undefined };
  gathers: Gathering;
}

/** Waits ten minutes for more that the same one causes to the same address, and all of it is one mail. */
export interface Gathering extends Omit<MailPart, 'letter'> {
  /** Who causes it. */
  by: string;
  /** It changes what a mail that waits says, and is nothing to write a mail for. */
  onlyIfTold?: boolean;
}

/** Mails are written with the change that causes them: both happen or neither does. A job sends them. */
export interface Outbox {
  /** All mails of a transaction at once: two that gather into the same ones then wait for each other in the same order. */
  write(trx: Transaction<Schema>, ...mails: Mail[]): Promise<void>;
}

const GATHERING = sql<Date>`now() + interval '10 minutes'`;

/** `mailFrom`: the address that mails come from, and invitations. */
export function createOutbox(origins: Origins, mailFrom: string): Outbox {
  const domain = new URL(origins.main).hostname;

  const rowOf = ({ to, company, letter, replyTo, unsubscribeUrl, isNotice = false }: Mail) => ({
    // Fixed from here on: a mail that is sent twice after a crash is recognised.
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
    await addJob(trx, 'send-mail', { id }, { attempts: ATTEMPTS, priority: priorityOf(row) });
  }

  /** Into the mail that waits, whose row is then ours until the end of the transaction, or else into a new one. */
  async function gather(trx: Transaction<Schema>, mail: Mail, { by, onlyIfTold, ...words }: Gathering): Promise<void> {
    if (onlyIfTold && !(await waits(trx, keyOf(mail, by), words.about))) return;
    const several = words.several.map(([before, after]): [string, string] => [plainText(before), plainText(after)]);
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
    const parts = joined(kept.parts!, part);
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
      const ordered = mails.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
      for (const mail of ordered) await (mail.gathers ? gather(trx, mail, mail.gathers) : add(trx, mail));
    },
  };
}

/** Whether a word on this is in a mail that hasn't left, which is ours until the end of the transaction. */
async function waits(trx: Transaction<Schema>, key: string, about: string | undefined): Promise<boolean> {
  const mail = await trx
    .selectFrom('mail')
    .where('gathers_as', '=', key)
    .where('sent_at', 'is', null)
    .select('parts')
    .forUpdate()
    .executeTakeFirst();
  return mail?.parts?.some((part) => part.about === about) ?? false;
}

/** One mail gathers for an address, a portal and an author. */
function keyOf(mail: Mail, by: string): string {
  return `${orderOf(mail)} ${by}`;
}

function orderOf({ to, company }: Mail): string {
  return `${to.trim().toLowerCase()} ${company?.id ?? 0}`;
}
