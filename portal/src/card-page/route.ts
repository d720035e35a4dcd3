import type { CardKind } from '@crewdock/contract/kinds';
import { parsePublicId } from '@crewdock/sdk/cards/public-id';
import { createElement } from 'react';
import { type LoaderFunction, useLoaderData } from 'react-router';
import { waitForPaint } from '../browser/painted.ts';
import { isFirstLoad } from '../frame/firstLoad.ts';
import { queryClient } from '../queryClient.ts';
import { parseShareTag } from '../sharing/passwords.ts';
import { CardPage } from './CardPage.tsx';
import { SharedCardPage } from './SharedCardPage.tsx';
import { cardQuery } from '../cards/queries.ts';

function cardLoader(kind: CardKind): LoaderFunction {
  return async ({ params }) => {
    const id = parsePublicId(params.key!);
    if (!id) throw new Response(null, { status: 404 });
    const loading = queryClient.prefetchQuery(cardQuery(kind, id));
    await (isFirstLoad() ? loading : waitForPaint());
    return { id };
  };
}

/** The shared view of a card if the id has a tag, otherwise the public page. */
function Page({ kind }: { kind: CardKind }) {
  const { id } = useLoaderData<{ id: string }>();
  return createElement(parseShareTag(id) === null ? CardPage : SharedCardPage, { kind });
}

export const publicTalentRoute = {
  Component: () => createElement(Page, { kind: 'talent' }),
  loader: cardLoader('talent'),
};

export const publicJobRoute = {
  Component: () => createElement(Page, { kind: 'request' }),
  loader: cardLoader('request'),
};
