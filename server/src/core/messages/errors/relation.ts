import { defineMessage } from '@crewdock/contract/message';

// Errors for relations between jobs and talents.

export const moved = defineMessage(
  'relationErrors.moved',
  'Someone else has moved this in the meantime. Check the status and try again.',
);
export const undoTooLate = defineMessage(
  'relationErrors.undoTooLate',
  'It is too late to undo this. You can still withdraw a proposal that was not answered, or reject.',
);
export const hired = defineMessage(
  'relationErrors.hired',
  'This person is already hired. Only a rejection ends the hire.',
);
export const reasonOfHire = defineMessage('relationErrors.reasonOfHire', 'is only for ending a hire');
export const notActive = defineMessage('relationErrors.notActive', 'Both cards must be active.');
export const linkedAgain = defineMessage(
  'relationErrors.linkedAgain',
  'These two cards were linked again in the meantime.',
);
export const listChanged = defineMessage(
  'relationErrors.listChanged',
  'This list has changed in the meantime. Check it again.',
);
export const notListed = defineMessage('relationErrors.notListed', 'must be in the list');
export const jobClosed = defineMessage('relationErrors.jobClosed', 'The job is no longer open.');
export const jobChanged = defineMessage('relationErrors.jobChanged', 'The job was changed since it was closed.');
