import { missingStatus } from '../../query/missing.ts';

/** Whether a link was used, has expired, or belongs to another portal. */
export function isSpent(error: unknown): boolean {
  return missingStatus(error) !== null;
}
