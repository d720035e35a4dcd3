import { message } from '@crewdock/contract/message';

// Emails to the members of white-label companies.

export const inviteSubject = message('companyEmails.inviteSubject', 'Join {company}');
export const inviteText = message(
  'companyEmails.inviteText',
  'You’re invited to work in the portal of {company}. If you have an account for this email address, sign in to accept. Otherwise, choose a password.',
);
export const inviteButton = message('companyEmails.inviteButton', 'Open invitation');
export const inviteNote = message(
  'companyEmails.inviteNote',
  'This link works once and expires in {days, plural, one {# day} other {# days}}. If you don’t want to join, you can ignore this email.',
);

export const exportSubject = message('companyEmails.exportSubject', 'The export of {company} is ready');
export const exportHeading = message('companyEmails.exportHeading', 'Your export is ready');
export const exportText = message(
  'companyEmails.exportText',
  'A superadmin requested an export of {company}. The archive contains its cards, relations, messages, settings and files.',
);
export const exportDays = message(
  'companyEmails.exportDays',
  'You can download it in the settings for {days, plural, one {# day} other {# days}}.',
);
export const openSettingsButton = message('companyEmails.openSettingsButton', 'Open settings');

export const domainMissingSubject = message(
  'companyEmails.domainMissingSubject',
  'The DNS record of {domain} is missing',
);
export const domainMissingHeading = message(
  'companyEmails.domainMissingHeading',
  'Add the DNS record of {domain} again',
);
export const domainMissingText = message(
  'companyEmails.domainMissingText',
  'We can’t find the TXT record {record}, which proves that you own the domain.',
);
export const domainMissingDate = message(
  'companyEmails.domainMissingDate',
  'The portal stays at {domain} until {date}. Without the record, it then moves back to its previous address.',
);
export const viewRecordButton = message('companyEmails.viewRecordButton', 'View record');
export const domainLostSubject = message('companyEmails.domainLostSubject', 'Your portal is no longer at {domain}');
export const domainLostText = message(
  'companyEmails.domainLostText',
  'The TXT record {record} has been missing for several days, so links now lead to the portal’s previous address.',
);
export const domainLostNext = message(
  'companyEmails.domainLostNext',
  'To restore the domain, add the record again and check it in the settings.',
);

export const closedSubject = message('companyEmails.closedSubject', 'The portal of {company} is closed');
export const closedHeading = message('companyEmails.closedHeading', 'The portal is closed');
export const closedText = message(
  'companyEmails.closedText',
  'The portal of {company} and its widgets are no longer visible to visitors. On {date}, the company and all its data are deleted: cards, messages, files and memberships.',
);
export const closedNext = message(
  'companyEmails.closedNext',
  'Until then, members can sign in, and you can download everything in the settings. Members keep their accounts.',
);
export const downloadButton = message('companyEmails.downloadButton', 'Download everything');
export const reopenedSubject = message('companyEmails.reopenedSubject', 'The portal of {company} is open again');
export const reopenedHeading = message('companyEmails.reopenedHeading', 'The portal is open again');
export const reopenedText = message(
  'companyEmails.reopenedText',
  '{company} will not be deleted. Its portal and widgets work as before.',
);
