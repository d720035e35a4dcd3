import { defineMessage } from '@crewdock/contract/message';

// Updates in the inbox of staff: a title, and lines of details.

// Accounts.
export const clientRegistered = defineMessage('updates.clientRegistered', '{name} signed up as a client');
export const providerRegistered = defineMessage('updates.providerRegistered', '{name} signed up as a talent provider');
export const developerRegistered = defineMessage(
  'updates.developerRegistered',
  '{name} signed up as a remote developer',
);
export const deletionRequested = defineMessage('updates.deletionRequested', '{name} asked to delete their account');
export const deletionDate = defineMessage('updates.deletionDate', 'Will be deleted on {date}');

// Cards and relations.
export const cardAdded = defineMessage(
  'updates.cardAdded',
  '{kind, select, talent {New talent: {name}, {title}} other {New job: {title}}}',
);
export const cardChanged = defineMessage(
  'updates.cardChanged',
  '{kind, select, talent {Changed talent: {name}, {title}} other {Changed job: {title}}}',
);
export const jobClosed = defineMessage('updates.jobClosed', '{job} was closed');
/** {people}: `2 people`, for example. */
export const closingDetail = defineMessage('updates.closingDetail', '{people} notified that the position is filled.');
export const jobReopened = defineMessage('updates.jobReopened', '{job} was reopened');
export const reopeningDetail = defineMessage(
  'updates.reopeningDetail',
  '{people} moved back to their previous status.',
);
export const confirmed = defineMessage('updates.confirmed', '{talent} was confirmed for {job}');

/** {status}: new status of the relation. */
export const relationMoved = defineMessage(
  'updates.relationMoved',
  '{status, select, proposed {{talent} was proposed for {job}} confirmed {{talent} was confirmed for {job}} rejected {{talent} was rejected for {job}} proceeded {{talent} moved to the next step for {job}} other {{talent} was withdrawn from {job}}}',
);

// Applications and messages.
export const applied = defineMessage('updates.applied', '{name} applied for {job}');
export const applicationSite = defineMessage('updates.applicationSite', 'Sent on {site}');
export const cvAdded = defineMessage('updates.cvAdded', '{name} sent a new CV for {job}');
export const messageReceived = defineMessage('updates.messageReceived', 'Message from {name}');
export const messagePage = defineMessage('updates.messagePage', 'Written on {page}');
/** {subject}: a card or a resource. */
export const messageAbout = defineMessage('updates.messageAbout', '{name} wrote about {subject}');
/** {consent}: the terms. */
export const consent = defineMessage('updates.consent', 'Agreed to: {consent}');

// Subscriptions and imports.
export const resourcesSubscribed = defineMessage(
  'updates.resourcesSubscribed',
  '{email} subscribed to available resources',
);
export const marketSubscribed = defineMessage(
  'updates.marketSubscribed',
  '{kind, select, talent {{email} subscribed to new talents} other {{email} subscribed to new jobs}}',
);
export const resourcesImported = defineMessage(
  'updates.resourcesImported',
  '{name} imported available resources from {file}',
);
export const importCounts = defineMessage(
  'updates.importCounts',
  '{created} new, {updated} updated, {skipped} skipped, {failed} with errors',
);
