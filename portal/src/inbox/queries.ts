import type { InboxEntry } from '@crewdock/contract/inbox';
import type { InfiniteData } from '@tanstack/react-query';
import { call } from '../api.ts';
import type { ItemsPage } from '../query/pageItems.ts';
import { cursorPagesQuery, withItems } from '../query/pages.ts';
import { EACH_VISIT, queryClient } from '../queryClient.ts';

export const INBOX_KEY = ['inbox'] as const;

/** Everything that needs the user's answer, oldest first. Not refetched on focus, because rows would move. */
export const inboxQuery = cursorPagesQuery({
  queryKey: INBOX_KEY,
  load: (from, signal): Promise<ItemsPage<InboxEntry>> => call('GET /inbox/', { query: from, signal }),
  staleTime: EACH_VISIT,
});

type List = InfiniteData<ItemsPage<InboxEntry>, string | null>;

/**
 * Loads the last loaded page again and appends its entries that are not listed. No listed entry moves or disappears.
 * Rejects with an `ApiError`.
 */
export async function appendNewEntries(signal: AbortSignal): Promise<void> {
  const list = queryClient.getQueryData<List>(INBOX_KEY);
  const cursor = list?.pageParams.at(-1);
  if (!list) return;
  const page = await call('GET /inbox/', { query: cursor ? { cursor } : {}, signal });
  if (signal.aborted) return;
  queryClient.setQueryData<List>(INBOX_KEY, (current) => (current === list ? withNewEntries(list, page) : current));
}

function withNewEntries(list: List, fresh: ItemsPage<InboxEntry>): List {
  const listed = new Set(list.pages.flatMap(({ items }) => items.map(({ key }) => key)));
  const added = fresh.items.filter(({ key }) => !listed.has(key));
  const pages = list.pages.map((page) => ({ ...page, total: fresh.total }));
  const last = pages.at(-1)!;
  pages[pages.length - 1] = { ...last, items: [...last.items, ...added], cursor: fresh.cursor };
  return { ...list, pages };
}

/** Returns a cache updater that removes entries. */
export function withoutEntries(keys: ReadonlySet<string>) {
  return (list: List): List => {
    const listed = new Set(list.pages.flatMap(({ items }) => items.map(({ key }) => key)));
    const removed = [...keys].filter((key) => listed.has(key)).length;
    const left = withItems(list, (items) => items.filter(({ key }) => !keys.has(key)));
    return { ...left, pages: left.pages.map((page) => ({ ...page, total: Math.max(0, page.total - removed) })) };
  };
}
