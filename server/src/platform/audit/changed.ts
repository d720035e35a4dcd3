import type { AuditAction, AuditSubject } from '@crewdock/contract/audit';
import type { Insertable, Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { RequestFacts } from '../http/context.ts';
import { difference } from './difference.ts';

/** Who does something, and from where: any handler's context, in whose name a job of the server works, or an operator's command. */
export interface Doer extends Pick<RequestFacts, 'actor' | 'company' | 'site'> {
  address: string | null;
  userAgent: string | null;
  /** It is typed at the server itself: no account stands for who does. */
  isOperator?: true;
}

interface Entry {
  action: AuditAction;
  subject: AuditSubject;
  /** Null where nobody can say, such as a sign-in to no account. */
  id: number | string | null;
  /** Who a visitor turned out to be, or in whose name a job of the server works. */
  personId?: number;
  isStaff?: boolean;
  /** Every field that may have changed: those of `after` that didn't are left out. */
  before?: object;
  after?: object;
}

const LONGEST_AGENT = 300;

/**
 * Writes into the audit log what was changed, in the transaction that changed it. What turns out to be as it was is not written.
 * A job of the server has nobody as `doer`.
 */
export async function changed(db: Kysely<Schema>, doer: Doer | null, ...entries: Entry[]): Promise<void> {
  const rows = entries.flatMap((entry) => rowOf(doer, entry) ?? []);
  if (rows.length > 0) await db.insertInto('audit_entry').values(rows).execute();
}

function rowOf(doer: Doer | null, entry: Entry): Insertable<Schema['audit_entry']> | null {
  const { action, subject, id, before, after } = entry;
  const fields = difference(before, after);
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
