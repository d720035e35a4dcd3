import { sql, type Transaction } from 'kysely';
import { CLOSED_STATES } from '../../../people/accounts/closed.ts';
import type { Schema } from '../../../infra/db/schema.ts';
import { conflictError } from '../../../core/errors/errors.ts';
import * as errors from '../../../core/messages/errors/company.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

/**
 * Returns whether the company has no other superadmin with an open account. Call it only while the company is locked.
 */
export async function isLastSuperadmin(
  trx: Transaction<Schema>,
  companyId: number,
  personId: number,
): Promise<boolean> {
  const { rows } = await sql<{ is_one: boolean; others: number }>`
    select coalesce(bool_or(p.id = ${personId}), false) as is_one, count(*) filter (where p.id <> ${personId})::integer as others
    from person p join company_member m on m.person_id = p.id and m.company_id = ${companyId}
    where p.superadmin_in = ${companyId} and p.deletion_due is null and p.state not in (${sql.join(CLOSED_STATES)})`.execute(
    trx,
  );
  return rows[0]!.is_one && rows[0]!.others === 0;
}

/** Throws if the person is the company's last superadmin. */
export async function refuseLast(
  trx: Transaction<Schema>,
  companyId: number,
  { id, name }: { id: number; name: string },
): Promise<void> {
  if (await isLastSuperadmin(trx, companyId, id)) {
    throw conflictError(formatMessage(errors.lastSuperadmin, { name }));
  }
}
