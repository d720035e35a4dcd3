import type { MarketType } from '@crewdock/contract/kinds';
import type { Facets, FilterCost } from '@crewdock/contract/market';
import { type MarketView, viewString } from '@crewdock/sdk/market/view';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import type { Card } from '../cards/facts.ts';

export const PAGE_SIZE = 20;

/** A page of either market. */
export interface MarketPage {
  items: Card[];
  total: number;
  /** Come with the first page alone. */
  facets: Facets | null;
  without: FilterCost[];
}

/** The page with this number, from 0, of what a view shows. */
export function marketPageQuery(type: MarketType, view: MarketView, page: number) {
  return queryOptions({
    queryKey: ['market', type, viewString(view), page],
    queryFn: ({ signal }): Promise<MarketPage> => {
      const query = { ...view, limit: PAGE_SIZE, offset: page * PAGE_SIZE, facets: page === 0 };
      return call(type === 'talents' ? 'GET /market_2/talents/' : 'GET /market_2/requests/', { query, signal });
    },
  });
}

export function sharedLinkQuery(type: MarketType, hash: string) {
  return queryOptions({
    queryKey: ['shared-link', type, hash],
    queryFn: ({ signal }) => call('GET /market/{type}/{hash}/', { params: { type, hash }, signal }),
    staleTime: Infinity,
  });
}

export const specializationsQuery = queryOptions({
  queryKey: ['dict', 'specializations'],
  queryFn: ({ signal }) => call('GET /dict/specializations/', { query: {}, signal }),
  staleTime: Infinity,
});

export function skillSearchQuery(search: string) {
  return queryOptions({
    queryKey: ['skills', search],
    queryFn: ({ signal }) => call('GET /market_2/skills/', { query: { search, limit: 50 }, signal }),
    staleTime: Infinity,
  });
}
