import { defineMessage } from '@crewdock/contract/message';

// Password reset

export const resetTitle = defineMessage('auth.password.resetTitle', 'Reset your password');
export const resetLead = defineMessage(
  'auth.password.resetLead',
  'Enter your email address, and we’ll send you a link.',
);
export const resetFoot = defineMessage('auth.password.resetFoot', 'Remembered it? <link>Sign in</link>');
export const emailLabel = defineMessage('auth.password.emailLabel', 'Email');
export const sendLinkButton = defineMessage('auth.password.sendLinkButton', 'Send link');
export const linkSent = defineMessage(
  'auth.password.linkSent',
  'If <b>{email}</b> has an account, a link to choose a new password is on its way. It works for one hour.',
);
export const otherAddressButton = defineMessage('auth.password.otherAddressButton', 'Use another address');

// New password

export const checkingLink = defineMessage('auth.password.checkingLink', 'Checking the link…');
export const newLinkButton = defineMessage('auth.password.newLinkButton', 'Send me a new link');
export const newPasswordTitle = defineMessage('auth.password.newPasswordTitle', 'Choose a new password');
export const signedOut = defineMessage('auth.password.signedOut', 'You’ll be signed out everywhere.');
/** {providers} is “Google”, “LinkedIn” or “Google or LinkedIn”, and {count} their number. */
export const signedOutAndDisconnected = defineMessage(
  'auth.password.signedOutAndDisconnected',
  'You’ll be signed out everywhere, and {providers} won’t sign you in until you connect {count, plural, one {it} other {them}} again.',
);
export const passwordLabel = defineMessage('auth.password.passwordLabel', 'Password');
export const newPasswordLabel = defineMessage('auth.password.newPasswordLabel', 'New password');
export const saveButton = defineMessage('auth.password.saveButton', 'Save password');
export const changed = defineMessage('auth.password.changed', 'Your password was changed. Sign in with the new one.');

// Strength of the new password

export const hint = defineMessage('auth.password.hint', 'At least {min} characters. A few words in a row are good.');
export const tooShort = defineMessage(
  'auth.password.tooShort',
  '{count, plural, one {# more character to go.} other {# more characters to go.}}',
);
export const checking = defineMessage('auth.password.checking', 'Checking…');
export const tooEasy = defineMessage('auth.password.tooEasy', 'Too easy to guess');
export const fair = defineMessage('auth.password.fair', 'Fair');
export const good = defineMessage('auth.password.good', 'Good');
export const strong = defineMessage('auth.password.strong', 'Strong');
/** The rating of a password, such as “Fair”, and an explanation in one sentence. */
export const rating = defineMessage('auth.password.rating', '{level}. {reason}');
export const topTen = defineMessage('auth.password.topTen', 'This is a top-10 common password.');
export const topHundred = defineMessage('auth.password.topHundred', 'This is a top-100 common password.');
export const common = defineMessage('auth.password.common', 'This is a common password.');
export const similarToCommon = defineMessage('auth.password.similarToCommon', 'This is similar to a common password.');
export const straightRow = defineMessage('auth.password.straightRow', 'Rows of keys are easy to guess.');
export const keyPattern = defineMessage('auth.password.keyPattern', 'Short keyboard patterns are easy to guess.');
export const simpleRepeat = defineMessage('auth.password.simpleRepeat', 'Repeats like “aaa” are easy to guess.');
export const extendedRepeat = defineMessage('auth.password.extendedRepeat', 'Repeats like “abcabc” are easy to guess.');
export const sequences = defineMessage('auth.password.sequences', 'Sequences like “abc” are easy to guess.');
export const recentYears = defineMessage('auth.password.recentYears', 'Recent years are easy to guess.');
export const dates = defineMessage('auth.password.dates', 'Dates are easy to guess.');
export const userInputs = defineMessage('auth.password.userInputs', 'Your own name or address is easy to guess.');
export const singleWord = defineMessage('auth.password.singleWord', 'A single word is easy to guess.');
export const addWords = defineMessage('auth.password.addWords', 'Another word or two helps.');
