import { type Kysely, sql } from 'kysely';
import { type Context, requirePerson } from '../core/context/context.ts';
import type { Schema } from '../infra/db/schema.ts';
import { ascendingText, isWrittenSince } from '../infra/db/total-order.ts';
import {
  type CursorPage,
  type ListOrder,
  type PageQuery,
  type PageRow,
  readCursorPage,
} from '../infra/http/cursor-pages.ts';
import { type EntryRow, type InboxAsker, inboxEntries } from './entries.ts';

/** A page of the requester's inbox, oldest first. */
export async function readInboxPage(query: PageQuery, context: Context): Promise<CursorPage<EntryRow>> {
  const order: ListOrder = {
    list: ['inbox', requirePerson(context).id, context.company?.id ?? null],
    keys: [{ value: sql`since`, type: 'timestamptz' }, ascendingText(sql`key`)],
    changedSince: (transaction) => isWrittenSince(sql`row_version`, transaction),
  };
  return readCursorPage(order, query, context, async ({ columns, condition, end }) => {
    const { rows } = await sql<EntryRow & PageRow>`
      select entry.*, ${columns} from ${inboxEntries(context)} entry where ${condition} ${end}`.execute(context.db);
    return rows;
  });
}

export async function countInbox(asker: InboxAsker & { db: Kysely<Schema> }): Promise<number> {
  return (await summarizeInbox(asker)).count;
}

/** Number of entries in the requester's inbox, and when the newest one started to wait. */
export async function summarizeInbox({
  db,
  ...asker
}: InboxAsker & { db: Kysely<Schema> }): Promise<{ count: number; newest: Date | null }> {
  const { rows } = await sql<{ count: number; newest: Date | null }>`
    select count(*) as count, max(since) as newest from ${inboxEntries(asker)} entry`.execute(db);
  return rows[0]!;
}
