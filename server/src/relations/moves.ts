import type { CardKind } from '@crewdock/contract/kinds';
import type { RelationStatus } from '@crewdock/contract/relations';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { writeAuditEntries } from '../core/audit/changed.ts';
import { inTransaction } from '../infra/db/in-transaction.ts';
import type { Schema } from '../infra/db/schema.ts';
import { type Context, requirePerson } from '../core/context/context.ts';
import type { WithNames } from '../dictionaries/names.ts';
import { conflictError, invalidField, permissionDenied } from '../core/errors/errors.ts';
import { tellMove } from './emails.ts';
import { countMove } from './limit.ts';
import { lockPair } from './lock.ts';
import { type LinkedPair, linkedPair } from './pair.ts';
import {
  isHiredRelation,
  type RelationMoveName,
  RELATION_MOVES_FROM,
  isAllowedFrom,
  mayMove,
  type Side,
  getMoveSide,
  type ViewerRole,
} from './policy.ts';
import { presentRelation } from './present.ts';
import { findRelation, type PairIds, type RelationRow } from './queries.ts';
import type { RelationStep } from './step.ts';
import * as errors from '../core/messages/errors/relation.ts';
import { formatMessage } from '../core/messages/format-message.ts';

/** Columns that a move sets besides the status, and the reason for its history entry. */
export interface RelationChange {
  /** Status and step that the requester saw. The move returns a conflict if one of them has changed. */
  from?: RelationStatus;
  from_step?: number | null;
  /** Version of the relation that the requester saw. */
  version?: number;
  columns?: Partial<Pick<RelationRow, 'rejection_reason_id' | 'comment' | 'proceed_reason_id' | 'start_date' | 'rate'>>;
  /** Whether the move ends a hire. */
  endsHire?: boolean;
  why?: string;
}

/** A pair, and the card whose relations the requester moves. */
export interface MovedPair extends PairIds {
  own: CardKind;
}

const TARGET: Record<Exclude<RelationMoveName, 'unarchive'>, RelationStatus> = {
  confirm: 'confirmed',
  reject: 'rejected',
  proceed: 'proceeded',
  archive: 'archived',
};

/**
 * Moves a relation with one conditional update: of concurrent moves one succeeds, the others get 409 with the current
 * state. Idempotent: repeating your own last move returns the same result. Writes history, mails and the staff inbox.
 */
export async function moveRelation(
  { own, ...ids }: MovedPair,
  move: RelationMoveName,
  asked: RelationChange | ((side: Side) => Promise<RelationChange>),
  context: Context & WithNames,
): Promise<LinkedPair> {
  const { relation: seen, ...pair } = await linkedPair(ids, context);
  if (!mayMove(move, pair.standing, seen)) throw permissionDenied();
  const side = getMoveSide(pair.standing, move, seen, own);
  const change = typeof asked === 'function' ? await asked(side) : asked;
  await countMove(context);
  if (isDone(move, change, seen, context)) return { ...pair, relation: seen };
  requireHire(change, seen);
  if (move === 'proceed' && isHiredRelation(seen) && !isTakenBack(change, seen, context))
    throw conflictError(HIRED, await presentRelation({ ...pair, relation: seen }, context));
  const isMoved = await inTransaction(context.db, async (trx) => {
    await lockPair(trx, ids);
    const moved = isPossible(move, change, seen, pair.standing) && (await updateRelation(trx, seen, move, change));
    if (!moved) return false;
    const event = { ...moved, side, why: change.why ?? '' };
    await recordRelationEvent(trx, seen.id, event, requirePerson(context).id);
    const after = { ...change.columns, status: moved.to };
    const before = { ...seen, status: moved.from };
    await writeAuditEntries(trx, context, { action: 'moved', subject: 'relation', id: seen.id, before, after });
    await tellMove(trx, event, pair, context);
    return true;
  });
  const relation = (await findRelation(context.db, seen.id))!;
  if (!isMoved && !isDone(move, change, relation, context)) {
    throw conflictError(formatMessage(errors.moved), await presentRelation({ ...pair, relation }, context));
  }
  return { ...pair, relation };
}

export async function recordRelationEvent(
  trx: Transaction<Schema>,
  relationId: number,
  { from, fromStep, to, toStep, side, why }: RelationStep,
  personId: number | null,
): Promise<void> {
  await trx
    .insertInto('relation_event')
    .values({
      relation_id: relationId,
      person_id: personId,
      side,
      from_status: from,
      from_step: fromStep,
      to_status: to,
      to_step: toStep,
      why,
    })
    .execute();
}

