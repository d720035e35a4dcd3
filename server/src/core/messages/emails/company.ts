import { defineMessage } from '@crewdock/contract/message';

// Emails to the members of white-label companies.

export const inviteSubject = defineMessage('companyEmails.inviteSubject', 'Join {company}');
export const inviteText = defineMessage(
  'companyEmails.inviteText',
  'You’re invited to work in the portal of {company}. If you have an account for this email address, sign in to accept. Otherwise, choose a password.',
);
export const inviteButton = defineMessage('companyEmails.inviteButton', 'Open invitation');
export const inviteNote = defineMessage(
  'companyEmails.inviteNote',
  'This link works once and expires in {days, plural, one {# day} other {# days}}. If you don’t want to join, you can ignore this email.',
);

export const exportSubject = defineMessage('companyEmails.exportSubject', 'The export of {company} is ready');
export const exportHeading = defineMessage('companyEmails.exportHeading', 'Your export is ready');
export const exportText = defineMessage(
  'companyEmails.exportText',
  'A superadmin requested an export of {company}. The archive contains its cards, relations, messages, settings and files.',
);
export const exportDays = defineMessage(
  'companyEmails.exportDays',
  'You can download it in the settings for {days, plural, one {# day} other {# days}}.',
);
export const openSettingsButton = defineMessage('companyEmails.openSettingsButton', 'Open settings');

export const domainMissingSubject = defineMessage(
  'companyEmails.domainMissingSubject',
  'The DNS record of {domain} is missing',
);
export const domainMissingHeading = defineMessage(
  'companyEmails.domainMissingHeading',
  'Add the DNS record of {domain} again',
);
export const domainMissingText = defineMessage(
  'companyEmails.domainMissingText',
  'We can’t find the TXT record {record}, which proves that you own the domain.',
);
export const domainMissingDate = defineMessage(
  'companyEmails.domainMissingDate',
  'The portal stays at {domain} until {date}. Without the record, it then moves back to its previous address.',
);
export const viewRecordButton = defineMessage('companyEmails.viewRecordButton', 'View record');
export const domainLostSubject = defineMessage(
  'companyEmails.domainLostSubject',
  'Your portal is no longer at {domain}',
);
export const domainLostText = defineMessage(
  'companyEmails.domainLostText',
  'The TXT record {record} has been missing for several days, so links now lead to the portal’s previous address.',
);
export const domainLostNext = defineMessage(
  'companyEmails.domainLostNext',
  'To restore the domain, add the record again and check it in the settings.',
);

export const closedSubject = defineMessage('companyEmails.closedSubject', 'The portal of {company} is closed');
export const closedHeading = defineMessage('companyEmails.closedHeading', 'The portal is closed');
export const closedText = defineMessage(
  'companyEmails.closedText',
  'The portal of {company} and its widgets are no longer visible to visitors. On {date}, the company and all its data are deleted: cards, messages, files and memberships.',
);
export const closedNext = defineMessage(
  'companyEmails.closedNext',
  'Until then, members can sign in, and you can download everything in the settings. Members keep their accounts.',
);
export const downloadButton = defineMessage('companyEmails.downloadButton', 'Download everything');
export const reopenedSubject = defineMessage('companyEmails.reopenedSubject', 'The portal of {company} is open again');
export const reopenedHeading = defineMessage('companyEmails.reopenedHeading', 'The portal is open again');
export const reopenedText = defineMessage(
  'companyEmails.reopenedText',
  '{company} will not be deleted. Its portal and widgets work as before.',
);
