import type { Transaction } from 'kysely';
import { writeAuditEntries, type Doer } from '../../core/audit/changed.ts';
import type { Schema } from '../../infra/db/schema.ts';
import { conflictError, notFound } from '../../core/errors/errors.ts';
import { addJob } from '../../infra/queue/add.ts';
import * as errors from '../../core/messages/errors/staff.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/**
 * Queues an email again after delivery was given up, and writes an audit entry. Throws a conflict for any other email.
 */
export async function tryAgain(trx: Transaction<Schema>, id: string, doer: Doer): Promise<void> {
  const mail = await trx
    .selectFrom('mail')
    .where('id', '=', id)
    .select(['failed_at', 'reason'])
    .forUpdate()
    .executeTakeFirst();
  if (!mail) throw notFound();
  if (!mail.failed_at) throw conflictError(formatMessage(errors.mailNotFailed));
  const now = { failed_at: null, reason: null, unanswered: 0 };
  await trx.updateTable('mail').set(now).where('id', '=', id).execute();
  await addJob(trx, 'send-mail', { id });
  const before = { state: 'given up', reason: mail.reason };
  const after = { state: 'tried again', reason: null };
  await writeAuditEntries(trx, doer, { action: 'changed', subject: 'mail', id, before, after });
}
