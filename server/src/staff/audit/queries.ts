import type { AuditEntry, audit } from '@crewdock/contract/audit';
import type { Input } from '@crewdock/contract/endpoint';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { deviceOf } from '../../platform/http/device.ts';

type Query = Input<typeof audit.listAuditEntries>['query'];

/** A page of the audit log, newest first, and whether there is more. */
export async function auditEntries(
  db: Kysely<Schema>,
  { subject, subject_id, person, action, limit, offset }: Query,
): Promise<{ results: AuditEntry[]; has_more: boolean }> {
  let rows = entryRows(db).orderBy('e.id', 'desc').offset(offset);
  if (subject) rows = rows.where('e.subject_kind', '=', subject);
  if (subject_id) rows = rows.where('e.subject_id', '=', subject_id);
  if (person) rows = rows.where('e.person_id', '=', person);
  if (action) rows = rows.where('e.action', '=', action);
  const found = await rows.limit(limit + 1).execute();
  return { results: found.slice(0, limit).map(present), has_more: found.length > limit };
}

function entryRows(db: Kysely<Schema>) {
  return db
    .selectFrom('audit_entry as e')
    .leftJoin('person', 'person.id', 'e.person_id')
    .leftJoin('company', 'company.id', 'e.company_id')
    .selectAll('e')
    .select(['person.email', 'company.name as company_name']);
}

type Row = Awaited<ReturnType<ReturnType<typeof entryRows>['executeTakeFirstOrThrow']>>;

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
