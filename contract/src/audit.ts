/** What the audit log tells of. */
export const AUDIT_SUBJECTS = [
  'talent',
  'request',
  'relation',
  'list',
  'person',
  'company',
  'application',
  'staff_update',
  'skill',
  'mail',
  'sdr_client',
  'sdr_request',
  'table',
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

/** What was done, or what happened to an account. */
export const AUDIT_ACTIONS = [
  'created',
  'changed',
  'archived',
  'restored',
  'moved',
  'deleted',
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
  'mails_sent',
  'deletion_asked',
  'deletion_cancelled',
  'anonymised',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
