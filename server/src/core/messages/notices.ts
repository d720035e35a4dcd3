import { defineMessage } from '@crewdock/contract/message';

// Notices after an API call has succeeded.

// Resources. The specification defines these texts.
export const resourceDeleted = defineMessage('notices.resourceDeleted', 'Resource was successfully deleted');
export const selectedDeleted = defineMessage('notices.selectedDeleted', 'Selected resources was removed successfully');
export const allDeleted = defineMessage('notices.allDeleted', 'All resources was removed successfully');
export const dataUpdated = defineMessage('notices.dataUpdated', 'Data successfully updated');
export const messageSent = defineMessage('notices.messageSent', 'Message successfully sent');
export const subscribed = defineMessage('notices.subscribed', 'Thank you for subscribing!');
export const unsubscribed = defineMessage('notices.unsubscribed', 'You’ve been unsubscribed');

export const resourcesRestored = defineMessage(
  'notices.resourcesRestored',
  '{count, plural, one {The resource was restored} other {# resources were restored}}',
);

// Accounts.
export const registrationEmailSent = defineMessage(
  'notices.registrationEmailSent',
  'We sent you an email. Follow the link in it to continue.',
);
export const resetEmailSent = defineMessage(
  'notices.resetEmailSent',
  'If there is an account with this address, we sent an email to it.',
);
export const resetLinkWorks = defineMessage('notices.resetLinkWorks', 'Choose a new password.');
export const passwordReset = defineMessage(
  'notices.passwordReset',
  'Your password was changed. Sign in with the new password.',
);
export const signedOut = defineMessage('notices.signedOut', 'You are signed out.');
export const secondFactorOff = defineMessage('notices.secondFactorOff', 'Two-step verification is off.');
export const passwordChanged = defineMessage('notices.passwordChanged', 'The password was changed.');
export const emailLinkSent = defineMessage('notices.emailLinkSent', 'We sent a link to the new address.');
export const emailChanged = defineMessage('notices.emailChanged', 'The email address was changed.');
export const sessionEnded = defineMessage('notices.sessionEnded', 'The session was ended.');
export const otherSessionsEnded = defineMessage('notices.otherSessionsEnded', 'All other sessions were ended.');

// Subscriptions.
export const confirmationEmailSent = defineMessage(
  'notices.confirmationEmailSent',
  'We sent you an email. Follow the link in it to confirm.',
);

// Cards, lists and imports.
export const applicationSent = defineMessage('notices.applicationSent', 'Your application was sent');
export const cardRemoved = defineMessage('notices.cardRemoved', 'The card was removed from the list.');
export const cardRestored = defineMessage('notices.cardRestored', 'The card is back in the list.');
export const tagRemoved = defineMessage('notices.tagRemoved', 'Tag “{tag}” was removed.');
/** {email}: address of the person who had access to the statistics. */
export const accessRemoved = defineMessage('notices.accessRemoved', 'The access of {email} was removed.');
export const importRemoved = defineMessage('notices.importRemoved', 'The import was removed');

// Companies.
export const userRemoved = defineMessage('notices.userRemoved', 'The user was removed from the company.');
export const invitationRevoked = defineMessage('notices.invitationRevoked', 'The invitation was revoked.');
export const groupDeleted = defineMessage('notices.groupDeleted', 'The group was deleted.');

// Staff.
export const invitationSent = defineMessage('notices.invitationSent', 'The invitation is on its way.');
export const emailRetried = defineMessage('notices.emailRetried', 'The email will be sent again.');
