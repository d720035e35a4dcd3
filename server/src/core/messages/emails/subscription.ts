import { message } from '@crewdock/contract/message';

// Emails about alerts: saved market searches and available resources.

export const confirmSubject = message('subscriptionEmails.confirmSubject', 'Confirm your {product} alerts');
export const confirmHeading = message('subscriptionEmails.confirmHeading', 'Confirm your alerts');
export const confirmResourcesText = message(
  'subscriptionEmails.confirmResourcesText',
  'We received a request to send {product} alerts about newly available people to this address.',
);
/** `{cards}`: jobs or talents. `{frequency}`: `once a day` or `once a week`. */
export const confirmMarketText = message(
  'subscriptionEmails.confirmMarketText',
  'We received a request to send {product} alerts about new {cards} to this address, at most {frequency}.',
);
export const confirmButton = message('subscriptionEmails.confirmButton', 'Confirm alerts');
export const confirmNote = message(
  'subscriptionEmails.confirmNote',
  'This link works once and expires in three days. If this wasn’t you, you can ignore this email: we send nothing without your confirmation.',
);
export const welcomeSubject = message('subscriptionEmails.welcomeSubject', 'Your {product} alerts');
export const welcomeHeading = message('subscriptionEmails.welcomeHeading', 'Your alerts are on');
export const welcomeResourcesText = message(
  'subscriptionEmails.welcomeResourcesText',
  'We’ll email you when new people match, at most once a day.',
);
export const welcomeMarketText = message(
  'subscriptionEmails.welcomeMarketText',
  'We’ll email you when there are new {cards}, at most {frequency}.',
);
/** `{filters}`: one line per filter. */
export const yourFilters = message('subscriptionEmails.yourFilters', 'Your filters:\n{filters}');
export const everyone = message('subscriptionEmails.everyone', 'No filters: you get alerts about everyone.');
export const allCards = message('subscriptionEmails.allCards', 'No filters: you get alerts about all {cards}.');
export const onceDaily = message('subscriptionEmails.onceDaily', 'once a day');
export const onceWeekly = message('subscriptionEmails.onceWeekly', 'once a week');
export const unsubscribeNote = message('subscriptionEmails.unsubscribeNote', 'Unsubscribe at any time: {url}');

export const digestSubject = message('subscriptionEmails.digestSubject', '{product}: {news}');
export const newPeople = message(
  'subscriptionEmails.newPeople',
  '{count, plural, one {# new person is available} other {# new people are available}}',
);
export const newJobs = message('subscriptionEmails.newJobs', '{count, plural, one {# new job} other {# new jobs}}');
export const newTalents = message(
  'subscriptionEmails.newTalents',
  '{count, plural, one {# new talent} other {# new talents}}',
);
export const more = message('subscriptionEmails.more', '{count, plural, other {And # more}}');
export const contactButton = message('subscriptionEmails.contactButton', 'Contact us');
export const marketButton = message('subscriptionEmails.marketButton', 'View in the market');
export const resourcesNote = message(
  'subscriptionEmails.resourcesNote',
  'You get this email because you subscribed to available people at {product}. Unsubscribe: {url}',
);
export const marketNote = message(
  'subscriptionEmails.marketNote',
  'You get this email because you subscribed to new {cards} at {product}. Unsubscribe: {url}',
);
/** Below emails that staff write to many people. */
export const massNote = message(
  'subscriptionEmails.massNote',
  'You get this email because you have a {product} account. Unsubscribe: {url}',
);
