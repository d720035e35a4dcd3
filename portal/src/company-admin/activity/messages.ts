import { defineMessage } from '@crewdock/contract/message';

// Activity of the company’s members

export const title = defineMessage('companyAdmin.activity.title', 'Activity');
export const periodLabel = defineMessage('companyAdmin.activity.periodLabel', 'Period');
export const period = defineMessage('companyAdmin.activity.period', '{count, plural, one {# day} other {# days}}');
export const memberLabel = defineMessage('companyAdmin.activity.memberLabel', 'Member');
export const everyone = defineMessage('companyAdmin.activity.everyone', 'Everyone ({count})');
/** {name} is a member, {count} the number of the member's actions. */
export const member = defineMessage('companyAdmin.activity.member', '{name} ({count})');
export const formerMember = defineMessage('companyAdmin.activity.formerMember', '{name}, has left ({count})');
export const emptyTitle = defineMessage('companyAdmin.activity.emptyTitle', 'No activity');
export const emptyText = defineMessage(
  'companyAdmin.activity.emptyText',
  'Actions of members on the company’s jobs and talents appear here.',
);
export const loading = defineMessage('companyAdmin.activity.loading', 'Loading');

// Actions: {person} is a member, {title} the job or the talent

export const addedTalent = defineMessage(
  'companyAdmin.activity.addedTalent',
  '<b>{person}</b> added the talent <link>{title}</link>',
);
export const addedJob = defineMessage(
  'companyAdmin.activity.addedJob',
  '<b>{person}</b> added the job <link>{title}</link>',
);
export const archivedTalent = defineMessage(
  'companyAdmin.activity.archivedTalent',
  '<b>{person}</b> archived the talent <link>{title}</link>',
);
export const archivedJob = defineMessage(
  'companyAdmin.activity.archivedJob',
  '<b>{person}</b> archived the job <link>{title}</link>',
);
export const restoredTalent = defineMessage(
  'companyAdmin.activity.restoredTalent',
  '<b>{person}</b> restored the talent <link>{title}</link>',
);
export const restoredJob = defineMessage(
  'companyAdmin.activity.restoredJob',
  '<b>{person}</b> restored the job <link>{title}</link>',
);
export const changedTalent = defineMessage(
  'companyAdmin.activity.changedTalent',
  '<b>{person}</b> changed the talent <link>{title}</link>',
);
export const changedJob = defineMessage(
  'companyAdmin.activity.changedJob',
  '<b>{person}</b> changed the job <link>{title}</link>',
);
export const proposedMatch = defineMessage(
  'companyAdmin.activity.proposedMatch',
  '<b>{person}</b> proposed a match for <link>{title}</link>',
);
export const confirmedMatch = defineMessage(
  'companyAdmin.activity.confirmedMatch',
  '<b>{person}</b> confirmed a match for <link>{title}</link>',
);
export const proceededMatch = defineMessage(
  'companyAdmin.activity.proceededMatch',
  '<b>{person}</b> moved a match forward for <link>{title}</link>',
);
export const rejectedMatch = defineMessage(
  'companyAdmin.activity.rejectedMatch',
  '<b>{person}</b> rejected a match for <link>{title}</link>',
);
export const withdrewMatch = defineMessage(
  'companyAdmin.activity.withdrewMatch',
  '<b>{person}</b> withdrew a match for <link>{title}</link>',
);
export const changedMatch = defineMessage(
  'companyAdmin.activity.changedMatch',
  '<b>{person}</b> changed a match for <link>{title}</link>',
);
export const reopenedApplication = defineMessage(
  'companyAdmin.activity.reopenedApplication',
  '<b>{person}</b> reopened an application for <link>{title}</link>',
);
export const shortlistedApplicant = defineMessage(
  'companyAdmin.activity.shortlistedApplicant',
  '<b>{person}</b> shortlisted an applicant for <link>{title}</link>',
);
export const invitedApplicant = defineMessage(
  'companyAdmin.activity.invitedApplicant',
  '<b>{person}</b> invited an applicant for <link>{title}</link>',
);
export const rejectedApplicant = defineMessage(
  'companyAdmin.activity.rejectedApplicant',
  '<b>{person}</b> rejected an applicant for <link>{title}</link>',
);
export const changedApplication = defineMessage(
  'companyAdmin.activity.changedApplication',
  '<b>{person}</b> changed an application for <link>{title}</link>',
);
