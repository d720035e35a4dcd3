import type { ApplicationFilter, ReceivedApplication } from '@crewdock/contract/applications';
import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import type { ApplicationsPage } from './queries.ts';
import { APPLICATION_FILTER_TABS, isApplicationInFilter } from './words.ts';

type List = InfiniteData<ApplicationsPage>;

/**
 * Returns a cache updater for a changed application: adds the application to lists whose filter it matches, and removes
 * it from other lists unless `stays`. Search results show new matches only after the next fetch.
 */
export function withApplication(before: ReceivedApplication, now: ReceivedApplication, { stays = false } = {}) {
  return (list: List, queryKey: QueryKey): List => {
    const [, , filter, search] = queryKey as [unknown, unknown, ApplicationFilter, string];
    const isListed = isApplicationInFilter(now, filter);
    const change = Number(isListed) - Number(isApplicationInFilter(before, filter));
    const found = list.pages.findIndex(({ items }) => items.some(({ id }) => id === now.id));
    const pages = list.pages.map((page, at) => {
      const counters = recounted(page.counters, before, now);
      const total = search === '' ? counters[filter] : page.total + (found === -1 ? 0 : change);
      const replaced = isListed || stays ? [now] : [];
      const items = at === found ? page.items.flatMap((each) => (each.id === now.id ? replaced : [each])) : page.items;
      return { ...page, counters, total, items };
    });
    const place = found === -1 && isListed && search === '' ? placeFor(pages, now) : null;
    if (place)
      pages[place.page] = { ...pages[place.page]!, items: pages[place.page]!.items.toSpliced(place.at, 0, now) };
    return { ...list, pages };
  };
}

/** Finds the position of an application in newest-first order; null if it is beyond the loaded pages. */
function placeFor(pages: ApplicationsPage[], { created }: ReceivedApplication): { page: number; at: number } | null {
  for (const [page, { items }] of pages.entries()) {
    const at = items.findIndex((each) => each.created < created);
    if (at !== -1) return { page, at };
  }
  const last = pages.length - 1;
  return pages[last]!.cursor === undefined ? { page: last, at: pages[last]!.items.length } : null;
}

function recounted(counters: ApplicationsPage['counters'], before: ReceivedApplication, now: ReceivedApplication) {
  const after = { ...counters };
  for (const { id } of APPLICATION_FILTER_TABS)
    after[id] += Number(isApplicationInFilter(now, id)) - Number(isApplicationInFilter(before, id));
  return after;
}
