import { message } from '@crewdock/contract/message';

// Emails about applications, to clients and applicants.

export const appliedSubject = message('applicationEmails.appliedSubject', '{name} applied for {job}');
export const appliedHeading = message('applicationEmails.appliedHeading', 'New application for {job}');
export const openApplicationsButton = message('applicationEmails.openApplicationsButton', 'Open applications');
export const appliedNote = message(
  'applicationEmails.appliedNote',
  'Reply to this email to write to {name}. Your address will be visible to them.',
);
export const appliedNoteFromSite = message(
  'applicationEmails.appliedNoteFromSite',
  'Sent from {site}. Reply to this email to write to {name}. Your address will be visible to them.',
);
export const jobsAppliedFor = message('applicationEmails.jobsAppliedFor', '{name} applied for {count} jobs');
export const manyApplications = message('applicationEmails.manyApplications', '{count} applications for your jobs');
export const cvAddedSubject = message('applicationEmails.cvAddedSubject', '{name} sent a new CV for {job}');
export const cvAddedHeading = message('applicationEmails.cvAddedHeading', 'New CV for {job}');
export const cvAddedText = message(
  'applicationEmails.cvAddedText',
  '{name} applied before. The new CV was added to the application, and earlier CVs were kept.',
);
export const manyCvs = message('applicationEmails.manyCvs', '{name} sent {count} new CVs');

export const yourApplication = message('applicationEmails.yourApplication', 'Your application for {job}');
export const manyYourApplications = message('applicationEmails.manyYourApplications', 'Your {count} applications');
export const viewJobButton = message('applicationEmails.viewJobButton', 'View job');
export const notYourApplication = message(
  'applicationEmails.notYourApplication',
  'If you didn’t apply, someone else entered your email address. You don’t need to do anything.',
);
export const receivedHeading = message('applicationEmails.receivedHeading', 'We received your application');
export const receivedText = message(
  'applicationEmails.receivedText',
  'Thank you for applying for {job}. The client will review your application and reply to this email address.',
);
export const declinedHeading = message('applicationEmails.declinedHeading', 'Your application was not successful');
export const declinedText = message(
  'applicationEmails.declinedText',
  'Thank you for applying for {job}. The client has decided not to move forward with your application.',
);
export const acceptedHeading = message('applicationEmails.acceptedHeading', 'Your application moved forward');
export const acceptedText = message(
  'applicationEmails.acceptedText',
  'Thank you for applying for {job}. The client would like to move forward with you.',
);
export const acceptedNote = message('applicationEmails.acceptedNote', 'Reply to this email to write to the client.');
export const reconsideredHeading = message(
  'applicationEmails.reconsideredHeading',
  'Your application is being considered again',
);
export const reconsideredText = message(
  'applicationEmails.reconsideredText',
  'The client has withdrawn the rejection of your application for {job}.',
);
export const yourNewCvSubject = message('applicationEmails.yourNewCvSubject', 'Your new CV for {job}');
export const yourNewCvHeading = message('applicationEmails.yourNewCvHeading', 'We received your new CV');
export const yourNewCvText = message(
  'applicationEmails.yourNewCvText',
  'You applied for {job} before. Your new CV was added to that application, and the earlier one was kept. Nothing else was changed.',
);
export const alreadyAppliedSubject = message(
  'applicationEmails.alreadyAppliedSubject',
  'You already applied for {job}',
);
export const alreadyAppliedHeading = message(
  'applicationEmails.alreadyAppliedHeading',
  'You already applied for this job',
);
export const alreadyAppliedText = message(
  'applicationEmails.alreadyAppliedText',
  'The client already has your first application for {job}. What you sent now was not saved.',
);
