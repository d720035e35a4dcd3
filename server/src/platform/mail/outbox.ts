import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Company } from '../company.ts';
import type { Schema } from '../db/schema.ts';
import type { Origins } from '../http/origins.ts';
import { addJob } from '../queue/add.ts';
import type { Letter } from './letter.ts';
import { renderLetter } from './render-letter.ts';

/** A letter and where it goes. */
export interface Mail {
  to: string;
  /** Whose portal it speaks for; null is Crewdock itself. */
  company: Company | null;
  letter: Letter;
  replyTo?: string;
  /** Ends the subscription that the mail belongs to, by a page and by RFC 8058. */
  unsubscribeUrl?: string;
}

/** Mails are written with the change that causes them: both happen or neither does. A job sends them. */
export interface Outbox {
  write(trx: Transaction<Schema>, mail: Mail): Promise<void>;
}

/** More than fit into the days for which a mail is tried: those end it. */
const ATTEMPTS = 200;

export function createOutbox(origins: Origins): Outbox {
  const domain = new URL(origins.main).hostname;
  return {
    async write(trx, { to, company, letter, replyTo, unsubscribeUrl }) {
      const { id } = await trx
        .insertInto('mail')
        .values({
          // Fixed from here on: a mail that is sent twice after a crash is recognised.
          message_id: `<${randomUUID()}@${domain}>`,
          company_id: company?.id ?? null,
          recipient: to,
          reply_to: replyTo ?? null,
          ...renderLetter(letter, company, origins),
          sent_at: null,
          failed_at: null,
          last_error: null,
          unsubscribe_url: unsubscribeUrl ?? null,
          secret: letter.secret ?? null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await addJob(trx, 'send-mail', { id }, { attempts: ATTEMPTS });
    },
  };
}
