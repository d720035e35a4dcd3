import { LAST_OFFSET } from '@crewdock/contract/limits';

/** A page as `page()` of the contract has it: these entries of so many. What can't be asked for any more has no next page. */
export function pageOf<T>(
  items: T[],
  total: number,
  range: { limit: number; offset: number },
  lastOffset: number = LAST_OFFSET,
): { items: T[]; total: number; next?: number } {
  return { items, ...countedOf(total, range, lastOffset) };
}

/** The same beside entries under other names. */
export function countedOf(
  total: number,
  { limit, offset }: { limit: number; offset: number },
  lastOffset: number = LAST_OFFSET,
): { total: number; next?: number } {
  const next = offset + limit;
  return next < total && next <= lastOffset ? { total, next } : { total };
}
