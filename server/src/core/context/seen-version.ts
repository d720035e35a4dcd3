import { conflictError } from '../errors/errors.ts';

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
  throw conflictError('Somebody else has changed this meanwhile.', await current());
}
