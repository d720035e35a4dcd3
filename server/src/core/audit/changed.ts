import type { AuditAction, AuditSubject } from '@crewdock/contract/audit';
import type { Insertable, Kysely } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import type { RequestFacts } from '../context/context.ts';
import { computeDifference } from './difference.ts';

/**
 * Author and origin of a change. Provided by the context of a handler, by a background job that acts for a person, or
 * by an operator command.
 */
export interface Doer extends Pick<RequestFacts, 'actor' | 'company' | 'site'> {
  address: string | null;
  userAgent: string | null;
  /** The change was made by a command on the server, which has no account. */
  isOperator?: true;
}

interface Entry {
  action: AuditAction;
  subject: AuditSubject;
  /** Null when unknown, such as for a sign-in attempt without a matching account. */
  id: number | string | null;
  /**
   * The person who acts, if this is not the signed-in person: a visitor whom the call has identified, or the person for
   * whom a background job acts.
   */
  personId?: number;
  isStaff?: boolean;
  /** Fields before and after the change. Unchanged fields of `after` are not stored. */
  before?: object;
  after?: object;
}

const LONGEST_AGENT = 300;

/**
 * Writes entries to the audit log, in the transaction of the change. Skips entries in which no field differs. `doer` is
 * null for background jobs that act for no person.
 */
export async function writeAuditEntries(db: Kysely<Schema>, doer: Doer | null, ...entries: Entry[]): Promise<void> {
  const rows = entries.flatMap((entry) => rowOf(doer, entry) ?? []);
  if (rows.length > 0) await db.insertInto('audit_entry').values(rows).execute();
}

function rowOf(doer: Doer | null, entry: Entry): Insertable<Schema['audit_entry']> | null {
  const { action, subject, id, before, after } = entry;
  const fields = computeDifference(before, after);
  return (
    fields && {
      action,
      subject_kind: subject,
      subject_id: id === null ? null : String(id),
      ...who(doer, entry),
      address: doer?.address ?? null,
      user_agent: doer?.userAgent?.slice(0, LONGEST_AGENT) ?? null,
      company_id: doer?.company?.id ?? null,
      site: doer?.site ?? null,
      before: fields.before && JSON.stringify(fields.before),
      after: fields.after && JSON.stringify(fields.after),
    }
  );
}

function who(
  doer: Doer | null,
  { personId, isStaff = false }: Entry,
): Pick<Insertable<Schema['audit_entry']>, 'actor' | 'person_id'> {
  if (doer?.actor.kind === 'person') return { actor: roleOf(doer.actor.isStaff), person_id: doer.actor.id };
  if (doer?.isOperator) return { actor: 'system', person_id: null };
  return personId === undefined
    ? { actor: doer === null ? 'system' : 'visitor', person_id: null }
    : { actor: roleOf(isStaff), person_id: personId };
}

function roleOf(isStaff: boolean): 'staff' | 'person' {
  return isStaff ? 'staff' : 'person';
}
