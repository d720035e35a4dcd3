import type { AuditEntry, audit } from '@crewdock/contract/audit';
import type { Input } from '@crewdock/contract/endpoint';
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { deviceOf } from '../../platform/http/device.ts';

type Query = Input<typeof audit.listAuditEntries>['query'];

/** A page of the audit log, newest first. */
export async function auditEntries(
  db: Kysely<Schema>,
  { subject, subject_id, person, action, limit, offset }: Query,
): Promise<{ rows: AuditEntry[]; total: number }> {
  let asked = db.selectFrom('audit_entry as e');
  if (subject) asked = asked.where('e.subject_kind', '=', subject);
  if (subject_id) asked = asked.where('e.subject_id', '=', subject_id);
  if (person) asked = asked.where('e.person_id', '=', person);
  if (action) asked = asked.where('e.action', '=', action);
  const [{ total }, rows] = await Promise.all([
    asked.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    asked
      .leftJoin('person', 'person.id', 'e.person_id')
      .leftJoin('company', 'company.id', 'e.company_id')
      .selectAll('e')
      .select(['person.email', 'company.name as company_name'])
      .orderBy('e.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
  ]);
  return { rows: rows.map(present), total };
}

interface Row extends Selectable<Schema['audit_entry']> {
  email: string | null;
  company_name: string | null;
}

function present(row: Row): AuditEntry {
  const { id, at, action, subject_kind, subject_id, actor, person_id, email, address, user_agent } = row;
  const { company_id, company_name, site, before, after } = row;
  return {
    id,
    at: at.toISOString(),
    action,
    subject: { kind: subject_kind, id: subject_id },
    actor,
    person: person_id === null || email === null ? null : { id: person_id, email },
    address,
    device: user_agent === null ? null : deviceOf(user_agent),
    company: company_id === null || company_name === null ? null : { id: company_id, name: company_name },
    site,
    before,
    after,
  };
}
