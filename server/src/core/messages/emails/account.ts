import { defineMessage } from '@crewdock/contract/message';

// Emails about accounts. `{product}`: the company's name or Crewdock.

export const activateSubject = defineMessage('accountEmails.activateSubject', 'Activate your {product} account');
export const activateHeading = defineMessage('accountEmails.activateHeading', 'Activate your account');
export const activateText = defineMessage(
  'accountEmails.activateText',
  'Thank you for signing up for {product}. Confirm your email address to finish and sign in.',
);
export const activateButton = defineMessage('accountEmails.activateButton', 'Activate account');
export const activateNote = defineMessage(
  'accountEmails.activateNote',
  'This link works once and expires in 24 hours. If you didn’t sign up, you can ignore this email: no account is created without the link.',
);

export const accountExistsSubject = defineMessage(
  'accountEmails.accountExistsSubject',
  'You already have an account at {product}',
);
export const accountExistsHeading = defineMessage('accountEmails.accountExistsHeading', 'You already have an account');
export const accountExistsText = defineMessage(
  'accountEmails.accountExistsText',
  'We received a request to create an account at {product} for this email address, which already has one. Nothing was changed.',
);
export const accountExistsReset = defineMessage(
  'accountEmails.accountExistsReset',
  'Sign in with your password. If you forgot it, set a new one: {url}',
);
export const signInButton = defineMessage('accountEmails.signInButton', 'Sign in');
export const notYou = defineMessage('accountEmails.notYou', 'If this wasn’t you, you don’t need to do anything.');

export const invitedSubject = defineMessage('accountEmails.invitedSubject', 'You’re invited to {product}');
export const invitedHeading = defineMessage('accountEmails.invitedHeading', 'Welcome to {product}');
export const invitedText = defineMessage(
  'accountEmails.invitedText',
  'We created an account at {product} for you. Set a password to sign in with this email address.',
);
export const invitedNote = defineMessage(
  'accountEmails.invitedNote',
  'This link works once and expires in 7 days. If you don’t want an account, you can ignore this email.',
);

export const resetSubject = defineMessage('accountEmails.resetSubject', 'Set a new password for {product}');
export const resetHeading = defineMessage('accountEmails.resetHeading', 'Set a new password');
export const resetText = defineMessage(
  'accountEmails.resetText',
  'We received a request to reset the password of your {product} account.',
);
export const setPasswordButton = defineMessage('accountEmails.setPasswordButton', 'Set new password');
export const resetNote = defineMessage(
  'accountEmails.resetNote',
  'This link works once and expires in one hour. If this wasn’t you, you can ignore this email: your password stays the same.',
);

export const passwordChangedSubject = defineMessage(
  'accountEmails.passwordChangedSubject',
  'Your {product} password was changed',
);
export const passwordChangedHeading = defineMessage(
  'accountEmails.passwordChangedHeading',
  'Your password was changed',
);
export const passwordResetText = defineMessage(
  'accountEmails.passwordResetText',
  'The password of your {product} account was changed, and you were signed out on all devices.',
);
export const passwordChangedText = defineMessage(
  'accountEmails.passwordChangedText',
  'The password of your {product} account was changed, and all other browsers were signed out.',
);
/** `{accounts}`: accounts of sign-in providers, such as `Google (ana@example.com)`. */
export const providersEnded = defineMessage(
  'accountEmails.providersEnded',
  'These accounts can no longer be used to sign in: {accounts}.',
);
export const providersRemain = defineMessage(
  'accountEmails.providersRemain',
  'These accounts can sign in without your password: {accounts}. Disconnect any you don’t recognize.',
);
export const passwordNotYou = defineMessage(
  'accountEmails.passwordNotYou',
  'If this wasn’t you, set a new password now and contact us.',
);

export const newEmailSubject = defineMessage('accountEmails.newEmailSubject', 'Confirm your new email address');
export const newEmailText = defineMessage(
  'accountEmails.newEmailText',
  'Confirm this address to use it for signing in to {product}.',
);
export const newEmailButton = defineMessage('accountEmails.newEmailButton', 'Use this address');
export const newEmailNote = defineMessage(
  'accountEmails.newEmailNote',
  'This link works once and expires in 24 hours. If you didn’t ask for this change, you can ignore this email: nothing changes.',
);

export const emailTakenSubject = defineMessage(
  'accountEmails.emailTakenSubject',
  'Someone tried to use your email address at {product}',
);
export const emailTakenHeading = defineMessage(
  'accountEmails.emailTakenHeading',
  'This address already has an account',
);
export const emailTakenText = defineMessage(
  'accountEmails.emailTakenText',
  'We received a request to change the email address of another {product} account to this one. Nothing was changed, because this address already has an account: yours.',
);

