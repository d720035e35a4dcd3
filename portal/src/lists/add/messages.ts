import { defineMessage } from '@crewdock/contract/message';

export const addButton = defineMessage('lists.add.addButton', 'Add to list');
export const addButtonName = defineMessage('lists.add.addButtonName', 'Add {name} to a list');

// Menu with the user’s lists.

export const menuTitle = defineMessage('lists.add.menuTitle', 'Add to list');
export const lists = defineMessage('lists.add.lists', 'My lists');
export const loading = defineMessage('lists.add.loading', 'Loading');
export const loadError = defineMessage('lists.add.loadError', 'Your lists couldn’t be loaded.');
export const tryAgainButton = defineMessage('lists.add.tryAgainButton', 'Try again');
export const latestLists = defineMessage('lists.add.latestLists', 'These are the {count} lists that changed last.');
export const allListsLink = defineMessage('lists.add.allListsLink', 'All my lists');

// Form for a new list.

export const firstListLabel = defineMessage('lists.add.firstListLabel', 'Name your first list');
export const newListLabel = defineMessage('lists.add.newListLabel', 'New list');
export const createButton = defineMessage('lists.add.createButton', 'Create');
export const createdNotice = defineMessage('lists.add.createdNotice', 'Data added successfully');
