import type { CardKind } from '@crewdock/contract/kinds';
import { parseView } from '@crewdock/sdk/market/view';
import type { LoaderFunction } from 'react-router';
import { isFirstLoad } from '../frame/firstLoad.ts';
import { queryClient } from '../queryClient.ts';
import { parsePageCount } from './address.ts';
import { specializationsQuery } from '../cards/specializations.ts';
import { marketPageQuery, sharedLinkQuery } from './queries.ts';

/** Prefetches the view in the URL. A shared link is first resolved to its view; an unknown link results in 404. */
export function marketLoader(kind: CardKind): LoaderFunction {
  return async ({ request, params }) => {
    const { search } = new URL(request.url);
    const shared = params.hash ? await queryClient.fetchQuery(sharedLinkQuery(kind, params.hash)) : null;
    const view = parseView(shared?.query ?? search);
    void queryClient.prefetchQuery(specializationsQuery);
    const pages = Array.from({ length: parsePageCount(search) }, (_, page) =>
      queryClient.prefetchQuery(marketPageQuery(kind, view, page)),
    );
    if (isFirstLoad()) await Promise.all(pages);
    return { shared: shared && view };
  };
}
