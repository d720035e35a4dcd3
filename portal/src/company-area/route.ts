import type { MarketType } from '@crewdock/contract/market';
import { createElement } from 'react';
import { ownCardsQuery } from '../cards/own/queries.ts';
import { isFirstLoad } from '../frame/firstLoad.ts';
import { queryClient } from '../queryClient.ts';
import { ACTIVE, CompanyCardsPage } from './CompanyCardsPage.tsx';

function page(type: MarketType) {
  return {
    Component: () => createElement(CompanyCardsPage, { type }),
    async loader(): Promise<null> {
      const loading = queryClient.prefetchInfiniteQuery(ownCardsQuery(type, ACTIVE));
      if (isFirstLoad()) await loading;
      return null;
    },
  };
}

export const jobs = page('jobs');
export const talents = page('talents');
