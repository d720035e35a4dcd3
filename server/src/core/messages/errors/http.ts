import { defineMessage } from '@crewdock/contract/message';

// Errors that any call can return.

export const signInFirst = defineMessage('httpErrors.signInFirst', 'Sign in first.');
export const permissionDenied = defineMessage('httpErrors.permissionDenied', 'Your role doesn’t allow this.');
export const secondFactorSetup = defineMessage(
  'httpErrors.secondFactorSetup',
  'Staff accounts need two-step verification. Set it up first.',
);
export const notFound = defineMessage('httpErrors.notFound', 'We couldn’t find this.');
export const gone = defineMessage('httpErrors.gone', 'This is no longer available.');
export const tooManyRequests = defineMessage(
  'httpErrors.tooManyRequests',
  'Too many attempts. Try again after {time} UTC.',
);
export const busy = defineMessage('httpErrors.busy', 'The server is busy. Please try again.');
export const linkGone = defineMessage('httpErrors.linkGone', 'This link was used or has expired.');
export const requestTooLarge = defineMessage('httpErrors.requestTooLarge', 'The request is too large.');
export const mediaType = defineMessage('httpErrors.mediaType', 'Send JSON, or a form where the endpoint accepts one.');
export const onlyJson = defineMessage('httpErrors.onlyJson', 'Send JSON.');
export const unreadable = defineMessage('httpErrors.unreadable', 'The request can’t be read.');
export const databaseFull = defineMessage('httpErrors.databaseFull', 'The disk of the database is full.');
export const locked = defineMessage('httpErrors.locked', 'Someone else is changing the same data. Please try again.');
export const tooSlow = defineMessage('httpErrors.tooSlow', 'This took too long. Please try again.');
export const databaseAway = defineMessage(
  'httpErrors.databaseAway',
  'The database can’t be reached. Please try again.',
);
export const databaseBusy = defineMessage('httpErrors.databaseBusy', 'The database is busy. Please try again.');
export const internal = defineMessage('httpErrors.internal', 'Something went wrong.');
export const crossSite = defineMessage(
  'httpErrors.crossSite',
  'This request didn’t come from this site. Reload the page and try again.',
);
export const siteNotAllowed = defineMessage(
  'httpErrors.siteNotAllowed',
  'The company does not allow forms from this site.',
);
export const oneHost = defineMessage('httpErrors.oneHost', 'Send one Host header.');
export const noPortal = defineMessage('httpErrors.noPortal', 'This server has no portal at this host.');
export const oneClick = defineMessage('httpErrors.oneClick', 'Send the form of a one-click unsubscribe.');
export const range = defineMessage('httpErrors.range', 'The requested range is outside the file.');
export const changedMeanwhile = defineMessage(
  'httpErrors.changedMeanwhile',
  'Someone else has changed this in the meantime. Check the changes and try again.',
);
export const changedBy = defineMessage('httpErrors.changedBy', '{people} changed {fields} in the meantime.');
export const someone = defineMessage('httpErrors.someone', 'Someone');
export const keyUsed = defineMessage('httpErrors.keyUsed', 'This Idempotency-Key was used for another request.');
export const keyLength = defineMessage('httpErrors.keyLength', 'must have 1 to {max} characters');
export const operationEnded = defineMessage(
  'httpErrors.operationEnded',
  'This has already ended and can no longer be canceled.',
);
export const nothingToUndo = defineMessage('httpErrors.nothingToUndo', 'Nothing of this can be undone now.');
