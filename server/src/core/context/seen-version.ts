import { conflictError } from '../errors/errors.ts';
import * as errors from '../messages/errors/http.ts';
import { formatMessage } from '../messages/format-message.ts';

/**
 * Throws a conflict with the current state of a row if the requester saw another version. `seen` is undefined if the
 * call contains no version.
 */
export async function requireVersion(
  seen: number | undefined,
  { version }: { version: number },
  current: () => unknown,
): Promise<void> {
  if (seen === undefined || seen === version) return;
  throw conflictError(formatMessage(errors.changedMeanwhile), await current());
}
