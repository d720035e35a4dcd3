import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '../audit.ts';
import { fields, id, line, nullable, oneOf, ref, table, time } from '../table.ts';

export const AUDIT_ACTORS = ['person', 'staff', 'visitor', 'system'] as const;

/** The audit log: who changed what, and who signed in. It is only added to. */
export const audit = table('audit', {
  row: {
    id: id(),
    action: oneOf(AUDIT_ACTIONS),
    subject_kind: oneOf(AUDIT_SUBJECTS),
    /** Null where nobody could say, such as a sign-in to no account. */
    subject_id: nullable(line()),
    /** Who; staff by their role at that time. */
    actor: oneOf(AUDIT_ACTORS),
    /** By e-mail, which there is none of when the account is deleted. */
    person: nullable(ref()),
    /** From where; null for jobs of the server, and when the account is deleted. */
    address: nullable(line()),
    device: nullable(line()),
    /** The white-label company on whose portal it happened. */
    company: nullable(ref()),
    /** The partner's site whose widget sent it. */
    site: nullable(line()),
    /** Only those that differ, and never a secret. */
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
