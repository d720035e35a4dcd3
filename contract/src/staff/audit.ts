import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '../audit.ts';
import {
  fieldsColumn,
  idColumn,
  lineColumn,
  nullableColumn,
  enumColumn,
  referenceColumn,
  defineStaffTable,
  timeColumn,
} from '../table.ts';

export const AUDIT_ACTORS = ['person', 'staff', 'visitor', 'system'] as const;

/** The audit log: changes and sign-ins. Append-only. */
export const audit = defineStaffTable('audit', {
  row: {
    id: idColumn(),
    action: enumColumn(AUDIT_ACTIONS),
    subject_kind: enumColumn(AUDIT_SUBJECTS),
    /** Null when unknown, such as a sign-in attempt without a matching account. */
    subject_id: nullableColumn(lineColumn()),
    /** Type of the actor; for staff, their role at the time. */
    actor: enumColumn(AUDIT_ACTORS),
    /** The actor's email address; removed when the account is deleted. */
    person: nullableColumn(referenceColumn()),
    /** IP address; null for background jobs, and removed when the account is deleted. */
    address: nullableColumn(lineColumn()),
    device: nullableColumn(lineColumn()),
    /** The white-label company of the portal on which the action was taken. */
    company: nullableColumn(referenceColumn()),
    /** The partner's site whose widget sent the request. */
    site: nullableColumn(lineColumn()),
    /** Changed fields only; never contains secrets. */
    before: nullableColumn(fieldsColumn()),
    after: nullableColumn(fieldsColumn()),
    at: timeColumn(),
  },
  key: 'id',
  search: ['subject_id', 'address', 'site'],
  filters: {
    action: 'any',
    subject_kind: 'any',
    subject_id: 'is',
    actor: 'any',
    person: 'any',
    address: 'is',
    company: 'any',
    at: 'days',
  },
  sorts: ['-at', 'at'],
  edit: [],
  bulk: [],
});
