import { defineMessage } from '@crewdock/contract/message';

// The user’s own talents or jobs.
export const heading = defineMessage('my.heading', '{kind, select, talent {My talents} other {My jobs}}');
/** Screen readers read it after the heading. */
export const headingArchived = defineMessage('my.headingArchived', '– archived');
export const archivedLabel = defineMessage(
  'my.archivedLabel',
  '{kind, select, talent {My talents, archived} other {My jobs, archived}}',
);
export const draftsLabel = defineMessage(
  'my.draftsLabel',
  '{kind, select, talent {My talents, drafts} other {My jobs, drafts}}',
);
export const activeTab = defineMessage('my.activeTab', 'Active');
export const draftsTab = defineMessage('my.draftsTab', 'Drafts');
export const archiveTab = defineMessage('my.archiveTab', 'Archive');
export const importsTab = defineMessage('my.importsTab', 'Imports');

// Empty states.
export const showActiveButton = defineMessage('my.showActiveButton', 'Show the active ones');
export const emptyText = defineMessage(
  'my.emptyText',
  '{kind, select, talent {Add a talent to see matching jobs right away.} other {Post a job to see matching talents right away.}}',
);
/** {kind}: kind of the user’s cards. The link opens the market of the other kind. */
export const browseOtherButton = defineMessage(
  'my.browseOtherButton',
  '{kind, select, talent {Browse jobs} other {Browse talents}}',
);
