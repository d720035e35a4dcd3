import { defineMessage } from '@crewdock/contract/message';

// List of the user’s cards.

export const searchPlaceholder = defineMessage(
  'ownCards.searchPlaceholder',
  '{kind, select, talent {Search by name or title} other {Search by title or company}}',
);
/** {list} is the list’s name in lower case, such as “my jobs”. */
export const searchLabel = defineMessage('ownCards.searchLabel', 'Search {list}');
export const needsReplySwitch = defineMessage('ownCards.needsReplySwitch', 'Needs your reply');
export const sortLabel = defineMessage('ownCards.sortLabel', 'Sort');
export const sortWaiting = defineMessage('ownCards.sortWaiting', 'Needs reply first');
export const sortModified = defineMessage('ownCards.sortModified', 'Last changed');
export const sortTitle = defineMessage('ownCards.sortTitle', 'Title');
export const sortPriority = defineMessage('ownCards.sortPriority', 'Priority');
export const noReplyTitle = defineMessage('ownCards.noReplyTitle', 'No reply needed');
export const noReplyText = defineMessage('ownCards.noReplyText', 'You have replied to every proposal.');
export const notFoundTitle = defineMessage(
  'ownCards.notFoundTitle',
  '{kind, select, talent {No talents found} other {No jobs found}}',
);
export const notFoundText = defineMessage('ownCards.notFoundText', 'No results for “{search}”.');
export const showAllButton = defineMessage('ownCards.showAllButton', 'Show all');
export const emptyTitle = defineMessage(
  'ownCards.emptyTitle',
  '{kind, select, talent {No talents yet} other {No jobs yet}}',
);
export const draftsEmptyTitle = defineMessage('ownCards.draftsEmptyTitle', 'No drafts');
export const draftsEmptyText = defineMessage(
  'ownCards.draftsEmptyText',
  '{kind, select, talent {Talents that you haven’t published yet appear here.} other {Jobs that you haven’t published yet appear here.}} Others can’t see them.',
);
export const archiveEmptyTitle = defineMessage('ownCards.archiveEmptyTitle', 'Nothing archived');
export const archiveEmptyText = defineMessage(
  'ownCards.archiveEmptyText',
  '{kind, select, talent {Archived talents appear here.} other {Archived jobs appear here.}}',
);

// Row and head of a card.

export const changedOn = defineMessage('ownCards.changedOn', 'Changed on {date}');
export const since = defineMessage('ownCards.since', 'Since {date}');
/** Proposals that need the user’s reply. */
export const toAnswer = defineMessage('ownCards.toAnswer', '{count} to answer');
export const activeCount = defineMessage('ownCards.activeCount', '{count} active');
export const pastCount = defineMessage('ownCards.pastCount', '{count} past');
export const edit = defineMessage('ownCards.edit', 'Edit');
export const editLabel = defineMessage('ownCards.editLabel', 'Edit {name}');
export const moreLabel = defineMessage('ownCards.moreLabel', 'More for {name}');
export const copy = defineMessage('ownCards.copy', 'Copy');
export const share = defineMessage('ownCards.share', 'Share…');
export const publishInFeed = defineMessage('ownCards.publishInFeed', 'Publish in the jobs feed…');
export const archive = defineMessage('ownCards.archive', 'Archive');
export const restore = defineMessage('ownCards.restore', 'Restore');
export const viewAsOthers = defineMessage('ownCards.viewAsOthers', 'View as others');
export const closeJob = defineMessage('ownCards.closeJob', 'Close job…');
export const archivedBadge = defineMessage('ownCards.archivedBadge', 'Archived');
export const finishButton = defineMessage('ownCards.finishButton', 'Finish and publish');
export const applyButton = defineMessage('ownCards.applyButton', 'Apply for jobs…');
export const proposeButton = defineMessage(
  'ownCards.proposeButton',
  '{kind, select, talent {Propose for jobs…} other {Propose talents…}}',
);
export const restoredNotice = defineMessage('ownCards.restoredNotice', '{name} restored');
export const archivedNotice = defineMessage('ownCards.archivedNotice', '{name} archived');
export const undo = defineMessage('ownCards.undo', 'Undo');

// Card page.

export const tabProposals = defineMessage('ownCards.tabProposals', '{kind, select, talent {Jobs} other {Talents}}');
export const tabApplications = defineMessage('ownCards.tabApplications', 'Applications');
export const tabMatches = defineMessage('ownCards.tabMatches', 'Matches');
export const tabDetails = defineMessage('ownCards.tabDetails', 'Details');
/** Number of unread applications. */
export const newCount = defineMessage('ownCards.newCount', '{count} new');
export const noProposalsTitle = defineMessage('ownCards.noProposalsTitle', 'No proposals yet');
export const noProposalsText = defineMessage(
  'ownCards.noProposalsText',
  '{kind, select, talent {See matching jobs, or propose this talent yourself.} other {See matching talents, or propose some yourself.}}',
);
export const noProposalsDraft = defineMessage(
  'ownCards.noProposalsDraft',
  'Others can’t see drafts. Publish this one to get proposals.',
);
export const noProposalsArchived = defineMessage(
  'ownCards.noProposalsArchived',
  'Archived cards get no proposals. Restore this one to get proposals.',
);
export const showMatchesButton = defineMessage('ownCards.showMatchesButton', 'Show matches');
