import type { RequestsStats } from '@crewdock/contract/staff/stats';
import { STATS_PAGE_SIZE } from '@crewdock/contract/limits';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api.ts';
import { cursorPagesQuery } from '../../query/pages.ts';
import { toStatsQuery, type StatsFilter } from './filter.ts';

export function statsQuery(filter: StatsFilter) {
  const asked = toStatsQuery(filter);
  return cursorPagesQuery({
    queryKey: ['staff', 'stats', asked],
    load: (from, signal): Promise<RequestsStats> =>
      call('GET /admin-panel/requests_stats/', { query: { ...asked, limit: STATS_PAGE_SIZE, ...from }, signal }),
  });
}

/** Finds creators of jobs by a search for their name, or by id. */
export function creatorsQuery(asked: { search?: string; id?: number }) {
  return queryOptions({
    queryKey: ['staff', 'creators', asked],
    queryFn: ({ signal }) => call('GET /admin-panel/requests_stats/get_creators/', { query: asked, signal }),
  });
}
