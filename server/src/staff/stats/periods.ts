import type { RequestsStats } from '@crewdock/contract/staff/stats';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import { matchingRequests, type RequestsStatsFilter } from './question.ts';

type Periods = Pick<RequestsStats, 'unit' | 'periods'>;

const DAY_MS = 86_400_000;
/** Maximum number of days for periods of a day, and for periods of a week. Longer ranges use the next larger period. */
const MOST_DAYS = 45;
const MOST_DAYS_BY_WEEK = 190;
/** Maximum number of months, in case the first day is long before the first request. */
const MOST_MONTHS = 240;

/** Counts the requests created per period, and those that led to a hire. Includes empty periods. */
export async function countRequestsByPeriod(
  db: Kysely<Schema>,
  filter: RequestsStatsFilter,
  now: Date,
): Promise<Periods> {
  const first = filter.from ?? (await firstDay(db, filter)) ?? now.toISOString().slice(0, 10);
  const last = filter.to ?? now.toISOString().slice(0, 10);
  const unit = unitOf((Date.parse(last) - Date.parse(first)) / DAY_MS);
  const { rows } = await sql<Periods['periods'][number]>`
    with made as (
      select date_trunc(${unit}, c.created_at at time zone 'UTC') as start, count(*) as requests, count(p.hired_at) as hired
      ${matchingRequests(filter)} group by 1)
    select to_char(s.start, 'YYYY-MM-DD') as start, coalesce(m.requests, 0) as requests, coalesce(m.hired, 0) as hired
    from generate_series(
        greatest(date_trunc(${unit}, ${first}::date::timestamp),
          date_trunc(${unit}, ${last}::date::timestamp) - ${sql.lit(`${MOST_MONTHS} months`)}::interval),
        date_trunc(${unit}, ${last}::date::timestamp), ${`1 ${unit}`}::interval) as s (start)
      left join made m using (start)
    order by s.start`.execute(db);
  return { unit, periods: rows };
}

function unitOf(days: number): Periods['unit'] {
  if (days <= MOST_DAYS) return 'day';
  return days <= MOST_DAYS_BY_WEEK ? 'week' : 'month';
}

async function firstDay(db: Kysely<Schema>, filter: RequestsStatsFilter): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(min(c.created_at) at time zone 'UTC', 'YYYY-MM-DD') as day ${matchingRequests(filter)}`.execute(db);
  return rows[0]!.day;
}
