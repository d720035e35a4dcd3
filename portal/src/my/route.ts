import type { MarketType } from '@crewdock/contract/kinds';
import { createElement } from 'react';
import type { LoaderFunction } from 'react-router';
import { ownCardsQuery, viewOf } from '../cards/own/queries.ts';
import { ownCardRoute } from '../cards/own/route.ts';
import { isFirstLoad } from '../frame/firstLoad.ts';
import { queryClient } from '../queryClient.ts';
import { MyCardsPage } from './MyCardsPage.tsx';

function page(type: MarketType, archive: boolean) {
  const loader: LoaderFunction = async ({ request }) => {
    const view = viewOf('own', archive, new URL(request.url).searchParams);
    const loading = queryClient.prefetchInfiniteQuery(ownCardsQuery(type, view));
    if (isFirstLoad()) await loading;
    return null;
  };
  return { Component: () => createElement(MyCardsPage, { type, archive }), loader };
}

export const jobs = page('jobs', false);
export const archivedJobs = page('jobs', true);
export const job = ownCardRoute('my', 'jobs');
export const talents = page('talents', false);
export const archivedTalents = page('talents', true);
export const talent = ownCardRoute('my', 'talents');
