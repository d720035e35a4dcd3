import { type InfiniteData, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { countOwnWrites } from '../browser/ownWrites.ts';
import { getEntryKey, type Loading } from '../ui/loadedPages.ts';

/** A page of a list as returned by the API. */
export interface Page<T> {
  items: T[];
  total: number;
  /** Offset of the next page; undefined on the last page. */
  next?: number;
  /** Position after the last entry, for lists with cursors; undefined at the end of the list. */
  cursor?: string;
  loading?: Loading;
}

interface PagesOptions<P, K extends QueryKey> {
  queryKey: K;
  /** Fetches the page that starts at this offset. */
  load: (offset: number, signal: AbortSignal) => Promise<P>;
  staleTime?: number;
  refetchOnWindowFocus?: boolean;
}

/** Infinite query options for a list with "load more". */
export function pagesQuery<P extends Page<unknown>, const K extends QueryKey>({
  load,
  ...options
}: PagesOptions<P, K>) {
  return infiniteQueryOptions<P, Error, InfiniteData<P, number>, K, number>({
    ...options,
    queryFn: ({ pageParam, signal }) => noteLoading(() => load(pageParam, signal)),
    initialPageParam: 0,
    getNextPageParam: nextOf,
  });
}

interface CursorPagesOptions<P, K extends QueryKey> extends Omit<PagesOptions<P, K>, 'load'> {
  /** Fetches the page after this cursor; without a cursor, the first page. */
  load: (from: { cursor?: string }, signal: AbortSignal) => Promise<P>;
}

/** Like `pagesQuery`, for lists with cursors: no entry is left out when the list changes between two pages. */
export function cursorPagesQuery<P extends Page<unknown>, const K extends QueryKey>({
  load,
  ...options
}: CursorPagesOptions<P, K>) {
  return infiniteQueryOptions<P, Error, InfiniteData<P, string | null>, K, string | null>({
    ...options,
    queryFn: ({ pageParam, signal }) =>
      noteLoading(() => load(pageParam === null ? {} : { cursor: pageParam }, signal)),
    initialPageParam: null,
    getNextPageParam: ({ cursor }) => cursor,
  });
}

/** Loads a page and notes what `hasListChanged` compares. */
export async function noteLoading<P extends Page<unknown>>(load: () => Promise<P>): Promise<P> {
  const from = countOwnWrites();
  const page = await load();
  return { ...page, loading: { total: page.total, from, to: countOwnWrites() } };
}

/**
 * All loaded entries, each once, or undefined before the first page. An entry on two pages keeps its first place and
 * shows its latest state.
 */
export function itemsOf<T>(data: { pages: Page<T>[] } | undefined): T[] | undefined {
  if (!data) return undefined;
  const byKey = new Map<unknown, T>();
  for (const item of data.pages.flatMap(({ items }) => items)) byKey.set(getEntryKey(item), item);
  return [...byKey.values()];
}

/** Total number of entries, loaded or not. */
export function totalOf(data: { pages: Page<unknown>[] } | undefined): number {
  return data?.pages[0]?.total ?? 0;
}

/** Returns the data with the entries of every page changed. */
export function withItems<P extends Page<unknown>, O>(
  data: InfiniteData<P, O>,
  change: (items: P['items']) => P['items'],
): InfiniteData<P, O> {
  return { ...data, pages: data.pages.map((page) => ({ ...page, items: change(page.items) })) };
}

/** Offset by the number of shown entries, because a removed entry shifts the following ones by one. */
function nextOf(last: Page<unknown>, pages: Page<unknown>[]): number | undefined {
  const taken = pages.reduce((sum, { items }) => sum + items.length, 0);
  return last.next === undefined ? undefined : Math.min(taken, last.next);
}
