import { defineMessage } from '@crewdock/contract/message';

// Notices.
export const noticesLabel = defineMessage('ui.patterns.noticesLabel', 'Notices');
export const closeNoticeButton = defineMessage('ui.patterns.closeNoticeButton', 'Close');
export const errorTitle = defineMessage('ui.patterns.errorTitle', 'Error');
export const errorText = defineMessage('ui.patterns.errorText', 'Something went wrong.');
export const offlineUnchanged = defineMessage(
  'ui.patterns.offlineUnchanged',
  'The server can’t be reached. Nothing was changed.',
);
export const offlineRetry = defineMessage('ui.patterns.offlineRetry', 'The server can’t be reached. Please try again.');

// Page or list that couldn’t be loaded.
export const noConnectionTitle = defineMessage('ui.patterns.noConnectionTitle', 'No connection');
export const noConnectionText = defineMessage(
  'ui.patterns.noConnectionText',
  'The server can’t be reached. Check your connection and try again.',
);
export const notLoadedTitle = defineMessage('ui.patterns.notLoadedTitle', 'Something went wrong');
export const notLoadedText = defineMessage('ui.patterns.notLoadedText', 'We couldn’t load this. Please try again.');
export const retryButton = defineMessage('ui.patterns.retryButton', 'Try again');

// Lists.
export const loading = defineMessage('ui.patterns.loading', 'Loading…');
export const loadMoreButton = defineMessage('ui.patterns.loadMoreButton', 'Load more');
export const shownOfTotal = defineMessage('ui.patterns.shownOfTotal', '{shown} of {total}');
export const listChanged = defineMessage('ui.patterns.listChanged', 'This list has changed since you opened it.');
export const refreshListButton = defineMessage('ui.patterns.refreshListButton', 'Refresh list');

// Leaving a page with unsaved changes.
export const leaveDialogTitle = defineMessage('ui.patterns.leaveDialogTitle', 'Leave without saving?');
export const leaveButton = defineMessage('ui.patterns.leaveButton', 'Leave without saving');
export const stayButton = defineMessage('ui.patterns.stayButton', 'Stay');

// Table downloads.
export const fileFormatLabel = defineMessage('ui.patterns.fileFormatLabel', 'File format');
export const csvComma = defineMessage('ui.patterns.csvComma', 'CSV (comma)');
export const csvSemicolon = defineMessage('ui.patterns.csvSemicolon', 'CSV (semicolon)');
export const csvTab = defineMessage('ui.patterns.csvTab', 'CSV (tab)');
export const excel = defineMessage('ui.patterns.excel', 'Excel (XLSX)');

// CVs, pictures and uploads.
export const chooseCvButton = defineMessage('ui.patterns.chooseCvButton', 'Choose a CV');
export const replaceCvButton = defineMessage('ui.patterns.replaceCvButton', 'Choose another CV');
export const cvWrongType = defineMessage('ui.patterns.cvWrongType', 'Choose a PDF or a DOCX.');
export const cvTooLarge = defineMessage('ui.patterns.cvTooLarge', 'Choose a file of at most {size}.');
export const cvEmpty = defineMessage('ui.patterns.cvEmpty', 'This file is empty.');
export const pictureWrongType = defineMessage('ui.patterns.pictureWrongType', 'Choose a JPEG, PNG, WebP, AVIF or GIF');
export const pictureTooLarge = defineMessage('ui.patterns.pictureTooLarge', 'Choose a picture of at most {size}');
export const sendingFile = defineMessage('ui.patterns.sendingFile', 'Uploading {file}');
export const cancelUploadButton = defineMessage('ui.patterns.cancelUploadButton', 'Cancel');
export const cancelUploadLabel = defineMessage('ui.patterns.cancelUploadLabel', 'Cancel upload of {file}');

// Field with several values.
/** {label} is the label of the field. */
export const pickedLabel = defineMessage('ui.patterns.pickedLabel', '{label}, picked');
export const removePicked = defineMessage('ui.patterns.removePicked', 'Remove {label}');

// Application with additional fields from a partner’s page.
/** Heading above lines such as `plan: pro`. */
export const sentAlong = defineMessage('ui.patterns.sentAlong', 'Hidden fields');
