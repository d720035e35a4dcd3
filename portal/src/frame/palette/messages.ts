import { defineMessage } from '@crewdock/contract/message';

// The command palette for staff.
export const title = defineMessage('frame.palette.title', 'Find');
export const searchLabel = defineMessage('frame.palette.searchLabel', 'Find a card, a person, a table or an action');
export const searchPlaceholder = defineMessage(
  'frame.palette.searchPlaceholder',
  'Number, name, title, table or action',
);
export const resultsLabel = defineMessage('frame.palette.resultsLabel', 'Found');
export const resultCount = defineMessage(
  'frame.palette.resultCount',
  '{count, plural, one {# result} other {# results}}',
);
export const searching = defineMessage('frame.palette.searching', 'Searching…');
export const searchFailed = defineMessage('frame.palette.searchFailed', 'The search can’t be reached. Try again.');
export const noResults = defineMessage('frame.palette.noResults', 'No results for “{search}”.');

// Result groups.
/** Actions on the open card, person or row. */
export const actionsGroup = defineMessage('frame.palette.actionsGroup', 'Actions');
export const recentGroup = defineMessage('frame.palette.recentGroup', 'Recent');
export const tablesGroup = defineMessage('frame.palette.tablesGroup', 'Go to');
export const jobsGroup = defineMessage('frame.palette.jobsGroup', 'Requests');
export const talentsGroup = defineMessage('frame.palette.talentsGroup', 'Talents');
export const peopleGroup = defineMessage('frame.palette.peopleGroup', 'People');
