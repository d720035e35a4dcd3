import { type InfiniteData, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';

/** A page of a list as returned by the API. */
export interface Page<T> {
  items: T[];
  total: number;
  /** Offset of the next page; undefined on the last page. */
  next?: number;
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
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: nextOf,
  });
}

/** All loaded entries, or undefined before the first page. */
export function itemsOf<T>(data: { pages: Page<T>[] } | undefined): T[] | undefined {
  return data?.pages.flatMap(({ items }) => items);
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
