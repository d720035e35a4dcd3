import { defineMessage } from '@crewdock/contract/message';

// Jobs in the jobs feed.
export const title = defineMessage('admin.feed.title', 'Jobs feed');
export const filterLabel = defineMessage('admin.feed.filterLabel', 'Filter');
export const allJobs = defineMessage('admin.feed.allJobs', 'All jobs');
export const published = defineMessage('admin.feed.published', 'Published');
export const jobsLabel = defineMessage('admin.feed.jobsLabel', 'Jobs');
export const publishButton = defineMessage('admin.feed.publishButton', 'Publish…');
export const publishLabel = defineMessage('admin.feed.publishLabel', 'Publish… {job}');
export const detailsButton = defineMessage('admin.feed.detailsButton', 'Details…');
export const detailsLabel = defineMessage('admin.feed.detailsLabel', 'Details… {job}');
export const emptyTitle = defineMessage('admin.feed.emptyTitle', 'No jobs');
export const emptyText = defineMessage('admin.feed.emptyText', 'No job matches this filter.');
export const loading = defineMessage('admin.feed.loading', 'Loading');

// Reasons why a job is not in the feed.
export const titleFault = defineMessage('admin.feed.titleFault', 'Title');
export const descriptionFault = defineMessage('admin.feed.descriptionFault', 'Short text');
export const companyFault = defineMessage('admin.feed.companyFault', 'No company');
export const placeFault = defineMessage('admin.feed.placeFault', 'No country');
export const ageFault = defineMessage('admin.feed.ageFault', 'Too old');
export const onHoldFault = defineMessage('admin.feed.onHoldFault', 'On hold');
export const privateFault = defineMessage('admin.feed.privateFault', 'Private');
