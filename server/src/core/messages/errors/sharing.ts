import { defineMessage } from '@crewdock/contract/message';

// Errors for share links and their statistics.

export const hasAccess = defineMessage(
  'sharingErrors.hasAccess',
  '{email} already has access. Remove it to set another password.',
);
export const tooManyPeople = defineMessage(
  'sharingErrors.tooManyPeople',
  'At most {max} people can have access. Remove one first.',
);
export const wrongCredentials = defineMessage(
  'sharingErrors.wrongCredentials',
  'This key or email and the password don’t match.',
);
export const passwordNeeded = defineMessage('sharingErrors.passwordNeeded', 'This link needs a password.');
export const wrongPassword = defineMessage('sharingErrors.wrongPassword', 'This is not the password of this link.');
export const credentialsNeeded = defineMessage(
  'sharingErrors.credentialsNeeded',
  'These statistics need a password and a key or an email address.',
);
export const periodReversed = defineMessage('sharingErrors.periodReversed', 'must not be after the last day');
export const periodTooLong = defineMessage('sharingErrors.periodTooLong', 'must be at most {max} days before the last');
export const tooManyTags = defineMessage(
  'sharingErrors.tooManyTags',
  'A {kind} can have at most {max} tags. Remove one first.',
);
export const tagTaken = defineMessage('sharingErrors.tagTaken', 'This {kind} already has a tag “{tag}”.');
export const ownLink = defineMessage(
  'sharingErrors.ownLink',
  'You shared this link. Only the people you send it to can answer.',
);
export const answersFull = defineMessage('sharingErrors.answersFull', 'This link has reached its limit of answers.');
export const answersClosed = defineMessage('sharingErrors.answersClosed', 'This link no longer accepts answers.');
