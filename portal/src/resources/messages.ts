import { defineMessage } from '@crewdock/contract/message';

// Tabs.

export const tabsLabel = defineMessage('resources.tabsLabel', 'Available resources');
export const allTab = defineMessage('resources.allTab', 'All');
export const staffTab = defineMessage('resources.staffTab', 'For staff');
export const mineTab = defineMessage('resources.mineTab', 'My resources');
export const importsTab = defineMessage('resources.importsTab', 'Imports');

// Resource lists.

export const searchPlaceholder = defineMessage('resources.searchPlaceholder', 'Search by name, title, skill or city');
export const sortLabel = defineMessage('resources.sortLabel', 'Sort');
export const sortLatest = defineMessage('resources.sortLatest', 'Latest first');
export const sortAvailable = defineMessage('resources.sortAvailable', 'Free first');
export const sortLowestRate = defineMessage('resources.sortLowestRate', 'Rate: Lowest First');
export const sortHighestRate = defineMessage('resources.sortHighestRate', 'Rate: Highest First');
export const resourceCount = defineMessage(
  'resources.resourceCount',
  '{count, plural, one {# resource} other {# resources}}',
);

// Status.

export const statusAvailable = defineMessage('resources.statusAvailable', 'Available');
/** Shown if the provider has not confirmed the availability for some time. */
export const statusUnknown = defineMessage('resources.statusUnknown', 'Unknown');
export const statusPlaced = defineMessage('resources.statusPlaced', 'Placed');
export const statusUnavailable = defineMessage('resources.statusUnavailable', 'Not free');
export const stillFree = defineMessage('resources.stillFree', 'Still free');

// Availability.
export const freeNow = defineMessage('resources.freeNow', 'Free now');
export const freeFrom = defineMessage('resources.freeFrom', 'Free from {date}');
