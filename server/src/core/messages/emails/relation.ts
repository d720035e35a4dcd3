import { message } from '@crewdock/contract/message';

// Emails about proposals, relations and filled jobs.

export const proposedForJob = message('relationEmails.proposedForJob', '{talent} was proposed for {job}');
export const proposedForTalent = message('relationEmails.proposedForTalent', 'New proposal for {talent}: {job}');
export const confirmed = message('relationEmails.confirmed', '{talent} was confirmed for {job}');
export const rejected = message('relationEmails.rejected', '{talent} was rejected for {job}');
export const proceeded = message('relationEmails.proceeded', '{talent} moved to the next step for {job}');
export const withdrawn = message('relationEmails.withdrawn', '{talent} was withdrawn from {job}');
export const talentLine = message('relationEmails.talentLine', 'Talent: {facts}');
export const jobLine = message('relationEmails.jobLine', 'Job: {facts}');
export const matchLine = message('relationEmails.matchLine', 'Match: {score} of 100');
export const openJobButton = message('relationEmails.openJobButton', 'Open job');
export const openTalentButton = message('relationEmails.openTalentButton', 'Open talent');

/** Subjects of several notifications in one email. */
export const talentsProposed = message('relationEmails.talentsProposed', '{count} talents were proposed for {job}');
export const talentsConfirmed = message('relationEmails.talentsConfirmed', '{count} talents were confirmed for {job}');
export const talentsRejected = message('relationEmails.talentsRejected', '{count} talents were rejected for {job}');
export const talentsProceeded = message(
  'relationEmails.talentsProceeded',
  '{count} talents moved to the next step for {job}',
);
export const talentsWithdrawn = message('relationEmails.talentsWithdrawn', '{count} talents were withdrawn from {job}');
export const jobsProposed = message('relationEmails.jobsProposed', '{talent} was proposed for {count} jobs');
export const jobsConfirmed = message('relationEmails.jobsConfirmed', '{talent} was confirmed for {count} jobs');
export const jobsRejected = message('relationEmails.jobsRejected', '{talent} was rejected for {count} jobs');
export const jobsProceeded = message(
  'relationEmails.jobsProceeded',
  '{talent} moved to the next step for {count} jobs',
);
export const jobsWithdrawn = message('relationEmails.jobsWithdrawn', '{talent} was withdrawn from {count} jobs');
/** `{cards}`: jobs or talents. */
export const manyProposed = message('relationEmails.manyProposed', '{count} proposals for your {cards}');
export const manyConfirmed = message('relationEmails.manyConfirmed', '{count} confirmations for your {cards}');
export const manyRejected = message('relationEmails.manyRejected', '{count} rejections for your {cards}');
export const manyProceeded = message('relationEmails.manyProceeded', '{count} next steps for your {cards}');
export const manyWithdrawn = message('relationEmails.manyWithdrawn', '{count} withdrawals from your {cards}');
export const manyChanges = message('relationEmails.manyChanges', '{count} changes to your jobs and talents');
export const manyUpdates = message('relationEmails.manyUpdates', '{count} updates from {product}');

export const jobClosed = message('relationEmails.jobClosed', '{job} was closed');
export const jobReopened = message('relationEmails.jobReopened', '{job} was reopened');
export const staffClosedJob = message(
  'relationEmails.staffClosedJob',
  'Our team closed this job because the position is filled. {people} notified.',
);
export const staffReopenedJob = message(
  'relationEmails.staffReopenedJob',
  'Our team reopened this job. {people} moved back to their previous status.',
);
export const notifiedTalents = message(
  'relationEmails.notifiedTalents',
  '{talents, plural, one {# talent was} other {# talents were}}',
);
export const notifiedPeople = message(
  'relationEmails.notifiedPeople',
  '{talents, plural, one {# talent} other {# talents}} and {applicants, plural, one {# applicant} other {# applicants}} were',
);

export const noteHeading = message('relationEmails.noteHeading', 'Note on {talent} and {job}');
export const manyNotesOnPair = message('relationEmails.manyNotesOnPair', '{count} notes on {talent} and {job}');
export const manyNotes = message('relationEmails.manyNotes', '{count} shared notes');
