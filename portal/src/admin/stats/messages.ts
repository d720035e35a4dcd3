import { defineMessage } from '@crewdock/contract/message';

// Filters.
export const title = defineMessage('admin.stats.title', 'Statistics');
export const periodLabel = defineMessage('admin.stats.periodLabel', 'Period');
export const last30Days = defineMessage('admin.stats.last30Days', 'Last 30 days');
export const last90Days = defineMessage('admin.stats.last90Days', 'Last 90 days');
export const last12Months = defineMessage('admin.stats.last12Months', 'Last 12 months');
export const allTime = defineMessage('admin.stats.allTime', 'All time');
export const statusLabel = defineMessage('admin.stats.statusLabel', 'Status');
export const anyStatus = defineMessage('admin.stats.anyStatus', 'Any');
export const open = defineMessage('admin.stats.open', 'Open');
export const onHold = defineMessage('admin.stats.onHold', 'On hold');
export const archived = defineMessage('admin.stats.archived', 'Archived');
/** Status that staff have given to the requests. */
export const stageLabel = defineMessage('admin.stats.stageLabel', 'Stage');
export const creatorLabel = defineMessage('admin.stats.creatorLabel', 'Created by');
export const creatorPlaceholder = defineMessage('admin.stats.creatorPlaceholder', 'Everyone');
export const creatorOption = defineMessage('admin.stats.creatorOption', '{name}, {company}');
/** Name of a creator until it is loaded. */
export const creatorWithId = defineMessage('admin.stats.creatorWithId', 'Account {id}');
export const creatorsFailed = defineMessage(
  'admin.stats.creatorsFailed',
  'We couldn’t load the people. Please try again.',
);
/** Removes the filter by creator. */
export const showEveryoneButton = defineMessage('admin.stats.showEveryoneButton', 'Show everyone');
export const exportButton = defineMessage('admin.stats.exportButton', 'Export');
export const loading = defineMessage('admin.stats.loading', 'Loading');
export const emptyTitle = defineMessage('admin.stats.emptyTitle', 'No requests');
export const emptyText = defineMessage('admin.stats.emptyText', 'Nothing matches these filters. Try a longer period.');

// Counts.
export const requests = defineMessage('admin.stats.requests', 'Requests');
export const openRequests = defineMessage('admin.stats.openRequests', 'Open');
export const proposed = defineMessage('admin.stats.proposed', 'Proposed');
export const confirmed = defineMessage('admin.stats.confirmed', 'Confirmed');
export const interviewed = defineMessage('admin.stats.interviewed', 'Interviewed');
export const hired = defineMessage('admin.stats.hired', 'Hired');
export const timeToProposal = defineMessage('admin.stats.timeToProposal', 'Time to proposal');
export const timeToConfirmation = defineMessage('admin.stats.timeToConfirmation', 'Time to confirmation');
export const timeToHire = defineMessage('admin.stats.timeToHire', 'Time to hire');
export const hours = defineMessage('admin.stats.hours', '{hours} h');
export const days = defineMessage('admin.stats.days', '{days} days');

// Charts and their tables.
export const byPeriod = defineMessage(
  'admin.stats.byPeriod',
  '{unit, select, day {Requests by day} week {Requests by week} other {Requests by month}}',
);
export const periodHead = defineMessage(
  'admin.stats.periodHead',
  '{unit, select, day {Day} week {Week of} other {Month}}',
);
/** Tooltip of a bar. */
export const periodBar = defineMessage(
  'admin.stats.periodBar',
  '{period}: {requests, plural, one {# request} other {# requests}}, {hired} hired',
);
export const byStatus = defineMessage('admin.stats.byStatus', 'By status');
export const shareHead = defineMessage('admin.stats.shareHead', 'Share');
export const progress = defineMessage('admin.stats.progress', 'Progress');
export const stepHead = defineMessage('admin.stats.stepHead', 'Step');
/** First step: all requests that were created. */
export const createdStep = defineMessage('admin.stats.createdStep', 'Created');
export const byCreator = defineMessage('admin.stats.byCreator', 'Statistics by creator');
export const creatorHead = defineMessage('admin.stats.creatorHead', 'Creator');
