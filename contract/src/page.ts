import { z } from 'zod';
import { textField, wholeNumber } from './fields.ts';
import { CURSOR_MAX, LAST_OFFSET, LONGEST_PAGE } from './limits.ts';

/**
 * Fields of every page: the total number of entries, and the offset of the next page, which is omitted on the last
 * page.
 */
export const pageTotalFields = { total: z.int().min(0), next: z.int().min(1).optional() };

/** A page of a list. The list has a total order: an offset refers to the same entry until the list changes. */
export function pageSchema<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), ...pageTotalFields });
}

/** Fields of every page of a list with cursors. */
export const countedWithCursor = {
  ...pageTotalFields,
  /**
   * Continues after the page's last entry. No entry is skipped if the list changes between calls; changed entries may
   * be returned again. Omitted at the end of the list.
   */
  cursor: z.string().optional(),
};

export function cursorPage<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), ...countedWithCursor });
}

/** Pagination parameters of a URL; `cursor` takes precedence over `offset`. */
export function cursorRange(size: number, lastOffset: number = LAST_OFFSET) {
  return {
    limit: wholeNumber(1, LONGEST_PAGE).default(size),
    offset: wholeNumber(0, lastOffset).default(0),
    cursor: textField(CURSOR_MAX).optional(),
  };
}
