import type { Handlers } from '@crewdock/contract/endpoint';
import type { Numbers, stats } from '@crewdock/contract/staff/stats';
import { sql } from 'kysely';
import type { Context } from '../../core/context/context.ts';
import { invalidInput } from '../../core/errors/errors.ts';
import { buildPageCursors } from '../../infra/http/cursor-pages.ts';
import { findCreators, readCreatorNumbers } from './creators.ts';
import { exportStats } from './export.ts';
import { countRequestsByPeriod } from './periods.ts';
import { matchingRequests, NUMBERS, type RequestsStatsFilter } from './question.ts';
import { countRequestsByStage } from './stages.ts';
import * as errors from '../../core/messages/errors/staff.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

export const statsRoutes: Handlers<typeof stats, Context> = {
  async showRequestsStats({ query }, context) {
    const { db, now } = context;
    checkPeriod(query);
    const { limit, offset, cursor, ...filter } = query;
    const [whole, page, byPeriod, stages] = await Promise.all([
      sql<Numbers & { creators: number }>`
        select ${NUMBERS}, count(distinct c.owner_id) as creators ${matchingRequests(filter)}`.execute(db),
      readCreatorNumbers(filter, { limit, offset, cursor }, context),
      countRequestsByPeriod(db, filter, now),
      countRequestsByStage(db, filter),
    ]);
    const { creators: total, ...all } = whole.rows[0]!;
    return { items: page.rows, ...buildPageCursors(total, page), all, stages, ...byPeriod };
  },
  async exportRequestsStats({ query }, { db }) {
    checkPeriod(query);
    return exportStats(db, query);
  },
  listCreators: ({ query }, { db }) => findCreators(db, query),
};

function checkPeriod({ from, to }: RequestsStatsFilter): void {
  if (from !== undefined && to !== undefined && from > to) {
    throw invalidInput([{ path: 'query.to', message: formatMessage(errors.periodReversed) }]);
  }
}
