import { defineMessage } from '@crewdock/contract/message';

// Dialog to subscribe.

export const formName = defineMessage('subscriptions.formName', 'Subscription');
export const frequencyLabel = defineMessage('subscriptions.frequencyLabel', 'How often');
export const frequencyDaily = defineMessage('subscriptions.frequencyDaily', 'Once a day at most');
export const frequencyWeekly = defineMessage('subscriptions.frequencyWeekly', 'Once a week at most');
export const fixedFrequency = defineMessage(
  'subscriptions.fixedFrequency',
  'Once a day at most, when new people are available.',
);
export const emailLabel = defineMessage('subscriptions.emailLabel', 'Email');
export const ownEmail = defineMessage(
  'subscriptions.ownEmail',
  'Emails go to {email}. Manage all your subscriptions in your settings.',
);
export const subscribeButton = defineMessage('subscriptions.subscribeButton', 'Subscribe');
export const linkSent = defineMessage(
  'subscriptions.linkSent',
  'We sent an email to {email}. Use its link to confirm your subscription.',
);
export const closeButton = defineMessage('subscriptions.closeButton', 'Close');
/** Name of the list of filters. */
export const filters = defineMessage('subscriptions.filters', 'Your filters');
export const noFilters = defineMessage(
  'subscriptions.noFilters',
  '{type, select, talents {All new talents.} jobs {All new jobs.} other {Everyone who becomes available.}}',
);

// Email times.

export const dayLabel = defineMessage('subscriptions.dayLabel', 'Day');
export const timeLabel = defineMessage('subscriptions.timeLabel', 'Time');
export const monday = defineMessage('subscriptions.monday', 'Monday');
export const tuesday = defineMessage('subscriptions.tuesday', 'Tuesday');
export const wednesday = defineMessage('subscriptions.wednesday', 'Wednesday');
export const thursday = defineMessage('subscriptions.thursday', 'Thursday');
export const friday = defineMessage('subscriptions.friday', 'Friday');
export const saturday = defineMessage('subscriptions.saturday', 'Saturday');
export const sunday = defineMessage('subscriptions.sunday', 'Sunday');
/** Example: “Every day at 9:00 (Europe/Berlin)”. */
export const everyDay = defineMessage('subscriptions.everyDay', 'Every day at {time} ({zone})');
export const everyWeek = defineMessage('subscriptions.everyWeek', 'Every {weekday} at {time} ({zone})');
/** {portal} is the portal’s name. */
export const emailsDaily = defineMessage(
  'subscriptions.emailsDaily',
  '{portal} emails {email} once a day at most, when there are new {type, select, talents {talents} other {jobs}}.',
);
export const emailsWeekly = defineMessage(
  'subscriptions.emailsWeekly',
  '{portal} emails {email} once a week at most, when there are new {type, select, talents {talents} other {jobs}}.',
);
export const emailsAvailable = defineMessage(
  'subscriptions.emailsAvailable',
  '{portal} emails {email} when new people are available.',
);

// Pages opened by links in emails.

export const opening = defineMessage('subscriptions.opening', 'Opening your subscription…');
export const marketLink = defineMessage('subscriptions.marketLink', 'Go to the market');
export const confirmTitle = defineMessage('subscriptions.confirmTitle', 'Confirm your subscription');
export const confirmButton = defineMessage('subscriptions.confirmButton', 'Confirm subscription');
export const confirmedTitle = defineMessage('subscriptions.confirmedTitle', 'Your subscription is confirmed');
export const confirmedText = defineMessage(
  'subscriptions.confirmedText',
  'We’ll email you when there is something new. Every email has an unsubscribe link.',
);
export const confirmedNotice = defineMessage('subscriptions.confirmedNotice', 'Thank you for subscribing!');
/** {host} is the partner’s site on which the person subscribed. */
export const backLink = defineMessage('subscriptions.backLink', 'Back to {host}');
export const confirmLinkGone = defineMessage(
  'subscriptions.confirmLinkGone',
  'If you already confirmed, your subscription is active. Otherwise, subscribe again.',
);

// Unsubscribe.

export const unsubscribeTitle = defineMessage('subscriptions.unsubscribeTitle', 'Unsubscribe');
export const unsubscribeButton = defineMessage('subscriptions.unsubscribeButton', 'Unsubscribe');
export const unsubscribeText = defineMessage(
  'subscriptions.unsubscribeText',
  '{type, select, talents {{portal} will no longer email {email} about new talents.} jobs {{portal} will no longer email {email} about new jobs.} other {{portal} will no longer email {email} about people who become available.}}',
);
export const unsubscribed = defineMessage('subscriptions.unsubscribed', 'You’ve been unsubscribed');
export const unsubscribeLinkGone = defineMessage(
  'subscriptions.unsubscribeLinkGone',
  'Use the link in the latest email of this subscription.',
);
export const subscribedAgainTitle = defineMessage('subscriptions.subscribedAgainTitle', 'You’re subscribed again');
export const subscribeAgainButton = defineMessage('subscriptions.subscribeAgainButton', 'Subscribe again');

// Reason for unsubscribing.

export const reasonQuestion = defineMessage('subscriptions.reasonQuestion', 'Would you tell us why?');
export const commentLabel = defineMessage('subscriptions.commentLabel', 'Anything else');
export const reasonMissing = defineMessage('subscriptions.reasonMissing', 'Choose a reason or write something.');
export const sendReasonButton = defineMessage('subscriptions.sendReasonButton', 'Send feedback');
export const thanksTitle = defineMessage('subscriptions.thanksTitle', 'Thank you');
export const thanksText = defineMessage(
  'subscriptions.thanksText',
  'You’re unsubscribed. Your feedback helps us improve.',
);

// Bulk email from staff.

/** {portal} is the portal’s name. */
export const bulkText = defineMessage(
  'subscriptions.bulkText',
  'The staff of {portal} will no longer send bulk email to {email}. You’ll still get emails about your own jobs and talents.',
);
export const bulkEnded = defineMessage(
  'subscriptions.bulkEnded',
  'The staff of {portal} no longer send bulk email to {email}.',
);
export const bulkResumeButton = defineMessage('subscriptions.bulkResumeButton', 'Get these emails again');
export const bulkResumed = defineMessage('subscriptions.bulkResumed', 'Data successfully updated');
export const bulkLinkGone = defineMessage('subscriptions.bulkLinkGone', 'Use the link in our latest email.');
