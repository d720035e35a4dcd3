import type { RelationStatus } from '@crewdock/contract/relations';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { changed } from '../platform/audit/changed.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Schema } from '../platform/db/schema.ts';
import { type Context, personOf } from '../platform/http/context.ts';
import type { WithNames } from '../dictionaries/names.ts';
import { conflict, permissionDenied } from '../platform/http/errors.ts';
import { tellMove } from './letters.ts';
import { countMove } from './limit.ts';
import { linkedPair, type Pair } from './pair.ts';
import { type Move, MOVES_FROM, mayMove, sideOf } from './policy.ts';
import { presentRelation } from './present.ts';
import { findRelation, type PairIds, type RelationRow } from './queries.ts';
import type { Step } from './step.ts';

/** A pair and its relation after a move. */
export type Moved = Pair & { relation: RelationRow };

/** What a move writes besides the status, and what it is remembered for. */
export interface Change {
  /** The status that the mover saw; another one there now is a conflict. */
  from?: RelationStatus;
  columns?: Partial<Pick<RelationRow, 'rejection_reason_id' | 'comment' | 'proceed_reason_id' | 'start_date' | 'rate'>>;
  why?: string;
}

const TARGET: Record<Exclude<Move, 'unarchive'>, RelationStatus> = {
  confirm: 'confirmed',
  reject: 'rejected',
  proceed: 'proceeded',
  archive: 'archived',
};

/**
 * One conditional update: of several people who move at once one wins, and the others are told where it stands. Who repeats
 * their own last move gets its outcome again. History, mail and the staff's inbox are written with it.
 */
export async function moveRelation(
  ids: PairIds,
  move: Move,
  change: Change,
  context: Context & WithNames,
): Promise<Moved> {
  const { relation: seen, ...pair } = await linkedPair(ids, context);
  if (!mayMove(move, pair.standing, seen)) throw permissionDenied();
  await countMove(context);
  const isMoved = await inTransaction(context.db, async (trx) => {
    const statuses = MOVES_FROM[move].filter((status) => change.from === undefined || status === change.from);
    const moved = await update(trx, seen.id, statuses, columnsOf(move, change));
    if (!moved) return false;
    const event = { ...moved, side: sideOf(pair.standing, move, seen), why: change.why ?? '' };
    await remember(trx, seen.id, event, personOf(context).id);
    const after = { ...change.columns, status: moved.to };
    const before = { ...seen, status: moved.from };
    await changed(trx, context, { action: 'moved', subject: 'relation', id: seen.id, before, after });
    await tellMove(trx, event, pair, context);
    return true;
  });
  const relation = (await findRelation(context.db, seen.id))!;
  if (!isMoved && !isOwnRepeat(move, relation, context)) {
    throw conflict('Somebody else moved it meanwhile.', await presentRelation(relation, pair, context));
  }
  return { ...pair, relation };
}

export async function remember(
  trx: Transaction<Schema>,
  relationId: number,
  { from, to, side, why }: Step,
  personId: number | null,
): Promise<void> {
  await trx
    .insertInto('relation_event')
    .values({ relation_id: relationId, person_id: personId, side, from_status: from, to_status: to, why })
    .execute();
}

/** The update itself; nothing where the relation stands elsewhere by now. */
async function update(
  trx: Transaction<Schema>,
  id: number,
  statuses: readonly RelationStatus[],
  columns: RawBuilder<unknown>,
): Promise<Pick<Step, 'from' | 'to'> | undefined> {
  const { rows } = await sql<{ from: RelationStatus; to: RelationStatus }>`
    with former as (select id, status from relation where id = ${id} for update)
    update relation r set ${columns}, modified_at = now()
    from former where r.id = former.id and former.status = any(${statuses}::text[])
    returning former.status as "from", r.status as "to"`.execute(trx);
  return rows[0];
}

function columnsOf(move: Move, { columns = {} }: Change): RawBuilder<unknown> {
  if (move === 'unarchive') return RESTORED;
  const set = { status: TARGET[move], ...(move === 'confirm' && { is_confirmed: true }), ...columns };
  return sql.join(Object.entries(set).map(([column, value]) => sql`${sql.ref(column)} = ${value}`));
}

/** Back to where the history says it came from. A reason goes with the rejection that it belongs to. */
const RESTORED = sql`
  status = (
    select e.from_status from relation_event e
    where e.relation_id = r.id and e.to_status = r.status and e.from_status <> 'archived'
    order by e.id desc limit 1),
  rejection_reason_id = case when r.status <> 'rejected' then r.rejection_reason_id end,
  comment = case when r.status = 'rejected' then '' else r.comment end`;

function isOwnRepeat(move: Move, now: RelationRow, context: Context): boolean {
  return move !== 'unarchive' && now.status === TARGET[move] && now.last_person_id === personOf(context).id;
}
