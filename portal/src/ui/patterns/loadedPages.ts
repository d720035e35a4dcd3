/** Values recorded while a page was loaded, to detect changes by other users. */
export interface Loading {
  total: number;
  /** Number of the user's own writes before and after the page was loaded, from `countOwnWrites`. */
  from: number;
  to: number;
}

interface LoadedPage {
  items: unknown[];
  total: number;
  loading?: Loading;
}

interface Entry {
  /** Part of the identity, because talents and jobs in one list can have equal ids. */
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
   * If set, `card` is the entry itself. Without `match`, several entries (files, activities) can contain the same card.
   */
  match?: unknown;
  card?: { id: number };
  card_data?: { id: number };
}

/**
 * Returns the identity of a list's entry: its type and id, or the id of its relation, card or person. An entry without
 * an id is its own identity.
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
      // The server lists an entry again if it has changed since the first page was loaded.
      return isDouble && isWithoutOwnWrite(pages[0]!, page);
    });
  });
}

function isWithoutOwnWrite(first: LoadedPage, last: LoadedPage): boolean {
  return first.loading?.from === last.loading?.to;
}

/** Returns the total when the page was loaded, because an optimistic update might have changed the page's `total`. */
function totalAtLoading({ total, loading }: LoadedPage): number {
  return loading?.total ?? total;
}
