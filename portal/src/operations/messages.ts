import { defineMessage } from '@crewdock/contract/message';

// Long-running operation, such as an import.
export const connectionLost = defineMessage(
  'operations.connectionLost',
  'Connection lost. The operation continues without this page.',
);
export const failedButton = defineMessage('operations.failedButton', '{count} couldn’t be done');
/** {operation} is the title and time of the operation. */
export const failedLabel = defineMessage('operations.failedLabel', '{count} couldn’t be done: {operation}');
export const cancelButton = defineMessage('operations.cancelButton', 'Cancel');
export const cancelLabel = defineMessage('operations.cancelLabel', 'Cancel {operation}');
export const undoButton = defineMessage('operations.undoButton', 'Undo');
export const undoLabel = defineMessage('operations.undoLabel', 'Undo {operation}');
export const issuesTitle = defineMessage('operations.issuesTitle', 'Failed items');
export const issuesLabel = defineMessage('operations.issuesLabel', 'Items');

// Status. {done} and {total} are formatted numbers of items.
export const waiting = defineMessage('operations.waiting', 'Waiting for its turn');
export const cancelling = defineMessage('operations.cancelling', 'Canceling…');
export const cancellingProgress = defineMessage('operations.cancellingProgress', 'Canceling… {done} of {total}');
export const running = defineMessage('operations.running', '{done} of {total}');
export const done = defineMessage('operations.done', '{done} of {total} done');
/** {error} is a sentence. */
export const failed = defineMessage('operations.failed', '{error} {done} of {total} done');
export const somethingWentWrong = defineMessage('operations.somethingWentWrong', 'Something went wrong.');
export const cancelled = defineMessage('operations.cancelled', 'Canceled: {done} of {total} done');
export const undoing = defineMessage('operations.undoing', 'Undoing: {done} of {total}');
export const undone = defineMessage('operations.undone', 'Undone: {restored} restored');
export const undoneKept = defineMessage(
  'operations.undoneKept',
  'Undone: {restored} restored, {kept} left because they were changed since',
);

// Announcements for screen readers.
export const announcedStatus = defineMessage('operations.announcedStatus', '{title}. {status}');
export const announcedProgress = defineMessage('operations.announcedProgress', '{title}: {percent} percent');
export const announcedUndo = defineMessage('operations.announcedUndo', 'Undoing: {title}: {percent} percent');
