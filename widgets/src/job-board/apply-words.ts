import type { ApplicationMessageKey } from '@crewdock/sdk/elements';

/** English messages of a job and its application form, loaded with the job's code. */
export const applyWords = {
  back: 'All jobs',
  gone: 'This job is no longer open',
  goneText: 'See the other open jobs.',
  apply: 'Apply for this job',
  portal: 'Open on the portal',
  send: 'Send application',
  sent: 'Your application is on its way',
  sentText: 'We have sent a confirmation to {email}.',
  message: 'Why you?',
  cv: 'CV',
  cvHint: 'PDF or DOCX, up to 10 MB',
  fileLarge: 'This file is larger than 10 MB.',
  removeFile: 'Remove {name}',
  messageOrCv: 'Write a few lines or add a CV.',
  yes: 'Yes',
  no: 'No',
  chooseOne: 'Choose one',
  questionsChanged: 'The questions for this job have changed. Your answers are kept. Please review them.',
} satisfies Record<ApplicationMessageKey, string>;
