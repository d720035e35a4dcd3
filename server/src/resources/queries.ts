import { LAST_MARKET_OFFSET } from '@crewdock/contract/limits';
import type { ResourceQuery } from '@crewdock/contract/resources';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { CardSkillRow } from '../cards/queries.ts';
import type { Context } from '../core/context/context.ts';
import type { Schema } from '../infra/db/schema.ts';
import { columnKey, isWrittenSince, rowVersion } from '../infra/db/total-order.ts';
import {
  type CursorPage,
  type ListOrder,
  type PageQuery,
  type PageRow,
  readCursorPage,
} from '../infra/http/cursor-pages.ts';

export type ResourceRow = Selectable<Schema['resource']> & { provider: string; skills: CardSkillRow[] };

/**
 * Sort orders; the default order comes first. Resources without a rate come last. Except for `-rate`, the keys match
 * the table's indexes.
 */
const ORDERS: Record<ResourceQuery['sortBy'], Pick<ListOrder, 'keys' | 'direction'>> = {
  '-offered': { keys: [columnKey('r.offered_at', 'timestamptz'), columnKey('r.id')], direction: 'desc' },
  available: { keys: [columnKey('r.available_from', 'date'), columnKey('r.id')] },
  rate: { keys: [{ value: sql`coalesce(r.hourly_rate, 2147483647)`, type: 'bigint' }, columnKey('r.id')] },
  '-rate': {
    keys: [{ value: sql`coalesce(r.hourly_rate, -1)`, type: 'bigint' }, columnKey('r.id')],
    direction: 'desc',
  },
};

/** Counts the resources that meet a condition on `r`. */
export async function countResources(db: Kysely<Schema>, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from resource r where ${condition}`.execute(
    db,
  );
  return rows[0]!.count;
}

/** Loads the resources that meet a condition on `r`, newest first. */
export function loadResources(
  db: Kysely<Schema>,
  condition: RawBuilder<unknown>,
  { limit }: { limit: number },
): Promise<ResourceRow[]> {
  return selectResources(db, sql``, sql`${condition} order by r.offered_at desc, r.id desc limit ${limit}`);
}

/** Reads a page of the resources that meet a condition on `r`. `list` identifies the condition. */
export function readResources(
  { list, condition }: { list: readonly unknown[]; condition: RawBuilder<unknown> },
  query: PageQuery & Pick<ResourceQuery, 'sortBy'>,
  context: Context,
): Promise<CursorPage<ResourceRow>> {
  const order: ListOrder = {
    list: ['resources', query.sortBy, ...list],
    ...ORDERS[query.sortBy],
    lastOffset: LAST_MARKET_OFFSET,
    changedSince: (transaction) => isWrittenSince(rowVersion('r'), transaction),
  };
  return readCursorPage(order, query, context, ({ columns, condition: onPage, end }) =>
    selectResources<PageRow>(context.db, sql`, ${columns}`, sql`${condition} and ${onPage} ${end}`),
  );
}

async function selectResources<More = object>(
  db: Kysely<Schema>,
  more: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
): Promise<(ResourceRow & More)[]> {
  const { rows } = await sql<ResourceRow & More>`
    select r.*, p.company_name as provider,
      coalesce((
        select json_agg(json_build_array(s.skill_id, s.experience, s.is_main, k.name)
          order by s.is_main desc, s.position, s.experience desc nulls last, s.skill_id)
        from resource_skill s join skill k on k.id = s.skill_id where s.resource_id = r.id), '[]') as skills${more}
    from resource r join person p on p.id = r.owner_id
    where ${where}`.execute(db);
  return rows;
}
