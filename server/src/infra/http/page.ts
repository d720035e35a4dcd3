import { LAST_OFFSET } from '@crewdock/contract/limits';

/**
 * Builds a page as defined by the contract's `pageSchema()`. Omits `next` if it would exceed the highest allowed
 * offset.
 */
export function buildPage<T>(
  items: T[],
  total: number,
  range: { limit: number; offset: number },
  lastOffset: number = LAST_OFFSET,
): { items: T[]; total: number; next?: number } {
  return { items, ...buildPageTotals(total, range, lastOffset) };
}

/** Like `buildPage`, for responses in which the property of the entries has another name. */
export function buildPageTotals(
  total: number,
  { limit, offset }: { limit: number; offset: number },
  lastOffset: number = LAST_OFFSET,
): { total: number; next?: number } {
  const next = offset + limit;
  return next < total && next <= lastOffset ? { total, next } : { total };
}
