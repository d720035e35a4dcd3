import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import type { Facets, FilterCost } from '@crewdock/contract/market';
import { MARKET_PAGE_SIZE } from '@crewdock/contract/limits';
import { type MarketUrlView, viewString } from '@crewdock/sdk/market/view';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import type { AnyCard } from '../cards/facts.ts';
import { noteLoading, type ItemsPage } from '../query/pageItems.ts';

export interface MarketResultsPage extends ItemsPage<AnyCard> {
  /** Only set on the first page. */
  facets: Facets | null;
  without: FilterCost[];
}

/** A page of a view's results, by zero-based index. If the previous page is loaded, continues after its last card. */
export function marketPageQuery(kind: CardKind, view: MarketUrlView, page: number) {
  const keyOf = (index: number) => [...marketKey(kind, view), index] as const;
  return queryOptions({
    queryKey: keyOf(page),
    queryFn: async ({ signal, client }): Promise<MarketResultsPage> => {
      const isBeforeLoaded = page > 0 && client.getQueryData(keyOf(page - 1)) !== undefined;
      const before = isBeforeLoaded ? await latestPage(client, marketPageQuery(kind, view, page - 1)) : null;
      const from = before?.cursor === undefined ? { offset: page * MARKET_PAGE_SIZE } : { cursor: before.cursor };
      const query = { ...view, limit: MARKET_PAGE_SIZE, ...from, facets: page === 0 };
      const loaded = await noteLoading<MarketResultsPage>(() => call(`GET /market_2/${kind}s/`, { query, signal }));
      const known = client.getQueryData<MarketResultsPage>(keyOf(page));
      if (known && known.cursor !== loaded.cursor) void client.invalidateQueries({ queryKey: keyOf(page + 1) });
      return loaded;
    },
  });
}

/** Returns a loaded page. If the page is being refetched, waits for the new data. */
async function latestPage(
  client: QueryClient,
  options: ReturnType<typeof marketPageQuery>,
): Promise<MarketResultsPage | undefined> {
  if (client.getQueryState(options.queryKey)?.fetchStatus === 'fetching') await client.fetchQuery(options);
  return client.getQueryData<MarketResultsPage>(options.queryKey);
}

/** Returns the prefix of the query keys of a view's pages. */
export function marketKey(kind: CardKind, view: MarketUrlView) {
  return ['market', kind, viewString(view)] as const;
}

export function sharedLinkQuery(kind: CardKind, hash: string) {
  const type = KINDS[kind].market;
  return queryOptions({
    queryKey: ['shared-link', type, hash],
    queryFn: ({ signal }) => call('GET /market/{type}/{hash}/', { params: { type, hash }, signal }),
    staleTime: Infinity,
  });
}

export function skillSearchQuery(search: string) {
  return queryOptions({
    queryKey: ['skills', search],
    queryFn: ({ signal }) => call('GET /market_2/skills/', { query: { search, limit: 50 }, signal }),
    staleTime: Infinity,
  });
}
