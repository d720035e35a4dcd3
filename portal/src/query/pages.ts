import { type InfiniteData, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { noteLoading, type ItemsPage } from './pageItems.ts';

interface PagesOptions<P, K extends QueryKey> {
  queryKey: K;
  /** Fetches the page that starts after the cursor; without a cursor, the first page. */
  load: (from: { cursor?: string }, signal: AbortSignal) => Promise<P>;
  staleTime?: number;
  refetchOnWindowFocus?: boolean;
}

/**
 * Creates infinite query options for a list with a "load more" button. With cursors, no entry is skipped when the list
 * changes between two pages.
 */
export function cursorPagesQuery<P extends ItemsPage<unknown>, const K extends QueryKey>({
  load,
  ...options
}: PagesOptions<P, K>) {
  return infiniteQueryOptions<P, Error, InfiniteData<P, string | null>, K, string | null>({
    ...options,
    queryFn: ({ pageParam, signal }) =>
      noteLoading(() => load(pageParam === null ? {} : { cursor: pageParam }, signal)),
    initialPageParam: null,
    getNextPageParam: ({ cursor }) => cursor,
  });
}

/** Returns the total number of entries, including entries that are not loaded. */
export function getTotalCount(data: { pages: ItemsPage<unknown>[] } | undefined): number {
  return data?.pages[0]?.total ?? 0;
}

/** Returns a copy of the data with `change` applied to the entries of each page. */
export function withItems<P extends ItemsPage<unknown>, O>(
  data: InfiniteData<P, O>,
  change: (items: P['items']) => P['items'],
): InfiniteData<P, O> {
  return { ...data, pages: data.pages.map((page) => ({ ...page, items: change(page.items) })) };
}
