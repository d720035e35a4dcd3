import type { CardKind } from '@crewdock/contract/kinds';
import { createElement } from 'react';
import type { LoaderFunction } from 'react-router';
import { isFirstLoad } from '../frame/firstLoad.ts';
import { queryClient } from '../queryClient.ts';
import { relationsQuery } from '../relations/queries.ts';
import type { Area } from '../card-editor/places.ts';
import { cardQuery } from '../cards/queries.ts';
import { OwnCardPage } from './OwnCardPage.tsx';

/**
 * Creates the route of the owner's card page, which prefetches the card and its relations. Responds with 404 if the id
 * is not a number.
 */
export function ownCardRoute(area: Area, kind: CardKind) {
  const loader: LoaderFunction = async ({ params }) => {
    const id = params['id']!;
    if (!/^\d{1,10}$/.test(id)) throw new Response(null, { status: 404 });
    const loading = [queryClient.prefetchQuery(cardQuery(kind, id))];
    // Company members can view cards without the permission to see their relations.
    if (area === 'my') loading.push(queryClient.prefetchInfiniteQuery(relationsQuery(kind, Number(id), 'active')));
    if (isFirstLoad()) await Promise.all(loading);
    return null;
  };
  return { Component: () => createElement(OwnCardPage, { area, kind }), loader };
}
