import { defineMessage } from '@crewdock/contract/message';

// Dialog for an email to the people of the selected rows.
/** {nouns}: plural of the noun for a row, such as `jobs`. */
export const dialogTitle = defineMessage('table.mails.dialogTitle', 'Email the people behind {nouns}');
export const subjectLabel = defineMessage('table.mails.subjectLabel', 'Subject');
export const textLabel = defineMessage('table.mails.textLabel', 'Text');
export const textDescription = defineMessage('table.mails.textDescription', 'An empty line begins a paragraph.');
export const insertFieldLabel = defineMessage('table.mails.insertFieldLabel', 'Insert a field');
export const firstNameField = defineMessage('table.mails.firstNameField', 'First name');
export const lastNameField = defineMessage('table.mails.lastNameField', 'Last name');
export const cancelButton = defineMessage('table.mails.cancelButton', 'Cancel');
export const testButton = defineMessage('table.mails.testButton', 'Send me a test');
export const testSent = defineMessage('table.mails.testSent', 'Message successfully sent');
export const sendButton = defineMessage('table.mails.sendButton', 'Send');
/** {count}: {total} as a text, which may be `10,000+`. */
export const sendCountButton = defineMessage(
  'table.mails.sendCountButton',
  '{total, plural, one {Send {count} email} other {Send {count} emails}}',
);

// Preview.
export const previewLabel = defineMessage('table.mails.previewLabel', 'Preview');
export const previewEmpty = defineMessage('table.mails.previewEmpty', 'Enter a subject and a text to see a preview.');
export const previewLoading = defineMessage('table.mails.previewLoading', 'Loading preview…');
export const noRecipients = defineMessage('table.mails.noRecipients', 'No one gets this email.');
/** {count}: {total} as a text, which may be `10,000+`. */
export const emailCount = defineMessage(
  'table.mails.emailCount',
  '{total, plural, one {{count} email.} other {{count} emails.}}',
);
export const recipient = defineMessage('table.mails.recipient', 'To {name}, {email}');
export const previousButton = defineMessage('table.mails.previousButton', 'Previous recipient');
export const nextButton = defineMessage('table.mails.nextButton', 'Next recipient');

// Rows whose people get no email. {noun}: noun for a row, singular or plural.
export const leftOutNobody = defineMessage(
  'table.mails.leftOutNobody',
  '{count} {noun} left out: the account no longer exists',
);
export const leftOutSuspended = defineMessage(
  'table.mails.leftOutSuspended',
  '{count} {noun} left out: the account is suspended',
);
export const leftOutOptedOut = defineMessage(
  'table.mails.leftOutOptedOut',
  '{count} {noun} left out: they have unsubscribed from emails like this',
);
export const leftOutEmptyField = defineMessage(
  'table.mails.leftOutEmptyField',
  '{count} {noun} left out: a field used in the email is empty',
);
export const leftOutSameEmail = defineMessage(
  'table.mails.leftOutSameEmail',
  '{count} {noun} left out: they already get this email for another one',
);
