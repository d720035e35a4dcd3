import type { CardKind } from '@crewdock/contract/kinds';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { writeAuditEntries, type Doer } from '../core/audit/changed.ts';
import type { Schema } from '../infra/db/schema.ts';

interface Gift {
  /** Person ids of the current and the new owner. */
  from: number;
  into: number;
  /** SQL condition for the cards to transfer. */
  which: RawBuilder<unknown>;
}

/**
 * Transfers cards to another owner; their relations move with them. Cards get new numbers of the new owner, and the old
 * public ids keep working. The market index does not change.
 */
export async function giveCards(
  trx: Transaction<Schema>,
  kind: CardKind,
  { from, into, which }: Gift,
  doer: Doer,
): Promise<void> {
  const theirs = sql`owner_id = ${from} and ${which}`;
  await sql`
    insert into former_public_id (kind, owner_number, card_number, card_id)
    select ${kind}, (select owner_number from person where id = ${from}), card_number, id
    from ${sql.table(kind)} where ${theirs}`.execute(trx);
  const { rows } = await sql<{ id: number }>`
    with card as (
      select id, row_number() over (order by card_number) as place from ${sql.table(kind)} where ${theirs}),
    reserved as (
      update person set next_card_number = next_card_number + (select count(*)::integer from card)
      where id = ${into} returning next_card_number - (select count(*)::integer from card) as first)
    update ${sql.table(kind)} c
    set owner_id = ${into}, card_number = reserved.first + card.place - 1, version = c.version + 1
    from card, reserved where c.id = card.id returning c.id`.execute(trx);
  const entry = { action: 'changed', subject: kind, before: { owner_id: from }, after: { owner_id: into } } as const;
  await writeAuditEntries(trx, doer, ...rows.map(({ id }) => ({ ...entry, id })));
}
