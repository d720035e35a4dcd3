/** Values recorded while a page was loaded, to detect changes by other users. */
export interface Loading {
  total: number;
  /** The user's own writes before and after the page was loaded, as counted by `countOwnWrites`. */
  from: number;
  to: number;
}

interface LoadedPage {
  items: unknown[];
  total: number;
  loading?: Loading;
}

interface Entry {
  /** Talents and jobs in one list may have equal ids, so the type is part of the identity. */
  type?: string;
  id?: number | string;
  uid?: string;
  /** Number of a row or file within its import. */
  number?: number;
  /** Key of an import link. */
  key?: string;
  /** Person whose statistics the entry contains. */
  creator?: { id: number };
  relation?: { id: number } | null;
  /**
   * If present, `card` is the entry itself. Without `match`, several entries (files, activities) can name the same
   * card.
   */
  match?: unknown;
  card?: { id: number };
  card_data?: { id: number };
}

/**
 * Returns the identity of a list's entry: its type and id, or the id of its relation, card or person; without an id,
 * the entry itself.
 */
export function getEntryKey(item: unknown): unknown {
  const { type = '', id, uid, number, key, creator, relation, match, card, card_data } = Object(item) as Entry;
  const linked = relation ? `relation ${relation.id}` : undefined;
  const own = id ?? uid ?? number ?? key ?? creator?.id ?? linked ?? (match ? card?.id : undefined) ?? card_data?.id;
  return own === undefined ? item : `${type} ${own}`;
}

/** Whether another user changed the list while its pages were loaded. */
export function hasListChanged({ pages }: { pages: LoadedPage[] }): boolean {
  const seen = new Set<unknown>();
  return pages.some((page, at) => {
    const before = pages[at - 1];
    if (before && isWithoutOwnWrite(before, page) && totalAtLoading(before) !== totalAtLoading(page)) return true;
    return page.items.map(getEntryKey).some((key) => {
      const isDouble = seen.has(key);
      seen.add(key);
      // An entry that has changed since the first page was loaded is listed again by the server.
      return isDouble && isWithoutOwnWrite(pages[0]!, page);
    });
  });
}

function isWithoutOwnWrite(first: LoadedPage, last: LoadedPage): boolean {
  return first.loading?.from === last.loading?.to;
}

/** The page's `total` may have been changed by an optimistic update since then. */
function totalAtLoading({ total, loading }: LoadedPage): number {
  return loading?.total ?? total;
}
