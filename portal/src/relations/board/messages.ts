import { defineMessage } from '@crewdock/contract/message';

// Board: columns and cards.

export const loading = defineMessage('relations.board.loading', 'Loading');
export const dragLabel = defineMessage('relations.board.dragLabel', 'Drag {name}');
export const noteCount = defineMessage('relations.board.noteCount', '{count, plural, one {# note} other {# notes}}');
export const needsYourReply = defineMessage('relations.board.needsYourReply', 'Needs your reply');
/** Cards in a column, of the target number. */
export const countOf = defineMessage('relations.board.countOf', '{count} of {total}');
export const emptyColumn = defineMessage('relations.board.emptyColumn', 'Nothing here');
export const moveButton = defineMessage('relations.board.moveButton', 'Move {name} to…');
export const moveMenu = defineMessage('relations.board.moveMenu', 'Move {name} to');

// Reasons why a card can’t be moved to a column.

/** The notice after a drop: {reason} is one of the texts below. */
export const notMoved = defineMessage('relations.board.notMoved', '{name}: {reason}');
export const alreadyHere = defineMessage('relations.board.alreadyHere', 'Already here.');
export const stillMoving = defineMessage('relations.board.stillMoving', 'The last move is still being saved.');
export const notBackToProposed = defineMessage('relations.board.notBackToProposed', 'Can’t go back to proposed.');
export const alreadyPast = defineMessage('relations.board.alreadyPast', 'Already past this step.');
export const waitingForConfirmation = defineMessage(
  'relations.board.waitingForConfirmation',
  'Waiting for confirmation.',
);
export const alreadyHired = defineMessage('relations.board.alreadyHired', 'Already hired. Reject to end the hire.');
export const clientMovesOn = defineMessage(
  'relations.board.clientMovesOn',
  'Only the client can choose the next step.',
);
export const confirmFirst = defineMessage('relations.board.confirmFirst', 'Confirm it first.');
export const notConfirmed = defineMessage('relations.board.notConfirmed', 'Not confirmed yet.');
export const notRejectable = defineMessage('relations.board.notRejectable', 'You can’t reject it.');
export const withdrawnWithCard = defineMessage(
  'relations.board.withdrawnWithCard',
  'Withdrawn by staff, or when its card is archived.',
);
export const restoredWithCard = defineMessage(
  'relations.board.restoredWithCard',
  'Restored by staff, or when its card is restored.',
);
export const restoredByRejecter = defineMessage(
  'relations.board.restoredByRejecter',
  'Only the side that rejected it can restore it.',
);
export const goesBackTo = defineMessage('relations.board.goesBackTo', 'Can only go back to {status}.');
