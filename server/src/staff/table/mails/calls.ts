import type { MailPreview } from '@crewdock/contract/mass-mail-endpoints';
import type { StaffTable } from '@crewdock/contract/table';
import type { Kysely } from 'kysely';
import { writeAuditEntries } from '../../../core/audit/changed.ts';
import { inTransaction } from '../../../infra/db/in-transaction.ts';
import type { Schema } from '../../../infra/db/schema.ts';
import { requirePerson } from '../../../core/context/context.ts';
import { conflictError } from '../../../core/errors/errors.ts';
import { startOperation } from '../../../core/operations/start.ts';
import type { TableQuestion } from '../conditions.ts';
import { exactKeys } from '../exact-keys.ts';
import type { AnySource, RowKey } from '../source.ts';
import type { TableContext } from '../table-context.ts';
import { findRecentMailing } from './recent-mailing.ts';
import { type MassLetter, type Recipient, isRecipient, resolveRecipients } from './recipients.ts';
import { massMail, writeMails } from './send.ts';
import * as errors from '../../../core/messages/errors/staff.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

interface Asked {
  question: TableQuestion;
  keys: RowKey[] | undefined;
  letter: MassLetter;
}

/** Lists the recipients, counts the omitted rows by reason, and renders the mail of the recipient at index `at`. */
export async function previewMails(
  db: Kysely<Schema>,
  table: StaffTable,
  source: AnySource,
  { question, keys, letter, at }: Asked & { at: number },
): Promise<MailPreview> {
  const all = await resolveRecipients(db, table, source, {
    keys: await exactKeys(db, table, source, { question, keys }),
    letter,
    told: new Set(),
  });
  const recipients = all.filter(isRecipient);
  const reasons = all.flatMap((one) => (isRecipient(one) ? [] : [one.reason]));
  const place = Math.min(at, recipients.length - 1);
  const shown = recipients[place];
  return {
    total: recipients.length,
    left_out: [...new Set(reasons)].map((reason) => ({
      reason,
      count: reasons.filter((one) => one === reason).length,
    })),
    shown: shown ? { at: place, name: shown.name, email: shown.email, subject: shown.subject, text: shown.text } : null,
  };
}

/** Sends the mail of the recipient at index `at` to the requester, not to the recipient. */
export async function sendTestMail(
  table: StaffTable,
  source: AnySource,
  asked: Asked & { at: number },
  context: TableContext,
): Promise<void> {
  const { db, limits } = context;
  const { id } = requirePerson(context);
  const { shown } = await previewMails(db, table, source, asked);
  if (!shown) throw conflictError(formatMessage(errors.noRecipients));
  await limits.use('own-mail', String(id));
  const me = await db.selectFrom('person').where('id', '=', id).select(['uid', 'email']).executeTakeFirstOrThrow();
  const mail: Recipient = { ...shown, ...me, key: id, companyId: null, subject: `Test: ${shown.subject}` };
  await inTransaction(db, (trx) => writeMails(trx, [mail], context));
}

/**
 * Starts the mailing. Returns the operation's uid and the row count. Without an idempotency key, a repeated call
 * returns the result of the first call.
 */
export async function startMassMail(
  table: StaffTable,
  source: AnySource,
  { question, keys, letter }: Asked,
  context: TableContext,
): Promise<{ uid: string; total: number }> {
  return inTransaction(context.db, async (trx) => {
    const exactly = await exactKeys(trx, table, source, { question, keys });
    const total = exactly.length;
    const definition = massMail(table, source);
    const ownerId = requirePerson(context).id;
    // With an idempotency key, the call runs in a transaction of the key, which already detects repeats.
    if (!context.db.isTransaction) {
      const recent = await findRecentMailing(trx, { kind: definition.kind, ownerId, keys: exactly, letter });
      if (recent) return recent;
    }
    const uid = await startOperation(trx, definition, {
      owner: { id: ownerId, companyId: null },
      title: `Mail “${letter.subject}” to ${table.name.replaceAll('_', ' ')}`,
      total,
      input: { keys: exactly, letter },
    });
    const after = { subject: letter.subject, text: letter.text, rows: total };
    await writeAuditEntries(trx, context, { action: 'mails_sent', subject: 'table', id: table.name, after });
    return { uid, total };
  });
}
