import { defineMessage } from '@crewdock/contract/message';

// {kind}: kind of the card, whose relations are to cards of the other kind.

// Card tabs.
export const relationsTab = defineMessage('admin.cards.relationsTab', 'Relations');
export const matchesTab = defineMessage('admin.cards.matchesTab', 'Matches');
export const allTab = defineMessage('admin.cards.allTab', '{kind, select, talent {All jobs} other {All talents}}');
export const generalTab = defineMessage('admin.cards.generalTab', 'General information');
export const duplicatesTab = defineMessage('admin.cards.duplicatesTab', 'Duplicates');
export const historyTab = defineMessage('admin.cards.historyTab', 'History');

// Relations.
export const noRelationsTitle = defineMessage(
  'admin.cards.noRelationsTitle',
  '{kind, select, talent {No jobs yet} other {No talents yet}}',
);
export const noRelationsText = defineMessage('admin.cards.noRelationsText', 'Proposals and applications appear here.');
export const startProposalButton = defineMessage('admin.cards.startProposalButton', 'Propose…');

// All cards of the other kind.
export const allSearchLabel = defineMessage(
  'admin.cards.allSearchLabel',
  '{kind, select, talent {Search all jobs} other {Search all talents}}',
);
export const allSearchPlaceholder = defineMessage('admin.cards.allSearchPlaceholder', 'ID, name, title or owner');
export const allListLabel = defineMessage('admin.cards.allListLabel', '{kind, select, talent {Jobs} other {Talents}}');
export const noneFound = defineMessage(
  'admin.cards.noneFound',
  '{kind, select, talent {No active jobs match your search.} other {No active talents match your search.}}',
);
export const proposeButton = defineMessage('admin.cards.proposeButton', 'Propose');
export const proposeTalentsButton = defineMessage(
  'admin.cards.proposeTalentsButton',
  '{count, plural, one {Propose # talent} other {Propose # talents}}',
);
export const proposeJobsButton = defineMessage(
  'admin.cards.proposeJobsButton',
  '{count, plural, one {Propose # job} other {Propose # jobs}}',
);
export const loading = defineMessage('admin.cards.loading', 'Loading');

// History.
export const noHistory = defineMessage('admin.cards.noHistory', 'No changes recorded.');
export const loadMoreButton = defineMessage('admin.cards.loadMoreButton', 'Load more');

// Card actions.
export const kindLabel = defineMessage(
  'admin.cards.kindLabel',
  '{kind, select, talent {Talent {id}} other {Request {id}}}',
);
export const backLink = defineMessage('admin.cards.backLink', '{kind, select, talent {Talents} other {Requests}}');
export const shareButton = defineMessage('admin.cards.shareButton', 'Share…');
export const feedButton = defineMessage('admin.cards.feedButton', 'Jobs feed…');
export const openPageLink = defineMessage('admin.cards.openPageLink', 'Open page');
export const editButton = defineMessage('admin.cards.editButton', 'Edit');
/** {name}: name of the talent, or title of the job. */
export const moreButton = defineMessage('admin.cards.moreButton', 'More for {name}');
/** Opens the card’s page as its visitors see it. */
export const viewAsOthersButton = defineMessage('admin.cards.viewAsOthersButton', 'View as others');
export const previousButton = defineMessage('admin.cards.previousButton', 'Previous');
export const nextButton = defineMessage('admin.cards.nextButton', 'Next');

// Keyboard shortcuts: a key and its effect, such as `J/K move`.
export const moveHint = defineMessage('admin.cards.moveHint', 'move');
export const openHint = defineMessage('admin.cards.openHint', 'open');
export const nextHint = defineMessage('admin.cards.nextHint', 'next, previous');
export const allKeysHint = defineMessage('admin.cards.allKeysHint', 'all shortcuts');

