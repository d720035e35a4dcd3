import { defineMessage } from '@crewdock/contract/message';

// Emails about proposals, relations and filled jobs.

export const proposedForJob = defineMessage('relationEmails.proposedForJob', '{talent} was proposed for {job}');
export const proposedForTalent = defineMessage('relationEmails.proposedForTalent', 'New proposal for {talent}: {job}');
export const talentConfirmed = defineMessage('relationEmails.talentConfirmed', '{talent} was confirmed for {job}');
export const talentRejected = defineMessage('relationEmails.talentRejected', '{talent} was rejected for {job}');
export const talentProceeded = defineMessage(
  'relationEmails.talentProceeded',
  '{talent} moved to the next step for {job}',
);
export const talentWithdrawn = defineMessage('relationEmails.talentWithdrawn', '{talent} was withdrawn from {job}');
export const talentLine = defineMessage('relationEmails.talentLine', 'Talent: {facts}');
export const jobLine = defineMessage('relationEmails.jobLine', 'Job: {facts}');
export const matchLine = defineMessage('relationEmails.matchLine', 'Match: {score} of 100');
export const confirmButton = defineMessage('relationEmails.confirmButton', 'Confirm');
export const rejectButton = defineMessage('relationEmails.rejectButton', 'Reject');
export const openJobButton = defineMessage('relationEmails.openJobButton', 'Open job');
export const openTalentButton = defineMessage('relationEmails.openTalentButton', 'Open talent');

/** Subjects of emails that combine several notifications. */
export const talentsProposed = defineMessage(
  'relationEmails.talentsProposed',
  '{count} talents were proposed for {job}',
);
export const talentsConfirmed = defineMessage(
  'relationEmails.talentsConfirmed',
  '{count} talents were confirmed for {job}',
);
export const talentsRejected = defineMessage(
  'relationEmails.talentsRejected',
  '{count} talents were rejected for {job}',
);
export const talentsProceeded = defineMessage(
  'relationEmails.talentsProceeded',
  '{count} talents moved to the next step for {job}',
);
export const talentsWithdrawn = defineMessage(
  'relationEmails.talentsWithdrawn',
  '{count} talents were withdrawn from {job}',
);
export const jobsProposed = defineMessage('relationEmails.jobsProposed', '{talent} was proposed for {count} jobs');
export const jobsConfirmed = defineMessage('relationEmails.jobsConfirmed', '{talent} was confirmed for {count} jobs');
export const jobsRejected = defineMessage('relationEmails.jobsRejected', '{talent} was rejected for {count} jobs');
export const jobsProceeded = defineMessage(
  'relationEmails.jobsProceeded',
  '{talent} moved to the next step for {count} jobs',
);
export const jobsWithdrawn = defineMessage('relationEmails.jobsWithdrawn', '{talent} was withdrawn from {count} jobs');
export const manyProposed = defineMessage(
  'relationEmails.manyProposed',
  '{count} proposals for your {kind, select, talent {talents} other {jobs}}',
);
export const manyConfirmed = defineMessage(
  'relationEmails.manyConfirmed',
  '{count} confirmations for your {kind, select, talent {talents} other {jobs}}',
);
export const manyRejected = defineMessage(
  'relationEmails.manyRejected',
  '{count} rejections for your {kind, select, talent {talents} other {jobs}}',
);
export const manyProceeded = defineMessage(
  'relationEmails.manyProceeded',
  '{count} next steps for your {kind, select, talent {talents} other {jobs}}',
);
export const manyWithdrawn = defineMessage(
  'relationEmails.manyWithdrawn',
  '{count} proposals for your {kind, select, talent {talents} other {jobs}} were withdrawn',
);
export const manyChanges = defineMessage('relationEmails.manyChanges', '{count} changes to your jobs and talents');
export const manyUpdates = defineMessage('relationEmails.manyUpdates', '{count} updates from {product}');

export const jobClosed = defineMessage('relationEmails.jobClosed', '{job} was closed');
export const jobReopened = defineMessage('relationEmails.jobReopened', '{job} was reopened');
export const staffClosedJob = defineMessage(
  'relationEmails.staffClosedJob',
  'Our team closed this job because the position is filled. {people} notified.',
);
export const staffReopenedJob = defineMessage(
  'relationEmails.staffReopenedJob',
  'Our team reopened this job. {people} moved back to their previous status.',
);
export const notifiedTalents = defineMessage(
  'relationEmails.notifiedTalents',
  '{talents, plural, one {# talent was} other {# talents were}}',
);
export const notifiedPeople = defineMessage(
  'relationEmails.notifiedPeople',
  '{talents, plural, one {# talent} other {# talents}} and {applicants, plural, one {# applicant} other {# applicants}} were',
);

export const noteHeading = defineMessage('relationEmails.noteHeading', 'Note on {talent} and {job}');
export const manyNotesOnPair = defineMessage('relationEmails.manyNotesOnPair', '{count} notes on {talent} and {job}');
export const manyNotes = defineMessage('relationEmails.manyNotes', '{count} shared notes');
