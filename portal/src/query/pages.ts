import { type InfiniteData, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';

/** A page of a list, as the API answers it. */
export interface Page<T> {
  items: T[];
  total: number;
  /** Where the next page begins; the last one has none. */
  next?: number;
}

interface PagesOptions<P, K extends QueryKey> {
  queryKey: K;
  /** Asks for the page that begins with this entry. */
  load: (offset: number, signal: AbortSignal) => Promise<P>;
  staleTime?: number;
  refetchOnWindowFocus?: boolean;
}

/** Options of a list that grows page by page. */
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

/** All entries that are loaded, or undefined before the first page. */
export function itemsOf<T>(data: { pages: Page<T>[] } | undefined): T[] | undefined {
  return data?.pages.flatMap(({ items }) => items);
}

/** How many there are, loaded or not. */
export function totalOf(data: { pages: Page<unknown>[] } | undefined): number {
  return data?.pages[0]?.total ?? 0;
}

/** The same list with the entries of every page changed. */
export function withItems<P extends Page<unknown>, O>(
  data: InfiniteData<P, O>,
  change: (items: P['items']) => P['items'],
): InfiniteData<P, O> {
  return { ...data, pages: data.pages.map((page) => ({ ...page, items: change(page.items) })) };
}

/** Counted by what is shown: an entry that was just taken out moves those behind it one place ahead. */
function nextOf(last: Page<unknown>, pages: Page<unknown>[]): number | undefined {
  const taken = pages.reduce((sum, { items }) => sum + items.length, 0);
  return last.next === undefined ? undefined : Math.min(taken, last.next);
}
