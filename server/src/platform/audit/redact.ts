import type { AuditSubject } from '@crewdock/contract/audit';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';

/**
 * Takes out of the audit log what says who a person was: what is written of these subjects, and from where the person came. That
 * something happened, when, and to what stays.
 */
export async function redact(
  trx: Transaction<Schema>,
  personId: number,
  subjects: Partial<Record<AuditSubject, (number | string)[]>>,
): Promise<void> {
  await sql`select set_config('crewdock.redacts_audit', 'yes', true)`.execute(trx);
  for (const [kind, ids] of Object.entries({ ...subjects, person: [personId] })) {
    await sql`
      update audit_entry set before = null, after = null
      where subject_kind = ${kind} and subject_id = any(${ids.map(String)}::text[])`.execute(trx);
  }
  await sql`
    update audit_entry set address = null, user_agent = null
    where person_id = ${personId} or (subject_kind = 'person' and subject_id = ${String(personId)})`.execute(trx);
  await sql`select set_config('crewdock.redacts_audit', '', true)`.execute(trx);
}