export const emailWarningSubject = defineMessage(
  'accountEmails.emailWarningSubject',
  'Your email address is about to change',
);
export const emailWarningText = defineMessage(
  'accountEmails.emailWarningText',
  'Someone with your password asked to change the email address of your {product} account to {email}. The address changes when the link sent to it is opened.',
);
export const emailWarningNotYou = defineMessage(
  'accountEmails.emailWarningNotYou',
  'If this wasn’t you, change your password now. This cancels the request.',
);

export const emailChangedSubject = defineMessage('accountEmails.emailChangedSubject', 'Your email address was changed');
export const emailChangedText = defineMessage(
  'accountEmails.emailChangedText',
  'From now on, sign in to {product} with {email}. This address no longer belongs to an account.',
);
export const contactUs = defineMessage('accountEmails.contactUs', 'If this wasn’t you, contact us right away.');

export const newsSubject = defineMessage('accountEmails.newsSubject', 'Confirm your {product} newsletter');
export const newsHeading = defineMessage('accountEmails.newsHeading', 'Confirm your newsletter');
export const newsText = defineMessage(
  'accountEmails.newsText',
  'You asked for market news from {product}. Please confirm your subscription.',
);
export const confirmSubscriptionButton = defineMessage(
  'accountEmails.confirmSubscriptionButton',
  'Confirm subscription',
);
export const newsNote = defineMessage(
  'accountEmails.newsNote',
  'This link works once and expires in 24 hours. If you didn’t ask for it, you can ignore this email: we won’t send you any news.',
);

export const deletionSubject = defineMessage('accountEmails.deletionSubject', 'Your account will be deleted on {date}');
export const deletionText = defineMessage(
  'accountEmails.deletionText',
  'You asked us to delete your {product} account. Until {date}, you can sign in and keep it. After that, your personal data is permanently deleted and your cards are removed from the market.',
);
export const deletionNotYou = defineMessage(
  'accountEmails.deletionNotYou',
  'If this wasn’t you, sign in, keep your account and change your password.',
);

/** `{provider}`: a sign-in provider, such as Google. */
export const connectedSubject = defineMessage(
  'accountEmails.connectedSubject',
  '{provider} was connected to your {product} account',
);
export const connectedHeading = defineMessage(
  'accountEmails.connectedHeading',
  '{provider} was connected to your account',
);
export const connectedText = defineMessage(
  'accountEmails.connectedText',
  'The {provider} account {email} can now be used to sign in to your {product} account.',
);
export const connectedNotYou = defineMessage(
  'accountEmails.connectedNotYou',
  'If this wasn’t you, disconnect it in your settings and change your password.',
);
export const connectedButton = defineMessage('accountEmails.connectedButton', 'Review connected accounts');

export const factorOnSubject = defineMessage('accountEmails.factorOnSubject', 'Two-step verification was turned on');
export const factorOnText = defineMessage(
  'accountEmails.factorOnText',
  'Signing in to your {product} account now requires a code from your authenticator app. All other browsers were signed out.',
);
export const factorOffSubject = defineMessage('accountEmails.factorOffSubject', 'Two-step verification was turned off');
export const factorOffText = defineMessage(
  'accountEmails.factorOffText',
  'Signing in to your {product} account now requires only your password.',
);
export const factorOffNotYou = defineMessage(
  'accountEmails.factorOffNotYou',
  'If this wasn’t you, change your password now and turn two-step verification on again.',
);
export const securityButton = defineMessage('accountEmails.securityButton', 'Review security settings');

export const mergedSubject = defineMessage('accountEmails.mergedSubject', 'Your {product} accounts were merged');
export const mergedHeading = defineMessage('accountEmails.mergedHeading', 'Your accounts were merged');
export const mergedText = defineMessage(
  'accountEmails.mergedText',
  'You had two accounts. Everything in this account is now in your other one: sign in with its email address.',
);
export const stateMistake = defineMessage(
  'accountEmails.stateMistake',
  'If you think this is a mistake, reply to this email.',
);
export const reopenedSubject = defineMessage('accountEmails.reopenedSubject', 'Your {product} account is open again');
export const reopenedHeading = defineMessage('accountEmails.reopenedHeading', 'Your account is open again');
export const reopenedText = defineMessage(
  'accountEmails.reopenedText',
  'You can sign in again. Your cards are back where they were.',
);
export const suspendedSubject = defineMessage('accountEmails.suspendedSubject', 'Your {product} account was suspended');
export const suspendedHeading = defineMessage('accountEmails.suspendedHeading', 'Your account was suspended');
export const terminatedSubject = defineMessage('accountEmails.terminatedSubject', 'Your {product} account was closed');
export const terminatedHeading = defineMessage('accountEmails.terminatedHeading', 'Your account was closed');
export const lockedText = defineMessage(
  'accountEmails.lockedText',
  'You were signed out on all devices and can’t sign in. Your cards are off the market and visible only to our staff.',
);
export const suspendedText = defineMessage(
  'accountEmails.suspendedText',
  'Nothing was deleted: everything comes back when your account is reopened. If you have questions, reply to this email.',
);
