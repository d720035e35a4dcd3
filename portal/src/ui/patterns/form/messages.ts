import { defineMessage } from '@crewdock/contract/message';

// Fields.
export const showPassword = defineMessage('ui.patterns.form.showPassword', 'Show password');
export const hidePassword = defineMessage('ui.patterns.form.hidePassword', 'Hide password');
export const capsLock = defineMessage('ui.patterns.form.capsLock', 'Caps Lock is on.');
export const richTextLoading = defineMessage('ui.patterns.form.richTextLoading', 'Loading the text field');
export const richTextFailed = defineMessage(
  'ui.patterns.form.richTextFailed',
  'We couldn’t load the text field. Your text is kept.',
);
export const retryButton = defineMessage('ui.patterns.form.retryButton', 'Try again');

// The submit button while the form is being sent.
export const sending = defineMessage('ui.patterns.form.sending', 'Sending');

// Form errors.
export const offline = defineMessage(
  'ui.patterns.form.offline',
  'The server can’t be reached. Your input is kept: try again once you’re connected.',
);
export const notSent = defineMessage(
  'ui.patterns.form.notSent',
  'This wasn’t sent. Your input is kept: please try again.',
);
export const tooManyAttempts = defineMessage('ui.patterns.form.tooManyAttempts', 'Too many attempts. Try again later.');
export const tooManyAttemptsSeconds = defineMessage(
  'ui.patterns.form.tooManyAttemptsSeconds',
  'Too many attempts. Try again in {count, plural, one {# second} other {# seconds}}.',
);
export const tooManyAttemptsMinutes = defineMessage(
  'ui.patterns.form.tooManyAttemptsMinutes',
  'Too many attempts. Try again in {count, plural, one {# minute} other {# minutes}}.',
);
export const tooManyAttemptsHours = defineMessage(
  'ui.patterns.form.tooManyAttemptsHours',
  'Too many attempts. Try again in {count, plural, one {# hour} other {# hours}}.',
);
