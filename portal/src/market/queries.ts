import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import type { Facets, FilterCost } from '@crewdock/contract/market';
import { MARKET_PAGE_SIZE } from '@crewdock/contract/limits';
import { type MarketView, viewString } from '@crewdock/sdk/market/view';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import type { Card } from '../cards/facts.ts';

/** A page of market results. */
export interface MarketPage {
  items: Card[];
  total: number;
  /** Only on the first page. */
  facets: Facets | null;
  without: FilterCost[];
}

/** The page with this zero-based index of a view's results. */
export function marketPageQuery(kind: CardKind, view: MarketView, page: number) {
  return queryOptions({
    queryKey: ['market', kind, viewString(view), page],
    queryFn: ({ signal }): Promise<MarketPage> => {
      const query = { ...view, limit: MARKET_PAGE_SIZE, offset: page * MARKET_PAGE_SIZE, facets: page === 0 };
      return call(`GET /market_2/${kind}s/`, { query, signal });
    },
  });
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
