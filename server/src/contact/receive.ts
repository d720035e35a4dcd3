import type { Contact } from '@crewdock/contract/contact';
import type { HiddenFields } from '@crewdock/contract/widget-forms';
import type { Insertable, Kysely, Transaction } from 'kysely';
import type { z } from 'zod';
import { agreedTo, validateConsent } from '../companies/consent.ts';
import { loadCompanyRecipients } from '../companies/recipients.ts';
import { writeUpdate } from '../notifications/updates/write.ts';
import { inTransaction } from '../infra/db/in-transaction.ts';
import type { Schema } from '../infra/db/schema.ts';
import type { Context } from '../core/context/context.ts';
import type { WithCaptcha } from '../people/captcha/captcha.ts';
import { sentAlong } from '../core/text/hidden-fields.ts';
import { conflictError } from '../core/errors/errors.ts';
import { visitedPage } from '../infra/http/visited-page.ts';
import { messageLetter } from './emails.ts';
import * as errors from '../core/messages/errors/contact.ts';
import { formatMessage } from '../core/messages/format-message.ts';
import * as updates from '../core/messages/updates.ts';

type Row = Insertable<Schema['contact_message']>;

/**
 * Stores a contact message, adds it to the staff inbox and emails it to staff and the company, in
 * one transaction. Idempotent by `message_id`.
 */
export async function receiveContactMessage(
  { g_response, message_id: id, page, consent, hidden_fields, ...words }: z.output<typeof Contact>,
  context: Context & WithCaptcha,
): Promise<void> {
  const { db, limits, captcha, caller, actor, company, site } = context;
  await limits.use('write', caller);
  const said = {
    id,
    ...words,
    person_id: actor.kind === 'person' ? actor.id : null,
    company_id: company?.id ?? null,
    resource_id: null,
    site,
  };
  if (await isKnownMessage(db, said)) return;
  const row = { ...said, consent: validateConsent({ consent }, context), hidden_fields: JSON.stringify(hidden_fields) };
  await captcha.verify(g_response, caller);
  await limits.useForm('contact', caller, words.email);
  await inTransaction(db, async (trx) => {
    const isNew = await insertMessage(trx, row);
    // A concurrent request has inserted the same message.
    if (!isNew) return void (await isKnownMessage(trx, row));
    await tellStaff(trx, row, hidden_fields, visitedPage({ page }, context) ?? site, context);
  });
}

/** Returns whether the same message is already stored. Throws a conflict if a different message has its id. */
export async function isKnownMessage(db: Kysely<Schema>, row: Row): Promise<boolean> {
  const known = await db.selectFrom('contact_message').selectAll().where('id', '=', row.id).executeTakeFirst();
  if (!known) return false;
  const isSame = (['name', 'email', 'company_name', 'phone_number', 'message', 'resource_id'] as const).every(
    (field) => known[field] === row[field],
  );
  if (!isSame) throw conflictError(formatMessage(errors.messageUsed));
  return true;
}

export async function insertMessage(trx: Kysely<Schema>, row: Row): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('contact_message')
    .values(row)
    .onConflict((conflicting) => conflicting.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

async function tellStaff(
  trx: Transaction<Schema>,
  row: Row,
  along: HiddenFields,
  /** URL of the page, or of the partner's site if the page is not stored. */
  where: string | null,
  { outbox, company, contactEmail, actor }: Context,
): Promise<void> {
  const sender = [row.company_name, row.phone_number].filter(Boolean);
  await writeUpdate(trx, {
    kind: 'contact_message',
    title: formatMessage(updates.messageReceived, { name: row.name }),
    detail: [
      row.message,
      sender.join(', '),
      where && formatMessage(updates.messagePage, { page: where }),
      agreedTo(row.consent),
      sentAlong(along),
    ]
      .filter(Boolean)
      .join('\n\n'),
    email: row.email,
    personId: row.person_id,
    companyId: row.company_id,
    actor,
  });
  const recipients = company ? await loadCompanyRecipients(trx, company) : [];
  const all = new Set(contactEmail === undefined ? recipients : [...recipients, contactEmail]);
  const letter = messageLetter(row, along, where);
  await outbox.write(trx, ...[...all].map((to) => ({ to, replyTo: row.email, company, letter })));
}
