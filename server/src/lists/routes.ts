import type { CardList, lists } from '@crewdock/contract/lists';
import type { Handlers } from '@crewdock/contract/endpoint';
import { randomBytes } from 'node:crypto';
import { visibleCard } from '../cards/visible-card.ts';
import { type Context, personOf } from '../http/context.ts';
import { notFound } from '../http/errors.ts';
import { VISITOR } from '../http/session.ts';
import { presentItems } from './items.ts';
import { countLists, findList, itemsOf, type ListRow, listsHolding, listsOf } from './queries.ts';

export const listRoutes: Handlers<typeof lists, Context> = {
  async listLists({ query }, context) {
    const { id } = personOf(context);
    const [rows, counters] = await Promise.all([
      listsOf(context.db, id, { isActive: !query.archive, limit: query.limit, offset: query.offset }),
      countLists(context.db, id),
    ]);
    const asksForCard = query.talent !== undefined || query.request !== undefined;
    const holding = asksForCard
      ? await listsHolding(
          context.db,
          rows.map((row) => row.id),
          query,
        )
      : null;
    return {
      count: query.archive ? counters.archive : counters.active,
      counters,
      results: rows.map((row) => ({ ...presentList(row, true), holds: holding ? holding.has(row.id) : null })),
    };
  },
  async createList({ body }, context) {
    const { id } = await context.db
      .insertInto('card_list')
      .values({ owner_id: personOf(context).id, name: body.name })
      .returning('id')
      .executeTakeFirstOrThrow();
    return presentList(await ownList(id, context), true);
  },
  async getList({ params, query }, context) {
    const list = await ownList(params.id, context);
    return page(list, query, { actor: context.actor, withNotes: true }, context);
  },
  async changeList({ params, body }, context) {
    const list = await ownList(params.id, context);
    await context.db
      .updateTable('card_list')
      .set({
        name: body.name ?? list.name,
        is_active: body.is_active ?? list.is_active,
        public_key: publicKey(list, body.is_public),
        modified_at: context.now,
      })
      .where('id', '=', list.id)
      .execute();
    return presentList(await ownList(list.id, context), true);
  },
  async addToList({ params, body }, context) {
    const list = await ownList(params.id, context);
    if (body.talent !== undefined) await visibleCard('talent', String(body.talent), context);
    else await visibleCard('request', String(body.request), context);
    const card = { talent_id: body.talent ?? null, request_id: body.request ?? null };
    await context.db.transaction().execute(async (trx) => {
      await trx
        .insertInto('card_list_item')
        .values({ list_id: list.id, ...card, note: body.note })
        .onConflict((there) => there.doNothing())
        .execute();
      await trx.updateTable('card_list').set({ modified_at: context.now }).where('id', '=', list.id).execute();
    });
    const items = await itemsOf(context.db, list.id);
    const added = items.find((item) => item.talent_id === card.talent_id && item.request_id === card.request_id);
    return presentOne(added, context);
  },
  async noteInList({ params, body }, context) {
    const list = await ownList(params.id, context);
    const item = await context.db
      .updateTable('card_list_item')
      .set({ note: body.note })
      .where('id', '=', params.itemId)
      .where('list_id', '=', list.id)
      .returningAll()
      .executeTakeFirst();
    return presentOne(item, context);
  },
  async removeFromList({ params }, context) {
    const list = await ownList(params.id, context);
    await context.db
      .deleteFrom('card_list_item')
      .where('id', '=', params.itemId)
      .where('list_id', '=', list.id)
      .execute();
    return { detail: 'The card was taken out.' };
  },
  async getPublicList({ params, query }, context) {
    const list = await findList(context.db, { key: params.key });
    if (!list?.is_active) throw notFound();
    // Everybody sees the same, its owner too: what visitors may see.
    return page(list, query, { actor: VISITOR, withNotes: false }, context);
  },
};

/** A list of the asker's; anybody else's is as if it weren't there. */
async function ownList(id: number, context: Context): Promise<ListRow> {
  const list = await findList(context.db, { id });
  if (!list || list.owner_id !== personOf(context).id) throw notFound();
  return list;
}

async function page(
  list: ListRow,
  { limit, offset }: { limit: number; offset: number },
  viewer: Parameters<typeof presentItems>[1],
  context: Context,
) {
  const items = await presentItems(await itemsOf(context.db, list.id), viewer, context);
  return {
    list: presentList(list, viewer.withNotes),
    count: items.length,
    results: items.slice(offset, offset + limit),
  };
}

async function presentOne(item: Parameters<typeof presentItems>[0][number] | undefined, context: Context) {
  const [presented] = item ? await presentItems([item], { actor: context.actor, withNotes: true }, context) : [];
  if (!presented) throw notFound();
  return presented;
}

/** Hidden and published again, it has another address. */
function publicKey(list: ListRow, isPublic: boolean | undefined): string | null {
  if (isPublic === undefined) return list.public_key;
  return isPublic ? (list.public_key ?? randomBytes(16).toString('base64url')) : null;
}

function presentList(row: ListRow, canEdit: boolean): CardList {
  return {
    id: row.id,
    name: row.name,
    is_active: row.is_active,
    public_path: row.public_key && `/l/${row.public_key}`,
    talents_count: row.talents_count,
    requests_count: row.requests_count,
    created: row.created_at.toISOString(),
    modified: row.modified_at.toISOString(),
    can: { edit: canEdit },
  };
}