/** Whether the move has no effect, because the requester made it last or the relation is already at that step. */
function isDone(move: RelationMoveName, { columns = {} }: RelationChange, now: RelationRow, context: Context): boolean {
  const isTheirs = now.last_person_id === requirePerson(context).id;
  if (move === 'unarchive') {
    return (
      isTheirs &&
      !RELATION_MOVES_FROM.unarchive.includes(now.status) &&
      RELATION_MOVES_FROM.unarchive.some((from) => from === now.last_from)
    );
  }
  const isSame = Object.entries(columns).every(([column, value]) => now[column as keyof typeof columns] === value);
  return now.status === TARGET[move] && isSame && (isTheirs || move === 'proceed');
}

const HIRED = formatMessage(errors.hired);

/**
 * Whether the move undoes a hire: the person who made the hire returns to the previous step, and names the hire as the
 * step that they saw.
 */
function isTakenBack({ from_step, columns = {} }: RelationChange, now: RelationRow, context: Context): boolean {
  return (
    from_step === now.proceed_reason_id &&
    now.last_person_id === requirePerson(context).id &&
    now.last_from_step !== null &&
    columns.proceed_reason_id === now.last_from_step
  );
}

function requireHire({ endsHire }: RelationChange, relation: RelationRow): void {
  if (endsHire && !isHiredRelation(relation)) {
    throw invalidField('rt_rejection_reason', formatMessage(errors.reasonOfHire));
  }
}

function isPossible(
  move: RelationMoveName,
  change: RelationChange,
  relation: RelationRow,
  standing: ViewerRole,
): boolean {
  return isAsSeen(change, relation) && isAllowedFrom(relation.status, move, standing);
}

/** Whether the relation is still in the state that the requester saw. */
export function isAsSeen(
  { from, from_step, version }: RelationChange,
  { status, proceed_reason_id, version: current }: RelationRow,
): boolean {
  if (version !== undefined && version !== current) return false;
  if (from !== undefined && from !== status) return false;
  return from_step === undefined || from_step === proceed_reason_id;
}

/** The conditional update. Returns undefined if the relation has moved since. */
export async function updateRelation(
  trx: Transaction<Schema>,
  seen: Pick<RelationRow, 'id' | 'status' | 'proceed_reason_id'>,
  move: RelationMoveName,
  change: RelationChange,
): Promise<Pick<RelationStep, 'from' | 'fromStep' | 'to' | 'toStep'> | undefined> {
  const { rows } = await sql<{
    from: RelationStatus;
    fromStep: number | null;
    to: RelationStatus;
    toStep: number | null;
  }>`
    with former as (select id, status, proceed_reason_id, version from relation where id = ${seen.id} for update)
    update relation r set ${columnsOf(move, change)}, modified_at = now()
    from former where r.id = former.id
      and (former.status, former.proceed_reason_id) is not distinct from (${seen.status}, ${seen.proceed_reason_id}::smallint)
      and former.version = coalesce(${change.version ?? null}::int, former.version)
    returning former.status as "from", ${stepOf('former')} as "fromStep", r.status as "to", ${stepOf('r')} as "toStep"`.execute(
    trx,
  );
  return rows[0];
}

/**
 * SQL for the step of a relation, null unless it is proceeded. Rejected and withdrawn relations keep their last step in
 * the column, so that the step can be restored.
 */
function stepOf(relation: string): RawBuilder<number | null> {
  return sql`case when ${sql.ref(`${relation}.status`)} = 'proceeded' then ${sql.ref(`${relation}.proceed_reason_id`)} end`;
}

function columnsOf(move: RelationMoveName, { columns = {} }: RelationChange): RawBuilder<unknown> {
  if (move === 'unarchive') return RESTORED;
  const set = { status: TARGET[move], ...(move === 'confirm' && { is_confirmed: true }), ...columns };
  return sql.join(Object.entries(set).map(([column, value]) => sql`${sql.ref(column)} = ${value}`));
}

/** Restores the previous status from the history. The rejection reason is cleared together with the rejection. */
const RESTORED = sql`
  status = (
    select e.from_status from relation_event e
    where e.relation_id = r.id and e.to_status = r.status and e.from_status <> 'archived'
    order by e.id desc limit 1),
  rejection_reason_id = case when r.status <> 'rejected' then r.rejection_reason_id end,
  comment = case when r.status = 'rejected' then '' else r.comment end`;
