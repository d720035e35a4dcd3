import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, text, wholeNumber } from './fields.ts';
import { page, range } from './page.ts';

/** What the audit log tells of. */
export const AuditSubject = z.enum([
  'talent',
  'request',
  'relation',
  'list',
  'person',
  'company',
  'application',
  'staff_update',
]);
export type AuditSubject = z.infer<typeof AuditSubject>;

export const AuditAction = z.enum([
  'created',
  'changed',
  'archived',
  'restored',
  'moved',
  'signed_in',
  'signed_out',
  'sign_in_refused',
  'second_factor_refused',
  'second_factor_on',
  'second_factor_off',
  'recovery_code_used',
  'recovery_codes_renewed',
  'password_changed',
  'password_reset',
  'email_changed',
  'provider_connected',
  'provider_disconnected',
  'sessions_ended',
  'data_exported',
  'deletion_asked',
  'deletion_cancelled',
  'anonymised',
]);
export type AuditAction = z.infer<typeof AuditAction>;

/** Fields by their names; only those that differ, and never a secret. */
const Fields = z.record(z.string(), z.unknown()).nullable();

export const AuditEntry = z.object({
  id: z.int(),
  at: z.string(),
  action: AuditAction,
  /** Of what; without an id where nobody could say, such as a sign-in to no account. */
  subject: z.object({ kind: AuditSubject, id: z.string().nullable() }),
  /** Who; staff by their role at that time. A person has no e-mail any more when the account is deleted. */
  actor: z.enum(['person', 'staff', 'visitor', 'system']),
  person: z.object({ id: Id, email: z.string() }).nullable(),
  /** From where; null for jobs of the server, and when the account is deleted. */
  address: z.string().nullable(),
  device: z.string().nullable(),
  /** The white-label company on whose portal it happened, or null. */
  company: z.object({ id: Id, name: z.string() }).nullable(),
  /** The partner's site whose widget sent it, or null. */
  site: z.string().nullable(),
  before: Fields,
  after: Fields,
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const PAGE_SIZE = 50;

export const audit = {
  listAuditEntries: endpoint({
    method: 'GET',
    path: '/admin-panel/audit/',
    access: 'staff',
    summary: 'Who changed what and who signed in, newest first.',
    query: z.strictObject({
      subject: AuditSubject.optional(),
      /** With `subject`. */
      subject_id: text(40).min(1).optional(),
      person: wholeNumber(1, 2_147_483_647).optional(),
      action: AuditAction.optional(),
      ...range(PAGE_SIZE),
    }),
    response: page(AuditEntry),
  }),
};
