import { defineMessage } from '@crewdock/contract/message';

// Import start page.

export const chooseFilesButton = defineMessage(
  'imports.mass.chooseFilesButton',
  '{kind, select, talent {Choose CVs} other {Choose job descriptions}}',
);
export const chooseFolderButton = defineMessage('imports.mass.chooseFolderButton', 'Choose a folder');
export const lookingThrough = defineMessage('imports.mass.lookingThrough', 'Checking files…');
export const dropText = defineMessage(
  'imports.mass.dropText',
  '{kind, select, talent {or drop files, folders or a ZIP here: up to {max, plural, one {# CV} other {# CVs}} of at most {size} each.} other {or drop files, folders or a ZIP here: up to {max, plural, one {# job description} other {# job descriptions}} of at most {size} each.}}',
);
export const draftsText = defineMessage(
  'imports.mass.draftsText',
  'Each file becomes a draft, which you review before others see it.',
);
/** The name of an import of several files. */
export const importName = defineMessage(
  'imports.mass.importName',
  '{kind, select, talent {{count, plural, one {# CV} other {# CVs}}} other {{count, plural, one {# job description} other {# job descriptions}}}}',
);
export const importsLabel = defineMessage('imports.mass.importsLabel', 'Imports');

// Files that are not accepted. {file} is the name of a file.

export const leftOut = defineMessage(
  'imports.mass.leftOut',
  '{count, plural, one {# file was left out} other {# files were left out}}',
);
export const andMore = defineMessage('imports.mass.andMore', 'and {count} more');
export const archiveUnreadable = defineMessage(
  'imports.mass.archiveUnreadable',
  '{file} is empty or isn’t a valid archive',
);
export const wrongType = defineMessage(
  'imports.mass.wrongType',
  '{kind, select, talent {{file} isn’t a CV in PDF, DOCX, ODT, RTF, HTML, text or picture format} other {{file} isn’t a job description in PDF, DOCX, ODT, RTF, HTML, text or picture format}}',
);
export const fileEmpty = defineMessage('imports.mass.fileEmpty', '{file} is empty');
export const fileTooLarge = defineMessage('imports.mass.fileTooLarge', '{file} is larger than {size}');
export const fileRepeated = defineMessage('imports.mass.fileRepeated', '{file} is the same as {other}');
export const tooManyFiles = defineMessage(
  'imports.mass.tooManyFiles',
  '{max, plural, one {{file} is one too many: only # file is accepted} other {{file} is one too many: only # files are accepted}}',
);

// Upload.

export const files = defineMessage('imports.mass.files', '{count, plural, one {# file} other {# files}}');
export const uploadText = defineMessage(
  'imports.mass.uploadText',
  '{sent} of {total} uploaded. Keep this window open until all files are uploaded. You can close it while they are read.',
);
export const unreachable = defineMessage('imports.mass.unreachable', 'The server couldn’t be reached.');
export const tooManyUploads = defineMessage(
  'imports.mass.tooManyUploads',
  'Too many files were sent. Try again later.',
);
/** {problem} describes the problem of the file, such as “is damaged”. */
export const uploadProblem = defineMessage('imports.mass.uploadProblem', 'The file {problem}');
export const retryButton = defineMessage(
  'imports.mass.retryButton',
  '{count, plural, one {Send file again} other {Send files again}}',
);
export const missingFiles = defineMessage(
  'imports.mass.missingFiles',
  '{missing, plural, one {# of {total} files wasn’t uploaded. Choose the same files again to upload it.} other {# of {total} files weren’t uploaded. Choose the same files again to upload them.}}',
);

// Import report.

