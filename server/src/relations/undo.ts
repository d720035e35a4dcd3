import { CARD_KINDS } from '@crewdock/contract/kinds';
import type { RelationStatus } from '@crewdock/contract/relations';
import { type Kysely, sql, type Transaction } from 'kysely';
import { writeAuditEntries } from '../core/audit/changed.ts';
import { type Context, requirePerson } from '../core/context/context.ts';
import { conflictError, notFound } from '../core/errors/errors.ts';
import * as errors from '../core/messages/errors/relation.ts';
import { formatMessage } from '../core/messages/format-message.ts';
import type { WithNames } from '../dictionaries/names.ts';
import { inTransaction } from '../infra/db/in-transaction.ts';
import type { Schema } from '../infra/db/schema.ts';
import { mailsOfMove, notifyStaffOfRelation } from './emails.ts';
import { countMove } from './limit.ts';
import { lockPair } from './lock.ts';
import { isAsSeen, type RelationChange, recordRelationEvent } from './moves.ts';
import { type CardPair, loadPair } from './pair.ts';
import { isParty } from './policy.ts';
import { findOwnPair, findPair, type PairIds, type RelationRow } from './queries.ts';
import { presentRelation } from './present.ts';
import { lockUnchanged, removeRelation } from './remove.ts';
import type { RelationStep } from './step.ts';
import { getUndoStatus } from './undo-deadlines.ts';

type UndoContext = Context & WithNames;

/** A pair after an undo: an undone proposal leaves no relation. */
type UndonePair = CardPair & { relation: RelationRow | null };

/**
 * Undoes the requester's last move (a proposal, a confirmation or the first step) and cancels its email. Returns 409
 * once the email was sent. Idempotent: a repeat returns the same result.
 */
export async function undoMove(ids: PairIds, asked: RelationChange, context: UndoContext): Promise<UndonePair> {
  const pair = await loadPair(ids, context);
  if (!pair || !isParty(pair.standing)) throw notFound();
  await countMove(context);
  const personId = requirePerson(context).id;
  const seen = await findOwnPair(context.db, ids, context.actor);
  if (seen && !isUndone(seen, personId) && isAsSeen(asked, seen)) {
    await inTransaction(context.db, (trx) => undo(trx, ids, seen, pair, context));
  }
  const relation = (await findPair(context.db, ids)) ?? null;
  if (!relation) {
    if (await isUndoneProposal(context.db, ids, personId)) return { ...pair, relation };
    throw notFound();
  }
  if (isUndone(relation, personId)) return { ...pair, relation };
  const isSame = seen?.version === relation.version && isAsSeen(asked, relation);
  const message = formatMessage(isSame ? errors.undoTooLate : errors.moved);
  throw conflictError(message, await presentRelation({ ...pair, relation }, context));
}

/** Undoes the move, unless the relation has changed, its email was sent or somebody else has written a note. */
async function undo(
  trx: Transaction<Schema>,
  ids: PairIds,
  seen: RelationRow,
  pair: CardPair,
  context: UndoContext,
): Promise<void> {
  const personId = requirePerson(context).id;
  const before = getUndoStatus(seen, personId);
  if (before === undefined) return;
  await lockPair(trx, ids);
  if (!(await lockUnchanged(trx, seen, seen.version))) return;
  if (before === null && (await hasNotesOfOthers(trx, seen.id, personId))) return;
  const step: RelationStep = {
    from: seen.status,
    fromStep: seen.status === 'proceeded' ? seen.proceed_reason_id : null,
    to: before ?? 'archived',
    toStep: null,
    side: seen.last_side,
    why: '',
  };
  const sides = CARD_KINDS.filter((side) => side !== step.side);
  const mails = await mailsOfMove(trx, sides, step, pair, context, before === 'proposed' ? seen.id : undefined);
  if (!(await context.outbox.areHeld(trx, ...mails))) return;
  if (before === null) await removeRelation(trx, seen, context);
  else await restore(trx, seen, { before, step }, context);
  await context.outbox.write(trx, ...mails);
  await notifyStaffOfRelation(trx, step, pair, context);
}

async function restore(
  trx: Transaction<Schema>,
  seen: RelationRow,
  { before, step }: { before: RelationStatus; step: RelationStep },
  context: UndoContext,
): Promise<void> {
  const columns = {
    status: before,
    is_confirmed: before !== 'proposed',
    proceed_reason_id: null,
    start_date: null,
    rate: '',
  };
  await trx
    .updateTable('relation')
    .set({ ...columns, modified_at: sql<Date>`now()` })
    .where('id', '=', seen.id)
    .execute();
  await recordRelationEvent(trx, seen.id, step, requirePerson(context).id);
  const entry = { action: 'moved', subject: 'relation', id: seen.id } as const;
  await writeAuditEntries(trx, context, { ...entry, before: { ...seen }, after: columns });
}

/** Whether the person's last move was an undo: no other move leads back to these statuses. */
function isUndone({ status, last_from, last_person_id }: RelationRow, personId: number): boolean {
  const isBack =
    (status === 'proposed' && last_from === 'confirmed') || (status === 'confirmed' && last_from === 'proceeded');
  return isBack && last_person_id === personId;
}

/** Whether the person's proposal of this pair was deleted within the last day. */
async function isUndoneProposal(
  db: Kysely<Schema>,
  { requestId, talentId }: PairIds,
  personId: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from removed_relation where request_id = ${requestId} and talent_id = ${talentId}
      and (events -> 0 ->> 'person_id')::int = ${personId}`.execute(db);
  return rows.length > 0;
}

async function hasNotesOfOthers(trx: Transaction<Schema>, relationId: number, personId: number): Promise<boolean> {
  const { rows } = await sql`
    select from relation_note where relation_id = ${relationId} and person_id is distinct from ${personId} limit 1`.execute(
    trx,
  );
  return rows.length > 0;
}
