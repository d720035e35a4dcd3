import type { CardKind } from '@crewdock/contract/kinds';
import { publicIdOf } from '@crewdock/sdk/cards/public-id';
import { createElement } from 'react';
import type { LoaderFunction } from 'react-router';
import { isFirstLoad } from '../frame/firstLoad.ts';
import { queryClient } from '../queryClient.ts';
import { CardPage } from './CardPage.tsx';
import { cardQuery } from '../cards/queries.ts';

function cardLoader(kind: CardKind): LoaderFunction {
  return async ({ params }) => {
    const id = publicIdOf(params.key!);
    if (!id) throw new Response(null, { status: 404 });
    const loading = queryClient.prefetchQuery(cardQuery(kind, id));
    if (isFirstLoad()) await loading;
    return { id };
  };
}

export const talent = { Component: () => createElement(CardPage, { kind: 'talent' }), loader: cardLoader('talent') };

export const job = { Component: () => createElement(CardPage, { kind: 'request' }), loader: cardLoader('request') };
