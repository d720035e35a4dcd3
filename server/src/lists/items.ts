import type { ListItem } from '@crewdock/contract/lists';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { hiddenCards } from '../cards/conditions.ts';
import { presentRequest, presentTalent } from '../cards/present.ts';
import { loadCards } from '../cards/queries.ts';
import { descendingNumber } from '../infra/db/total-order.ts';
import type { Context } from '../core/context/context.ts';
import {
  type CursorPage,
  type ListOrder,
  type PageQuery,
  type PageRow,
  readCursorPage,
} from '../infra/http/cursor-pages.ts';
import type { Schema } from '../infra/db/schema.ts';
import type { WithNames } from '../dictionaries/names.ts';

export type ItemRow = Selectable<Schema['card_list_item']>;

/** Numbers of a list's cards that the viewer may see. */
export interface ListCardCounts {
  talents_count: number;
  requests_count: number;
}

/** Row that contains only the counts, if a page has no entries. */
interface NoItem {
  id: null;
}

/** The actor and the portal's company. */
export type ListViewer = Pick<Context, 'actor' | 'company'>;

/** Reads a page of a list's entries, newest first, and the counts of all entries. */
export async function readListItems(
  listId: number,
  query: PageQuery,
  context: ListViewer & Pick<Context, 'db' | 'now' | 'pagePositions'>,
): Promise<{ page: CursorPage<ItemRow>; counted: ListCardCounts }> {
  const ofList = sql`i.list_id = ${listId}`;
  const shown = sql`${ofList} and i.id not in (select id from out_of_sight)`;
  // The order of entries never changes, so a cursor alone skips nothing.
  const order: ListOrder = { list: ['list', listId], keys: [descendingNumber(sql`i.id`)], changedSince: null };
  let counted: ListCardCounts | undefined;
  const page = await readCursorPage(order, query, context, async ({ columns, condition, end }) => {
    // Uses `materialized`, so that visibility is evaluated only once for the page and the counts.
    const { rows } = await sql<ListCardCounts & ((ItemRow & PageRow) | NoItem)>`
      with out_of_sight as materialized (${outOfSight(ofList, context)}),
        counted as (select ${COUNTS} from card_list_item i where ${shown}),
        page as (select i.*, ${columns} from card_list_item i where ${shown} and ${condition} ${end})
      select * from counted left join page on true order by page.id desc`.execute(context.db);
    const { talents_count, requests_count } = rows[0]!;
    counted ??= { talents_count, requests_count };
    return rows.filter((row) => row.id !== null);
  });
  return { page, counted: counted! };
}

/** Builds SQL for the numbers of cards that the viewer may see, among the entries `i` that satisfy the condition. */
export function visibleCardCounts(condition: RawBuilder<unknown>, viewer: ListViewer): RawBuilder<ListCardCounts> {
  return sql`
    select ${COUNTS} from card_list_item i
    where ${condition} and i.id not in (${outOfSight(condition, viewer)})`;
}

/** Finds an entry of a list, unless its card is hidden from the viewer. */
export async function findItem(
  listId: number,
  by: { id: number } | { talent_id: number | null; request_id: number | null },
  context: Context,
): Promise<ItemRow | undefined> {
  const named =
    'id' in by ? sql`i.id = ${by.id}` : sql`(i.talent_id = ${by.talent_id} or i.request_id = ${by.request_id})`;
  const condition = sql`i.list_id = ${listId} and ${named}`;
  const { rows } = await sql<ItemRow>`
    select i.* from card_list_item i
    where ${condition} and i.id not in (${outOfSight(condition, context)})`.execute(context.db);
  return rows[0];
}

/** Presents entries with their cards. Only the list's owner may get the notes. */
export async function presentItems(
  rows: ItemRow[],
  withNotes: boolean,
  { db, names }: Pick<Context, 'db'> & WithNames,
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

const COUNTS = sql`count(i.talent_id) as talents_count, count(i.request_id) as requests_count`;

/** Builds SQL for the ids of entries `i` that satisfy the condition and whose cards the viewer must not see. */
function outOfSight(condition: RawBuilder<unknown>, viewer: ListViewer): RawBuilder<unknown> {
  return sql`
    select i.id from card_list_item i join talent t on t.id = i.talent_id where ${condition} and ${hiddenCards('t', viewer)}
    union all
    select i.id from card_list_item i join request r on r.id = i.request_id where ${condition} and ${hiddenCards('r', viewer)}`;
}
