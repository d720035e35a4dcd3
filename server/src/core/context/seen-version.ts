import { conflictError } from '../errors/errors.ts';

/**
 * Throws a conflict with the current state when the requester saw another version of a row. `seen` is undefined when
 * the requester named none.
 */
export async function requireVersion(
  seen: number | undefined,
  { version }: { version: number },
  current: () => unknown,
): Promise<void> {
  if (seen === undefined || seen === version) return;
  throw conflictError('Somebody else has changed this meanwhile.', await current());
}
