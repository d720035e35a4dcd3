import { defineMessage } from '@crewdock/contract/message';

// The company’s jobs and talents.

/** Screen readers read it after the company’s name. */
export const titleKind = defineMessage('companyArea.titleKind', '{kind, select, talent {– talents} other {– jobs}}');
export const activeList = defineMessage(
  'companyArea.activeList',
  '{kind, select, talent {Company talents} other {Company jobs}}',
);
export const archivedList = defineMessage(
  'companyArea.archivedList',
  '{kind, select, talent {Company talents, archived} other {Company jobs, archived}}',
);
export const draftsList = defineMessage(
  'companyArea.draftsList',
  '{kind, select, talent {Company talents, drafts} other {Company jobs, drafts}}',
);
export const tabsLabel = defineMessage('companyArea.tabsLabel', 'Company');
export const tabJobs = defineMessage('companyArea.tabJobs', 'Jobs');
export const tabTalents = defineMessage('companyArea.tabTalents', 'Talents');
export const tabNumbers = defineMessage('companyArea.tabNumbers', 'Numbers');
export const tabInbox = defineMessage('companyArea.tabInbox', 'Inbox');
export const tabEmbed = defineMessage('companyArea.tabEmbed', 'Embed');
export const showActive = defineMessage(
  'companyArea.showActive',
  '{kind, select, talent {Show the active talents} other {Show the active jobs}}',
);
export const showDrafts = defineMessage('companyArea.showDrafts', 'Show the drafts ({count})');
export const showArchived = defineMessage(
  'companyArea.showArchived',
  '{kind, select, talent {Show the archived talents ({count})} other {Show the archived jobs ({count})}}',
);
export const emptyText = defineMessage(
  'companyArea.emptyText',
  '{kind, select, talent {Talents that members of your company add appear here.} other {Jobs that members of your company post appear here.}}',
);
export const contactLink = defineMessage('companyArea.contactLink', 'Write to us');
