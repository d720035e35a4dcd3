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
  const all = JSON.stringify({ ...subjects, person: [personId] });
  await sql`select redact_audit(${personId}, ${all}::jsonb)`.execute(trx);
}
