import { defineMessage } from '@crewdock/contract/message';

// List of the user’s resources.

export const title = defineMessage('resources.own.title', 'My resources');
export const moreForAllMenu = defineMessage('resources.own.moreForAllMenu', 'More for all');
export const confirmAllEntry = defineMessage('resources.own.confirmAllEntry', 'Confirm all are still free');
export const deleteAllEntry = defineMessage('resources.own.deleteAllEntry', 'Delete all');
export const importButton = defineMessage('resources.own.importButton', 'Import');
export const addButton = defineMessage('resources.own.addButton', 'Add resource');
export const searchLabel = defineMessage('resources.own.searchLabel', 'Search my resources');
export const allStatuses = defineMessage('resources.own.allStatuses', 'All');
export const noMatchesTitle = defineMessage('resources.own.noMatchesTitle', 'Nothing matches your search and filters');
export const showAllButton = defineMessage('resources.own.showAllButton', 'Show all');
export const emptyTitle = defineMessage('resources.own.emptyTitle', 'No resources yet');
export const emptyText = defineMessage(
  'resources.own.emptyText',
  'Add people who are free to work, one by one or all at once from a file.',
);
export const selectedCount = defineMessage('resources.own.selectedCount', '{count} selected');
export const deleteSelectedButton = defineMessage('resources.own.deleteSelectedButton', 'Delete selected');
export const listLabel = defineMessage('resources.own.listLabel', 'My resources');

// Resource row.

export const selectRow = defineMessage('resources.own.selectRow', 'Select {name}');
export const rowStatusLabel = defineMessage('resources.own.rowStatusLabel', 'Status of {name}');
export const rowFreeFromLabel = defineMessage('resources.own.rowFreeFromLabel', 'Free from, {name}');
export const rowRateLabel = defineMessage('resources.own.rowRateLabel', 'US dollars an hour, {name}');
/** Short for “per hour”, after an amount. */
export const hourlyUnit = defineMessage('resources.own.hourlyUnit', '/h');
/** Example of {when}: “today” or “3 days ago”. */
export const confirmed = defineMessage('resources.own.confirmed', 'Confirmed {when}');
export const stillFreeButtonName = defineMessage('resources.own.stillFreeButtonName', '{name} is still free');
export const moreMenu = defineMessage('resources.own.moreMenu', 'More for {name}');
export const editEntry = defineMessage('resources.own.editEntry', 'Edit');
export const showCvEntry = defineMessage('resources.own.showCvEntry', 'Show CV');
export const deleteEntry = defineMessage('resources.own.deleteEntry', 'Delete');

// Dialog before all resources are deleted.

export const deleteAllTitle = defineMessage('resources.own.deleteAllTitle', 'Delete all of your resources?');
export const deleteAllText = defineMessage(
  'resources.own.deleteAllText',
  'This includes resources that the list doesn’t show right now. You can undo it right afterwards.',
);
export const cancelButton = defineMessage('resources.own.cancelButton', 'Cancel');
export const deleteAllButton = defineMessage('resources.own.deleteAllButton', 'Delete all');

// Notices.

export const created = defineMessage('resources.own.created', 'The resource was added successfully');
export const updated = defineMessage('resources.own.updated', 'Data successfully updated');
export const confirmedToday = defineMessage(
  'resources.own.confirmedToday',
  '{count, plural, one {Still free, confirmed today} other {# resources confirmed today}}',
);
export const undoButton = defineMessage('resources.own.undoButton', 'Undo');
export const restored = defineMessage(
  'resources.own.restored',
  '{count, plural, one {The resource was restored} other {# resources were restored}}',
);
export const noCv = defineMessage('resources.own.noCv', 'No data to show.');

// Pages that create and edit a resource.

export const newTitle = defineMessage('resources.own.newTitle', 'New resource');
export const editTitle = defineMessage('resources.own.editTitle', 'Edit {name}');
export const loading = defineMessage('resources.own.loading', 'Loading');
/** Name of the staff table to which the editor returns. */
export const staffTitle = defineMessage('resources.own.staffTitle', 'Available resources');
/** Shown after another user has changed the resource. */
export const showLatestButton = defineMessage('resources.own.showLatestButton', 'Show latest version');
export const saveButton = defineMessage('resources.own.saveButton', 'Save');
export const unsavedChanges = defineMessage('resources.own.unsavedChanges', 'You have unsaved changes.');
export const uploadFailed = defineMessage('resources.own.uploadFailed', 'This file wasn’t uploaded.');

// Form: profile.

export const profileTitle = defineMessage('resources.own.profileTitle', 'Profile');
export const profileText = defineMessage(
  'resources.own.profileText',
  'Use a name or a code name. It is visible to everyone.',
);
export const nameLabel = defineMessage('resources.own.nameLabel', 'Name');
export const titleLabel = defineMessage('resources.own.titleLabel', 'Title');
export const seniorityLabel = defineMessage('resources.own.seniorityLabel', 'Seniority');
export const englishLabel = defineMessage('resources.own.englishLabel', 'English');
export const notSpecified = defineMessage('resources.own.notSpecified', 'Not specified');
export const countryLabel = defineMessage('resources.own.countryLabel', 'Country');
export const countryPlaceholder = defineMessage('resources.own.countryPlaceholder', 'Search by name');
export const cityLabel = defineMessage('resources.own.cityLabel', 'City');
export const experienceLabel = defineMessage('resources.own.experienceLabel', 'Years of experience');
export const summaryLabel = defineMessage('resources.own.summaryLabel', 'Summary');
export const skillsTitle = defineMessage('resources.own.skillsTitle', 'Skills');
export const skillsText = defineMessage(
  'resources.own.skillsText',
  'At most {max} years each. Main skills are shown first.',
);

// Form: availability and terms.

export const termsTitle = defineMessage('resources.own.termsTitle', 'Availability and terms');
export const statusLabel = defineMessage('resources.own.statusLabel', 'Status');
export const availableFromLabel = defineMessage('resources.own.availableFromLabel', 'Available from');
export const hourlyRateLabel = defineMessage('resources.own.hourlyRateLabel', 'Hourly rate');
export const monthlyRateLabel = defineMessage('resources.own.monthlyRateLabel', 'Monthly rate');
export const engagementLabel = defineMessage('resources.own.engagementLabel', 'Engagement');
export const relocationLabel = defineMessage('resources.own.relocationLabel', 'Relocation');
export const workAuthorizationLabel = defineMessage('resources.own.workAuthorizationLabel', 'Work authorization');
export const workAuthorizationText = defineMessage(
  'resources.own.workAuthorizationText',
  'Visible to everyone. For example, US citizen, Green Card or H-1B. Separate several with commas.',
);

// Form: private details.

export const privateTitle = defineMessage('resources.own.privateTitle', 'Private details');
export const privateText = defineMessage('resources.own.privateText', 'Only you, your company and our staff see them.');
export const referenceLabel = defineMessage('resources.own.referenceLabel', 'Your reference');
export const employerLabel = defineMessage('resources.own.employerLabel', 'Employer');
export const emailLabel = defineMessage('resources.own.emailLabel', 'Email');
export const phoneLabel = defineMessage('resources.own.phoneLabel', 'Phone');
export const cvLinkLabel = defineMessage('resources.own.cvLinkLabel', 'Link to the CV');
