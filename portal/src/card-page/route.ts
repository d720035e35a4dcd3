import type { CardKind } from '@crewdock/contract/kinds';
import { publicIdOf } from '@crewdock/sdk/cards/public-id';
import { createElement } from 'react';
import { type LoaderFunction, useLoaderData } from 'react-router';
import { painted } from '../browser/painted.ts';
import { isFirstLoad } from '../frame/firstLoad.ts';
import { queryClient } from '../queryClient.ts';
import { tagOf } from '../sharing/passwords.ts';
import { CardPage } from './CardPage.tsx';
import { SharedCardPage } from './SharedCardPage.tsx';
import { cardQuery } from '../cards/queries.ts';

function cardLoader(kind: CardKind): LoaderFunction {
  return async ({ params }) => {
    const id = publicIdOf(params.key!);
    if (!id) throw new Response(null, { status: 404 });
    const loading = queryClient.prefetchQuery(cardQuery(kind, id));
    await (isFirstLoad() ? loading : painted());
    return { id };
  };
}

/** The shared view of a card if the id has a tag, else the public page. */
function Page({ kind }: { kind: CardKind }) {
  const { id } = useLoaderData<{ id: string }>();
  return createElement(tagOf(id) === null ? CardPage : SharedCardPage, { kind });
}

export const talent = { Component: () => createElement(Page, { kind: 'talent' }), loader: cardLoader('talent') };

export const job = { Component: () => createElement(Page, { kind: 'request' }), loader: cardLoader('request') };
