/** What happened while a page was loaded. */
export interface Loading {
  total: number;
  /** Own writes before and after, as `countOwnWrites` counts them. */
  from: number;
  to: number;
}

interface LoadedPage {
  items: unknown[];
  total: number;
  loading?: Loading;
}

interface Entry {
  /** Talents and jobs in one list may have equal ids. */
  type?: string;
  id?: number | string;
  uid?: string;
  relation?: { id: number } | null;
  /** Only with `match` is `card` the entry itself: files and activities name a card that others name, too. */
  match?: unknown;
  card?: { id: number };
  card_data?: { id: number };
}

/**
 * Identity of a list's entry: its type with its id, or the id of its relation or card; without one, the entry itself.
 */
export function getEntryKey(item: unknown): unknown {
  const { type = '', id, uid, relation, match, card, card_data } = Object(item) as Entry;
  const linked = relation ? `relation ${relation.id}` : undefined;
  const key = id ?? uid ?? linked ?? (match ? card?.id : undefined) ?? card_data?.id;
  return key === undefined ? item : `${type} ${key}`;
}

/** Whether somebody else changed the list while its pages were loaded. */
export function hasListChanged({ pages }: { pages: LoadedPage[] }): boolean {
  const seen = new Set<unknown>();
  return pages.some((page, at) => {
    const before = pages[at - 1];
    if (before && isWithoutOwnWrite(before, page) && totalAtLoading(before) !== totalAtLoading(page)) return true;
    return page.items.map(getEntryKey).some((key) => {
      const isDouble = seen.has(key);
      seen.add(key);
      // The server lists an entry again that has changed since the first page was loaded.
      return isDouble && isWithoutOwnWrite(pages[0]!, page);
    });
  });
}

function isWithoutOwnWrite(first: LoadedPage, last: LoadedPage): boolean {
  return first.loading?.from === last.loading?.to;
}

/** The page's own total may have changed since by an optimistic update. */
function totalAtLoading({ total, loading }: LoadedPage): number {
  return loading?.total ?? total;
}
