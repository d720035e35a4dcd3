/** English words of the list of jobs. */
export const jobWords = {
  title: 'Jobs',
  search: 'Search jobs',
  count: '{n} job|{n} jobs',
  more: 'Show more jobs',
  none: 'No open jobs yet',
  nothing: 'No jobs fit all of this',
  anywhere: 'Anywhere',
  countries: '{name} and {n} more',
  location: 'Location',
  anyLocation: 'Any location',
};

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
  messageOrCv: 'Write a few lines or add a CV.',
};
