import type { CardKind } from '@crewdock/contract/kinds';
import { createElement } from 'react';
import type { LoaderFunction } from 'react-router';
import { ownCardsQuery, parseOwnCardsView } from '../own-cards/queries.ts';
import { ownCardRoute } from '../own-cards/route.ts';
import { isFirstLoad } from '../frame/firstLoad.ts';
import { queryClient } from '../queryClient.ts';
import { MyCardsPage } from './MyCardsPage.tsx';

function page(kind: CardKind, archive: boolean) {
  const loader: LoaderFunction = async ({ request }) => {
    const view = parseOwnCardsView('own', archive, new URL(request.url).searchParams);
    const loading = queryClient.prefetchInfiniteQuery(ownCardsQuery(kind, view));
    if (isFirstLoad()) await loading;
    return null;
  };
  return { Component: () => createElement(MyCardsPage, { kind, archive }), loader };
}

export const myJobsRoute = page('request', false);
export const archivedJobs = page('request', true);
export const myJobRoute = ownCardRoute('my', 'request');
export const myTalentsRoute = page('talent', false);
export const archivedTalents = page('talent', true);
export const myTalentRoute = ownCardRoute('my', 'talent');
