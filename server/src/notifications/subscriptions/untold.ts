import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import { offeredResources } from '../../resources/matching.ts';

type Asked = Pick<Selectable<Schema['resource_subscription']>, 'uid' | 'filters' | 'company_id' | 'confirmed_at'>;

/** Number of days after which an offered person is no longer new. */
const NEWS_DAYS = 14;

/**
 * For each subscription, the ids of matching people who were offered since it started and were not mailed yet: newest
 * first, at most `most`. Recent resources are read once for all subscriptions.
 */
export async function findPendingResources(
  db: Kysely<Schema>,
  asked: readonly Asked[],
  most: number,
): Promise<number[][]> {
  const { rows } = await sql<{ at: number; ids: number[] }>`
    with resource as materialized (
      select r.* from resource r
      where r.status = 'available' and r.deleted_at is null and r.offered_at > now() - make_interval(days => ${NEWS_DAYS})),
    resource_skill as materialized (
      select s.* from resource_skill s where s.resource_id in (select id from resource))
    ${sql.join(
      asked.map((each, at) => answerTo(each, at, most)),
      sql` union all `,
    )}`.execute(db);
  const found = new Map(rows.map(({ at, ids }) => [at, ids]));
  return asked.map((_, at) => found.get(at)!);
}

function answerTo({ uid, filters, company_id, confirmed_at }: Asked, at: number, most: number): RawBuilder<unknown> {
  return sql`select ${sql.lit(at)}::int as at, array(
    select r.id from resource r
    where ${offeredResources(company_id, filters)} and r.offered_at > ${confirmed_at}::timestamptz
      and r.id not in (select t.resource_id from resource_told t where t.subscription_uid = ${uid}::uuid)
    order by r.offered_at desc, r.id desc limit ${most}::int) as ids`;
}
