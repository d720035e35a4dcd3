import type { AuditSubject } from '@crewdock/contract/audit';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';

/**
 * Removes personal data of a person from the audit log: the contents of entries about the person and about these
 * subjects, and the person's addresses and user agents. The entries stay, with their time and subject.
 */
export async function redactAuditLog(
  trx: Transaction<Schema>,
  personId: number,
  subjects: Partial<Record<AuditSubject, (number | string)[]>>,
): Promise<void> {
  const all = JSON.stringify({ ...subjects, person: [personId] });
  await sql`select redact_audit(${personId}, ${all}::jsonb)`.execute(trx);
}
