import { defineMessage } from '@crewdock/contract/message';

// Toolbar.
/** {title}: title of the table. */
export const toolbarLabel = defineMessage('table.toolbarLabel', '{title}: filters and columns');
/** {title}: title of the table. */
export const searchLabel = defineMessage('table.searchLabel', 'Search {title}');
export const searchPlaceholder = defineMessage('table.searchPlaceholder', 'Search');
export const exportButton = defineMessage('table.exportButton', 'Export');
export const activeFilters = defineMessage('table.activeFilters', 'Active filters');
/** {filter}: an active filter, or one of its values. */
export const removeFilter = defineMessage('table.removeFilter', 'Remove {filter}');
export const clearFilters = defineMessage('table.clearFilters', 'Clear filters');
/** Group of switches that show more or fewer rows. */
export const togglesLabel = defineMessage('table.togglesLabel', 'Shown');

// Filters. {column}: label of a column.
export const filterButton = defineMessage('table.filterButton', 'Filter');
export const withValue = defineMessage('table.withValue', 'With');
export const withoutValue = defineMessage('table.withoutValue', 'Without');
export const anyValue = defineMessage('table.anyValue', 'Any');
export const rangeFrom = defineMessage('table.rangeFrom', '{column} from');
export const rangeTo = defineMessage('table.rangeTo', '{column} to');
/** Between two fields: `5 to 10`. */
export const rangeSeparator = defineMessage('table.rangeSeparator', 'to');
export const addValue = defineMessage('table.addValue', 'Add to {column}');
export const pickedLabel = defineMessage('table.pickedLabel', '{column}, picked');
export const valueIs = defineMessage('table.valueIs', '{column} is');
export const filterWith = defineMessage('table.filterWith', 'With {column}');
export const filterWithout = defineMessage('table.filterWithout', 'Without {column}');
export const filterDays = defineMessage('table.filterDays', '{column} from {from} to {to}');
export const filterDaysFrom = defineMessage('table.filterDaysFrom', '{column} from {from}');
export const filterDaysTo = defineMessage('table.filterDaysTo', '{column} to {to}');

// Values.
export const none = defineMessage('table.none', 'None');
export const yes = defineMessage('table.yes', 'Yes');
export const no = defineMessage('table.no', 'No');
export const optionsFailed = defineMessage('table.optionsFailed', 'We couldn’t load the options. Please try again.');

// Columns.
export const columnsButton = defineMessage('table.columnsButton', 'Columns');
export const frozenColumns = defineMessage('table.frozenColumns', 'Frozen columns');
export const firstColumns = defineMessage(
  'table.firstColumns',
  '{count, plural, one {The first column} other {The first # columns}}',
);
export const emptyColumn = defineMessage('table.emptyColumn', '{column} (empty)');
export const moveUpButton = defineMessage('table.moveUpButton', 'Move {column} up');
export const moveDownButton = defineMessage('table.moveDownButton', 'Move {column} down');
export const columnWidth = defineMessage('table.columnWidth', '{column}: {width} pixels wide');
export const sortLabel = defineMessage('table.sortLabel', 'Order');

// Rows. {nouns}: plural of the noun for a row, such as `jobs`.
export const loading = defineMessage('table.loading', 'Loading…');
export const loadMoreButton = defineMessage('table.loadMoreButton', 'Load more');
export const shownOfTotal = defineMessage('table.shownOfTotal', '{shown} of {total}');
export const rowsLoading = defineMessage('table.rowsLoading', 'Loading');
/** Number of new rows. */
export const newRowsButton = defineMessage('table.newRowsButton', '{count} new');
export const offlineTitle = defineMessage('table.offlineTitle', 'You’re offline');
export const offlineText = defineMessage('table.offlineText', 'The {nouns} will load when you’re back online.');
export const emptyTitle = defineMessage('table.emptyTitle', 'No {nouns} here');
export const noMatchesTitle = defineMessage('table.noMatchesTitle', 'No {nouns} found');
export const noMatchesText = defineMessage('table.noMatchesText', 'Nothing matches your search and filters.');
/** Shows the rows of all tabs that match the search. */
export const searchAllLink = defineMessage('table.searchAllLink', 'Search all {nouns}');
export const clearAll = defineMessage('table.clearAll', 'Clear all');
/** {noun}: noun for a row, singular or plural. */
export const found = defineMessage('table.found', '{count} {noun} found');
export const foundFor = defineMessage('table.foundFor', '{count} {noun} found for “{search}”');
/** {name}: name of the row. */
export const cellLabel = defineMessage('table.cellLabel', '{column} of {name}');
export const closeDetailButton = defineMessage('table.closeDetailButton', 'Close');
export const email = defineMessage('table.email', 'Email');

