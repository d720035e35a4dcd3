import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import type { PairIds } from './queries.ts';

/**
 * Locks both cards before a relation of theirs is moved: cards say whether they have open relations, so a move writes them, and whoever
 * archives a card holds it before its relations.
 */
export async function lockPair(trx: Transaction<Schema>, { requestId, talentId }: PairIds): Promise<void> {
  await sql`
    select from request q join talent t on t.id = ${talentId} where q.id = ${requestId} for no key update`.execute(trx);
}

/** The talents that a locked job has relations with, for whoever moves those at once. */
export async function lockTalentsOf(trx: Kysely<Schema>, requestId: number): Promise<void> {
  await sql`
    select from talent where id in (select talent_id from relation where request_id = ${requestId}) order by id
    for no key update`.execute(trx);
}
