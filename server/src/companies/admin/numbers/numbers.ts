import type { CardKind } from '@crewdock/contract/kinds';
import type { CompanyMonth, CompanyNumbers } from '@crewdock/contract/company-numbers';
import { HIRE } from '@crewdock/contract/steps';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../../infra/db/schema.ts';

const MONTHS = 12;

/** Counts the events of a company's cards per month, including empty months; the current month is last. */
export async function loadMonthlyEvents(db: Kysely<Schema>, companyId: number, now: Date): Promise<CompanyMonth[]> {
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS + 1));
  const company = { id: companyId, from };
  const { rows } = await sql<CompanyMonth>`
    with happened as (
      ${cards('request', 'jobs', company)} union all ${cards('talent', 'talents', company)} union all
      ${views('request', company)} union all ${views('talent', company)} union all
      ${applications(company)} union all ${hires(company)})
    select to_char(m.month, 'YYYY-MM') as month, ${sql.join(COUNTS.map(countOf))}
    from generate_series(${from}::timestamptz at time zone 'UTC', ${now}::timestamptz at time zone 'UTC', interval '1 month') m (month)
    left join happened h on date_trunc('month', h.at) = m.month
    group by m.month order by m.month`.execute(db);
  return rows;
}

/** Counts the open jobs and talents. */
export async function openIn(db: Kysely<Schema>, companyId: number): Promise<CompanyNumbers['open']> {
  const count = (card: CardKind) => sql`(
    select count(*)::integer from ${sql.table(card)}
    where company_id = ${companyId} and is_active and not is_on_hold and not is_draft)`;
  const { rows } = await sql<CompanyNumbers['open']>`
    select ${count('request')} as jobs, ${count('talent')} as talents`.execute(db);
  return rows[0]!;
}

const COUNTS = ['jobs', 'talents', 'views', 'applications', 'hires'] as const;

interface Asked {
  id: number;
  from: Date;
}

function countOf(what: (typeof COUNTS)[number]): RawBuilder<unknown> {
  return sql`coalesce(sum(h.number) filter (where h.what = ${what}), 0)::integer as ${sql.ref(what)}`;
}

function cards(card: CardKind, what: (typeof COUNTS)[number], { id, from }: Asked): RawBuilder<unknown> {
  return sql`
    select created_at at time zone 'UTC' as at, ${what} as what, 1 as number from ${sql.table(card)}
    where company_id = ${id} and not is_draft and created_at >= ${from}`;
}

/** Builds the query for views. It reads daily totals, so the cost does not depend on the number of visits. */
function views(card: CardKind, { id, from }: Asked): RawBuilder<unknown> {
  return sql`
    select d.day::timestamp, 'views', d.views from ${sql.table(card)} c
    join share_tag s on ${sql.ref(`s.${card}_id`)} = c.id join share_day d on d.tag_id = s.id
    where c.company_id = ${id} and d.day >= ${from.toISOString().slice(0, 10)}::date`;
}

function applications({ id, from }: Asked): RawBuilder<unknown> {
  return sql`
    select a.created_at at time zone 'UTC', 'applications', 1 from request c join application a on a.request_id = c.id
    where c.company_id = ${id} and a.created_at >= ${from}`;
}

/** Builds the query for hires. Relations between two cards of the company and repeated hires count once. */
function hires({ id, from }: Asked): RawBuilder<unknown> {
  const linked = (card: CardKind) => sql`
    select r.id from ${sql.table(card)} c join relation r on ${sql.ref(`r.${card}_id`)} = c.id where c.company_id = ${id}`;
  return sql`
    select min(e.created_at) at time zone 'UTC', 'hires', 1
    from (${linked('request')} union ${linked('talent')}) r
    join relation_event e on e.relation_id = r.id and e.to_status = 'proceeded' and e.to_step = ${sql.lit(HIRE)}
    group by r.id having min(e.created_at) >= ${from}`;
}
