import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import { type Counted, type Viewer, counts } from './items.ts';

export type ListRow = Selectable<Schema['card_list']>;

export async function findList(db: Kysely<Schema>, id: number, ownerId: number): Promise<ListRow | undefined> {
  return db.selectFrom('card_list').where('id', '=', id).where('owner_id', '=', ownerId).selectAll().executeTakeFirst();
}

/** The list behind a public link, or undefined if it is hidden or archived. */
export async function publicList(db: Kysely<Schema>, key: string): Promise<ListRow | undefined> {
  return db
    .selectFrom('card_list')
    .where('public_key', '=', key)
    .where('is_active', '=', true)
    .selectAll()
    .executeTakeFirst();
}

/** Counts a list's cards that the viewer may see. */
export async function countItems(db: Kysely<Schema>, listId: number, viewer: Viewer): Promise<Counted> {
  const { rows } = await counts(sql`i.list_id = ${listId}`, viewer).execute(db);
  return rows[0]!;
}

interface Asked {
  isActive: boolean;
  limit: number;
  offset: number;
}

/** A page of a person's lists, last modified first. */
export async function listsOf(
  db: Kysely<Schema>,
  ownerId: number,
  { isActive, limit, offset }: Asked,
  viewer: Viewer,
): Promise<(ListRow & Counted)[]> {
  const { rows } = await sql<ListRow & Counted>`
    select l.*, c.talents_count, c.requests_count
    from (
      select * from card_list where owner_id = ${ownerId} and is_active = ${isActive}
      order by modified_at desc, id desc limit ${limit} offset ${offset}
    ) l
    cross join lateral (${counts(sql`i.list_id = l.id`, viewer)}) c
    order by l.modified_at desc, l.id desc`.execute(db);
  return rows;
}

export async function countLists(db: Kysely<Schema>, ownerId: number): Promise<{ active: number; archive: number }> {
  const { rows } = await sql<{ active: number; archive: number }>`
    select count(*) filter (where is_active) as active, count(*) filter (where not is_active) as archive
    from card_list where owner_id = ${ownerId}`.execute(db);
  return rows[0]!;
}

/** Maps list ids to the id of the card's entry in that list. */
export async function entriesOf(
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
