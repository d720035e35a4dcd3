import { defineMessage } from '@crewdock/contract/message';

// List of imports.

export const listTitle = defineMessage('imports.tables.listTitle', 'Available resources');
export const importButton = defineMessage('imports.tables.importButton', 'Import');
export const emptyTitle = defineMessage('imports.tables.emptyTitle', 'No imports yet');
export const emptyText = defineMessage(
  'imports.tables.emptyText',
  'Import a spreadsheet of available people. You review every row before anything changes, and can undo the import for 90 days.',
);
export const importFileButton = defineMessage('imports.tables.importFileButton', 'Import a file');
export const importsLabel = defineMessage('imports.tables.importsLabel', 'Imports');

// Import states.

export const stateUploaded = defineMessage('imports.tables.stateUploaded', 'Not checked yet');
export const stateChecked = defineMessage('imports.tables.stateChecked', 'Checked');
export const stateFetching = defineMessage('imports.tables.stateFetching', 'Fetching CVs');
export const stateRunning = defineMessage('imports.tables.stateRunning', 'Importing');
export const stateDone = defineMessage('imports.tables.stateDone', 'Imported');
export const stateFailed = defineMessage('imports.tables.stateFailed', 'Stopped');
export const stateCancelled = defineMessage('imports.tables.stateCancelled', 'Canceled');
export const stateUndoing = defineMessage('imports.tables.stateUndoing', 'Undoing');
export const stateUndone = defineMessage('imports.tables.stateUndone', 'Undone');

// Progress and counts of an import.

export const fetchingProgress = defineMessage('imports.tables.fetchingProgress', 'Fetching CVs: {count} of {total}');
export const notFetched = defineMessage(
  'imports.tables.notFetched',
  '{count, plural, one {# CV couldn’t be fetched} other {# CVs couldn’t be fetched}}',
);
export const countReady = defineMessage('imports.tables.countReady', '{count} ready');
export const countAdded = defineMessage('imports.tables.countAdded', '{count} added');
export const countUpdated = defineMessage('imports.tables.countUpdated', '{count} updated');
export const countSkipped = defineMessage('imports.tables.countSkipped', '{count} skipped');
export const countFaulty = defineMessage('imports.tables.countFaulty', '{count} with faults');
export const countErrors = defineMessage('imports.tables.countErrors', '{count} with errors');
export const noRows = defineMessage('imports.tables.noRows', 'No rows yet');

// Actions on an import. {import} is its name and date.

export const importName = defineMessage('imports.tables.importName', '{name}, {date}');
export const cancel = defineMessage('imports.tables.cancel', 'Cancel');
export const cancelLabel = defineMessage('imports.tables.cancelLabel', 'Cancel {import}');
export const importRestButton = defineMessage('imports.tables.importRestButton', 'Import the rest');
export const importRestLabel = defineMessage('imports.tables.importRestLabel', 'Import the rest of {import}');
export const failedRows = defineMessage(
  'imports.tables.failedRows',
  '{count, plural, one {# failed row} other {# failed rows}}<hidden> of {import}</hidden>',
);
export const undo = defineMessage('imports.tables.undo', 'Undo');
export const undoLabel = defineMessage('imports.tables.undoLabel', 'Undo {import}');
export const deleteButton = defineMessage('imports.tables.deleteButton', 'Delete');
export const deleteLabel = defineMessage('imports.tables.deleteLabel', 'Delete {import}');
export const deleteTitle = defineMessage('imports.tables.deleteTitle', 'Delete {name}?');
export const deleteText = defineMessage(
  'imports.tables.deleteText',
  'The file and its report will be deleted. Imported people are kept.',
);
export const deleteStartedText = defineMessage(
  'imports.tables.deleteStartedText',
  'The file and its report will be deleted, and the import can no longer be undone. Imported people are kept.',
);
export const keepButton = defineMessage('imports.tables.keepButton', 'Keep import');
export const deleted = defineMessage('imports.tables.deleted', 'The import was deleted');

// Import steps.

