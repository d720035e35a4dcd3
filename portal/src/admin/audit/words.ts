import type { AuditAction, AuditSubject } from '@crewdock/contract/audit';
import type { Message } from '@crewdock/contract/message';
import type { audit } from '@crewdock/contract/staff/audit';
import type { Row } from '@crewdock/contract/table';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';

export const ACTION_LABELS: Record<AuditAction, Message<object>> = {
  created: messages.created,
  changed: messages.changed,
  archived: messages.archived,
  restored: messages.restored,
  moved: messages.moved,
  deleted: messages.deleted,
  signed_in: messages.signedIn,
  signed_out: messages.signedOut,
  sign_in_refused: messages.signInRefused,
  second_factor_refused: messages.secondFactorRefused,
  second_factor_on: messages.secondFactorOn,
  second_factor_off: messages.secondFactorOff,
  recovery_code_used: messages.recoveryCodeUsed,
  recovery_codes_renewed: messages.recoveryCodesRenewed,
  password_changed: messages.passwordChanged,
  password_reset: messages.passwordReset,
  email_changed: messages.emailChanged,
  provider_connected: messages.providerConnected,
  provider_disconnected: messages.providerDisconnected,
  sessions_ended: messages.sessionsEnded,
  data_exported: messages.dataExported,
  mails_sent: messages.emailsSent,
  deletion_asked: messages.deletionRequested,
  deletion_cancelled: messages.deletionCancelled,
  anonymised: messages.anonymised,
};

export const SUBJECT_LABELS: Record<AuditSubject, Message<object>> = {
  talent: messages.talent,
  request: messages.job,
  relation: messages.relation,
  list: messages.list,
  person: messages.account,
  company: messages.company,
  application: messages.application,
  staff_update: messages.update,
  skill: messages.skill,
  resource: messages.resource,
  mail: messages.email,
  message: messages.message,
  sdr_client: messages.sdrClient,
  sdr_request: messages.sdrRequest,
  import: messages.dataImport,
  table: messages.table,
  job: messages.backgroundJob,
};

export const ACTOR_LABELS = {
  person: messages.user,
  staff: messages.staff,
  visitor: messages.visitor,
  system: messages.server,
};

type Entry = Row<typeof audit>;

/** Formats the changed object, such as `Talent 12`. */
export function formatAuditSubject({ subject_kind, subject_id }: Entry): string {
  const subject = t(SUBJECT_LABELS[subject_kind]);
  return subject_id === null ? subject : t(messages.subjectWithId, { subject, id: subject_id });
}

/** The email address of the actor if known, else the type of actor. */
export function formatAuditActor({ person, actor }: Entry): string {
  return person?.name ?? t(ACTOR_LABELS[actor]);
}

/** Names of the changed fields, in the order of the new values. */
export function getChangedFieldNames({ before, after }: Entry): string[] {
  return [...new Set([...Object.keys(after ?? {}), ...Object.keys(before ?? {})])];
}

export function fieldLabel(name: string): string {
  return name.replaceAll('_', ' ');
}
