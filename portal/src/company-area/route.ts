import type { MarketType } from '@crewdock/contract/kinds';
import { createElement } from 'react';
import type { LoaderFunction } from 'react-router';
import { ownCardsQuery } from '../cards/own/queries.ts';
import { ownCardRoute } from '../cards/own/route.ts';
import { isFirstLoad } from '../frame/firstLoad.ts';
import { queryClient } from '../queryClient.ts';
import { companyView } from './companyView.ts';
import { CompanyCardsPage } from './CompanyCardsPage.tsx';

function page(type: MarketType) {
  const loader: LoaderFunction = async ({ request }) => {
    const view = companyView(new URL(request.url).searchParams);
    const loading = queryClient.prefetchInfiniteQuery(ownCardsQuery(type, view));
    if (isFirstLoad()) await loading;
    return null;
  };
  return { Component: () => createElement(CompanyCardsPage, { type }), loader };
}

export const jobs = page('jobs');
export const job = ownCardRoute('company', 'jobs');
export const talents = page('talents');
export const talent = ownCardRoute('company', 'talents');