export const backLink = defineMessage('imports.tables.backLink', 'Imports');
export const newTitle = defineMessage('imports.tables.newTitle', 'Import available resources');
export const pageTitle = defineMessage('imports.tables.pageTitle', '{step}: {name}');
export const stepsLabel = defineMessage('imports.tables.stepsLabel', 'Steps');
export const stepOf = defineMessage('imports.tables.stepOf', 'Step {step} of {count}:');
export const fileStep = defineMessage('imports.tables.fileStep', 'File');
export const headerStep = defineMessage('imports.tables.headerStep', 'Headers');
export const columnsStep = defineMessage('imports.tables.columnsStep', 'Columns');
export const checkStep = defineMessage('imports.tables.checkStep', 'Check');
export const reportStep = defineMessage('imports.tables.reportStep', 'Import');
export const fileHeading = defineMessage('imports.tables.fileHeading', 'Choose a file');
export const headerHeading = defineMessage('imports.tables.headerHeading', 'Choose the header row');
export const columnsHeading = defineMessage('imports.tables.columnsHeading', 'Map the columns');
export const checkHeading = defineMessage('imports.tables.checkHeading', 'Check the rows');
export const reportHeading = defineMessage('imports.tables.reportHeading', 'Result');
export const backButton = defineMessage('imports.tables.backButton', 'Back');

// Step 1: file.

export const fileText = defineMessage(
  'imports.tables.fileText',
  'Import people who are available now. You review every row before anything changes, and can undo the import.',
);
export const chooseFileButton = defineMessage('imports.tables.chooseFileButton', 'Choose a file');
export const fileTypes = defineMessage('imports.tables.fileTypes', 'or drop one here: CSV, XLSX or ODS, up to {size}');
export const pasteLabel = defineMessage('imports.tables.pasteLabel', 'Or paste a table');
export const pastePlaceholder = defineMessage('imports.tables.pastePlaceholder', 'Name\tTitle\tSkills\tRate');
export const pasteButton = defineMessage('imports.tables.pasteButton', 'Use the pasted table');
/** The name of an import, without the extension of the file. */
export const pastedTable = defineMessage('imports.tables.pastedTable', 'Pasted table');
export const fileTooLarge = defineMessage('imports.tables.fileTooLarge', 'Choose a file of at most {size}.');
export const fileEmpty = defineMessage('imports.tables.fileEmpty', 'This file is empty.');
export const readingFile = defineMessage('imports.tables.readingFile', 'Reading the file');
export const unreadableTitle = defineMessage('imports.tables.unreadableTitle', 'This file can’t be used');
export const chooseAnotherButton = defineMessage('imports.tables.chooseAnotherButton', 'Choose another file');
export const unreachable = defineMessage(
  'imports.tables.unreachable',
  'The server can’t be reached. Check your connection and try again.',
);
export const somethingWentWrong = defineMessage('imports.tables.somethingWentWrong', 'Something went wrong.');
export const parsed = defineMessage('imports.tables.parsed', 'The file was successfully parsed');

// Step 2: headers.

export const headerText = defineMessage(
  'imports.tables.headerText',
  'Choose the row with the headers. Rows above it are left out.',
);
export const sheetLabel = defineMessage('imports.tables.sheetLabel', 'Table');
export const unnamedSheet = defineMessage('imports.tables.unnamedSheet', 'Table');
export const sheetOption = defineMessage(
  'imports.tables.sheetOption',
  '{name} ({rows, plural, one {# row} other {# rows}})',
);
export const hiddenSheetOption = defineMessage(
  'imports.tables.hiddenSheetOption',
  '{name} ({rows, plural, one {# row} other {# rows}}, hidden)',
);
export const firstRowsLabel = defineMessage('imports.tables.firstRowsLabel', 'First rows');
export const rowLabel = defineMessage('imports.tables.rowLabel', 'Row {row}: {values}');
export const empty = defineMessage('imports.tables.empty', 'empty');
export const noHeaders = defineMessage('imports.tables.noHeaders', 'The table has no headers');
export const nextColumnsButton = defineMessage('imports.tables.nextColumnsButton', 'Next: columns');

// Step 4: check.

