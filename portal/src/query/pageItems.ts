import { countOwnWrites } from '../browser/ownWrites.ts';
import { getEntryKey, type Loading } from '../ui/patterns/loadedPages.ts';

/** A page of a list as returned by the API. */
export interface ItemsPage<T> {
  items: T[];
  total: number;
  /** Cursor of the page's last entry; undefined at the end of the list. */
  cursor?: string;
  loading?: Loading;
}

/** Loads a page and records the data that `hasListChanged` compares. */
export async function noteLoading<P extends ItemsPage<unknown>>(load: () => Promise<P>): Promise<P> {
  const from = countOwnWrites();
  const page = await load();
  return { ...page, loading: { total: page.total, from, to: countOwnWrites() } };
}

/**
 * Returns all loaded entries without duplicates, or undefined before the first page has loaded. An entry on two pages
 * keeps its first position and shows its latest state.
 */
export function getLoadedItems<T>(data: { pages: ItemsPage<T>[] } | undefined): T[] | undefined {
  if (!data) return undefined;
  const byKey = new Map<unknown, T>();
  for (const item of data.pages.flatMap(({ items }) => items)) byKey.set(getEntryKey(item), item);
  return [...byKey.values()];
}
