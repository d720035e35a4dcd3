import { defineMessage } from '@crewdock/contract/message';

// Import errors.

export const oneJobSource = defineMessage(
  'importErrors.oneJobSource',
  'must not come with another source: send a text, a link or a file',
);
export const noJobSource = defineMessage(
  'importErrors.noJobSource',
  'must be the text of a job description, or `url` a link to one',
);
export const textLink = defineMessage('importErrors.textLink', 'The text can’t be fetched: its link {reason}');
export const cvLink = defineMessage('importErrors.cvLink', 'The CV can’t be fetched: its link {reason}');
export const cvUnavailable = defineMessage('importErrors.cvUnavailable', 'Its CV can’t be fetched');
export const oneCvSource = defineMessage(
  'importErrors.oneCvSource',
  'must not come with a link: send only one of them',
);
export const noCvSource = defineMessage('importErrors.noCvSource', 'must be a file, or `url` a link to one');
export const tooManyLinks = defineMessage(
  'importErrors.tooManyLinks',
  'You have {max} open links. Close one of them first.',
);
export const pastDay = defineMessage('importErrors.pastDay', 'must be today or later');
export const dayTooLate = defineMessage('importErrors.dayTooLate', 'must be within {days} days');
export const linkFull = defineMessage('importErrors.linkFull', 'can no longer be sent through this link');
export const cancelled = defineMessage('importErrors.cancelled', 'This import was canceled. Start another one.');
export const tooManyFiles = defineMessage(
  'importErrors.tooManyFiles',
  'is one too many: {files, plural, one {# file was} other {# files were}} announced',
);
export const isJob = defineMessage('importErrors.isJob', 'This is a job description. Send a CV instead.');
export const isCv = defineMessage('importErrors.isCv', 'This is a CV. Send a job description instead.');
export const unreadable = defineMessage('importErrors.unreadable', 'This file can’t be read.');
export const fileGone = defineMessage('importErrors.fileGone', 'This file is no longer available. Send it again.');
export const running = defineMessage('importErrors.running', 'This import is still running. Cancel it first.');
export const sameAlready = defineMessage('importErrors.sameAlready', 'Your resource already has this data');
export const samePerson = defineMessage('importErrors.samePerson', 'Same person as in row {number}');
export const tableTooLarge = defineMessage(
  'importErrors.tableTooLarge',
  'This table takes too long to read or check. Try again, or split it.',
);
export const beingChecked = defineMessage(
  'importErrors.beingChecked',
  'This table is already being checked or imported, maybe in another window.',
);
export const fieldTwice = defineMessage('importErrors.fieldTwice', 'Columns {first} and {second} are both “{field}”');
export const noNameColumn = defineMessage(
  'importErrors.noNameColumn',
  'No column contains the name. Enter one for all rows, or take it from another column.',
);
export const noTitleColumn = defineMessage(
  'importErrors.noTitleColumn',
  'No column contains the title. Enter one for all rows, or take it from another column.',
);
export const otherMapping = defineMessage(
  'importErrors.otherMapping',
  'The table was checked with other columns. Check it with this mapper first.',
);
export const alreadyImported = defineMessage(
  'importErrors.alreadyImported',
  'This table was already imported. Send the file again.',
);
export const otherSheet = defineMessage('importErrors.otherSheet', 'is not a table of the file');
export const notChecked = defineMessage('importErrors.notChecked', 'Check the rows first.');
export const busy = defineMessage('importErrors.busy', 'This import is still running. Please wait a moment.');
export const rowImported = defineMessage('importErrors.rowImported', 'This row was already imported.');
export const nothingToImport = defineMessage('importErrors.nothingToImport', 'No row of this table can be imported.');
export const alreadyRunning = defineMessage('importErrors.alreadyRunning', 'This import is already running.');
