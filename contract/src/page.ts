import { z } from 'zod';
import { textField, wholeNumber } from './fields.ts';
import { CURSOR_MAX, LAST_OFFSET, LONGEST_PAGE } from './limits.ts';

/** Part of every page: the total number of entries, and the offset of the next page, omitted on the last one. */
export const pageTotalFields = { total: z.int().min(0), next: z.int().min(1).optional() };

/** A page of a list. The order is total: an offset refers to the same entry until the list changes. */
export function pageSchema<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), ...pageTotalFields });
}

/** Part of every page of a list with cursors. */
export const countedWithCursor = {
  ...pageTotalFields,
  /**
   * Continues after the last entry, whatever has changed since: no entry is left out. Entries that were changed
   * meanwhile are listed again. Omitted at the end of the list.
   */
  cursor: z.string().optional(),
};

/** A page of a list with cursors. */
export function cursorPage<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), ...countedWithCursor });
}

/** Pagination parameters of a list with cursors; `cursor` takes precedence over `offset`. */
export function cursorRange(size: number) {
  return { ...pageRangeFields(size), cursor: textField(CURSOR_MAX).optional() };
}

/** Pagination parameters in a URL. */
export function pageRangeFields(size: number, lastOffset: number = LAST_OFFSET) {
  return {
    limit: wholeNumber(1, LONGEST_PAGE).default(size),
    offset: wholeNumber(0, lastOffset).default(0),
  };
}
