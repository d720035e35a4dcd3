import { z } from 'zod';
import { wholeNumber } from './fields.ts';
import { LAST_OFFSET, LONGEST_PAGE } from './limits.ts';

/** Of every list that comes page by page: how many entries there are in all, and where the next page begins, unless this is the last. */
export const counted = { total: z.int().min(0), next: z.int().min(1).optional() };

/** A page of a list, in one total order: the same offset is the same entry until the list itself changes. */
export function page<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), ...counted });
}

/** Which page is asked for, as an address carries it. */
export function range(size: number, lastOffset: number = LAST_OFFSET) {
  return {
    limit: wholeNumber(1, LONGEST_PAGE).default(size),
    offset: wholeNumber(0, lastOffset).default(0),
  };
}
