import { sql, type Transaction } from 'kysely';
import type { CompanyRow } from '../core/identity/company.ts';
import type { Schema } from '../infra/db/schema.ts';

/**
 * Returns the email addresses for messages to a company: its configured addresses, or if there are none, its
 * superadmins.
 */
export async function loadCompanyRecipients(
  trx: Transaction<Schema>,
  { id, message_addresses }: Pick<CompanyRow, 'id' | 'message_addresses'>,
): Promise<string[]> {
  if (message_addresses.length > 0) return message_addresses;
  const { rows } = await sql<{ email: string }>`
    select p.email from person p join company_member m on m.person_id = p.id and m.company_id = ${id}
    where p.superadmin_in = ${id} and p.anonymised_at is null order by p.id`.execute(trx);
  return rows.map(({ email }) => email);
}
