import { defineMessage } from '@crewdock/contract/message';

// Account, sign-in and two-step verification errors.

export const captcha = defineMessage('accountErrors.captcha', 'The captcha was not solved. Please try again.');
export const closed = defineMessage(
  'accountErrors.closed',
  'This account is closed at the moment. Contact us if you think this is a mistake.',
);
export const merged = defineMessage('accountErrors.merged', 'was merged into another account');
export const ownState = defineMessage(
  'accountErrors.ownState',
  'can’t be changed to this: you can’t close your own account',
);
export const lastStaff = defineMessage(
  'accountErrors.lastStaff',
  'can’t be changed to this: at least one staff account must stay open',
);
export const mustBePending = defineMessage(
  'accountErrors.mustBePending',
  'must be pending: the account has no password yet, and its owner opens it with the invitation',
);
export const notPending = defineMessage(
  'accountErrors.notPending',
  'can no longer be pending: its owner has already signed in',
);
export const freshToSetPassword = defineMessage(
  'accountErrors.freshToSetPassword',
  'You signed in more than 10 minutes ago. Sign in again, then set the password.',
);
export const freshToDelete = defineMessage(
  'accountErrors.freshToDelete',
  'You signed in more than 10 minutes ago. Sign in again, then delete the account.',
);
export const codeField = defineMessage('accountErrors.codeField', 'is incorrect or was already used');
export const wrongCode = defineMessage('accountErrors.wrongCode', 'This code is incorrect or was already used.');
export const codeNeeded = defineMessage('accountErrors.codeNeeded', 'Enter the code of your authenticator.');
export const factorOn = defineMessage(
  'accountErrors.factorOn',
  'Two-step verification is already on. Turn it off first.',
);
export const factorOff = defineMessage('accountErrors.factorOff', 'Two-step verification is off.');
export const setupNotStarted = defineMessage('accountErrors.setupNotStarted', 'The setup has expired. Start it again.');
export const topTen = defineMessage('accountErrors.topTen', 'is one of the ten most used passwords');
export const topHundred = defineMessage('accountErrors.topHundred', 'is one of the hundred most used passwords');
export const common = defineMessage('accountErrors.common', 'is a commonly used password');
export const similarToCommon = defineMessage('accountErrors.similarToCommon', 'is close to a commonly used password');
export const straightRow = defineMessage('accountErrors.straightRow', 'must not be a row of keys');
export const keyPattern = defineMessage('accountErrors.keyPattern', 'must not be a short pattern of keys');
export const simpleRepeat = defineMessage('accountErrors.simpleRepeat', 'must not be repeats like “aaa”');
export const extendedRepeat = defineMessage('accountErrors.extendedRepeat', 'must not be repeats like “abcabc”');
export const sequences = defineMessage('accountErrors.sequences', 'must not be a sequence like “abc”');
export const recentYears = defineMessage('accountErrors.recentYears', 'must be more than a year');
export const dates = defineMessage('accountErrors.dates', 'must be more than a date');
export const guessable = defineMessage('accountErrors.guessable', 'is too easy to guess: add another word or two');
export const guessableFromData = defineMessage(
  'accountErrors.guessableFromData',
  'is too easy to guess from your name, email or company',
);
export const wrongCredentials = defineMessage('accountErrors.wrongCredentials', 'This email and password don’t match.');
export const passwordChanged = defineMessage('accountErrors.passwordChanged', 'The password was changed a moment ago.');
export const noPassword = defineMessage('accountErrors.noPassword', 'Set a password first.');
export const wrongPassword = defineMessage('accountErrors.wrongPassword', 'is incorrect');
export const sameEmail = defineMessage('accountErrors.sameEmail', 'is already your address');
export const deletedByStaff = defineMessage(
  'accountErrors.deletedByStaff',
  'Staff accounts can only be deleted by other staff.',
);
export const lastOwnSuperadmin = defineMessage(
  'accountErrors.lastOwnSuperadmin',
  'You are the last superadmin of your company. Make someone else a superadmin first.',
);
export const providerOfOther = defineMessage(
  'accountErrors.providerOfOther',
  'This {provider} account is connected to someone else’s account.',
);
export const providerConnected = defineMessage(
  'accountErrors.providerConnected',
  'Another {provider} account is already connected. Disconnect it first.',
);
export const onlyProvider = defineMessage(
  'accountErrors.onlyProvider',
  '{provider} is your only way to sign in. Set a password first.',
);
export const startAgain = defineMessage(
  'accountErrors.startAgain',
  'This sign-in was started in another browser, was already used or has expired. Please start again.',
);
export const untrustedProvider = defineMessage(
  'accountErrors.untrustedProvider',
  '{provider}’s answer can’t be trusted. Please start again.',
);
export const providerAway = defineMessage(
  'accountErrors.providerAway',
  '{provider} can’t be reached at the moment. Please try again.',
);
export const typeNeeded = defineMessage('accountErrors.typeNeeded', 'Choose what your new account is for.');
export const unknownProvider = defineMessage('accountErrors.unknownProvider', 'unknown provider');
export const noProvider = defineMessage('accountErrors.noProvider', 'no provider');
export const providerOff = defineMessage('accountErrors.providerOff', 'this provider is not turned on');
export const needsCode = defineMessage(
  'accountErrors.needsCode',
  'This account uses two-step verification. Sign in with your password and a code.',
);
export const emailUnverified = defineMessage(
  'accountErrors.emailUnverified',
  '{provider} didn’t give us a verified email address. Verify it at {provider}, or use a password.',
);
export const accountExists = defineMessage(
  'accountErrors.accountExists',
  'You already have an account with this email address. Sign in to it, then connect {provider} in your settings.',
);
export const addressTaken = defineMessage(
  'accountErrors.addressTaken',
  'An account with this email address already exists. Sign in to it.',
);
