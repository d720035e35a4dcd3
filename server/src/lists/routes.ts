import type { CardList, lists } from '@crewdock/contract/lists';
import type { Handlers } from '@crewdock/contract/endpoint';
import { idBehind } from '../cards/shown-id.ts';
import { visibleCard } from '../cards/visible-card.ts';
import { type Context, requirePerson } from '../core/context/context.ts';
import type { WithNames } from '../dictionaries/names.ts';
import { notFound } from '../core/errors/errors.ts';
import { VISITOR } from '../core/identity/actor.ts';
import { buildPageCursors, type PageQuery } from '../infra/http/cursor-pages.ts';
import { addItem, changeNote, createList, removeItem, restoreItem, updateList } from './change.ts';
import { type ListCardCounts, type ItemRow, findItem, readListItems, presentItems } from './items.ts';
import {
  type ListRow,
  countItems,
  countLists,
  findListEntryIds,
  findList,
  readPersonLists,
  findPublicList,
} from './queries.ts';
import { formatMessage } from '../core/messages/format-message.ts';
import * as notices from '../core/messages/notices.ts';

export const listRoutes: Handlers<typeof lists, Context & WithNames> = {
  async listLists({ query }, context) {
    const { id } = requirePerson(context);
    const [lists, counters] = await Promise.all([readPersonLists(context, id, query), countLists(context.db, id)]);
    const ids = lists.rows.map((row) => row.id);
    const entries = await findListEntryIds(context.db, ids, await askedIds(query, context));
    const items = lists.rows.map((row) => ({ ...presentList(row, true), item: entries.get(row.id) ?? null }));
    return { items, ...buildPageCursors(query.archive ? counters.archive : counters.active, lists), counters };
  },
  async createList({ body }, context) {
    const id = await createList(context, body.name);
    return presentOwn(await ownList(id, context), context);
  },
  async getList({ params, query }, context) {
    return page(await ownList(params.id, context), query, true, context);
  },
  async changeList({ params, body }, context) {
    const { id } = await ownList(params.id, context);
    await updateList(context, id, body);
    return presentOwn(await ownList(id, context), context);
  },
  async addToList({ params, body }, context) {
    const { id } = await ownList(params.id, context);
    const card =
      body.talent !== undefined
        ? { talent_id: (await visibleCard('talent', String(body.talent), context)).id, request_id: null }
        : { talent_id: null, request_id: (await visibleCard('request', String(body.request), context)).id };
    await addItem(context.db, id, card, body.note);
    return presentOne(await findItem(id, card, context), context);
  },
  async noteInList({ params, body }, context) {
    const { id } = await ownList(params.id, context);
    const item = await findItem(id, { id: params.itemId }, context);
    if (!item) throw notFound();
    return presentOne(await changeNote(context.db, item, body.note), context);
  },
  async removeFromList({ params }, context) {
    const { id } = await ownList(params.id, context);
    await removeItem(context.db, id, params.itemId);
    return { detail: formatMessage(notices.cardRemoved) };
  },
  async restoreToList({ params }, context) {
    const { id } = await ownList(params.id, context);
    if (!(await restoreItem(context.db, id, params.itemId))) throw notFound();
    return { detail: formatMessage(notices.cardRestored) };
  },
  async getPublicList({ params, query }, context) {
    const list = await findPublicList(context.db, params.key);
    if (!list) throw notFound();
    // Shows everyone, including the owner, the list as visitors see it.
    return page(list, query, false, { ...context, actor: VISITOR });
  },
};

/** Returns the ids of the cards named in the query. */
async function askedIds({ talent, request }: { talent?: number; request?: number }, context: Context) {
  return {
    ...(talent !== undefined && { talent: await idBehind('talent', talent, context) }),
    ...(request !== undefined && { request: await idBehind('request', request, context) }),
  };
}

/** Finds a list of the actor. Throws the same 404 for another person's list as for a missing list. */
async function ownList(id: number, context: Context): Promise<ListRow> {
  const list = await findList(context.db, id, requirePerson(context).id);
  if (!list) throw notFound();
  return list;
}

async function page(list: ListRow, query: PageQuery, isOwn: boolean, context: Context & WithNames) {
  const { page: entries, counted } = await readListItems(list.id, query, context);
  return {
    list: presentList({ ...list, ...counted }, isOwn),
    items: await presentItems(entries.rows, isOwn, context),
    ...buildPageCursors(counted.talents_count + counted.requests_count, entries),
  };
}

async function presentOne(item: ItemRow | undefined, context: Context & WithNames) {
  const [presented] = item ? await presentItems([item], true, context) : [];
  if (!presented) throw notFound();
  return presented;
}

async function presentOwn(row: ListRow, context: Context): Promise<CardList> {
  return presentList({ ...row, ...(await countItems(context.db, row.id, context)) }, true);
}

function presentList(row: ListRow & ListCardCounts, canEdit: boolean): CardList {
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
