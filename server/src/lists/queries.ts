import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';

export type ListRow = Selectable<Schema['card_list']> & { talents_count: number; requests_count: number };
export type ItemRow = Selectable<Schema['card_list_item']>;

export async function findList(db: Kysely<Schema>, by: { id: number } | { key: string }): Promise<ListRow | undefined> {
  const condition = 'id' in by ? sql`l.id = ${by.id}` : sql`l.public_key = ${by.key}`;
  const { rows } = await lists(condition).execute(db);
  return rows[0];
}

/** The list behind a public link, or undefined where it is hidden or archived. */
export async function publicList(db: Kysely<Schema>, key: string): Promise<ListRow | undefined> {
  const list = await findList(db, { key });
  return list?.is_active ? list : undefined;
}

interface Asked {
  isActive: boolean;
  limit: number;
  offset: number;
}

/** A page of somebody's lists, last changed first. */
export async function listsOf(
  db: Kysely<Schema>,
  ownerId: number,
  { isActive, limit, offset }: Asked,
): Promise<ListRow[]> {
  const { rows } = await lists(sql`
    l.owner_id = ${ownerId} and l.is_active = ${isActive}
    order by l.modified_at desc, l.id desc limit ${limit} offset ${offset}`).execute(db);
  return rows;
}

export async function countLists(db: Kysely<Schema>, ownerId: number): Promise<{ active: number; archive: number }> {
  const { rows } = await sql<{ active: number; archive: number }>`
    select count(*) filter (where is_active) as active, count(*) filter (where not is_active) as archive
    from card_list where owner_id = ${ownerId}`.execute(db);
  return rows[0]!;
}

/** The entries of a card in these lists, by the list. */
export async function entriesOf(
  db: Kysely<Schema>,
  ids: number[],
  card: { talent?: number; request?: number },
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; list_id: number }>`
    select id, list_id from card_list_item
    where list_id = any(${ids}::int[])
      and (talent_id = ${card.talent ?? null} or request_id = ${card.request ?? null})`.execute(db);
  return new Map(rows.map(({ id, list_id }) => [list_id, id]));
}

function lists(condition: RawBuilder<unknown>): RawBuilder<ListRow> {
  return sql`
    select l.*,
      (select count(*) from card_list_item where list_id = l.id and talent_id is not null) as talents_count,
      (select count(*) from card_list_item where list_id = l.id and request_id is not null) as requests_count
    from card_list l where ${condition}`;
}
