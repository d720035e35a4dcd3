import { defineMessage } from '@crewdock/contract/message';

// The user’s jobs and talents.

export const title = defineMessage('my.title', '{kind, select, talent {My talents} other {My jobs}}');
/** Read after the title by screen readers. */
export const titleArchived = defineMessage('my.titleArchived', '– archived');
export const archivedList = defineMessage(
  'my.archivedList',
  '{kind, select, talent {My talents, archived} other {My jobs, archived}}',
);
export const draftsList = defineMessage(
  'my.draftsList',
  '{kind, select, talent {My talents, drafts} other {My jobs, drafts}}',
);
export const tabActive = defineMessage('my.tabActive', 'Active');
export const tabDrafts = defineMessage('my.tabDrafts', 'Drafts');
export const tabArchive = defineMessage('my.tabArchive', 'Archive');
export const tabImports = defineMessage('my.tabImports', 'Imports');
export const showActive = defineMessage('my.showActive', 'Show the active ones');
export const emptyText = defineMessage(
  'my.emptyText',
  '{kind, select, talent {Add people who are available, and see matching jobs right away.} other {Describe who you are looking for, and see matching talents right away.}}',
);
/** {kind} is the kind of card that the user has none of. */
export const browseMarket = defineMessage(
  'my.browseMarket',
  '{kind, select, talent {Browse jobs} other {Browse talents}}',
);
