import { defineMessage } from '@crewdock/contract/message';

// Page.
export const title = defineMessage('admin.health.title', 'Health');
export const outdated = defineMessage(
  'admin.health.outdated',
  'We couldn’t refresh this page. It shows the last known state.',
);

// Server.
export const serverTitle = defineMessage('admin.health.serverTitle', 'This server');
export const serverAbout = defineMessage('admin.health.serverAbout', 'The process that answered this request.');
export const logCounts = defineMessage(
  'admin.health.logCounts',
  '{errors, plural, one {# error} other {# errors}} and {warnings, plural, one {# warning} other {# warnings}} in its log since {time}.',
);
export const clockAhead = defineMessage('admin.health.clockAhead', 'Its clock is {seconds} s ahead of the database’s.');
export const clockBehind = defineMessage('admin.health.clockBehind', 'Its clock is {seconds} s behind the database’s.');
export const clockRight = defineMessage('admin.health.clockRight', 'Its clock and the database’s agree.');

// Background jobs. {time}: date and time.
export const jobsTitle = defineMessage('admin.health.jobsTitle', 'Background jobs');
export const jobsAbout = defineMessage('admin.health.jobsAbout', 'Across all servers.');
export const lastSuccess = defineMessage('admin.health.lastSuccess', 'Last succeeded {time}');
export const noSuccess = defineMessage('admin.health.noSuccess', 'Not succeeded yet');
export const waitingSince = defineMessage('admin.health.waitingSince', 'Waiting since {time}');
export const waitingCount = defineMessage('admin.health.waitingCount', '{count} waiting');
export const runningCount = defineMessage('admin.health.runningCount', '{count} running');
/** Jobs that start at a later time. */
export const laterCount = defineMessage('admin.health.laterCount', '{count} scheduled');
export const failedCount = defineMessage('admin.health.failedCount', '{count} failed');

// Emails.
export const emailsTitle = defineMessage('admin.health.emailsTitle', 'Emails');
/** “batching” and “limit” are reasons in the list below. */
export const emailsAbout = defineMessage(
  'admin.health.emailsAbout',
  'Queued emails are sent as soon as the mail server accepts one. “batching”: waits up to ten minutes for more emails to the same person. “limit”: waits until the address has received fewer emails within an hour. Failed emails are kept for 30 days.',
);
export const noneQueued = defineMessage('admin.health.noneQueued', 'No queued emails');
export const queued = defineMessage('admin.health.queued', '{count} queued:');
export const queuedSince = defineMessage(
  'admin.health.queuedSince',
  '{count, plural, one {# queued, since {time}:} other {# queued, the oldest since {time}:}}',
);
export const queuedLabel = defineMessage('admin.health.queuedLabel', 'Queued emails');
export const noneFailed = defineMessage('admin.health.noneFailed', 'No failed emails');
export const failedLabel = defineMessage('admin.health.failedLabel', 'Failed emails');
export const failedEmail = defineMessage('admin.health.failedEmail', '<b>{subject}</b> to {recipient}');
/** {reply}: reply of the mail server. */
export const failure = defineMessage('admin.health.failure', '{reason}, {time}: {reply}');
export const sendAgainButton = defineMessage('admin.health.sendAgainButton', 'Send again');
/** The email, after the text of the button for screen readers. */
export const sendAgainDetails = defineMessage('admin.health.sendAgainDetails', '“{subject}” to {recipient}, {time}');
export const sentAgain = defineMessage('admin.health.sentAgain', 'The email will be sent again');
