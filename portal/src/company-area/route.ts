import type { CardKind } from '@crewdock/contract/kinds';
import { createElement } from 'react';
import type { LoaderFunction } from 'react-router';
import { ownCardsQuery } from '../own-cards/queries.ts';
import { ownCardRoute } from '../own-cards/route.ts';
import { isFirstLoad } from '../frame/firstLoad.ts';
import { queryClient } from '../queryClient.ts';
import { companyView } from './companyView.ts';
import { CompanyCardsPage } from './CompanyCardsPage.tsx';

function page(kind: CardKind) {
  const loader: LoaderFunction = async ({ request }) => {
    const view = companyView(new URL(request.url).searchParams);
    const loading = queryClient.prefetchInfiniteQuery(ownCardsQuery(kind, view));
    if (isFirstLoad()) await loading;
    return null;
  };
  return { Component: () => createElement(CompanyCardsPage, { kind }), loader };
}

export const companyJobsRoute = page('request');
export const companyJobRoute = ownCardRoute('company', 'request');
export const companyTalentsRoute = page('talent');
export const companyTalentRoute = ownCardRoute('company', 'talent');
