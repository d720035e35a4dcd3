import { defineMessage } from '@crewdock/contract/message';

// Emails about applications, to clients and applicants.

export const appliedSubject = defineMessage('applicationEmails.appliedSubject', '{name} applied for {job}');
export const appliedHeading = defineMessage('applicationEmails.appliedHeading', 'New application for {job}');
export const openApplicationsButton = defineMessage('applicationEmails.openApplicationsButton', 'Open applications');
export const appliedNote = defineMessage(
  'applicationEmails.appliedNote',
  'Reply to this email to write to {name}. Your address will be visible to them.',
);
export const appliedNoteFromSite = defineMessage(
  'applicationEmails.appliedNoteFromSite',
  'Sent from {site}. Reply to this email to write to {name}. Your address will be visible to them.',
);
export const jobsAppliedFor = defineMessage('applicationEmails.jobsAppliedFor', '{name} applied for {count} jobs');
export const manyApplications = defineMessage(
  'applicationEmails.manyApplications',
  '{count} applications for your jobs',
);
export const cvAddedSubject = defineMessage('applicationEmails.cvAddedSubject', '{name} sent a new CV for {job}');
export const cvAddedHeading = defineMessage('applicationEmails.cvAddedHeading', 'New CV for {job}');
export const cvAddedText = defineMessage(
  'applicationEmails.cvAddedText',
  '{name} applied before. The new CV was added to the application, and earlier CVs were kept.',
);
export const manyCvs = defineMessage('applicationEmails.manyCvs', '{name} sent {count} new CVs');

export const yourApplication = defineMessage('applicationEmails.yourApplication', 'Your application for {job}');
export const manyYourApplications = defineMessage(
  'applicationEmails.manyYourApplications',
  'Your {count} applications',
);
export const viewJobButton = defineMessage('applicationEmails.viewJobButton', 'View job');
export const notYourApplication = defineMessage(
  'applicationEmails.notYourApplication',
  'If you didn’t apply, someone else entered your email address. You don’t need to do anything.',
);
export const receivedHeading = defineMessage('applicationEmails.receivedHeading', 'We received your application');
export const receivedText = defineMessage(
  'applicationEmails.receivedText',
  'Thank you for applying for {job}. The client will review your application and contact you at this email address.',
);
export const declinedHeading = defineMessage(
  'applicationEmails.declinedHeading',
  'Your application was not successful',
);
export const declinedText = defineMessage(
  'applicationEmails.declinedText',
  'Thank you for applying for {job}. The client has decided not to move forward with your application.',
);
export const acceptedHeading = defineMessage('applicationEmails.acceptedHeading', 'Your application moved forward');
export const acceptedText = defineMessage(
  'applicationEmails.acceptedText',
  'Thank you for applying for {job}. The client would like to move forward with you.',
);
export const acceptedNote = defineMessage(
  'applicationEmails.acceptedNote',
  'Reply to this email if you have questions.',
);
export const reconsideredHeading = defineMessage(
  'applicationEmails.reconsideredHeading',
  'Your application is being considered again',
);
export const reconsideredText = defineMessage(
  'applicationEmails.reconsideredText',
  'The client has withdrawn the rejection of your application for {job}.',
);
export const yourNewCvSubject = defineMessage('applicationEmails.yourNewCvSubject', 'Your new CV for {job}');
export const yourNewCvHeading = defineMessage('applicationEmails.yourNewCvHeading', 'We received your new CV');
export const yourNewCvText = defineMessage(
  'applicationEmails.yourNewCvText',
  'You applied for {job} before. Your new CV was added to that application, and the earlier one was kept. Nothing else was changed.',
);
export const alreadyAppliedSubject = defineMessage(
  'applicationEmails.alreadyAppliedSubject',
  'You already applied for {job}',
);
export const alreadyAppliedHeading = defineMessage(
  'applicationEmails.alreadyAppliedHeading',
  'You already applied for this job',
);
export const alreadyAppliedText = defineMessage(
  'applicationEmails.alreadyAppliedText',
  'The client already has your first application for {job}. What you sent now was not saved.',
);
