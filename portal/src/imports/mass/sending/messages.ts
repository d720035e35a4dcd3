import { defineMessage } from '@crewdock/contract/message';

// Page for people without an account who received a link.

export const title = defineMessage(
  'imports.mass.sending.title',
  '{kind, select, talent {Send CVs} other {Send job descriptions}}',
);
export const text = defineMessage(
  'imports.mass.sending.text',
  '{kind, select, talent {You were asked to send CVs by {day}. You can see how each of them is read.} other {You were asked to send job descriptions by {day}. You can see how each of them is read.}}',
);
export const goneTitle = defineMessage('imports.mass.sending.goneTitle', 'This link no longer works');
export const goneText = defineMessage(
  'imports.mass.sending.goneText',
  'Ask the person who sent it to you for a new one.',
);
export const addedText = defineMessage(
  'imports.mass.sending.addedText',
  'New files are added to those you already sent.',
);
export const allReceived = defineMessage(
  'imports.mass.sending.allReceived',
  '{kind, select, talent {This link has received all the CVs it accepts.} other {This link has received all the job descriptions it accepts.}}',
);

// Sent files and their states.

export const filesTitle = defineMessage('imports.mass.sending.filesTitle', 'Sent files');
export const stateReading = defineMessage('imports.mass.sending.stateReading', 'Reading');
export const stateSent = defineMessage('imports.mass.sending.stateSent', 'Sent');
export const stateUnreadable = defineMessage('imports.mass.sending.stateUnreadable', 'Not readable');
export const stateCancelled = defineMessage('imports.mass.sending.stateCancelled', 'Canceled');
