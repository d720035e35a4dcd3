import type { AuditAction, AuditSubject } from '@crewdock/contract/audit';
import type { audit } from '@crewdock/contract/staff/audit';
import type { Row } from '@crewdock/contract/table';

export const ACTION_LABELS: Record<AuditAction, string> = {
  created: 'Created',
  changed: 'Changed',
  archived: 'Archived',
  restored: 'Restored',
  moved: 'Moved',
  deleted: 'Deleted',
  signed_in: 'Signed in',
  signed_out: 'Signed out',
  sign_in_refused: 'Sign-in refused',
  second_factor_refused: 'Second factor refused',
  second_factor_on: 'Second factor on',
  second_factor_off: 'Second factor off',
  recovery_code_used: 'Recovery code used',
  recovery_codes_renewed: 'Recovery codes renewed',
  password_changed: 'Password changed',
  password_reset: 'Password reset',
  email_changed: 'E-mail changed',
  provider_connected: 'Provider connected',
  provider_disconnected: 'Provider disconnected',
  sessions_ended: 'Sessions ended',
  data_exported: 'Data exported',
  mails_sent: 'Mails sent',
  deletion_asked: 'Deletion asked for',
  deletion_cancelled: 'Deletion cancelled',
  anonymised: 'Anonymised',
};

export const SUBJECT_LABELS: Record<AuditSubject, string> = {
  talent: 'Talent',
  request: 'Job',
  relation: 'Relation',
  list: 'List',
  person: 'Account',
  company: 'Company',
  application: 'Application',
  staff_update: 'Update',
  skill: 'Skill',
  resource: 'Resource',
  mail: 'Mail',
  message: 'Message',
  sdr_client: 'SDR client',
  sdr_request: 'SDR request',
  import: 'Import',
  table: 'Table',
  job: 'Job',
};

export const ACTOR_LABELS = { person: 'A person', staff: 'Staff', visitor: 'A visitor', system: 'The server' };

type Entry = Row<typeof audit>;

/** Formats the changed object, such as `Talent 12`. */
export function formatAuditSubject({ subject_kind, subject_id }: Entry): string {
  return [SUBJECT_LABELS[subject_kind], subject_id].filter(Boolean).join(' ');
}

/** The email address of the actor if known, else the type of actor. */
export function formatAuditActor({ person, actor }: Entry): string {
  return person?.name ?? ACTOR_LABELS[actor];
}

/** Names of the changed fields, in the order of the new values. */
export function getChangedFieldNames({ before, after }: Entry): string[] {
  return [...new Set([...Object.keys(after ?? {}), ...Object.keys(before ?? {})])];
}

export function fieldLabel(name: string): string {
  return name.replaceAll('_', ' ');
}
