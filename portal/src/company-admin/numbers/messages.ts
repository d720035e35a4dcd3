import { defineMessage } from '@crewdock/contract/message';

// Company statistics by month

export const title = defineMessage('companyAdmin.numbers.title', 'Numbers');
export const exportButton = defineMessage('companyAdmin.numbers.exportButton', 'Export');
export const emptyTitle = defineMessage('companyAdmin.numbers.emptyTitle', 'No numbers yet');
export const emptyText = defineMessage(
  'companyAdmin.numbers.emptyText',
  'The results of the company’s jobs and talents appear here, month by month.',
);
export const loading = defineMessage('companyAdmin.numbers.loading', 'Loading');
export const openNow = defineMessage(
  'companyAdmin.numbers.openNow',
  'Open now: {jobs, plural, one {# job} other {# jobs}} and {talents, plural, one {# talent} other {# talents}}.',
);
export const byMonth = defineMessage('companyAdmin.numbers.byMonth', 'By month');
export const month = defineMessage('companyAdmin.numbers.month', 'Month');
export const jobs = defineMessage('companyAdmin.numbers.jobs', 'Jobs');
export const talents = defineMessage('companyAdmin.numbers.talents', 'Talents');
export const views = defineMessage('companyAdmin.numbers.views', 'Views');
/** Short for “Applications”, as the head of a narrow column. */
export const applicationsShort = defineMessage('companyAdmin.numbers.applicationsShort', 'Appl.');
export const applications = defineMessage('companyAdmin.numbers.applications', 'Applications');
export const hires = defineMessage('companyAdmin.numbers.hires', 'Hires');
export const monthSoFar = defineMessage('companyAdmin.numbers.monthSoFar', '{month}, so far');
export const noMonths = defineMessage('companyAdmin.numbers.noMonths', 'There are no months yet.');
export const viewsByMonth = defineMessage('companyAdmin.numbers.viewsByMonth', 'Views by month');
export const applicationsByMonth = defineMessage('companyAdmin.numbers.applicationsByMonth', 'Applications by month');
export const hiresByMonth = defineMessage('companyAdmin.numbers.hiresByMonth', 'Hires by month');
export const note = defineMessage(
  'companyAdmin.numbers.note',
  'Jobs and talents count in the month in which they were added. Views are visits to the company’s widgets, and to links with a tag to one of its jobs or talents. Applications (Appl.) are those for the company’s jobs. A hire counts once, in the month in which it was first reached. Months are in UTC.',
);
