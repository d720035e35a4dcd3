interface LoadedPage {
  items: unknown[];
  total: number;
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

/** Identity of a list's entry: its type with its id, or the id of its relation or card; without one, the entry itself. */
export function getEntryKey(item: unknown): unknown {
  const { type = '', id, uid, relation, match, card, card_data } = Object(item) as Entry;
  const linked = relation ? `relation ${relation.id}` : undefined;
  const key = id ?? uid ?? linked ?? (match ? card?.id : undefined) ?? card_data?.id;
  return key === undefined ? item : `${type} ${key}`;
}

/** Whether somebody changed the list while its pages were loaded. */
export function hasListChanged({ pages }: { pages: LoadedPage[] }): boolean {
  const keys = pages.flatMap(({ items }) => items.map(getEntryKey));
  return new Set(keys).size < keys.length || pages.some(({ total }) => total !== pages[0]!.total);
}
