import type { ListItem } from '@crewdock/contract/lists';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { visible } from '../cards/conditions.ts';
import { presentRequest, presentTalent } from '../cards/present.ts';
import { loadCards } from '../cards/queries.ts';
import type { Context } from '../http/context.ts';
import type { Schema } from '../db/schema.ts';

export type ItemRow = Selectable<Schema['card_list_item']>;

/** What of a list somebody may see: a card that they may not see any more is left out. */
export interface Counted {
  talents_count: number;
  requests_count: number;
}

/** Who looks, and on whose portal. */
export type Viewer = Pick<Context, 'actor' | 'company'>;

/** A page of a list’s entries, last added first, and how many there are. */
export async function itemsOf(
  listId: number,
  { limit, offset }: { limit: number; offset: number },
  viewer: Viewer,
  { db }: Pick<Context, 'db'>,
): Promise<{ items: ItemRow[]; counted: Counted }> {
  const ofList = sql`i.list_id = ${listId}`;
  const page = sql`order by i.id desc limit ${limit} offset ${offset}`;
  // Who may see what is judged once for the page and the numbers.
  const { rows } = await items<ItemRow & Counted>(
    sql`i.*, count(t.id) over () as talents_count, count(r.id) over () as requests_count`,
    ofList,
    viewer,
    page,
  ).execute(db);
  if (rows[0] || offset === 0) {
    const { talents_count, requests_count } = rows[0] ?? { talents_count: 0, requests_count: 0 };
    return { items: rows, counted: { talents_count, requests_count } };
  }
  const all = await counts(ofList, viewer).execute(db);
  return { items: [], counted: all.rows[0]! };
}

/** How many cards somebody may see of the entries `i` that fit. */
export function counts(condition: RawBuilder<unknown>, viewer: Viewer): RawBuilder<Counted> {
  return items(sql`count(t.id) as talents_count, count(r.id) as requests_count`, condition, viewer);
}

/** One entry of a list, unless its card is out of sight. */
export async function findItem(
  listId: number,
  by: { id: number } | { talent_id: number | null; request_id: number | null },
  context: Context,
): Promise<ItemRow | undefined> {
  const named =
    'id' in by ? sql`i.id = ${by.id}` : sql`(i.talent_id = ${by.talent_id} or i.request_id = ${by.request_id})`;
  const { rows } = await items(sql`i.*`, sql`i.list_id = ${listId} and ${named}`, context).execute(context.db);
  return rows[0];
}

/** Entries with their cards. Notes are their owner's. */
export async function presentItems(
  rows: ItemRow[],
  withNotes: boolean,
  { db, names }: Pick<Context, 'db' | 'names'>,
): Promise<ListItem[]> {
  const [talents, requests, labels] = await Promise.all([
    loadCards(
      db,
      'talent',
      rows.flatMap(({ talent_id }) => talent_id ?? []),
    ),
    loadCards(
      db,
      'request',
      rows.flatMap(({ request_id }) => request_id ?? []),
    ),
    names(),
  ]);
  const talentById = new Map(talents.map((row) => [row.id, row]));
  const requestById = new Map(requests.map((row) => [row.id, row]));
  return rows.flatMap((item): ListItem[] => {
    const entry = { id: item.id, note: withNotes ? item.note : '', added: item.created_at.toISOString() };
    const talent = item.talent_id !== null && talentById.get(item.talent_id);
    if (talent) return [{ type: 'talent', ...entry, card_data: presentTalent(talent, labels) }];
    const request = item.request_id !== null && requestById.get(item.request_id);
    return request ? [{ type: 'request', ...entry, card_data: presentRequest(request, labels) }] : [];
  });
}

function items<Row = ItemRow>(
  columns: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
  viewer: Viewer,
  end: RawBuilder<unknown> = sql``,
): RawBuilder<Row> {
  return sql<Row>`
    select ${columns} from card_list_item i
    left join talent t on t.id = i.talent_id
    left join request r on r.id = i.request_id
    where ${condition} and case when t.id is null then ${visible('r', viewer)} else ${visible('t', viewer)} end
    ${end}`;
}
