import { defineMessage } from '@crewdock/contract/message';

// Available resources page.

export const title = defineMessage('resources.browse.title', 'Available resources');
export const alertsButton = defineMessage('resources.browse.alertsButton', 'Get alerts');
/** Full name of the button and title of its dialog. */
export const alertsTitle = defineMessage('resources.browse.alertsTitle', 'Get alerts for new people');
export const searchLabel = defineMessage('resources.browse.searchLabel', 'Search available resources');
/** Shown instead of the number of resources. */
export const loading = defineMessage('resources.browse.loading', 'Loading…');
export const shareButton = defineMessage('resources.browse.shareButton', 'Share');
export const shareButtonName = defineMessage('resources.browse.shareButtonName', 'Share this view');
export const linkCopied = defineMessage('resources.browse.linkCopied', 'Link copied');
export const listLabel = defineMessage('resources.browse.listLabel', 'Available resources');

// Empty states.

export const noMatchesTitle = defineMessage('resources.browse.noMatchesTitle', 'No resources match all filters');
export const emptyTitle = defineMessage('resources.browse.emptyTitle', 'No resources are available right now');
export const emptyText = defineMessage(
  'resources.browse.emptyText',
  'New people are added every day. Get alerts to receive an email when someone matches.',
);
export const clearAllFilters = defineMessage('resources.browse.clearAllFilters', 'Clear all filters');

// Filters.

export const filtersButton = defineMessage('resources.browse.filtersButton', 'Filters');
/** Button with the number of active filters. */
export const activeFiltersButton = defineMessage('resources.browse.activeFiltersButton', 'Filters · {count}');
export const filtersTitle = defineMessage('resources.browse.filtersTitle', 'Filters');
export const showCountButton = defineMessage(
  'resources.browse.showCountButton',
  'Show {count, plural, one {# resource} other {# resources}}',
);
export const engagementFilter = defineMessage('resources.browse.engagementFilter', 'Engagement');
export const workAuthorizationFilter = defineMessage('resources.browse.workAuthorizationFilter', 'Work authorization');
export const relocationFilter = defineMessage('resources.browse.relocationFilter', 'Relocation');
export const anyValue = defineMessage('resources.browse.anyValue', 'Any');

// Resource row.

/** Label of the button and title of its dialog. */
export const contactTitle = defineMessage('resources.browse.contactTitle', 'Contact provider about {name}');
export const moreButton = defineMessage('resources.browse.moreButton', 'More about {name}');
export const englishFact = defineMessage('resources.browse.englishFact', 'English {level}');
export const workAuthorizationFact = defineMessage(
  'resources.browse.workAuthorizationFact',
  'Work authorization: {authorization}',
);
export const providerFact = defineMessage('resources.browse.providerFact', 'Offered by {provider}');

// Dialog that sends a message to the provider.

export const contactText = defineMessage(
  'resources.browse.contactText',
  'Your message goes to the provider, who will reply by email.',
);
export const formName = defineMessage('resources.browse.formName', 'Message');
export const nameLabel = defineMessage('resources.browse.nameLabel', 'Name');
export const emailLabel = defineMessage('resources.browse.emailLabel', 'Email');
export const companyLabel = defineMessage('resources.browse.companyLabel', 'Company');
export const messageLabel = defineMessage('resources.browse.messageLabel', 'Message');
export const cancelButton = defineMessage('resources.browse.cancelButton', 'Cancel');
export const sendButton = defineMessage('resources.browse.sendButton', 'Send message');
export const tryAgainButton = defineMessage('resources.browse.tryAgainButton', 'Try again');
export const sent = defineMessage('resources.browse.sent', 'Message successfully sent');
