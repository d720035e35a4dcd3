import { LAST_OFFSET } from '@crewdock/contract/limits';

/** Builds a page as defined by the contract's `pageSchema()`. `next` is omitted beyond the last allowed offset. */
export function buildPage<T>(
  items: T[],
  total: number,
  range: { limit: number; offset: number },
  lastOffset: number = LAST_OFFSET,
): { items: T[]; total: number; next?: number } {
  return { items, ...buildPageTotals(total, range, lastOffset) };
}

/** Like `buildPage`, for responses that list their entries under other names. */
export function buildPageTotals(
  total: number,
  { limit, offset }: { limit: number; offset: number },
  lastOffset: number = LAST_OFFSET,
): { total: number; next?: number } {
  const next = offset + limit;
  return next < total && next <= lastOffset ? { total, next } : { total };
}
