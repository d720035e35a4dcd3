import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../infra/db/schema.ts';
import { descendingNumber, isWrittenSince, newestFirst, orderByKeys, rowVersion } from '../infra/db/total-order.ts';
import type { Context } from '../core/context/context.ts';
import {
  type CursorPage,
  type ListOrder,
  type PageQuery,
  type PageRow,
  readCursorPage,
} from '../infra/http/cursor-pages.ts';
import { type ListCardCounts, type ListViewer, visibleCardCounts } from './items.ts';

export type ListRow = Selectable<Schema['card_list']>;

export async function findList(db: Kysely<Schema>, id: number, ownerId: number): Promise<ListRow | undefined> {
  return db.selectFrom('card_list').where('id', '=', id).where('owner_id', '=', ownerId).selectAll().executeTakeFirst();
}

/** Finds the list of a public link, or undefined if the list is hidden or archived. */
export async function findPublicList(db: Kysely<Schema>, key: string): Promise<ListRow | undefined> {
  return db
    .selectFrom('card_list')
    .where('public_key', '=', key)
    .where('is_active', '=', true)
    .selectAll()
    .executeTakeFirst();
}

/** Counts a list's cards that the viewer may see. */
export async function countItems(db: Kysely<Schema>, listId: number, viewer: ListViewer): Promise<ListCardCounts> {
  const { rows } = await visibleCardCounts(sql`i.list_id = ${listId}`, viewer).execute(db);
  return rows[0]!;
}

/** Reads a page of a person's lists, last modified first. */
export async function readPersonLists(
  context: Context,
  ownerId: number,
  query: PageQuery & { archive: boolean },
): Promise<CursorPage<ListRow & ListCardCounts>> {
  const order: ListOrder = {
    list: ['lists', query.archive],
    keys: [newestFirst(sql`l.modified_at`), descendingNumber(sql`l.id`)],
    changedSince: (transaction) => isWrittenSince(rowVersion('l'), transaction),
  };
  return readCursorPage(order, query, context, async ({ columns, condition, end }) => {
    const { rows } = await sql<ListRow & ListCardCounts & PageRow>`
      select l.*, c.talents_count, c.requests_count
      from (
        select l.*, ${columns} from card_list l
        where l.owner_id = ${ownerId} and l.is_active = ${!query.archive} and ${condition} ${end}
      ) l
      cross join lateral (${visibleCardCounts(sql`i.list_id = l.id`, context)}) c
      ${orderByKeys(order.keys)}`.execute(context.db);
    return rows;
  });
}

export async function countLists(db: Kysely<Schema>, ownerId: number): Promise<{ active: number; archive: number }> {
  const { rows } = await sql<{ active: number; archive: number }>`
    select count(*) filter (where is_active) as active, count(*) filter (where not is_active) as archive
    from card_list where owner_id = ${ownerId}`.execute(db);
  return rows[0]!;
}

/** Maps list ids to the id of the card's entry in that list. */
export async function findListEntryIds(
  db: Kysely<Schema>,
  ids: number[],
  card: { talent?: number; request?: number },
): Promise<Map<number, number>> {
  if (card.talent === undefined && card.request === undefined) return new Map();
  const { rows } = await sql<{ id: number; list_id: number }>`
    select id, list_id from card_list_item
    where list_id = any(${ids}::int[])
      and (talent_id = ${card.talent ?? null} or request_id = ${card.request ?? null})`.execute(db);
  return new Map(rows.map(({ id, list_id }) => [list_id, id]));
}