export const nothingChanged = defineMessage('imports.tables.nothingChanged', 'Nothing is changed yet.');
export const noFaults = defineMessage('imports.tables.noFaults', 'No row has a fault.');
export const faultyRows = defineMessage(
  'imports.tables.faultyRows',
  '{faulty, plural, one {# of {rows, plural, one {# row} other {# rows}} has faults.} other {# of {rows, plural, one {# row} other {# rows}} have faults.}}',
);
export const errorsLeftOut = defineMessage('imports.tables.errorsLeftOut', 'Rows with errors are left out.');
export const otherFaults = defineMessage(
  'imports.tables.otherFaults',
  'Other faults affect single cells: their rows are imported.',
);
export const fixHint = defineMessage('imports.tables.fixHint', 'Select a cell to fix it, now or after the import.');
export const badLinksLabel = defineMessage(
  'imports.tables.badLinksLabel',
  'Import people even if their CV can’t be fetched',
);
export const importPeopleButton = defineMessage(
  'imports.tables.importPeopleButton',
  '{count, plural, one {Import # person} other {Import # people}}',
);
export const confirmButton = defineMessage('imports.tables.confirmButton', 'Confirm listed people');
export const nothingToImport = defineMessage('imports.tables.nothingToImport', 'Nothing to import');

// Step 5: result.

export const allImportsButton = defineMessage('imports.tables.allImportsButton', 'All imports');
export const resourcesButton = defineMessage('imports.tables.resourcesButton', 'Available resources');

// Rows.

export const filterLabel = defineMessage('imports.tables.filterLabel', 'Rows');
export const filterAll = defineMessage('imports.tables.filterAll', 'All');
export const filterReady = defineMessage('imports.tables.filterReady', 'Ready');
export const filterAdded = defineMessage('imports.tables.filterAdded', 'Added');
export const filterUpdated = defineMessage('imports.tables.filterUpdated', 'Updated');
export const filterSkipped = defineMessage('imports.tables.filterSkipped', 'Skipped');
export const filterFaulty = defineMessage('imports.tables.filterFaulty', 'With faults');
export const filterErrors = defineMessage('imports.tables.filterErrors', 'Errors');
export const filterKept = defineMessage('imports.tables.filterKept', 'Kept by undo');
export const noMatchesTitle = defineMessage('imports.tables.noMatchesTitle', 'No matching rows');
export const noRowWithResult = defineMessage('imports.tables.noRowWithResult', 'No row has this result.');
export const rowsLabel = defineMessage('imports.tables.rowsLabel', 'Rows of the table');
export const rowHeader = defineMessage('imports.tables.rowHeader', 'Row');
export const resultHeader = defineMessage('imports.tables.resultHeader', 'Result');
export const cellLabel = defineMessage('imports.tables.cellLabel', 'Row {row}, column {letter}');
export const fixLabel = defineMessage('imports.tables.fixLabel', 'Fix row {row}, column {letter}: {value}');
export const fixFaultsLabel = defineMessage(
  'imports.tables.fixFaultsLabel',
  'Fix row {row}, column {letter}: {value}; {faults}',
);

// Row result.

export const resultNew = defineMessage('imports.tables.resultNew', 'New');
export const resultAdded = defineMessage('imports.tables.resultAdded', 'Added');
export const resultUpdate = defineMessage('imports.tables.resultUpdate', 'Update');
export const resultUpdated = defineMessage('imports.tables.resultUpdated', 'Updated');
export const resultSkip = defineMessage('imports.tables.resultSkip', 'Skip');
export const resultSkipped = defineMessage('imports.tables.resultSkipped', 'Skipped');
export const resultError = defineMessage('imports.tables.resultError', 'Error');
export const resultUndone = defineMessage('imports.tables.resultUndone', 'Undone');
export const resultKept = defineMessage('imports.tables.resultKept', 'Kept');
export const resultWithFaults = defineMessage('imports.tables.resultWithFaults', '{result}, with faults');
export const changedBy = defineMessage('imports.tables.changedBy', '{person} changed it after the import');
export const changed = defineMessage('imports.tables.changed', 'It was changed after the import');
