interface LoadedPage {
  items: unknown[];
  total: number;
}

interface Entry {
  /** Talents and jobs in one list may have equal ids. */
  type?: string;
  id?: number | string;
  uid?: string;
  /** Entries around a card have no id. */
  card?: { id: number };
  card_data?: { id: number };
}

/** Identity of a list's entry: its type with its id, or the id of its card. */
export function getEntryKey(item: unknown): unknown {
  const { type = '', id, uid, card, card_data } = Object(item) as Entry;
  const key = id ?? uid ?? card?.id ?? card_data?.id;
  return key === undefined ? item : `${type} ${key}`;
}

/** Whether somebody changed the list while its pages were loaded. */
export function hasListChanged({ pages }: { pages: LoadedPage[] }): boolean {
  const keys = pages.flatMap(({ items }) => items.map(getEntryKey));
  return new Set(keys).size < keys.length || pages.some(({ total }) => total !== pages[0]!.total);
}
