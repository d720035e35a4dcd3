import { defineMessage } from '@crewdock/contract/message';

// Talent market and job market: search, results and empty states.

export const searchLabel = defineMessage(
  'market.searchLabel',
  '{kind, select, talent {Search talents} other {Search jobs}}',
);
export const searchPlaceholder = defineMessage(
  'market.searchPlaceholder',
  '{kind, select, talent {Search by name, title, skill or place} other {Search by title, company or skill}}',
);

export const activeFilters = defineMessage('market.activeFilters', 'Active filters');
export const removeFilter = defineMessage('market.removeFilter', 'Remove {filter}');
export const clearAll = defineMessage('market.clearAll', 'Clear all');
export const clearAllFilters = defineMessage('market.clearAllFilters', 'Clear all filters');

export const emptyTitle = defineMessage(
  'market.emptyTitle',
  '{kind, select, talent {There are no talents yet} other {There are no jobs yet}}',
);
export const emptyText = defineMessage('market.emptyText', 'New ones are added every day. Check back soon.');
export const noMatchesTitle = defineMessage(
  'market.noMatchesTitle',
  '{kind, select, talent {No talents match all filters} other {No jobs match all filters}}',
);
export const removeSeveral = defineMessage('market.removeSeveral', 'Remove more than one filter to see results.');
export const removeOneOf = defineMessage('market.removeOneOf', 'Remove one of these filters to see results:');
/** A filter and, beside it, the number of results without it. */
export const withoutFilter = defineMessage('market.withoutFilter', 'Without <b>{filter}</b>');
