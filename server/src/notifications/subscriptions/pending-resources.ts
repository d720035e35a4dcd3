import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import { offeredResources } from '../../resources/matching.ts';
import { addIds, hasId, NO_IDS, removeIds } from './id-bitmap.ts';

type Db = Kysely<Schema>;
type View = Pick<Selectable<Schema['resource_subscription']>, 'uid' | 'company_id' | 'filters'>;
type Subscription = Selectable<Schema['resource_subscription']>;

export interface Pending {
  /** Resources that newly match, newest first. */
  ids: number[];
  /** The notified resources, including `ids`. */
  known: Buffer;
}

/**
 * Maximum duration in milliseconds of a transaction that changes resources. Changes are read this far back, because
 * such a transaction may have been uncommitted during the last digest.
 */
const OVERLAP_MS = 24 * 60 * 60 * 1000;

/** Finds the resources that match each subscription and did not match at its last digest. */
export async function findPendingResources(db: Db, subscriptions: readonly Subscription[]): Promise<Pending[]> {
  const matching = await findChangedResources(db, subscriptions);
  const pending: Pending[] = [];
  for (const [at, subscription] of subscriptions.entries()) {
    const { known_ids: known } = subscription;
    if (known === null) {
      pending.push(await findFormerlyPending(db, subscription));
      continue;
    }
    // Removes resources that no longer match, so that they are new when they match again.
    const left = removeIds(known, matching.changed);
    pending.push({
      ids: matching.found[at]!.filter((id) => !hasId(known, id)),
      known: addIds(left, matching.found[at]!),
    });
  }
  return pending;
}

/** Marks all currently matching resources as notified, so that only later matches are new. */
export async function followResourcesFromNow(db: Db, { uid, company_id, filters }: View): Promise<void> {
  const { rows } = await sql<{ ids: number[] }>`
    select array(select r.id from resource r where ${offeredResources(company_id, filters)}) as ids`.execute(db);
  await db
    .updateTable('resource_subscription')
    .set({ looked_at: sql<Date>`now()`, known_ids: addIds(NO_IDS, rows[0]!.ids) })
    .where('uid', '=', uid)
    .execute();
}

/**
 * Returns the resources that changed since the earliest last digest, and for each subscription the changed resources
 * that match, newest first. Reads changed resources once for all subscriptions.
 */
async function findChangedResources(
  db: Db,
  subscriptions: readonly Subscription[],
): Promise<{ changed: number[]; found: number[][] }> {
  const lookedAt = subscriptions.flatMap(({ known_ids, looked_at }) => (known_ids && looked_at ? [looked_at] : []));
  if (lookedAt.length === 0) return { changed: [], found: subscriptions.map(() => []) };
  const since = new Date(Math.min(...lookedAt.map((each) => each.getTime())) - OVERLAP_MS);
  const { rows } = await sql<{ at: number; ids: number[] }>`
    with change as materialized (select c.resource_id from resource_change c where c.changed_at > ${since}),
    resource as materialized (
      select r.* from resource r
      where r.status = 'available' and r.deleted_at is null and r.id in (select resource_id from change)),
    resource_skill as materialized (
      select s.* from resource_skill s where s.resource_id in (select id from resource))
    select -1 as at, array(select resource_id from change) as ids
    union all ${sql.join(
      subscriptions.map((each, at) => selectMatching(each, at)),
      sql` union all `,
    )}`.execute(db);
  const answers = new Map(rows.map(({ at, ids }) => [at, ids]));
  return { changed: answers.get(-1)!, found: subscriptions.map((_, at) => answers.get(at)!) };
}

function selectMatching({ company_id, filters }: View, at: number): RawBuilder<unknown> {
  return sql`select ${sql.lit(at)}::int as at, array(
    select r.id from resource r where ${offeredResources(company_id, filters)} order by r.offered_at desc, r.id desc) as ids`;
}

/**
 * Finds the people for the first digest of a subscription from the previous release: matching people offered in the
 * last 14 days who were not emailed. All other matches count as notified.
 */
async function findFormerlyPending(db: Db, { uid, company_id, filters, confirmed_at }: Subscription): Promise<Pending> {
  const matches = offeredResources(company_id, filters);
  const { rows } = await sql<{ ids: number[]; all: number[] }>`
    select array(select r.id from resource r where ${matches}) as all, array(
      select r.id from resource r
      where ${matches} and r.offered_at > greatest(${confirmed_at}::timestamptz, now() - interval '14 days')
        and r.id not in (select t.resource_id from resource_told t where t.subscription_uid = ${uid}::uuid)
      order by r.offered_at desc, r.id desc) as ids`.execute(db);
  const { ids, all } = rows[0]!;
  return { ids, known: addIds(NO_IDS, all) };
}
