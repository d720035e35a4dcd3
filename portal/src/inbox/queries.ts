import type { InboxEntry } from '@crewdock/contract/inbox';
import type { InfiniteData } from '@tanstack/react-query';
import { call } from '../api.ts';
import type { ItemsPage } from '../query/pageItems.ts';
import { cursorPagesQuery, withItems } from '../query/pages.ts';
import { EACH_VISIT } from '../queryClient.ts';

export const INBOX_KEY = ['inbox'] as const;

/** Everything that needs the user's answer, oldest first. Not refetched on focus, because rows would move. */
export const inboxQuery = cursorPagesQuery({
  queryKey: INBOX_KEY,
  load: (from, signal): Promise<ItemsPage<InboxEntry>> => call('GET /inbox/', { query: from, signal }),
  staleTime: EACH_VISIT,
});

type List = InfiniteData<ItemsPage<InboxEntry>>;

/** Returns a cache updater that removes entries. */
export function withoutEntries(keys: ReadonlySet<string>) {
  return (list: List): List => {
    const listed = new Set(list.pages.flatMap(({ items }) => items.map(({ key }) => key)));
    const removed = [...keys].filter((key) => listed.has(key)).length;
    const left = withItems(list, (items) => items.filter(({ key }) => !keys.has(key)));
    return { ...left, pages: left.pages.map((page) => ({ ...page, total: Math.max(0, page.total - removed) })) };
  };
}