// Keyboard shortcuts: a key and its effect, such as `J/K move`.
export const moveHint = defineMessage('table.moveHint', 'move');
export const openHint = defineMessage('table.openHint', 'open');
export const nextHint = defineMessage('table.nextHint', 'next, previous');
export const closeHint = defineMessage('table.closeHint', 'close');
export const selectHint = defineMessage('table.selectHint', 'select');
export const searchHint = defineMessage('table.searchHint', 'search');
export const panelKeysHint = defineMessage('table.panelKeysHint', 'panel shortcuts');
export const allTab = defineMessage('table.allTab', 'All');

// Selected rows.
export const selectionLabel = defineMessage('table.selectionLabel', 'Selected');
/** {noun}: noun for a row, singular or plural. */
export const selected = defineMessage('table.selected', '{count} {noun} selected');
export const selectRow = defineMessage('table.selectRow', 'Select {name}');
export const selectAll = defineMessage('table.selectAll', 'Select all');
export const selectAllCount = defineMessage('table.selectAllCount', 'Select all {count}');
export const actionsButton = defineMessage('table.actionsButton', 'Actions');
export const emailButton = defineMessage('table.emailButton', 'Email…');
export const exportGroup = defineMessage('table.exportGroup', 'Export');
export const exportCountButton = defineMessage('table.exportCountButton', 'Export {count}');
export const clearSelectionButton = defineMessage('table.clearSelectionButton', 'Clear selection');
export const closeProgressButton = defineMessage('table.closeProgressButton', 'Close progress');

// Row edits.
export const undoButton = defineMessage('table.undoButton', 'Undo');
/** {detail}: a sentence that another user has changed the row. */
export const editConflict = defineMessage('table.editConflict', '{detail} {column}: {value} now.');
export const setValueButton = defineMessage('table.setValueButton', 'Set {value}');

// Saved views.
export const viewsButton = defineMessage('table.viewsButton', 'Views');
export const ownViews = defineMessage('table.ownViews', 'Your views');
export const sharedViews = defineMessage('table.sharedViews', 'Shared by colleagues');
export const defaultView = defineMessage('table.defaultView', 'Default view');
export const sharedView = defineMessage('table.sharedView', 'Shared');
export const formerColleague = defineMessage('table.formerColleague', 'Former colleague');
export const renameViewButton = defineMessage('table.renameViewButton', 'Rename {name}');
export const shareViewButton = defineMessage('table.shareViewButton', 'Share {name}');
export const unshareViewButton = defineMessage('table.unshareViewButton', 'Stop sharing {name}');
export const removeViewButton = defineMessage('table.removeViewButton', 'Remove {name}');
export const viewSaved = defineMessage('table.viewSaved', '{name} was saved');
export const saveViewForm = defineMessage('table.saveViewForm', 'Save this view');
export const saveViewLabel = defineMessage('table.saveViewLabel', 'Save this view as');
export const openWithView = defineMessage('table.openWithView', 'Open the table with this view');
export const shareView = defineMessage('table.shareView', 'Share it with all staff');
export const saveViewButton = defineMessage('table.saveViewButton', 'Save view');
export const viewNameLabel = defineMessage('table.viewNameLabel', 'Name');
export const cancelButton = defineMessage('table.cancelButton', 'Cancel');
export const renameButton = defineMessage('table.renameButton', 'Rename');
