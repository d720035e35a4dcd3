import { defineMessage } from '@crewdock/contract/message';

// Events in the histories of relations and applications.

// Actors whose names are hidden.
export const clientActor = defineMessage('events.clientActor', 'The client');
export const talentActor = defineMessage('events.talentActor', 'The talent’s side');
export const staffActor = defineMessage('events.staffActor', 'Staff');
export const formerActor = defineMessage('events.formerActor', 'Former user');

// Reasons for events.
export const applied = defineMessage('events.applied', 'Applied for the job.');
export const invited = defineMessage('events.invited', 'Invited.');
export const reason = defineMessage('events.reason', 'Reason: {reason}.');
/** {reason}: reason for a next step. */
export const nextStep = defineMessage('events.nextStep', '{reason}.');
export const startDate = defineMessage('events.startDate', 'Start: {date}.');
export const rate = defineMessage('events.rate', 'Rate: {rate}.');
export const cardArchived = defineMessage(
  'events.cardArchived',
  '{kind, select, talent {The talent was archived.} other {The job was archived.}}',
);
export const cardRestored = defineMessage('events.cardRestored', 'The card was restored.');
export const applicantNotified = defineMessage('events.applicantNotified', 'The applicant was emailed.');
