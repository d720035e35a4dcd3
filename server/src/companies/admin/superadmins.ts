import { sql, type Transaction } from 'kysely';
import { CLOSED_STATES } from '../../people/accounts/closed.ts';
import type { Schema } from '../../infra/db/schema.ts';

/** Returns the email addresses of a company's superadmins whose accounts are not closed. */
export async function loadSuperadminEmails(trx: Transaction<Schema>, companyId: number): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select p.email from person p join company_member m on m.person_id = p.id and m.company_id = ${companyId}
    where p.superadmin_in = ${companyId} and p.state not in (${sql.join(CLOSED_STATES)}) order by p.id`.execute(trx);
  return rows.map(({ email }) => email);
}
