/** English words of one job and of applying for it, which come with its page. */
export const applyWords = {
  back: 'All jobs',
  gone: 'This job is no longer open',
  goneText: 'Have a look at the others.',
  apply: 'Apply for this job',
  portal: 'Open on the portal',
  send: 'Send application',
  sent: 'Your application is on its way',
  sentText: 'We have sent a receipt to {email}.',
  message: 'Why you?',
  cv: 'CV',
  cvHint: 'PDF or DOCX, at most 10 MB',
  fileLarge: 'This file is larger than 10 MB.',
  removeFile: 'Remove {name}',
  messageOrCv: 'Write a few lines or add a CV.',
};
