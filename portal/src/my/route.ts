import type { MarketType } from '@crewdock/contract/market';
import { createElement } from 'react';
import { ownCardsQuery } from '../cards/own/queries.ts';
import { isFirstLoad } from '../frame/firstLoad.ts';
import { queryClient } from '../queryClient.ts';
import { MyCardsPage } from './MyCardsPage.tsx';

function page(type: MarketType, archive: boolean) {
  return {
    Component: () => createElement(MyCardsPage, { type, archive }),
    async loader(): Promise<null> {
      const loading = queryClient.prefetchInfiniteQuery(ownCardsQuery(type, { scope: 'own', archive }));
      if (isFirstLoad()) await loading;
      return null;
    },
  };
}

export const jobs = page('jobs', false);
export const archivedJobs = page('jobs', true);
export const talents = page('talents', false);
export const archivedTalents = page('talents', true);
