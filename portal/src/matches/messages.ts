import { defineMessage } from '@crewdock/contract/message';

export const sectionName = defineMessage('matches.sectionName', 'Matches');
export const matchingLabel = defineMessage('matches.matchingLabel', 'Matching');
export const emptyTitle = defineMessage('matches.emptyTitle', 'No matches');
/** Shown if the market is empty. */
export const emptyMarket = defineMessage(
  'matches.emptyMarket',
  '{kind, select, talent {The market has no talents yet. Check back soon.} other {The market has no jobs yet. Check back soon.}}',
);
export const emptyText = defineMessage('matches.emptyText', 'Nothing in the market matches this closely.');
export const emptyFiltered = defineMessage('matches.emptyFiltered', 'Nothing matches these filters.');
export const clearFiltersButton = defineMessage('matches.clearFiltersButton', 'Clear filters');
export const showAllButton = defineMessage('matches.showAllButton', 'Show all');
export const showRecommendedButton = defineMessage('matches.showRecommendedButton', 'Show recommended');

// Match row.

export const applyButton = defineMessage('matches.applyButton', 'Apply…');
export const applyButtonName = defineMessage('matches.applyButtonName', 'Apply for {name}');
export const proposeButton = defineMessage('matches.proposeButton', 'Propose…');
export const proposeButtonName = defineMessage('matches.proposeButtonName', 'Propose {name}');
export const selectRow = defineMessage('matches.selectRow', 'Select {name}');

// Filters.

export const countryLabel = defineMessage('matches.countryLabel', 'Country');
export const rateLabel = defineMessage('matches.rateLabel', '{kind, select, talent {Rate up to} other {Rate from}}');
export const ratePerHour = defineMessage('matches.ratePerHour', '${rate}/h');
export const linkedLabel = defineMessage(
  'matches.linkedLabel',
  '{kind, select, talent {Show linked talents} other {Show linked jobs}}',
);

// Selected matches.

export const selectionLabel = defineMessage('matches.selectionLabel', 'Selected matches');
export const selected = defineMessage('matches.selected', '{count} selected');
export const clearSelectionButton = defineMessage('matches.clearSelectionButton', 'Clear selection');

// Keyboard shortcuts, each after its keys.

export const keyMove = defineMessage('matches.keyMove', 'move');
export const keyOpen = defineMessage('matches.keyOpen', 'open');
export const keySelect = defineMessage('matches.keySelect', 'select');
export const keyPropose = defineMessage('matches.keyPropose', '{isApplying, select, true {apply} other {propose}}');