export const allImportsLink = defineMessage('imports.mass.allImportsLink', 'All imports');
export const missingTitle = defineMessage('imports.mass.missingTitle', 'Import not found');
export const missingText = defineMessage(
  'imports.mass.missingText',
  'Imports are deleted after 90 days. Their drafts are kept.',
);
export const showDraftsButton = defineMessage('imports.mass.showDraftsButton', 'Show drafts');
export const readProgress = defineMessage('imports.mass.readProgress', '{count} of {total} read');
/** Announced to screen readers. */
export const readPercent = defineMessage('imports.mass.readPercent', '{percent} percent read');
/** Announced to screen readers. Example of {result}: “2 drafts · 1 not readable”. */
export const readResult = defineMessage('imports.mass.readResult', '{name}: {result}');
export const addFilesButton = defineMessage('imports.mass.addFilesButton', 'Add files');
export const cancel = defineMessage('imports.mass.cancel', 'Cancel');
export const deleteButton = defineMessage('imports.mass.deleteButton', 'Delete');
export const deleteTitle = defineMessage('imports.mass.deleteTitle', 'Delete {name}?');
export const deleteText = defineMessage(
  'imports.mass.deleteText',
  'The files and this report will be deleted. Their drafts are kept.',
);
export const keepButton = defineMessage('imports.mass.keepButton', 'Keep import');
export const deleted = defineMessage('imports.mass.deleted', 'The import was deleted');

// Import states.

export const stateSending = defineMessage('imports.mass.stateSending', 'Files missing');
export const stateReading = defineMessage('imports.mass.stateReading', 'Reading');
export const stateDone = defineMessage('imports.mass.stateDone', 'Read');
export const stateCancelled = defineMessage('imports.mass.stateCancelled', 'Canceled');

// Result counts.

export const countDrafts = defineMessage('imports.mass.countDrafts', '{count, plural, one {# draft} other {# drafts}}');
export const countKnown = defineMessage(
  'imports.mass.countKnown',
  '{kind, select, talent {{count} with a card} other {{count} already added}}',
);
export const countUnreadable = defineMessage('imports.mass.countUnreadable', '{count} not readable');
export const countWaiting = defineMessage('imports.mass.countWaiting', '{count} waiting');
export const countCancelled = defineMessage('imports.mass.countCancelled', '{count} canceled');

// Filter by result.

export const filesLabel = defineMessage('imports.mass.filesLabel', 'Files');
export const filterAll = defineMessage('imports.mass.filterAll', 'All');
export const filterDrafts = defineMessage('imports.mass.filterDrafts', 'Drafts');
export const noMatchesTitle = defineMessage('imports.mass.noMatchesTitle', 'No matching files');
export const noFileWithResult = defineMessage('imports.mass.noFileWithResult', 'No file has this result.');
export const noFiles = defineMessage('imports.mass.noFiles', 'No files have been uploaded yet.');

// File result.

export const resultDeleted = defineMessage('imports.mass.resultDeleted', 'Deleted');
export const resultArchived = defineMessage('imports.mass.resultArchived', 'Archived');
export const resultDraft = defineMessage('imports.mass.resultDraft', 'Draft');
export const resultPublished = defineMessage('imports.mass.resultPublished', 'Published');
export const resultKnown = defineMessage(
  'imports.mass.resultKnown',
  '{kind, select, talent {Has a card} other {Already added}}',
);
export const resultUnreadable = defineMessage('imports.mass.resultUnreadable', 'Not readable');
export const resultCancelled = defineMessage('imports.mass.resultCancelled', 'Canceled');
export const resultWaiting = defineMessage('imports.mass.resultWaiting', 'Waiting');

// Actions on a draft. {name}: the name of a talent or the title of a job.

export const checkButton = defineMessage('imports.mass.checkButton', 'Check');
export const checkLabel = defineMessage('imports.mass.checkLabel', 'Check {name}');
export const updateButton = defineMessage('imports.mass.updateButton', 'Update');
export const updateLabel = defineMessage('imports.mass.updateLabel', 'Update {name}');
export const archiveButton = defineMessage('imports.mass.archiveButton', 'Archive');
export const archiveLabel = defineMessage('imports.mass.archiveLabel', 'Archive {name}');
export const archived = defineMessage('imports.mass.archived', '{name} was archived');
export const undo = defineMessage('imports.mass.undo', 'Undo');
