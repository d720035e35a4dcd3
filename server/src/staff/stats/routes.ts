import type { Handlers } from '@crewdock/contract/endpoint';
import type { Numbers, stats } from '@crewdock/contract/staff/stats';
import { sql } from 'kysely';
import type { Context } from '../../core/context/context.ts';
import { invalidInput } from '../../core/errors/errors.ts';
import { buildPage } from '../../infra/http/page.ts';
import { findCreators, numbersByCreator } from './creators.ts';
import { exportStats } from './export.ts';
import { countRequestsByPeriod } from './periods.ts';
import { matchingRequests, NUMBERS, type RequestsStatsFilter } from './question.ts';
import { countRequestsByStage } from './stages.ts';

export const statsRoutes: Handlers<typeof stats, Context> = {
  async showRequestsStats({ query }, { db, now }) {
    checkPeriod(query);
    const { limit, offset, ...filter } = query;
    const [whole, items, byPeriod, stages] = await Promise.all([
      sql<Numbers & { creators: number }>`
        select ${NUMBERS}, count(distinct c.owner_id) as creators ${matchingRequests(filter)}`.execute(db),
      numbersByCreator(db, filter, { limit, offset }),
      countRequestsByPeriod(db, filter, now),
      countRequestsByStage(db, filter),
    ]);
    const { creators: total, ...all } = whole.rows[0]!;
    return { ...buildPage(items, total, query), all, stages, ...byPeriod };
  },
  async exportRequestsStats({ query }, { db }) {
    checkPeriod(query);
    return exportStats(db, query);
  },
  listCreators: ({ query }, { db }) => findCreators(db, query),
};

function checkPeriod({ from, to }: RequestsStatsFilter): void {
  if (from !== undefined && to !== undefined && from > to) {
    throw invalidInput([{ path: 'query.to', message: 'must not be before the first day' }]);
  }
}
