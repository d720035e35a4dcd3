import type { LoaderFunction } from 'react-router';
import { isFirstLoad } from '../frame/firstLoad.ts';
import { queryClient } from '../queryClient.ts';
import { StillFreePage } from './asked/StillFreePage.tsx';
import { BrowsePage } from './browse/BrowsePage.tsx';
import { CreateResourcePage, EditResourcePage } from './own/EditorPage.tsx';
import { MinePage } from './own/MinePage.tsx';
import { browseQuery, sharedViewQuery } from './queries.ts';
import { parseResourceView } from './view.ts';

/** Prefetches the view in the URL. A shared link is first resolved to its view; an unknown link results in 404. */
const loader: LoaderFunction = async ({ request, params }) => {
  const shared = params.hash ? await queryClient.fetchQuery(sharedViewQuery(params.hash)) : null;
  const loading = queryClient.prefetchInfiniteQuery(
    browseQuery(parseResourceView(shared?.query ?? new URL(request.url).search)),
  );
  if (isFirstLoad()) await loading;
  return { shared: shared?.query ?? null };
};

export const browseResourcesRoute = { Component: BrowsePage, loader };
export const myResourcesRoute = { Component: MinePage };
export const createResourceRoute = { Component: CreateResourcePage };
export const editResourceRoute = { Component: EditResourcePage };
export const stillFree = { Component: StillFreePage };
