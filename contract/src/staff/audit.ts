import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '../audit.ts';
import { fields, id, line, nullable, oneOf, ref, table, time } from '../table.ts';

export const AUDIT_ACTORS = ['person', 'staff', 'visitor', 'system'] as const;

/** The audit log: changes and sign-ins. Append-only. */
export const audit = table('audit', {
  row: {
    id: id(),
    action: oneOf(AUDIT_ACTIONS),
    subject_kind: oneOf(AUDIT_SUBJECTS),
    /** Null when unknown, such as a sign-in attempt without a matching account. */
    subject_id: nullable(line()),
    /** Type of actor; for staff, their role at that time. */
    actor: oneOf(AUDIT_ACTORS),
    /** The actor's e-mail address; removed when the account is deleted. */
    person: nullable(ref()),
    /** IP address; null for background jobs, and removed when the account is deleted. */
    address: nullable(line()),
    device: nullable(line()),
    /** The white-label company whose portal was used. */
    company: nullable(ref()),
    /** The partner's site whose widget sent the request. */
    site: nullable(line()),
    /** Changed fields only; never contains secrets. */
    before: nullable(fields()),
    after: nullable(fields()),
    at: time(),
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
