import type { MarketType } from '@crewdock/contract/kinds';
import { publicIdOf } from '@crewdock/sdk/cards/public-id';
import { createElement } from 'react';
import type { LoaderFunction } from 'react-router';
import { isFirstLoad } from '../frame/firstLoad.ts';
import { queryClient } from '../queryClient.ts';
import { CardPage } from './CardPage.tsx';
import { cardQuery } from './queries.ts';

function cardLoader(type: MarketType): LoaderFunction {
  return async ({ params }) => {
    const id = publicIdOf(params.key!);
    if (!id) throw new Response(null, { status: 404 });
    const loading = queryClient.prefetchQuery(cardQuery(type, id));
    if (isFirstLoad()) await loading;
    return { id };
  };
}

export const talent = { Component: () => createElement(CardPage, { type: 'talents' }), loader: cardLoader('talents') };

export const job = { Component: () => createElement(CardPage, { type: 'jobs' }), loader: cardLoader('jobs') };
