import type { Input } from '@crewdock/contract/endpoint';
import type { lists } from '@crewdock/contract/lists';
import { randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { writeAuditEntries } from '../core/audit/changed.ts';
import { inTransaction } from '../infra/db/in-transaction.ts';
import type { Schema } from '../infra/db/schema.ts';
import { type Context, requirePerson } from '../core/context/context.ts';
import { invalidField } from '../core/errors/errors.ts';
import { oneLine, plainText } from '../core/text/plain-text.ts';
import type { ItemRow } from './items.ts';
import * as errors from '../core/messages/errors/field.ts';
import { formatMessage } from '../core/messages/format-message.ts';

type Db = Kysely<Schema>;
type Change = Input<typeof lists.changeList>['body'];

export async function createList(context: Context, given: string): Promise<number> {
  const name = cleanName(given);
  return inTransaction(context.db, async (trx) => {
    const { id } = await trx
      .insertInto('card_list')
      .values({ owner_id: requirePerson(context).id, name })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeAuditEntries(trx, context, { action: 'created', subject: 'list', id, after: { name } });
    return id;
  });
}

/**
 * Changes the passed fields of a list. Hiding a list deletes its public key; publishing the list again creates a new
 * key.
 */
export async function updateList(context: Context, id: number, change: Change): Promise<void> {
  const { is_active, is_public } = change;
  const name = change.name === undefined ? undefined : cleanName(change.name);
  const set = [
    sql`modified_at = now()`,
    ...(name === undefined ? [] : [sql`name = ${name}`]),
    ...(is_active === undefined ? [] : [sql`is_active = ${is_active}`]),
    ...(is_public === undefined ? [] : [sql`public_key = ${is_public ? keptOrNewKey() : null}`]),
  ];
  await inTransaction(context.db, async (trx) => {
    const before = await trx
      .selectFrom('card_list')
      .where('id', '=', id)
      .select(['name', 'is_active', sql<boolean>`public_key is not null`.as('is_public')])
      .forUpdate()
      .executeTakeFirstOrThrow();
    await sql`update card_list set ${sql.join(set)} where id = ${id}`.execute(trx);
    const after = { ...change, ...(name !== undefined && { name }) };
    await writeAuditEntries(trx, context, { action: 'changed', subject: 'list', id, before, after });
  });
}

/** Adds a card. An existing entry for the card is left unchanged. */
export async function addItem(
  db: Db,
  listId: number,
  card: { talent_id: number | null; request_id: number | null },
  note: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const added = await trx
      .insertInto('card_list_item')
      .values({ list_id: listId, ...card, note: plainText(note) })
      .onConflict((there) => there.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added) await touch(trx, listId);
  });
}

export async function changeNote(db: Db, { id, list_id }: ItemRow, note: string): Promise<ItemRow | undefined> {
  return inTransaction(db, async (trx) => {
    const item = await trx
      .updateTable('card_list_item')
      .set({ note: plainText(note) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (item) await touch(trx, list_id);
    return item;
  });
}

/** Removes an entry. It can be restored for a day. */
export async function removeItem(db: Db, listId: number, itemId: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { numAffectedRows } = await sql`
      with removed as (delete from card_list_item where id = ${itemId} and list_id = ${listId} returning ${ENTRY})
      insert into card_list_removed_item (${ENTRY}) select * from removed`.execute(trx);
    if (numAffectedRows) await touch(trx, listId);
  });
}

/**
 * Restores an entry, unless its card was added again. Idempotent. Returns false if the entry expired or never existed.
 */
export async function restoreItem(db: Db, listId: number, itemId: number): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const { rows } = await sql<{ is_restored: boolean }>`
      with restored as (
          delete from card_list_removed_item where id = ${itemId} and list_id = ${listId} returning ${ENTRY}),
        entered as (
          insert into card_list_item (${ENTRY}) overriding system value select * from restored on conflict do nothing)
      select exists (select from restored) as is_restored`.execute(trx);
    if (rows[0]!.is_restored) {
      await touch(trx, listId);
      return true;
    }
    const there = trx.selectFrom('card_list_item').where('id', '=', itemId).where('list_id', '=', listId);
    return (await there.select('id').executeTakeFirst()) !== undefined;
  });
}

const ENTRY = sql.raw('id, list_id, talent_id, request_id, note, created_at');

async function touch(trx: Transaction<Schema>, id: number): Promise<void> {
  await sql`update card_list set modified_at = now() where id = ${id}`.execute(trx);
}

function keptOrNewKey() {
  return sql`coalesce(public_key, ${randomBytes(16).toString('base64url')})`;
}

function cleanName(name: string): string {
  const line = oneLine(name);
  if (!line) throw invalidField('name', formatMessage(errors.empty));
  return line;
}
