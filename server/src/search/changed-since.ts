import type { CardKind } from '@crewdock/contract/kinds';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../infra/db/schema.ts';
import { isWrittenSince, rowVersion } from '../infra/db/total-order.ts';

/**
 * SQL expression for the id of the first transaction whose market changes this statement may miss, as text. It stays
 * the same until the market changes, so that pages with cursors can be cached.
 */
export const FIRST_UNSEEN = `(
  select least(pg_snapshot_xmin(pg_current_snapshot())::text::bigint, 1 + greatest(
    (select xid::text::bigint from market_change order by xid desc limit 1), trimmed::text::bigint, emptied::text::bigint
  ))::text from market_change_loss)`;

/**
 * Returns the ids of the market's cards that were changed by this transaction or a later one. Reads the log of changes,
 * which covers the last 15 minutes. For older transactions, reads the index rows, which takes longer.
 */
export async function changedSince(db: Kysely<Schema>, kind: CardKind, transaction: string): Promise<number[]> {
  const { rows } = await sql<{ card_id: number | null; is_trimmed: boolean }>`
    select loss.is_trimmed, changed.card_id
    from (select trimmed >= ${transaction}::xid8 or emptied >= ${transaction}::xid8 as is_trimmed
      from market_change_loss) loss
    left join (
      select distinct unnest(card_ids) as card_id from market_change where kind = ${kind} and xid >= ${transaction}::xid8
    ) changed on not loss.is_trimmed`.execute(db);
  if (rows[0]?.is_trimmed) return writtenSince(db, kind, Number(transaction));
  return rows.flatMap(({ card_id: id }) => (id === null ? [] : [id]));
}

async function writtenSince(db: Kysely<Schema>, kind: CardKind, transaction: number): Promise<number[]> {
  const { rows } = await sql<{ card_id: number }>`
    select m.card_id from ${sql.table(`market_${kind}`)} m
    where ${isWrittenSince(rowVersion('m'), transaction)}`.execute(db);
  return rows.map(({ card_id: id }) => id);
}
