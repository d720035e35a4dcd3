import { z } from 'zod';
import { wholeNumber } from './fields.ts';
import { LAST_OFFSET, LONGEST_PAGE } from './limits.ts';

/** Part of every page: the total number of entries, and the offset of the next page, omitted on the last one. */
export const counted = { total: z.int().min(0), next: z.int().min(1).optional() };

/** A page of a list. The order is total: an offset refers to the same entry until the list changes. */
export function page<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), ...counted });
}

/** Pagination parameters in a URL. */
export function range(size: number, lastOffset: number = LAST_OFFSET) {
  return {
    limit: wholeNumber(1, LONGEST_PAGE).default(size),
    offset: wholeNumber(0, lastOffset).default(0),
  };
}
