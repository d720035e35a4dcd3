import type { Transaction } from 'kysely';
import { writeUpdate } from '../../notifications/updates/write.ts';
import { endSessions, requireFreshSession } from '../accounts/sessions.ts';
import { writeAuditEntries } from '../../core/audit/changed.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import type { Schema } from '../../infra/db/schema.ts';
import { type Context, requirePerson } from '../../core/context/context.ts';
import type { WithPasswords } from '../passwords/hash.ts';
import { formatPersonName } from '../../core/text/person-name.ts';
import { formatUtcShortDate } from '../../core/text/short-date.ts';
import { conflictError } from '../../core/errors/errors.ts';
import type { Person } from '../../core/identity/actor.ts';
import { deletionLetter, getProductName } from './emails.ts';
import { confirmPassword } from './own-password.ts';
import { loadAccount } from './queries.ts';
import * as errors from '../../core/messages/errors/account.ts';
import { formatMessage } from '../../core/messages/format-message.ts';
import * as updates from '../../core/messages/updates.ts';

const GRACE_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Starts the grace period of an account deletion. Repeated calls do not restart it. Accounts without a password need a
 * fresh sign-in, so that an abandoned session cannot be used to delete them.
 */
export async function askDeletion(password: string | undefined, context: Context & WithPasswords): Promise<void> {
  const { db, company, outbox, now } = context;
  const person = requirePerson(context);
  const account = await loadAccount(db, person.id);
  if (account.password_hash !== null) await confirmPassword(account, password, context);
  else await requireFreshSession(context, person.tokenHash, formatMessage(errors.freshToDelete));
  const due = new Date(now.getTime() + GRACE_DAYS * DAY_MS);
  const date = formatUtcShortDate(due);
  await inTransaction(db, async (trx) => {
    await refuseIndispensable(trx, person);
    const { numUpdatedRows } = await trx
      .updateTable('person')
      .set({ deletion_due: due })
      .where('id', '=', person.id)
      .where('deletion_due', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    const entry = { subject: 'person', id: person.id, after: { deletion_due: due } } as const;
    await writeAuditEntries(trx, context, { action: 'deletion_asked', ...entry });
    await endSessions(trx, person.id, person.tokenHash);
    await outbox.write(trx, { to: account.email, company, letter: deletionLetter(getProductName(company), date) });
    await writeUpdate(trx, {
      kind: 'account_deletion',
      title: formatMessage(updates.deletionRequested, { name: formatPersonName(account) }),
      detail: formatMessage(updates.deletionDate, { date }),
      email: account.email,
      personId: person.id,
      companyId: company?.id ?? null,
      actor: person,
    });
  });
}

export async function cancelDeletion(context: Context): Promise<void> {
  const { id } = requirePerson(context);
  await inTransaction(context.db, async (trx) => {
    const person = trx.updateTable('person').where('id', '=', id).where('deletion_due', 'is not', null);
    const { numUpdatedRows } = await person.set({ deletion_due: null }).executeTakeFirst();
    if (numUpdatedRows > 0n)
      await writeAuditEntries(trx, context, { action: 'deletion_cancelled', subject: 'person', id });
  });
}

/** Throws for staff accounts, which only other staff can delete, and for the last superadmin of a company. */
async function refuseIndispensable(
  trx: Transaction<Schema>,
  { id, isStaff, lacksSecondFactor, superadminIn }: Person,
): Promise<void> {
  if (isStaff || lacksSecondFactor) throw conflictError(formatMessage(errors.deletedByStaff));
  if (superadminIn === null) return;
  // Locks the company, so that its last two superadmins cannot both leave at the same time.
  await trx.selectFrom('company').where('id', '=', superadminIn).select('id').forUpdate().execute();
  const other = await trx
    .selectFrom('person')
    .where('superadmin_in', '=', superadminIn)
    .where('id', '!=', id)
    .where('deletion_due', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (!other) throw conflictError(formatMessage(errors.lastOwnSuperadmin));
}
