import { defineMessage } from '@crewdock/contract/message';

// Section of the account page for choosing the other account.
export const sectionTitle = defineMessage('admin.people.merge.sectionTitle', 'Merge');
export const sectionText = defineMessage(
  'admin.people.merge.sectionText',
  'Moves everything in this account to another account of the same person, and closes this one permanently.',
);
export const accountLabel = defineMessage('admin.people.merge.accountLabel', 'Account to keep');
export const accountPlaceholder = defineMessage('admin.people.merge.accountPlaceholder', 'Search by name or email');
export const accountOption = defineMessage('admin.people.merge.accountOption', '{name}, {email}');

// Dialog.
export const dialogTitle = defineMessage('admin.people.merge.dialogTitle', 'Merge two accounts');
/** {from}: name of the account that is closed. {into}: name of the account that is kept. */
export const dialogText = defineMessage(
  'admin.people.merge.dialogText',
  '<strong>{from}</strong> ({fromEmail}) will be closed permanently, and everything in it will move to <strong>{into}</strong> ({intoEmail}). This can’t be undone.',
);
export const cancelButton = defineMessage('admin.people.merge.cancelButton', 'Cancel');
export const mergeButton = defineMessage('admin.people.merge.mergeButton', 'Merge accounts');
export const merged = defineMessage('admin.people.merge.merged', 'Merged into {email}');
export const obstaclesTitle = defineMessage('admin.people.merge.obstaclesTitle', 'These accounts can’t be merged');

// Moved data.
export const movedTitle = defineMessage('admin.people.merge.movedTitle', 'Will move');
export const nothingMoved = defineMessage('admin.people.merge.nothingMoved', 'Nothing. The account is empty.');
export const talents = defineMessage('admin.people.merge.talents', '{count, plural, one {# talent} other {# talents}}');
export const jobs = defineMessage('admin.people.merge.jobs', '{count, plural, one {# job} other {# jobs}}');
export const lists = defineMessage('admin.people.merge.lists', '{count, plural, one {# list} other {# lists}}');
export const resources = defineMessage(
  'admin.people.merge.resources',
  '{count, plural, one {# available resource} other {# available resources}}',
);
export const memberships = defineMessage(
  'admin.people.merge.memberships',
  '{count, plural, one {# membership} other {# memberships}}',
);
/** Connections to Google and similar providers. */
export const providers = defineMessage(
  'admin.people.merge.providers',
  '{count, plural, one {# connected sign-in provider} other {# connected sign-in providers}}',
);
export const relationMoves = defineMessage(
  'admin.people.merge.relationMoves',
  '{count, plural, one {# status change of a relation} other {# status changes of relations}}',
);
export const notes = defineMessage('admin.people.merge.notes', '{count, plural, one {# note} other {# notes}}');
export const applicationMoves = defineMessage(
  'admin.people.merge.applicationMoves',
  '{count, plural, one {# status change of an application} other {# status changes of applications}}',
);
export const filledJobs = defineMessage(
  'admin.people.merge.filledJobs',
  '{count, plural, one {# filled job} other {# filled jobs}}',
);
/** Messages that the person sent through the contact form. */
export const contactMessages = defineMessage(
  'admin.people.merge.contactMessages',
  '{count, plural, one {# message to us} other {# messages to us}}',
);
export const updates = defineMessage('admin.people.merge.updates', '{count, plural, one {# update} other {# updates}}');
export const leads = defineMessage('admin.people.merge.leads', '{count, plural, one {# lead} other {# leads}}');
export const skills = defineMessage(
  'admin.people.merge.skills',
  '{count, plural, one {# added skill} other {# added skills}}',
);
export const files = defineMessage('admin.people.merge.files', '{count, plural, one {# file} other {# files}}');
export const operations = defineMessage(
  'admin.people.merge.operations',
  '{count, plural, one {# background task} other {# background tasks}}',
);
export const imports = defineMessage(
  'admin.people.merge.imports',
  '{count, plural, one {# import or column mapping} other {# imports and column mappings}}',
);

// Conflicts, and access that ends.
export const conflictsTitle = defineMessage('admin.people.merge.conflictsTitle', 'In both accounts');
export const endedTitle = defineMessage('admin.people.merge.endedTitle', 'Will end');
export const sessionsEnd = defineMessage('admin.people.merge.sessionsEnd', 'The account is signed out everywhere.');
export const linksEnd = defineMessage('admin.people.merge.linksEnd', 'Links in its emails stop working.');
export const secondFactorEnds = defineMessage(
  'admin.people.merge.secondFactorEnds',
  'Its two-step verification is turned off.',
);
export const passwordEnds = defineMessage('admin.people.merge.passwordEnds', 'Its password is deleted.');
