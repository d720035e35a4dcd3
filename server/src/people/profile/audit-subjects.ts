import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';

type Subject = 'talent' | 'request' | 'resource' | 'list' | 'application' | 'sdr_client' | 'sdr_request' | 'import';

/**
 * Finds the ids of records about a person, other than the account, that erasure clears or deletes. The audit entries of
 * these records are redacted.
 */
export async function findAuditSubjects(
  trx: Transaction<Schema>,
  { id, email }: { id: number; email: string },
): Promise<Record<Subject, string[]>> {
  const { rows } = await sql<Record<Subject, string[]>>`
    select
      array(
        select id::text from talent where (owner_id = ${id} and company_id is null) or id = any(${invitedOf(email)})) as talent,
      array(select id::text from request where owner_id = ${id} and company_id is null) as request,
      array(select id::text from resource where owner_id = ${id} and company_id is null) as resource,
      array(select id::text from card_list where owner_id = ${id}) as list,
      array(select id::text from sdr_client where email = ${email} or client_id = ${id}) as sdr_client,
      array(select id::text from sdr_request where email = ${email} or client_id = ${id}) as sdr_request,
      -- Includes imports that have been removed since.
      array(
        select distinct subject_id from audit_entry where person_id = ${id} and subject_kind = 'import'
          and subject_id not in (select uid::text from import where company_id is not null)) as import,
      array(
        select id::text from application where email = ${email}
          or request_id in (select id from request where owner_id = ${id} and company_id is null)) as application`.execute(
    trx,
  );
  return rows[0]!;
}

/** Builds an SQL array of the talents that were created from applications with this email address. */
function invitedOf(email: string): RawBuilder<unknown> {
  return sql`array(
    select r.talent_id from application a join relation r on r.id = a.relation_id where a.email = ${email})`;
}
