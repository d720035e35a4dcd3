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
export const showAllButton = defineMessage('matches.showAllButton', 'Show all');
export const showRecommendedButton = defineMessage('matches.showRecommendedButton', 'Show recommended');

// Row of a match.

export const applyButton = defineMessage('matches.applyButton', 'Apply…');
export const applyButtonName = defineMessage('matches.applyButtonName', 'Apply for {name}');
export const proposeButton = defineMessage('matches.proposeButton', 'Propose…');
export const proposeButtonName = defineMessage('matches.proposeButtonName', 'Propose {name}');
export const reasonsButtonName = defineMessage('matches.reasonsButtonName', 'Why this score: {name}');
