import { defineMessage } from '@crewdock/contract/message';

export const savedTitle = defineMessage('market.saved.savedTitle', 'Saved filters');
export const saveFilters = defineMessage('market.saved.saveFilters', 'Save these filters');
export const emptyHint = defineMessage(
  'market.saved.emptyHint',
  'Select filters first, then save them here under a name.',
);
export const renameFilter = defineMessage('market.saved.renameFilter', 'Rename {name}');
export const deleteFilter = defineMessage('market.saved.deleteFilter', 'Delete {name}');
export const filterSaved = defineMessage('market.saved.filterSaved', '“{name}” was saved');
export const filterDeleted = defineMessage('market.saved.filterDeleted', '“{name}” was deleted');
export const undoButton = defineMessage('market.saved.undoButton', 'Undo');

// Form for the name.

export const nameLabel = defineMessage('market.saved.nameLabel', 'Name');
export const saveButton = defineMessage('market.saved.saveButton', 'Save');
export const cancelButton = defineMessage('market.saved.cancelButton', 'Cancel');
