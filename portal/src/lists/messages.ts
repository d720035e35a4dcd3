import { defineMessage } from '@crewdock/contract/message';

// Lists page.

export const myLists = defineMessage('lists.myLists', 'My lists');
/** Follows the heading “My lists” for screen readers. */
export const archivedHeading = defineMessage('lists.archivedHeading', '– archived');
export const archivedLists = defineMessage('lists.archivedLists', 'My lists, archived');
export const newButton = defineMessage('lists.newButton', 'New list');
export const activeTab = defineMessage('lists.activeTab', 'Active');
export const archiveTab = defineMessage('lists.archiveTab', 'Archive');
export const noListsTitle = defineMessage('lists.noListsTitle', 'No lists yet');
export const noListsText = defineMessage(
  'lists.noListsText',
  'Collect talents and jobs in a list, with private notes. Publish a list to share it with a link.',
);
export const noArchivedTitle = defineMessage('lists.noArchivedTitle', 'Nothing archived');
export const noArchivedText = defineMessage('lists.noArchivedText', 'Lists that you archive appear here.');
export const activeListsLink = defineMessage('lists.activeListsLink', 'Show active lists');
export const browseTalentsLink = defineMessage('lists.browseTalentsLink', 'Browse talents');
export const browseJobsLink = defineMessage('lists.browseJobsLink', 'Browse jobs');

// A list: row, heading and actions.

/** Shown instead of the number of talents and jobs. */
export const emptyContents = defineMessage('lists.emptyContents', 'Nothing in it yet');
export const publicBadge = defineMessage('lists.publicBadge', 'Public');
export const changedOn = defineMessage('lists.changedOn', 'Changed on {date}');
/** {name} is the name of a list, a talent or a job. */
export const moreMenu = defineMessage('lists.moreMenu', 'More for {name}');
export const shareEntry = defineMessage('lists.shareEntry', 'Share…');
export const renameEntry = defineMessage('lists.renameEntry', 'Rename');
export const archiveEntry = defineMessage('lists.archiveEntry', 'Archive');
export const restoreEntry = defineMessage('lists.restoreEntry', 'Restore');
export const archivedNotice = defineMessage('lists.archivedNotice', '“{name}” was archived');
export const restoredNotice = defineMessage('lists.restoredNotice', '“{name}” was restored');
export const undoButton = defineMessage('lists.undoButton', 'Undo');
export const archivedText = defineMessage('lists.archivedText', 'This list is archived.');
export const archivedPublicText = defineMessage(
  'lists.archivedPublicText',
  'This list is archived. Its public page is closed until you restore it.',
);
export const restoreButton = defineMessage('lists.restoreButton', 'Restore');

// Dialog for the name.

export const renameTitle = defineMessage('lists.renameTitle', 'Rename list');
export const newTitle = defineMessage('lists.newTitle', 'New list');
export const privateText = defineMessage('lists.privateText', 'A list is private until you publish it.');
export const nameLabel = defineMessage('lists.nameLabel', 'Name');
export const cancelButton = defineMessage('lists.cancelButton', 'Cancel');
export const renameButton = defineMessage('lists.renameButton', 'Rename');
export const createButton = defineMessage('lists.createButton', 'Create list');
export const createdNotice = defineMessage('lists.createdNotice', 'Data added successfully');
export const updatedNotice = defineMessage('lists.updatedNotice', 'Data successfully updated');

// Talents and jobs of a list.

export const contents = defineMessage('lists.contents', 'Cards of {name}');
export const emptyTitle = defineMessage('lists.emptyTitle', 'Nothing in this list yet');
export const emptyText = defineMessage('lists.emptyText', 'Use “Add to list” on a talent or job to add it here.');
export const addNoteEntry = defineMessage('lists.addNoteEntry', 'Add note');
export const editNoteEntry = defineMessage('lists.editNoteEntry', 'Edit note');
export const removeEntry = defineMessage('lists.removeEntry', 'Remove from list');
export const removedNotice = defineMessage('lists.removedNotice', '{name} was removed from the list');
export const noteForm = defineMessage('lists.noteForm', 'Note on {name}');
export const noteLabel = defineMessage('lists.noteLabel', 'Private note');
export const saveNoteButton = defineMessage('lists.saveNoteButton', 'Save note');

// Public page.

export const publicPage = defineMessage('lists.publicPage', 'Public page');
export const publicNotice = defineMessage('lists.publicNotice', '“{name}” is public now');
export const privateNotice = defineMessage('lists.privateNotice', '“{name}” is private now');
export const newWindow = defineMessage('lists.newWindow', 'Opens in a new window');
export const copyButton = defineMessage('lists.copyButton', 'Copy link');
export const linkCopied = defineMessage('lists.linkCopied', 'Link copied');
export const onlyYou = defineMessage('lists.onlyYou', 'Only you can see this list.');
export const publicText = defineMessage(
  'lists.publicText',
  'Anyone with the link can see its public talents and jobs, but never your notes.',
);
export const unpublishTitle = defineMessage('lists.unpublishTitle', 'Make this list private?');
export const unpublishText = defineMessage(
  'lists.unpublishText',
  'Its link will stop working permanently. If you publish the list again, it gets a new link.',
);
export const unpublishButton = defineMessage('lists.unpublishButton', 'Make private');

// List opened by others.

/** Page title until the list has loaded. */
export const sharedTitle = defineMessage('lists.sharedTitle', 'Shared with you');
export const nothingOpenTitle = defineMessage('lists.nothingOpenTitle', 'Nothing here at the moment');
export const nothingOpenText = defineMessage(
  'lists.nothingOpenText',
  'The talents and jobs of this list aren’t public right now.',
);
export const shareButton = defineMessage('lists.shareButton', 'Share');
export const compareLabel = defineMessage('lists.compareLabel', 'Compare');
export const compareName = defineMessage('lists.compareName', 'Compare {name}');
