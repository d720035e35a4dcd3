import { defineMessage } from '@crewdock/contract/message';

// Filling a form from a document: start.

export const fillFromCvButton = defineMessage('cardEditor.filling.fillFromCvButton', 'Fill from a CV');
export const fillFromAnotherCvButton = defineMessage(
  'cardEditor.filling.fillFromAnotherCvButton',
  'Fill from another CV',
);
export const fillFromCvText = defineMessage(
  'cardEditor.filling.fillFromCvText',
  'Or drop the file on this page. You review everything before it is filled in.',
);
export const pasteButton = defineMessage('cardEditor.filling.pasteButton', 'Paste a text or a link');
export const pasteText = defineMessage(
  'cardEditor.filling.pasteText',
  'Paste a job description. You review everything before it is filled in.',
);
export const loading = defineMessage('cardEditor.filling.loading', 'Loading');
export const readingJob = defineMessage('cardEditor.filling.readingJob', 'Reading the job description');
export const importedFileMissing = defineMessage(
  'cardEditor.filling.importedFileMissing',
  'This import’s file is no longer available.',
);

// Dialog for a job description.

export const jobTextTitle = defineMessage('cardEditor.filling.jobTextTitle', 'Fill from a job description');
export const textLabel = defineMessage('cardEditor.filling.textLabel', 'Text');
export const linkLabel = defineMessage('cardEditor.filling.linkLabel', 'Or a link to it');
export const linkDescription = defineMessage('cardEditor.filling.linkDescription', 'A public page or document.');
export const cancel = defineMessage('cardEditor.filling.cancel', 'Cancel');
export const readButton = defineMessage('cardEditor.filling.readButton', 'Read job description');
export const textMissing = defineMessage('cardEditor.filling.textMissing', 'Paste a text, or enter a link below.');
export const textAndLink = defineMessage('cardEditor.filling.textAndLink', 'Enter either a text or a link, not both.');
export const tooLong = defineMessage(
  'cardEditor.filling.tooLong',
  'This is too long by {count, plural, one {# character} other {# characters}}.',
);
/** Used as the name of a file: “Read from the pasted text”, “Title in the pasted text”. */
export const pastedText = defineMessage('cardEditor.filling.pastedText', 'the pasted text');

// Results of document parsing.

/** {name}: a file or a site. */
export const readFromTitle = defineMessage('cardEditor.filling.readFromTitle', 'Read from <file>{name}</file>');
export const closeButton = defineMessage('cardEditor.filling.closeButton', 'Close results');
export const cvProgressLabel = defineMessage('cardEditor.filling.cvProgressLabel', 'CV reading progress');
export const jobProgressLabel = defineMessage('cardEditor.filling.jobProgressLabel', 'Results');
export const personPart = defineMessage('cardEditor.filling.personPart', 'Personal details');
export const jobPart = defineMessage('cardEditor.filling.jobPart', 'Job details');
export const skillsPart = defineMessage('cardEditor.filling.skillsPart', 'Skills');
export const summaryPart = defineMessage('cardEditor.filling.summaryPart', 'Summary');
export const experiencePart = defineMessage('cardEditor.filling.experiencePart', 'Work experience');
export const partReading = defineMessage('cardEditor.filling.partReading', 'reading…');
export const partFailed = defineMessage('cardEditor.filling.partFailed', 'couldn’t be read');
export const nothingFound = defineMessage('cardEditor.filling.nothingFound', 'nothing found');
export const found = defineMessage('cardEditor.filling.found', '{count} found');
export const foundByModel = defineMessage('cardEditor.filling.foundByModel', '{count} found by AI');
export const retryButton = defineMessage('cardEditor.filling.retryButton', 'Try again');
export const scanned = defineMessage(
  'cardEditor.filling.scanned',
  'This document is scanned: letters were recognized, and some may be wrong.',
);
export const acceptAllButton = defineMessage('cardEditor.filling.acceptAllButton', 'Accept all {count}');
export const allAccepted = defineMessage('cardEditor.filling.allAccepted', 'Nothing left to accept');
export const undoAllButton = defineMessage('cardEditor.filling.undoAllButton', 'Undo all');
export const differingText = defineMessage(
  'cardEditor.filling.differingText',
  'Fields with a different value stay unchanged until you replace them one by one.',
);
export const keepFileButton = defineMessage('cardEditor.filling.keepFileButton', 'Keep the file as the uploaded CV');
/** {details}: an email address and a phone number. */
export const contactsFound = defineMessage(
  'cardEditor.filling.contactsFound',
  'Also in the file, but not added to the card: {details}.',
);
export const hintsTitle = defineMessage('cardEditor.filling.hintsTitle', 'Check this text before publishing');

// Errors.

export const parsed = defineMessage('cardEditor.filling.parsed', 'The file was successfully parsed');
export const unreachable = defineMessage(
  'cardEditor.filling.unreachable',
  'The server can’t be reached. Try again once you’re connected.',
);
export const fileTooLarge = defineMessage(
  'cardEditor.filling.fileTooLarge',
  'This file is too large. Choose one of at most 20 MB.',
);
export const tooManyCvs = defineMessage(
  'cardEditor.filling.tooManyCvs',
  'Too many CVs were read within the last hour. Try again later.',
);
export const sectionFailed = defineMessage('cardEditor.filling.sectionFailed', 'This section couldn’t be read.');

// A value found in the document. {value}: the label of a field and the value, such as “Title: Go developer”.

export const fieldLabel = defineMessage('cardEditor.filling.fieldLabel', '{field}: {value}');
export const currentValue = defineMessage('cardEditor.filling.currentValue', 'In the form now: {value}');
export const confidence = defineMessage('cardEditor.filling.confidence', '{percent}% sure');
export const sourceButton = defineMessage('cardEditor.filling.sourceButton', 'Show source');
export const sourceLabel = defineMessage('cardEditor.filling.sourceLabel', 'Show source of {value}');
export const acceptButton = defineMessage('cardEditor.filling.acceptButton', 'Accept');
export const acceptLabel = defineMessage('cardEditor.filling.acceptLabel', 'Accept {value}');
export const replaceButton = defineMessage('cardEditor.filling.replaceButton', 'Replace');
export const replaceLabel = defineMessage('cardEditor.filling.replaceLabel', 'Replace {value}');
export const fullButton = defineMessage('cardEditor.filling.fullButton', 'List is full');
export const fullLabel = defineMessage('cardEditor.filling.fullLabel', 'List is full, {value}');
export const undoButton = defineMessage('cardEditor.filling.undoButton', 'Undo');
export const undoLabel = defineMessage('cardEditor.filling.undoLabel', 'Undo {value}');
export const inFormButton = defineMessage('cardEditor.filling.inFormButton', 'In the form');
export const inFormLabel = defineMessage('cardEditor.filling.inFormLabel', 'In the form: {value}');

// Dialog with the position of a value in the document.

/** {field}: the label of a field. {name}: a file or a site. */
export const sourceTitle = defineMessage('cardEditor.filling.sourceTitle', '{field} in {name}');
/** A page of the document, followed by the lines with the value. */
export const pageCaption = defineMessage('cardEditor.filling.pageCaption', 'Page {page}:');
export const pageLabel = defineMessage('cardEditor.filling.pageLabel', 'Page {page}');
