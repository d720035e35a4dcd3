import { isFirstLoad } from '../frame/firstLoad.ts';
import { queryClient } from '../queryClient.ts';
import { InboxPage } from './InboxPage.tsx';
import { inboxQuery } from './queries.ts';

export const inboxRoute = {
  Component: InboxPage,
  loader: async () => {
    const loading = queryClient.prefetchInfiniteQuery(inboxQuery);
    if (isFirstLoad()) await loading;
    return null;
  },
  shouldRevalidate: () => false,
};
