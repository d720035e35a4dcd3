import * as errors from '../../../core/messages/errors/document.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

/** Thrown for a file that cannot be read. The message is shown to the user. */
export class DocumentRefused extends Error {
  override name = 'DocumentRefused';
}

export function damagedFile(): DocumentRefused {
  return new DocumentRefused(formatMessage(errors.damaged));
}

export function lockedFile(): DocumentRefused {
  return new DocumentRefused(formatMessage(errors.locked));
}

export function tooManyPages(most: number): DocumentRefused {
  return new DocumentRefused(formatMessage(errors.tooManyPages, { max: most }));
}
