import type { FeedFault } from '@crewdock/contract/feed-faults';
import type { LintedJob } from '@crewdock/contract/staff/feed';
import { STAFF_PAGE_SIZE } from '@crewdock/contract/limits';
import { call } from '../../api.ts';
import { EACH_VISIT } from '../../queryClient.ts';
import type { ItemsPage } from '../../query/pageItems.ts';
import { cursorPagesQuery } from '../../query/pages.ts';

export interface FeedFilter {
  fault: FeedFault | null;
  published: boolean | null;
}

interface LintedPage extends ItemsPage<LintedJob> {
  counters: { jobs: number; published: number; faults: Record<FeedFault, number> };
}

/** Active jobs with the faults that exclude them from feeds. */
export function lintedQuery({ fault, published }: FeedFilter) {
  return cursorPagesQuery({
    queryKey: ['staff', 'feed', fault, published],
    load: (from, signal): Promise<LintedPage> => {
      const filter = { ...(fault && { fault }), ...(published !== null && { published }) };
      return call('GET /admin-panel/feed/', { query: { ...filter, limit: STAFF_PAGE_SIZE, ...from }, signal });
    },
    staleTime: EACH_VISIT,
  });
}
