import { CARD_KINDS, type CardKind } from '@crewdock/contract/kinds';
import { sql, type Transaction } from 'kysely';
import { changed, type Doer } from '../../../platform/audit/changed.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Both } from './accounts.ts';

/**
 * Cards go over with their relations, which are the cards' own. Their numbers are their owner's series: they get new ones, and the public ids that they
 * had lead to them still. Nothing of what the market goes by changes.
 */
export async function moveCards(trx: Transaction<Schema>, both: Both, doer: Doer): Promise<void> {
  await keepFormerIds(trx, both);
  for (const kind of CARD_KINDS) await renumber(trx, kind, both, doer);
}

async function keepFormerIds(trx: Transaction<Schema>, { from }: Both): Promise<void> {
  for (const kind of CARD_KINDS) {
    await sql`
      insert into former_public_id (kind, owner_number, card_number, card_id)
      select ${kind}, ${from.owner_number}::integer, card_number, id from ${sql.table(kind)} where owner_id = ${from.id}`.execute(
      trx,
    );
  }
}

async function renumber(trx: Transaction<Schema>, kind: CardKind, { from, into }: Both, doer: Doer): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    with card as (
      select id, row_number() over (order by card_number) as place from ${sql.table(kind)} where owner_id = ${from.id}),
    reserved as (
      update person set next_card_number = next_card_number + (select count(*)::integer from card)
      where id = ${into.id} returning next_card_number - (select count(*)::integer from card) as first)
    update ${sql.table(kind)} c
    set owner_id = ${into.id}, card_number = reserved.first + card.place - 1, version = c.version + 1
    from card, reserved where c.id = card.id returning c.id`.execute(trx);
  const entry = {
    action: 'changed',
    subject: kind,
    before: { owner_id: from.id },
    after: { owner_id: into.id },
  } as const;
  await changed(trx, doer, ...rows.map(({ id }) => ({ ...entry, id })));
}
