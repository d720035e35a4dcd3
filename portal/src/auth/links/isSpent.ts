import { missingStatus } from '../../query/missing.ts';

/** Used, expired, or never a link of ours, or of this portal. */
export function isSpent(error: unknown): boolean {
  return missingStatus(error) !== null;
}
