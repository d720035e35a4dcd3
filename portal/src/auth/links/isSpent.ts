import { missingStatus } from '../../query/missing.ts';

/** Whether the error means that the link was used, has expired, or belongs to another portal. */
export function isSpent(error: unknown): boolean {
  return missingStatus(error) !== null;
}
