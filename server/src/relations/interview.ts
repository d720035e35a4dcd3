import { INTERVIEW } from '@crewdock/contract/steps';
import { type Selectable, sql, type Transaction } from 'kysely';
import { writeAuditEntries, type Doer } from '../core/audit/changed.ts';
import type { Schema } from '../infra/db/schema.ts';
import { notifyStaffOfRelation } from './emails.ts';
import { lockPair } from './lock.ts';
import { recordRelationEvent, updateRelation } from './moves.ts';
import type { CardPair } from './pair.ts';
import type { RelationStep } from './step.ts';

/** The row of a relation that is locked until the transaction ends. */
type Held = Selectable<Schema['relation']>;

/** A change of an interview, for the relation's history. */
interface News {
  side: RelationStep['side'];
  /** null if the change came through the link in the mail. */
  personId: number | null;
  why: string;
  /** Whether the interview was booked. */
  isBooked: boolean;
}

/** Locks both cards and then the relation, like every move: another lock order would cause deadlocks. */
export async function holdRelation(trx: Transaction<Schema>, id: number): Promise<Held | undefined> {
  const ids = await trx
    .selectFrom('relation')
    .select(['request_id as requestId', 'talent_id as talentId'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!ids) return undefined;
  await lockPair(trx, ids);
  const { rows } = await sql<Held>`select * from relation where id = ${id} for update`.execute(trx);
  return rows[0];
}

/**
 * Adds an entry to the history of a locked relation. When an interview is booked, a confirmed relation proceeds to the
 * interview step; later steps are kept. Sends no mail, because the invitation already informs both sides.
 */
export async function rememberInterview(
  trx: Transaction<Schema>,
  relation: Held,
  { side, personId, why, isBooked }: News,
  pair: Pick<CardPair, 'request' | 'talent'>,
  doer: Doer,
): Promise<void> {
  const step = relation.status === 'proceeded' ? relation.proceed_reason_id : null;
  const stays = { from: relation.status, fromStep: step, to: relation.status, toStep: step, side, why };
  if (!isBooked || relation.status !== 'confirmed') return recordRelationEvent(trx, relation.id, stays, personId);
  const after = { proceed_reason_id: INTERVIEW };
  const moved = { ...stays, ...(await updateRelation(trx, relation, 'proceed', { columns: after }))! };
  await recordRelationEvent(trx, relation.id, moved, personId);
  const entry = { action: 'moved', subject: 'relation', id: relation.id } as const;
  await writeAuditEntries(trx, doer, { ...entry, before: relation, after: { ...after, status: moved.to } });
  await notifyStaffOfRelation(trx, moved, pair, doer);
}
