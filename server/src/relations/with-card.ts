import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import { type Selectable, sql, type Transaction } from 'kysely';
import { writeAuditEntries, type Doer } from '../core/audit/changed.ts';
import type { Schema } from '../infra/db/schema.ts';
import { isBeforeHire } from './queries.ts';
import { formatMessage } from '../core/messages/format-message.ts';
import * as events from '../core/messages/events.ts';

/**
 * Withdraws the open relations of archived cards; hires are kept. Neither withdrawing nor restoring counts as a move.
 */
export async function archiveWithCards(
  trx: Transaction<Schema>,
  kind: CardKind,
  cardIds: number[],
  doer: Doer,
): Promise<void> {
  const { rows } = await sql<Moved>`
    with former as (
      select id, status, case when status = 'proceeded' then proceed_reason_id end as step from relation
      where ${sql.ref(`${kind}_id`)} = any(${cardIds}::int[]) and ${isBeforeHire('relation')} for update),
    moved as (
      update relation set status = 'archived' from former where relation.id = former.id
      returning relation.id, former.status, former.step)
    insert into relation_event (relation_id, side, from_status, from_step, to_status, why)
    select id, 'none', status, step, 'archived', ${formatMessage(events.cardArchived, { kind })} from moved
    returning relation_id, from_status, to_status`.execute(trx);
  await writeAuditEntries(trx, doer, ...rows.map(entryOf));
}

/** Restores the relations that were withdrawn with the cards, unless the card of the other side is also archived. */
export async function restoreWithCards(
  trx: Transaction<Schema>,
  kind: CardKind,
  cardIds: number[],
  doer: Doer,
): Promise<void> {
  const { other } = KINDS[kind];
  const { rows } = await sql<Moved>`
    with former as (
      select r.id, last.from_status, last.from_step from relation r
      join ${sql.table(other)} o on o.id = ${sql.ref(`r.${other}_id`)} and o.is_active
      join lateral (
        select side, from_status, from_step from relation_event where relation_id = r.id order by id desc limit 1) last on true
      where ${sql.ref(`r.${kind}_id`)} = any(${cardIds}::int[]) and r.status = 'archived' and last.side = 'none' for update of r),
    moved as (
      update relation set status = former.from_status from former where relation.id = former.id
      returning relation.id, relation.status, former.from_step)
    insert into relation_event (relation_id, side, from_status, to_status, to_step, why)
    select id, 'none', 'archived', status, from_step, ${formatMessage(events.cardRestored)} from moved
    returning relation_id, from_status, to_status`.execute(trx);
  await writeAuditEntries(trx, doer, ...rows.map(entryOf));
}

type Moved = Pick<Selectable<Schema['relation_event']>, 'relation_id' | 'from_status' | 'to_status'>;

function entryOf({ relation_id, from_status, to_status }: Moved) {
  const [before, after] = [{ status: from_status }, { status: to_status }];
  return { action: 'moved', subject: 'relation', id: relation_id, before, after } as const;
}
