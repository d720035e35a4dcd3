import { sql, type Transaction } from 'kysely';
import { worksIn } from '../companies/policy.ts';
import type { Schema } from '../infra/db/schema.ts';

/**
 * Returns the email addresses for emails about a card: the owner's address, or the addresses of the company's
 * superadmins if the owner has left the card's company. Deleted (anonymized) accounts get no emails.
 */
export async function loadCardOwnerEmails(
  trx: Transaction<Schema>,
  { owner_id, company_id }: { owner_id: number; company_id: number | null },
): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    with addressee as (
      select id, email, id = ${owner_id}
        and (${company_id}::int is null or ${worksIn(sql`${owner_id}`, sql`${company_id}`)}) as is_owner
      from person
      where anonymised_at is null and (id = ${owner_id} or superadmin_in = ${company_id}))
    select email from addressee
    where is_owner or (id <> ${owner_id} and not exists (select from addressee where is_owner))
    order by id`.execute(trx);
  return rows.map(({ email }) => email);
}
