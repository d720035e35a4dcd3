import { defineMessage } from '@crewdock/contract/message';

// Events.
export const created = defineMessage('admin.audit.created', 'Created');
export const changed = defineMessage('admin.audit.changed', 'Changed');
export const archived = defineMessage('admin.audit.archived', 'Archived');
export const restored = defineMessage('admin.audit.restored', 'Restored');
export const moved = defineMessage('admin.audit.moved', 'Moved');
export const deleted = defineMessage('admin.audit.deleted', 'Deleted');
export const signedIn = defineMessage('admin.audit.signedIn', 'Signed in');
export const signedOut = defineMessage('admin.audit.signedOut', 'Signed out');
export const signInRefused = defineMessage('admin.audit.signInRefused', 'Sign-in refused');
export const secondFactorRefused = defineMessage('admin.audit.secondFactorRefused', 'Two-step code refused');
export const secondFactorOn = defineMessage('admin.audit.secondFactorOn', 'Two-step verification on');
export const secondFactorOff = defineMessage('admin.audit.secondFactorOff', 'Two-step verification off');
export const recoveryCodeUsed = defineMessage('admin.audit.recoveryCodeUsed', 'Recovery code used');
export const recoveryCodesRenewed = defineMessage('admin.audit.recoveryCodesRenewed', 'Recovery codes renewed');
export const passwordChanged = defineMessage('admin.audit.passwordChanged', 'Password changed');
export const passwordReset = defineMessage('admin.audit.passwordReset', 'Password reset');
export const emailChanged = defineMessage('admin.audit.emailChanged', 'Email changed');
export const providerConnected = defineMessage('admin.audit.providerConnected', 'Provider connected');
export const providerDisconnected = defineMessage('admin.audit.providerDisconnected', 'Provider disconnected');
export const sessionsEnded = defineMessage('admin.audit.sessionsEnded', 'Sessions ended');
export const dataExported = defineMessage('admin.audit.dataExported', 'Data exported');
export const emailsSent = defineMessage('admin.audit.emailsSent', 'Emails sent');
export const deletionRequested = defineMessage('admin.audit.deletionRequested', 'Deletion requested');
export const deletionCancelled = defineMessage('admin.audit.deletionCancelled', 'Deletion canceled');
export const anonymised = defineMessage('admin.audit.anonymised', 'Anonymized');

// Changed objects.
export const talent = defineMessage('admin.audit.talent', 'Talent');
export const job = defineMessage('admin.audit.job', 'Job');
export const relation = defineMessage('admin.audit.relation', 'Relation');
export const list = defineMessage('admin.audit.list', 'List');
export const account = defineMessage('admin.audit.account', 'Account');
export const company = defineMessage('admin.audit.company', 'Company');
export const application = defineMessage('admin.audit.application', 'Application');
export const update = defineMessage('admin.audit.update', 'Update');
export const skill = defineMessage('admin.audit.skill', 'Skill');
export const resource = defineMessage('admin.audit.resource', 'Resource');
export const email = defineMessage('admin.audit.email', 'Email');
export const message = defineMessage('admin.audit.message', 'Message');
export const sdrClient = defineMessage('admin.audit.sdrClient', 'SDR client');
export const sdrRequest = defineMessage('admin.audit.sdrRequest', 'SDR request');
export const dataImport = defineMessage('admin.audit.dataImport', 'Import');
export const table = defineMessage('admin.audit.table', 'Table');
/** A task of the server. */
export const backgroundJob = defineMessage('admin.audit.backgroundJob', 'Background job');
/** {subject}: type of the changed object, such as `Talent`. */
export const subjectWithId = defineMessage('admin.audit.subjectWithId', '{subject} {id}');

// Actor types, shown if the account is unknown.
export const user = defineMessage('admin.audit.user', 'User');
export const staff = defineMessage('admin.audit.staff', 'Staff');
export const visitor = defineMessage('admin.audit.visitor', 'Visitor');
export const server = defineMessage('admin.audit.server', 'Server');

// Side panel of an entry.
export const actorFact = defineMessage('admin.audit.actorFact', 'By');
/** {name}: email address of a staff account. */
export const staffActor = defineMessage('admin.audit.staffActor', '{name} (staff)');
export const timeFact = defineMessage('admin.audit.timeFact', 'Time');
export const addressFact = defineMessage('admin.audit.addressFact', 'IP address');
export const deviceFact = defineMessage('admin.audit.deviceFact', 'Device');
export const portalFact = defineMessage('admin.audit.portalFact', 'Portal');
export const siteFact = defineMessage('admin.audit.siteFact', 'Site');
