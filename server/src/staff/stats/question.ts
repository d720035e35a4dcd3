import type { Input } from '@crewdock/contract/endpoint';
import type { stats } from '@crewdock/contract/staff/stats';
import type { TableFormat } from '@crewdock/contract/table-file';
import { type RawBuilder, sql } from 'kysely';

export type RequestsStatsFilter = Omit<Input<typeof stats.exportRequestsStats>['query'], keyof TableFormat>;

/** Builds the `from` clause for the matching requests `c` and their progress `p`. Excludes drafts. */
export function matchingRequests(filter: RequestsStatsFilter): RawBuilder<unknown> {
  const { creator, from, to, status, stage } = filter;
  return sql`
    from request c left join request_progress p on p.request_id = c.id
    where not c.is_draft
      and ${from === undefined ? sql`true` : sql`c.created_at >= ${from}::date::timestamp at time zone 'UTC'`}
      and ${to === undefined ? sql`true` : sql`c.created_at < (${to}::date + 1)::timestamp at time zone 'UTC'`}
      and ${creator === undefined ? sql`true` : sql`c.owner_id = ${creator}`}
      and ${stage === undefined ? sql`true` : sql`c.status_id = ${stage}`}
      and ${status === undefined ? sql`true` : STATUS[status]}`;
}

const OPEN = sql`(c.is_active and not c.is_on_hold)`;
const STATUS = {
  open: OPEN,
  on_hold: sql`(c.is_active and c.is_on_hold)`,
  archived: sql`not c.is_active`,
};

/** SQL aggregates over a set of requests. */
export const NUMBERS = sql`
  count(*) as requests, count(*) filter (where ${OPEN}) as open,
  count(p.proposed_at) as proposed, count(p.confirmed_at) as confirmed, count(p.proceeded_at) as proceeded,
  count(p.hired_at) as hired,
  ${hoursTo('proposed_at')} as to_proposal, ${hoursTo('confirmed_at')} as to_confirmation, ${hoursTo('hired_at')} as to_hire`;

/** Builds the SQL for the median hours from creation to an event. */
function hoursTo(column: string): RawBuilder<unknown> {
  const at = sql.ref(`p.${column}`);
  return sql`round((percentile_cont(0.5) within group (order by extract(epoch from ${at} - c.created_at)))::numeric / 3600, 1)::float8`;
}