// Facts about a card, and columns of the tables.
export const stateLabel = defineMessage('admin.cards.stateLabel', 'State');
export const active = defineMessage('admin.cards.active', 'Active');
export const archived = defineMessage('admin.cards.archived', 'Archived');
/** After `Active` or `Archived`. */
export const onHold = defineMessage('admin.cards.onHold', 'on hold');
/** After `Active` or `Archived`. */
export const hidden = defineMessage('admin.cards.hidden', 'private');
export const statusLabel = defineMessage('admin.cards.statusLabel', 'Status');
export const priorityLabel = defineMessage('admin.cards.priorityLabel', 'Priority');
export const managerLabel = defineMessage('admin.cards.managerLabel', 'Manager');
export const noManager = defineMessage('admin.cards.noManager', 'None');
export const verifiedLabel = defineMessage('admin.cards.verifiedLabel', 'Verified');
export const verified = defineMessage('admin.cards.verified', 'Yes');
export const verifiedBy = defineMessage('admin.cards.verifiedBy', 'Yes, by {name}');
export const verifiedOn = defineMessage('admin.cards.verifiedOn', 'Yes, on {date}');
export const verifiedByOn = defineMessage('admin.cards.verifiedByOn', 'Yes, by {name} on {date}');
export const notVerified = defineMessage('admin.cards.notVerified', 'Not yet');
export const relationsLabel = defineMessage('admin.cards.relationsLabel', 'Relations');
export const relationCounts = defineMessage('admin.cards.relationCounts', '{active} active, {unconfirmed} unconfirmed');
export const titleLabel = defineMessage('admin.cards.titleLabel', 'Title');
export const seniorityLabel = defineMessage('admin.cards.seniorityLabel', 'Seniority');
export const englishLabel = defineMessage('admin.cards.englishLabel', 'English');
export const countryLabel = defineMessage('admin.cards.countryLabel', 'Country');
export const cityLabel = defineMessage('admin.cards.cityLabel', 'City');
export const clientLabel = defineMessage('admin.cards.clientLabel', 'Client');
export const ownerLabel = defineMessage('admin.cards.ownerLabel', 'Owner');
export const portalLabel = defineMessage('admin.cards.portalLabel', 'Portal');
export const createdLabel = defineMessage('admin.cards.createdLabel', 'Created');
export const changedLabel = defineMessage('admin.cards.changedLabel', 'Changed');
/** Numbers of active relations and of those that wait for an answer. */
export const activeAndWaiting = defineMessage('admin.cards.activeAndWaiting', '{active} · {waiting} waiting');

/** Column of icons: active, on hold, verified. */
export const statesColumn = defineMessage('admin.cards.statesColumn', 'State');

// Notices after a change.
export const statusChanged = defineMessage('admin.cards.statusChanged', 'Status: {status}');
export const priorityChanged = defineMessage('admin.cards.priorityChanged', 'Priority: {priority}');
export const managerChanged = defineMessage('admin.cards.managerChanged', 'Manager: {name}');

// Card tables.
export const hotPriority = defineMessage('admin.cards.hotPriority', 'Hot');
export const normalPriority = defineMessage('admin.cards.normalPriority', 'Normal');
export const lowPriority = defineMessage('admin.cards.lowPriority', 'Low');
export const onHoldColumn = defineMessage('admin.cards.onHoldColumn', 'On hold');
export const notOnHold = defineMessage('admin.cards.notOnHold', 'Not on hold');
export const unverified = defineMessage('admin.cards.unverified', 'Not verified');
export const activeRelationsColumn = defineMessage(
  'admin.cards.activeRelationsColumn',
  '{kind, select, talent {Active requests} other {Active talents}}',
);
export const privateColumn = defineMessage('admin.cards.privateColumn', 'Private');
export const publicCard = defineMessage('admin.cards.publicCard', 'Public');
/** Whether a relation waits for its confirmation. */
export const unconfirmedColumn = defineMessage('admin.cards.unconfirmedColumn', 'Unconfirmed');
export const awaitingReply = defineMessage('admin.cards.awaitingReply', 'Awaiting reply');
export const noReplyNeeded = defineMessage('admin.cards.noReplyNeeded', 'No reply needed');
export const verifiedByColumn = defineMessage('admin.cards.verifiedByColumn', 'Verified by');
export const verifiedOnColumn = defineMessage('admin.cards.verifiedOnColumn', 'Verified on');
export const idColumn = defineMessage('admin.cards.idColumn', 'ID');
export const withActiveRelations = defineMessage(
  'admin.cards.withActiveRelations',
  '{kind, select, talent {With active requests} other {With active talents}}',
);
export const withoutActiveRelations = defineMessage(
  'admin.cards.withoutActiveRelations',
  '{kind, select, talent {With no active requests} other {With no active talents}}',
);
export const hideOnHold = defineMessage('admin.cards.hideOnHold', 'Hide cards on hold');
export const showPrivate = defineMessage('admin.cards.showPrivate', 'Show private cards');
/** Effect of a keyboard shortcut. */
export const verifyHint = defineMessage('admin.cards.verifyHint', 'verify');
