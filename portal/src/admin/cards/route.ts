import type { CardKind } from '@crewdock/contract/kinds';
import { createElement } from 'react';
import type { LoaderFunction } from 'react-router';
import { cardQuery } from '../../cards/queries.ts';
import { isFirstLoad } from '../../frame/firstLoad.ts';
import { queryClient } from '../../queryClient.ts';
import { listedQuery } from '../../relations/queries.ts';
import { StaffCardPage } from './StaffCardPage.tsx';

export const staffJobRoute = cardRoute('request');
export const staffTalentRoute = cardRoute('talent');

/** Route of the staff card page; prefetches the card's relations. Responds with 404 if the id is not a number. */
function cardRoute(kind: CardKind) {
  const loader: LoaderFunction = async ({ params }) => {
    const id = params['id']!;
    if (!/^\d{1,10}$/.test(id)) throw new Response(null, { status: 404 });
    const own = { kind, id: Number(id), isStaffs: true };
    const loading = [
      queryClient.prefetchQuery(cardQuery(kind, id)),
      queryClient.prefetchInfiniteQuery(listedQuery(own, 'active')),
    ];
    if (isFirstLoad()) await Promise.all(loading);
    return null;
  };
  return { Component: () => createElement(StaffCardPage, { kind }), loader };
}
