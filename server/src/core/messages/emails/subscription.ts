import { defineMessage } from '@crewdock/contract/message';

// Emails about alerts: saved market searches and available resources.

export const confirmSubject = defineMessage('subscriptionEmails.confirmSubject', 'Confirm your {product} alerts');
export const confirmHeading = defineMessage('subscriptionEmails.confirmHeading', 'Confirm your alerts');
export const confirmResourcesText = defineMessage(
  'subscriptionEmails.confirmResourcesText',
  'We received a request to send {product} alerts about newly available people to this address.',
);
/** `{frequency}`: `once a day` or `once a week`. */
export const confirmMarketText = defineMessage(
  'subscriptionEmails.confirmMarketText',
  'We received a request to send {product} alerts about new {kind, select, talent {talents} other {jobs}} to this address, at most {frequency}.',
);
export const confirmButton = defineMessage('subscriptionEmails.confirmButton', 'Confirm alerts');
export const confirmNote = defineMessage(
  'subscriptionEmails.confirmNote',
  'This link works once and expires in three days. If this wasn’t you, you can ignore this email: we send nothing without your confirmation.',
);
export const welcomeSubject = defineMessage('subscriptionEmails.welcomeSubject', 'Your {product} alerts');
export const welcomeHeading = defineMessage('subscriptionEmails.welcomeHeading', 'Your alerts are on');
export const welcomeResourcesText = defineMessage(
  'subscriptionEmails.welcomeResourcesText',
  'We’ll email you when new people match, at most once a day.',
);
export const welcomeMarketText = defineMessage(
  'subscriptionEmails.welcomeMarketText',
  'We’ll email you when there are new {kind, select, talent {talents} other {jobs}}, at most {frequency}.',
);
/** `{filters}`: one line per filter. */
export const yourFilters = defineMessage('subscriptionEmails.yourFilters', 'Your filters:\n{filters}');
export const allPeople = defineMessage('subscriptionEmails.allPeople', 'No filters: you get alerts about everyone.');
export const allCards = defineMessage(
  'subscriptionEmails.allCards',
  'No filters: you get alerts about all {kind, select, talent {talents} other {jobs}}.',
);
export const onceDaily = defineMessage('subscriptionEmails.onceDaily', 'once a day');
export const onceWeekly = defineMessage('subscriptionEmails.onceWeekly', 'once a week');
export const unsubscribeNote = defineMessage('subscriptionEmails.unsubscribeNote', 'Unsubscribe at any time: {url}');

export const digestSubject = defineMessage('subscriptionEmails.digestSubject', '{product}: {news}');
export const newPeople = defineMessage(
  'subscriptionEmails.newPeople',
  '{count, plural, one {# new person is available} other {# new people are available}}',
);
export const newJobs = defineMessage(
  'subscriptionEmails.newJobs',
  '{count, plural, one {# new job} other {# new jobs}}',
);
export const newTalents = defineMessage(
  'subscriptionEmails.newTalents',
  '{count, plural, one {# new talent} other {# new talents}}',
);
export const moreCards = defineMessage('subscriptionEmails.moreCards', '{count, plural, other {And # more}}');
export const contactButton = defineMessage('subscriptionEmails.contactButton', 'Contact us');
export const marketButton = defineMessage('subscriptionEmails.marketButton', 'View in the market');
export const resourcesNote = defineMessage(
  'subscriptionEmails.resourcesNote',
  'You get this email because you subscribed to available people at {product}. Unsubscribe: {url}',
);
export const marketNote = defineMessage(
  'subscriptionEmails.marketNote',
  'You get this email because you subscribed to new {kind, select, talent {talents} other {jobs}} at {product}. Unsubscribe: {url}',
);
/** Below emails that staff write to many people. */
export const massNote = defineMessage(
  'subscriptionEmails.massNote',
  'You get this email because you have an account at {product}. Unsubscribe: {url}',
);
