import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { hasListChanged } from '../ui/patterns/loadedPages.ts';
import { getLoadedItems, type ItemsPage } from './pageItems.ts';
import { cursorPagesQuery, getTotalCount, withItems } from './pages.ts';

const ALL = ['a', 'b', 'c', 'd', 'e'];

/**
 * Simulates a list of five entries on the server, with two per page. Entries removed from `left` are removed on the
 * server.
 */
function listOf(left: string[]) {
  const asked: (string | undefined)[] = [];
  const load = async ({ cursor }: { cursor?: string }): Promise<ItemsPage<string>> => {
    asked.push(cursor);
    const at = cursor === undefined ? 0 : left.findIndex((entry) => entry > cursor);
    const items = left.slice(at, at + 2);
    return { items, total: left.length, ...(at + 2 < left.length && { cursor: items.at(-1)! }) };
  };
  const client = new QueryClient();
  const options = cursorPagesQuery({ queryKey: ['list'], load });
  return { asked, client, options, observer: new InfiniteQueryObserver(client, options) };
}

test('a list loads all its pages, and contains each entry once', async () => {
  const { observer, asked } = listOf(ALL);
  const { data } = await observer.refetch();
  expect([getLoadedItems(data), getTotalCount(data)]).toEqual([['a', 'b'], 5]);
  while (observer.getCurrentResult().hasNextPage) await observer.fetchNextPage();
  expect(getLoadedItems(observer.getCurrentResult().data)).toEqual(ALL);
  expect(asked).toEqual([undefined, 'b', 'd']);
});

test('after an own change has removed an entry, the next page skips no entry', async () => {
  const left = [...ALL];
  const { observer, client, options } = listOf(left);
  await observer.refetch();
  left.splice(0, 1);
  client.setQueryData(
    options.queryKey,
    (data) => data && withItems(data, (items) => items.filter((item) => item !== 'a')),
  );
  const result = await observer.fetchNextPage();
  expect(getLoadedItems(result.data)).toEqual(['b', 'c', 'd']);
});

test('after others have removed entries, the next page continues after the last loaded entry', async () => {
  const left = [...ALL];
  const { observer } = listOf(left);
  await observer.refetch();
  left.splice(0, 2);
  while (observer.getCurrentResult().hasNextPage) await observer.fetchNextPage();
  expect(getLoadedItems(observer.getCurrentResult().data)).toEqual(ALL);
});

test('before the first page the list is undefined', () => {
  expect([getLoadedItems(undefined), getTotalCount(undefined)]).toEqual([undefined, 0]);
});

test('an entry on two pages is shown once, at its first position and in its latest state', () => {
  const pages = [
    {
      items: [
        { id: 1, title: 'Old' },
        { id: 2, title: 'Two' },
      ],
      total: 3,
    },
    {
      items: [
        { id: 3, title: 'Three' },
        { id: 1, title: 'New' },
      ],
      total: 3,
    },
  ];
  expect(getLoadedItems({ pages })!.map(({ title }) => title)).toEqual(['New', 'Two', 'Three']);
  expect(hasListChanged({ pages })).toBe(true);
});

test('a talent and a job with the same id are separate entries', () => {
  const items = [
    { type: 'talent', card_data: { id: 7 } },
    { type: 'request', card_data: { id: 7 } },
  ];
  expect(getLoadedItems({ pages: [{ items, total: 2 }] })).toEqual(items);
});

test.each([
  ['a row of an import', { number: 7, answer: 'create' }, { number: 7, answer: 'update' }],
  ['an import link', { key: 'k', sent: 1 }, { key: 'k', sent: 2 }],
  ['a creator of jobs', { creator: { id: 3 }, requests: 1 }, { creator: { id: 3 }, requests: 2 }],
])('%s that is on two pages is shown once', (_, before, now) => {
  const pages = [before, now].map((item) => ({ items: [item], total: 1 }));
  expect(getLoadedItems<object>({ pages })).toEqual([now]);
});

test('different entries that refer to the same card are separate entries', () => {
  const items = [
    { name: 'ana.txt', card: { id: 7 } },
    { name: 'ana-newer.txt', card: { id: 7 } },
  ];
  expect(getLoadedItems({ pages: [{ items, total: 2 }] })).toEqual(items);
  expect(hasListChanged({ pages: [{ items, total: 2 }] })).toBe(false);
});

test('a list has changed when the total of a later page differs from that of an earlier page', () => {
  const first = { items: [{ id: 1 }], total: 2 };
  expect(hasListChanged({ pages: [first, { items: [{ id: 2 }], total: 2 }] })).toBe(false);
  expect(hasListChanged({ pages: [first, { items: [{ id: 2 }], total: 1 }] })).toBe(true);
});

test('a list has not changed when the difference between two pages may come from a change by the user', () => {
  const page = (id: number, total: number, from: number, to: number) => ({
    items: [{ id }],
    total,
    loading: { total, from, to },
  });
  expect(hasListChanged({ pages: [page(1, 3, 0, 0), page(2, 2, 2, 2)] })).toBe(false);
  expect(hasListChanged({ pages: [page(1, 3, 0, 0), page(1, 3, 2, 2)] })).toBe(false);
  expect(hasListChanged({ pages: [page(1, 3, 0, 0), page(2, 2, 2, 2), page(3, 1, 2, 2)] })).toBe(true);
  expect(hasListChanged({ pages: [page(1, 3, 4, 4), page(1, 3, 4, 4)] })).toBe(true);
  // An optimistic update has changed the total of a page that was already loaded.
  expect(hasListChanged({ pages: [{ ...page(1, 3, 0, 0), total: 2 }, page(2, 3, 0, 0)] })).toBe(false);
});
