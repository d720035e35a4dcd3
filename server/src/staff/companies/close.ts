import { CLOSING_DAYS } from '@crewdock/contract/staff/companies';
import { sql, type Transaction } from 'kysely';
import { loadSuperadminEmails } from '../../companies/admin/superadmins.ts';
import { writeAuditEntries } from '../../core/audit/changed.ts';
import type { CompanyRow } from '../../core/identity/company.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import type { Schema } from '../../infra/db/schema.ts';
import type { Context } from '../../core/context/context.ts';
import { conflictError, notFound } from '../../core/errors/errors.ts';
import { requireVersion } from '../../core/context/seen-version.ts';
import type { Letter } from '../../core/email-content/email-message.ts';
import { closingLetter, reopenedLetter } from './emails.ts';
import * as errors from '../../core/messages/errors/staff.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/** Version that the requester saw, and a function that returns the current row for a conflict. */
interface Seen {
  version: number | undefined;
  current: () => unknown;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Closes a company: its portal is hidden from visitors immediately. Its members can export their data until the due
 * date.
 */
export async function closeCompany(id: number, seen: Seen, context: Context): Promise<void> {
  const due = new Date(context.now.getTime() + CLOSING_DAYS * DAY_MS);
  const change = { due, letter: (company: CompanyRow, url: string) => closingLetter(company.name, due, url) };
  await move(id, change, seen, context);
}

/** Cancels the closing. Throws if the due date has passed, because the deletion may have begun. */
export async function reopenCompany(id: number, seen: Seen, context: Context): Promise<void> {
  const change = { due: null, letter: (company: CompanyRow, url: string) => reopenedLetter(company.name, url) };
  await move(id, change, seen, context);
}

/** Closes or reopens a company. Idempotent: closing again keeps the first due date. */
async function move(
  id: number,
  { due, letter }: { due: Date | null; letter: (company: CompanyRow, url: string) => Letter },
  { version, current }: Seen,
  context: Context,
): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    const company = await trx.selectFrom('company').where('id', '=', id).selectAll().forUpdate().executeTakeFirst();
    if (!company) throw notFound();
    const { deletion_due: before } = company;
    if ((before === null) === (due === null)) return;
    await requireVersion(version, company, current);
    if (before !== null && before <= context.now) throw conflictError(formatMessage(errors.companyDeleted));
    await trx
      .updateTable('company')
      .set({ deletion_due: due, version: sql`version + 1` })
      .where('id', '=', id)
      .execute();
    await writeAuditEntries(trx, context, {
      action: 'changed',
      subject: 'company',
      id,
      before: { deletion_due: before },
      after: { deletion_due: due },
    });
    await tell(trx, company, letter, context);
  });
}

async function tell(
  trx: Transaction<Schema>,
  company: CompanyRow,
  letter: (company: CompanyRow, url: string) => Letter,
  { origins, outbox }: Context,
): Promise<void> {
  const mail = { company, letter: letter(company, `${origins.of(company)}/admin/settings#export`) };
  await outbox.write(trx, ...(await loadSuperadminEmails(trx, company.id)).map((to) => ({ to, ...mail })));
}
