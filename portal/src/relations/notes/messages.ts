import { defineMessage } from '@crewdock/contract/message';

export const title = defineMessage('relations.notes.title', 'Notes');
export const loading = defineMessage('relations.notes.loading', 'Loading');
export const error = defineMessage('relations.notes.error', 'We couldn’t load the notes.');
export const tryAgainButton = defineMessage('relations.notes.tryAgainButton', 'Try again');

// New note.

export const newNote = defineMessage('relations.notes.newNote', 'New note');
export const textLabel = defineMessage('relations.notes.textLabel', 'Write a note');
export const readersLabel = defineMessage('relations.notes.readersLabel', 'Visible to');
export const onlyYou = defineMessage('relations.notes.onlyYou', 'Only you see this');
export const onlyStaff = defineMessage('relations.notes.onlyStaff', 'Only staff see this');
export const onlyCompany = defineMessage('relations.notes.onlyCompany', 'Only people at {company} see this');
/** {side} is the side of the reader. */
export const sharedWithOther = defineMessage(
  'relations.notes.sharedWithOther',
  '{side, select, talent {The talent sees this too, and gets an email} other {The client sees this too, and gets an email}}',
);
export const sharedWithBoth = defineMessage(
  'relations.notes.sharedWithBoth',
  'Both sides see this too, and get an email',
);
export const saveNoteButton = defineMessage('relations.notes.saveNoteButton', 'Save note');
export const shareNoteButton = defineMessage('relations.notes.shareNoteButton', 'Share note');

// Note.

export const editForm = defineMessage('relations.notes.editForm', 'Edit the note');
export const noteLabel = defineMessage('relations.notes.noteLabel', 'Note');
export const cancelButton = defineMessage('relations.notes.cancelButton', 'Cancel');
export const saveButton = defineMessage('relations.notes.saveButton', 'Save');
export const sharedBy = defineMessage('relations.notes.sharedBy', 'Shared · {author}, {time}');
export const privateBy = defineMessage('relations.notes.privateBy', 'Private · {author}, {time}');
export const edited = defineMessage('relations.notes.edited', 'edited');
export const editLabel = defineMessage('relations.notes.editLabel', 'Edit the note “{excerpt}”');
export const deleteLabel = defineMessage('relations.notes.deleteLabel', 'Delete the note “{excerpt}”');
export const deleteTitle = defineMessage('relations.notes.deleteTitle', 'Delete this note?');
export const deleteText = defineMessage('relations.notes.deleteText', 'This can’t be undone.');
export const deleteButton = defineMessage('relations.notes.deleteButton', 'Delete');
